/**
 * Under load V8 would let the heap grow to four times what is in use, beside a young generation of 96 MB, and the
 * C library would keep what each thread has freed (docs/decisions/0065).
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2' };
