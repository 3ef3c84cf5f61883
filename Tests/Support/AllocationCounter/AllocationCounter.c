#include "AllocationCounter.h"

#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local uint64_t count;
static _Thread_local uint64_t bytes;

// The program's own definitions take precedence over the C library's, everywhere in the process.
void *malloc(size_t size) {
  count += 1;
  bytes += size;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  bytes += number * size;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  bytes += size;
  return __libc_realloc(block, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  bytes += size;
  *result = __libc_memalign(alignment, size);
  return *result == NULL ? 12 : 0;
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  bytes += size;
  return __libc_memalign(alignment, size);
}

bool allocation_counter_is_available(void) { return true; }
uint64_t allocation_counter_value(void) { return count; }
uint64_t allocation_counter_bytes(void) { return bytes; }

#else

bool allocation_counter_is_available(void) { return false; }
uint64_t allocation_counter_value(void) { return 0; }
uint64_t allocation_counter_bytes(void) { return 0; }

#endif
