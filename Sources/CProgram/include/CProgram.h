#pragma once

/* The path of this program, without links, in memory that the caller frees; NULL if it can't be found out. */
char *_Nullable cprogram_path(void);
