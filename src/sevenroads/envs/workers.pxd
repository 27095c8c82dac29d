"""Threads that share the work of a batch: they wait between steps, take a few games at a time, and never enter Python.

Each thread has its own part of the games, the same in every step, so that they stay in the cache of its core. A
thread that has finished its part helps with the others, so a step does not wait for a thread that the system has not
woken yet. The threads of a process do not exist in its forks; there the caller does all the work.
"""

cdef extern from *:
    """
    #include <pthread.h>
    #include <sched.h>
    #include <signal.h>
    #include <stdint.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>
    #if defined(__x86_64__)
    #define SR_PAUSE() __builtin_ia32_pause()
    #else
    #define SR_PAUSE() ((void)0)
    #endif
    enum {
        /* Polls before a waiting thread goes to sleep: some ten microseconds, about as long as waking it takes. */
        SR_POLLS = 1000,
        /* Polls before it offers its core to others: on a busy computer the thread it waits for may need it. */
        SR_POLLS_AT_ONCE = 64
    };

    typedef void (*sr_work)(void *context, int first, int last);

    typedef struct sr_workers sr_workers;

    /* A thread and its part of the items. What several threads write to has cache lines of its own. */
    typedef struct {
        _Alignas(64) int64_t next;      /* the first item that nobody has taken */
        int64_t first, end;
        sr_workers *workers;
        pthread_t thread;
    } sr_part;

    struct sr_workers {
        sr_work work;
        void *context;
        int chunk;
        int threads;                    /* that were started */
        int stopping, asleep;
        pid_t process;
        pthread_mutex_t mutex;
        pthread_cond_t woken;
        _Alignas(64) uint64_t step;     /* counts the calls of sr_share */
        _Alignas(64) int busy;          /* threads that may be working */
        int parts;
        sr_part part[];                 /* first the caller's */
    };

    static void sr_pause(unsigned polls) {
        if (polls % SR_POLLS_AT_ONCE == SR_POLLS_AT_ONCE - 1) sched_yield();
        else SR_PAUSE();
    }

    /* Work on a part of the items, then on what is left of the others. */
    static void sr_take(sr_workers *w, int own) {
        for (int i = 0; i < w->parts; i++) {
            sr_part *part = &w->part[(own + i) % w->parts];
            for (;;) {
                int64_t first = __atomic_fetch_add(&part->next, w->chunk, __ATOMIC_ACQ_REL);
                int64_t last = first + w->chunk;
                if (first >= part->end) break;
                w->work(w->context, (int)first, (int)(last < part->end ? last : part->end));
            }
        }
    }

    static uint64_t sr_wait(sr_workers *w, uint64_t seen) {
        uint64_t step;
        for (int i = 0; i < SR_POLLS; i++) {
            step = __atomic_load_n(&w->step, __ATOMIC_ACQUIRE);
            if (step != seen) return step;
            sr_pause(i);
        }
        pthread_mutex_lock(&w->mutex);
        w->asleep++;
        while ((step = __atomic_load_n(&w->step, __ATOMIC_ACQUIRE)) == seen) pthread_cond_wait(&w->woken, &w->mutex);
        w->asleep--;
        pthread_mutex_unlock(&w->mutex);
        return step;
    }

    static void *sr_run(void *given) {
        sr_part *part = given;
        sr_workers *w = part->workers;
        uint64_t seen = 0;
        for (;;) {
            seen = sr_wait(w, seen);
            if (w->stopping) return NULL;
            __atomic_fetch_add(&w->busy, 1, __ATOMIC_ACQ_REL);
            sr_take(w, (int)(part - w->part));
            __atomic_fetch_sub(&w->busy, 1, __ATOMIC_ACQ_REL);
        }
    }

    static void sr_wake(sr_workers *w) {
        pthread_mutex_lock(&w->mutex);
        __atomic_fetch_add(&w->step, 1, __ATOMIC_ACQ_REL);
        int asleep = w->asleep;
        /* First, so that no thread wakes only to wait for the mutex. */
        pthread_mutex_unlock(&w->mutex);
        if (asleep) pthread_cond_broadcast(&w->woken);
    }

    /* Start threads beside the caller's own, for steps of so many items; fewer if the system gives no more. */
    static sr_workers *sr_start(int threads, int items, int chunk) {
        size_t size = sizeof(sr_workers) + (threads + 1) * sizeof(sr_part);
        sr_workers *w = aligned_alloc(_Alignof(sr_workers), size);
        if (!w) return NULL;
        memset(w, 0, size);
        pthread_mutex_init(&w->mutex, NULL);
        pthread_cond_init(&w->woken, NULL);
        w->process = getpid();
        w->chunk = chunk;
        w->parts = threads + 1;
        int64_t chunks = (items + chunk - 1) / chunk;
        for (int i = 0; i < w->parts; i++) {
            sr_part *part = &w->part[i];
            int64_t end = chunks * (i + 1) / w->parts * chunk;
            part->workers = w;
            part->first = chunks * i / w->parts * chunk;
            part->next = part->end = end < items ? end : items;
        }
        /* New threads inherit the mask. A signal must reach a thread of the program, which may be waiting for it. */
        sigset_t all, before;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        while (w->threads < threads) {
            sr_part *part = &w->part[w->threads + 1];
            if (pthread_create(&part->thread, NULL, sr_run, part)) break;
            w->threads++;
        }
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
        for (int i = 0; i < w->parts; i++) __atomic_store_n(&w->part[i].next, w->part[i].first, __ATOMIC_RELEASE);
        sr_wake(w);
        sr_take(w, 0);
        for (unsigned i = 0; __atomic_load_n(&w->busy, __ATOMIC_ACQUIRE); i++) sr_pause(i);
    }

    static void sr_stop(sr_workers *w) {
        if (!w) return;
        if (w->process == getpid()) {
            w->stopping = 1;
            sr_wake(w);
            for (int i = 1; i <= w->threads; i++) pthread_join(w->part[i].thread, NULL);
            pthread_mutex_destroy(&w->mutex);
            pthread_cond_destroy(&w->woken);
        }
        free(w);
    }
    """
    ctypedef struct Workers "sr_workers":
        pass
    Workers* start_workers "sr_start"(int threads, int items, int chunk) noexcept nogil
    void share "sr_share"(Workers* workers, void (*work)(void*, int, int) noexcept nogil, void* context, int items) noexcept nogil
    void stop_workers "sr_stop"(Workers* workers) noexcept nogil
