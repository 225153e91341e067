#define _GNU_SOURCE
#include "CProgram.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/auxv.h>

/* Of Swift's runtime. Its CommandLine would read /proc, and trap where that isn't mounted or can't be opened. */
void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc);

/* glibc passes to a constructor what it passes to main. */
__attribute__((constructor)) static void remember(int argc, char **argv) {
  _swift_stdlib_overrideUnsafeArgvArgc(argv, argc);
  /* Otherwise each thread that has read an answer of megabytes would keep its room. */
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
  /* Freed memory is soon used again. Giving it back by 128 KiB, as usual, has the kernel clear it once more each time:
     up to 6 ms for a line that looks up names. */
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
}

char *cprogram_path(void) {
  char *path = realpath("/proc/self/exe", NULL);
  /* The path that the kernel was given, where /proc is missing. */
  const char *started = (const char *)getauxval(AT_EXECFN);
  return path || !started ? path : realpath(started, NULL);
}

#ifdef VANE_ICU
/* Of ICU's data those that Vane needs, by Packaging/cut-icu: the linker takes no others, since these come first. */
__asm__(".pushsection .icu, \"a\"\n.include \"" VANE_ICU "\"\n.popsection");
#endif

const char *cprogram_build(void) { return VANE_BUILD; }
