// The functions of the system that the core calls.
#pragma once

typedef __SIZE_TYPE__ size_t;

int pthread_main_np(void);
long write(int descriptor, const void *_Nonnull bytes, size_t count);
