/* libedit for Swift: plain functions where libedit is variadic, and what must be C in a signal handler. */

#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <histedit.h>
#include <stdio.h>
#include <sys/types.h>
#include <termios.h>
#include <wchar.h>

/* NAME=value, up to a NULL. */
static inline char **ce_environment(void) {
  extern char **environ;
  return environ;
}

/* The editor */

typedef ssize_t (*ce_write)(void *client, const char *bytes, size_t count);

/* What libedit calls back; the keys' functions are bound by the names vane-complete,
   vane-delete-or-end and vane-paste. */
typedef struct {
  int (*read_key)(EditLine *, wchar_t *);
  wchar_t *(*prompt)(EditLine *);
  unsigned char (*complete)(EditLine *, int);
  unsigned char (*delete_or_end)(EditLine *, int);
  unsigned char (*paste)(EditLine *, int);
} ce_callbacks;

/* A stream whose bytes go to `write`; NULL when there is no memory. */
FILE *ce_stream(void *client, ce_write write);

/* An editor with emacs keys that leaves signals alone. What it calls the terminal's cooked mode
   neither echoes nor waits for whole lines: what is typed between two lines is kept by the kernel.
   NULL when the terminal cannot be set up. */
EditLine *ce_open(int input, int output, FILE *stream, FILE *errors, void *client,
                  const ce_callbacks *callbacks);

/* Ends the editor and leaves the terminal's modes to the caller: el_end alone would flush what has
   been typed ahead. */
void ce_close(EditLine *editor);

void *ce_client(EditLine *editor);
int ce_bind(EditLine *editor, const char *keys, const char *function);
int ce_set_terminal(EditLine *editor, const char *name);
/* Whether the terminal can move the cursor up and clear downwards. */
int ce_moves_cursor(EditLine *editor);
/* Draws prompt and line again from the cursor's row, which must be empty. */
void ce_refresh(EditLine *editor);
/* 1: the modes for editing, 0: the modes between two lines. */
void ce_edit_modes(EditLine *editor, int on);

HistoryW *ce_history_new(int size);
void ce_history_add(HistoryW *history, const wchar_t *line);
void ce_use_history(EditLine *editor, HistoryW *history);

/* The columns that libedit gives a character: 2 for ^A, 7 or 8 for an unprintable \U+1234. */
int ce_columns(wchar_t character);

/* The terminal */

/* 0, or -1 when the descriptor is no terminal. */
int ce_window_size(int terminal, int *columns, int *rows);
/* Takes the character set from the environment, or UTF-8 where that is not what it names. */
void ce_adopt_utf8(void);

/* Signals */

/* A pipe that neither blocks nor is inherited: its end to read from, then its end to write to. */
int ce_wake_pipe(int ends[2]);

/* A pipe that is not inherited: its end to read from, then its end to write to. */
int ce_pipe(int ends[2]);

/* Notes SIGINT, SIGTSTP, SIGCONT and SIGWINCH and writes a byte to `wake` for each; a signal that
   ends the program, a trap of its own among them, first restores `terminal`. Without a terminal (-1) only SIGINT is noted.
   Must be called on the thread that will stop the program (SIGTSTP). */
void ce_signals_begin(int wake, int terminal, const struct termios *found, const char *farewell);
void ce_signals_end(void);
/* 1 once for each noted signal. */
int ce_signals_take(int signal);
/* Whether the cursor stands in a half written line, for the farewell. */
void ce_signals_midline(int midline);
/* Stops the program as SIGTSTP does by default; returns when it is continued, with `found` renewed. */
void ce_signals_stop(struct termios *found);
/* Ends the program as the signal does by default. */
void ce_signals_die(int signal);

#endif
