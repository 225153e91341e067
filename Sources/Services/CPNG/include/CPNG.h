/* libpng for Swift: its simplified interface, looked up when the first picture is read. No header of libpng is needed: the
   structure is that of png.h, version 1 of the interface, which libpng keeps ("libpng-manual.txt", section V). */

#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/* Loads the library, once. NULL, or why it cannot be used: a text of the dynamic loader's. */
const char *cp_load(const char *name);

/* Reads a picture as gray and alpha, two bytes for each pixel, by rows from the top. The caller frees the result. NULL for
   what is no picture, or is wider or higher than `most`. */
uint8_t *cp_read(const uint8_t *bytes, size_t count, uint32_t most, uint32_t *width, uint32_t *height);

#endif
