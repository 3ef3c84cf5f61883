// The one function of the system that the core calls.
#pragma once

typedef __SIZE_TYPE__ size_t;

long write(int descriptor, const void *_Nonnull bytes, size_t count);
