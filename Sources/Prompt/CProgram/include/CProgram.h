#pragma once

/* The path of this program, without links, in memory that the caller frees; NULL if it can't be found out. */
char *_Nullable cprogram_path(void);

/* What a build between releases has behind its version, as "+1351.g021f0767"; empty in a release. */
const char *_Nonnull cprogram_build(void);
