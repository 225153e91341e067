#include "CPNG.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/* png_image of png.h. */
typedef struct {
  void *opaque;
  uint32_t version;
  uint32_t width;
  uint32_t height;
  uint32_t format;
  uint32_t flags;
  uint32_t colormap_entries;
  uint32_t warning_or_error;
  char message[64];
} image;

/* PNG_IMAGE_VERSION, PNG_FORMAT_GA and PNG_IMAGE_FLAG_16BIT_sRGB: without the latter, values of 16 bits are taken for
   amounts of light, and not for the same numbers as those of 8 bits. */
enum { the_version = 1, gray_alpha = 1, wide_as_narrow = 4 };

static int (*begin)(image *, const void *, size_t);
static int (*finish)(image *, const void *, void *, int32_t, void *);
static void (*done)(image *);

const char *cp_load(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return dlerror();
  begin = (int (*)(image *, const void *, size_t))dlsym(library, "png_image_begin_read_from_memory");
  finish = (int (*)(image *, const void *, void *, int32_t, void *))dlsym(library, "png_image_finish_read");
  done = (void (*)(image *))dlsym(library, "png_image_free");
  return begin != NULL && finish != NULL && done != NULL ? NULL : "libpng is too old";
}

uint8_t *cp_read(const uint8_t *bytes, size_t count, uint32_t most, uint32_t *width, uint32_t *height) {
  image picture;
  memset(&picture, 0, sizeof picture);
  picture.version = the_version;
  if (!begin(&picture, bytes, count)) return NULL;
  picture.format = gray_alpha;
  picture.flags |= wide_as_narrow;
  uint8_t *pixels = NULL;
  if (picture.width > 0 && picture.height > 0 && picture.width <= most && picture.height <= most) {
    pixels = calloc((size_t)picture.width * picture.height, 2);
  }
  if (pixels == NULL) {
    done(&picture);
    return NULL;
  }
  if (!finish(&picture, NULL, pixels, 0, NULL)) {
    free(pixels);
    return NULL;
  }
  *width = picture.width;
  *height = picture.height;
  return pixels;
}
