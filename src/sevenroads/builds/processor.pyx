"""What this processor can run, and what the modules beside this one were built for."""

cdef extern from *:
    """
    #if defined(__x86_64__)
    /* x86-64-v3 has a few more parts. Every processor with these four has them all. */
    static int runs_v3(void) {
        __builtin_cpu_init();
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
            && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
    }
    #else
    static int runs_v3(void) { return 0; }
    #endif
    """
    bint runs_v3()
    const char *SEVENROADS_BUILD

BASE = SEVENROADS_BUILD.decode()
RUNS_V3 = bool(runs_v3())
