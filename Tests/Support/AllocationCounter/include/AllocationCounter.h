#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted in this build: not under a sanitizer, and with glibc only.
bool allocation_counter_is_available(void);

/// The number of allocations that this thread has made.
uint64_t allocation_counter_value(void);

/// The number of bytes that these asked for.
uint64_t allocation_counter_bytes(void);

#endif
