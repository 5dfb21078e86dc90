/**
 * Under load V8 would let the heap grow to four times what is in use, beside a young generation of 96 MB, and the
 * C library would keep what each thread has freed (docs/decisions/0065), up to the size of the largest piece that it has
 * ever taken back (docs/decisions/0106).
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
/** The underscore at the end belongs to the name. */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
