"""Threads that share the work of a batch: they wait between steps, take a few games at a time, and never enter Python.

A thread that is late takes nothing, so a step does not wait for one that the system has not woken yet. The threads
of a process do not exist in its forks; there the caller does all the work.
"""

cdef extern from *:
    """
    #include <pthread.h>
    #include <sched.h>
    #include <signal.h>
    #include <stdint.h>
    #include <stdlib.h>
    #include <unistd.h>
    #if defined(__x86_64__)
    #define SR_PAUSE() __builtin_ia32_pause()
    #else
    #define SR_PAUSE() ((void)0)
    #endif
    /* Polls before a waiting thread goes to sleep: some ten microseconds, about as long as waking it takes. */
    enum { SR_POLLS = 1000 };

    typedef void (*sr_work)(void *context, int first, int last);

    typedef struct {
        sr_work work;
        void *context;
        int items, chunk;
        int64_t next;          /* the first item that nobody has taken */
        int busy;              /* threads that may be working */
        int stopping, asleep;
        uint64_t step;         /* counts the calls of sr_share */
        pthread_mutex_t mutex;
        pthread_cond_t woken;
        pid_t process;
        int threads;
        pthread_t thread[];
    } sr_workers;

    static void sr_take(sr_workers *w) {
        for (;;) {
            int64_t first = __atomic_fetch_add(&w->next, w->chunk, __ATOMIC_ACQ_REL);
            if (first >= w->items) return;
            int64_t last = first + w->chunk;
            w->work(w->context, (int)first, last < w->items ? (int)last : w->items);
        }
    }

    static uint64_t sr_wait(sr_workers *w, uint64_t seen) {
        uint64_t step;
        for (int i = 0; i < SR_POLLS; i++) {
            step = __atomic_load_n(&w->step, __ATOMIC_ACQUIRE);
            if (step != seen) return step;
            SR_PAUSE();
        }
        pthread_mutex_lock(&w->mutex);
        w->asleep++;
        while ((step = __atomic_load_n(&w->step, __ATOMIC_ACQUIRE)) == seen) pthread_cond_wait(&w->woken, &w->mutex);
        w->asleep--;
        pthread_mutex_unlock(&w->mutex);
        return step;
    }

    static void *sr_run(void *given) {
        sr_workers *w = given;
        uint64_t seen = 0;
        for (;;) {
            seen = sr_wait(w, seen);
            if (w->stopping) return NULL;
            __atomic_fetch_add(&w->busy, 1, __ATOMIC_ACQ_REL);
            sr_take(w);
            __atomic_fetch_sub(&w->busy, 1, __ATOMIC_ACQ_REL);
        }
    }

    static void sr_wake(sr_workers *w) {
        pthread_mutex_lock(&w->mutex);
        __atomic_fetch_add(&w->step, 1, __ATOMIC_ACQ_REL);
        if (w->asleep) pthread_cond_broadcast(&w->woken);
        pthread_mutex_unlock(&w->mutex);
    }

    /* Start threads beside the caller's own; fewer if the system gives no more. */
    static sr_workers *sr_start(int threads, int chunk) {
        sr_workers *w = calloc(1, sizeof(sr_workers) + threads * sizeof(pthread_t));
        if (!w) return NULL;
        pthread_mutex_init(&w->mutex, NULL);
        pthread_cond_init(&w->woken, NULL);
        w->process = getpid();
        w->chunk = chunk;
        /* New threads inherit the mask. A signal must reach a thread of the program, which may be waiting for it. */
        sigset_t all, before;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        while (w->threads < threads && !pthread_create(&w->thread[w->threads], NULL, sr_run, w)) w->threads++;
        pthread_sigmask(SIG_SETMASK, &before, NULL);
        return w;
    }

    /* Do work(context, first, last) for all items; returns when everything is done. */
    static void sr_share(sr_workers *w, sr_work work, void *context, int items) {
        if (!w || items <= w->chunk || w->process != getpid()) {
            work(context, 0, items);
            return;
        }
        w->work = work;
        w->context = context;
        w->items = items;
        __atomic_store_n(&w->next, 0, __ATOMIC_RELEASE);
        sr_wake(w);
        sr_take(w);
        for (int i = 0; __atomic_load_n(&w->busy, __ATOMIC_ACQUIRE); i++) {
            if (i < SR_POLLS) SR_PAUSE();
            else sched_yield();
        }
    }

    static void sr_stop(sr_workers *w) {
        if (!w) return;
        if (w->process == getpid()) {
            w->stopping = 1;
            sr_wake(w);
            for (int i = 0; i < w->threads; i++) pthread_join(w->thread[i], NULL);
            pthread_mutex_destroy(&w->mutex);
            pthread_cond_destroy(&w->woken);
        }
        free(w);
    }
    """
    ctypedef struct Workers "sr_workers":
        pass
    Workers* start_workers "sr_start"(int threads, int chunk) noexcept nogil
    void share "sr_share"(Workers* workers, void (*work)(void*, int, int) noexcept nogil, void* context, int items) noexcept nogil
    void stop_workers "sr_stop"(Workers* workers) noexcept nogil
