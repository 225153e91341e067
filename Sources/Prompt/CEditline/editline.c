#define _GNU_SOURCE
#include "CEditline.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wctype.h>

typedef struct {
  void *client;
  ce_write write;
} stream_target;

static ssize_t write_to_target(void *cookie, const char *bytes, size_t count) {
  stream_target *target = cookie;
  return target->write(target->client, bytes, count);
}

static int close_target(void *cookie) {
  free(cookie);
  return 0;
}

FILE *ce_stream(void *client, ce_write write) {
  stream_target *target = malloc(sizeof *target);
  if (!target) return NULL;
  *target = (stream_target){client, write};
  FILE *stream = fopencookie(
      target, "w", (cookie_io_functions_t){.write = write_to_target, .close = close_target});
  if (!stream) free(target);
  return stream;
}

EditLine *ce_open(int input, int output, FILE *stream, FILE *errors, void *client,
                  const ce_callbacks *callbacks) {
  EditLine *editor = el_init_fd("", stdin, stream, errors, input, output, output);
  if (!editor) return NULL;
  el_set(editor, EL_CLIENTDATA, client);
  el_set(editor, EL_SIGNAL, 0);
  el_set(editor, EL_EDITOR, "emacs");
  el_set(editor, EL_GETCFN, callbacks->read_key);
  el_wset(editor, EL_PROMPT, callbacks->prompt);
  /* libedit keeps these names without copying them. */
  el_wset(editor, EL_ADDFN, L"vane-complete", L"", callbacks->complete);
  el_wset(editor, EL_ADDFN, L"vane-delete-or-end", L"", callbacks->delete_or_end);
  el_wset(editor, EL_ADDFN, L"vane-paste", L"", callbacks->paste);
  el_set(editor, EL_SETTY, "-x", "-icanon", "-echo", NULL);
  return editor;
}

void ce_close(EditLine *editor) {
  el_set(editor, EL_EDITMODE, 0);
  el_end(editor);
}

void *ce_client(EditLine *editor) {
  void *client = NULL;
  el_get(editor, EL_CLIENTDATA, &client);
  return client;
}

int ce_bind(EditLine *editor, const char *keys, const char *function) {
  return el_set(editor, EL_BIND, keys, function, NULL);
}

int ce_set_terminal(EditLine *editor, const char *name) {
  return el_set(editor, EL_TERMINAL, name);
}

int ce_moves_cursor(EditLine *editor) {
  char *up = NULL, *clear = NULL;
  return el_get(editor, EL_GETTC, "up", &up) == 0 && up && *up
      && el_get(editor, EL_GETTC, "cd", &clear) == 0 && clear && *clear;
}

void ce_refresh(EditLine *editor) { el_set(editor, EL_REFRESH); }

void ce_edit_modes(EditLine *editor, int on) { el_set(editor, EL_PREP_TERM, on); }

HistoryW *ce_history_new(int size) {
  HistoryW *history = history_winit();
  HistEventW event;
  if (!history) return NULL;
  history_w(history, &event, H_SETSIZE, size);
  history_w(history, &event, H_SETUNIQUE, 1);
  return history;
}

void ce_history_add(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, line);
}

void ce_use_history(EditLine *editor, HistoryW *history) {
  el_wset(editor, EL_HIST, history_w, history);
}

int ce_columns(wchar_t character) {
  if (character == L'\t' || character == L'\n') return 1;
  if (iswcntrl(character) && character < 0x80) return 2;
  if (iswprint(character)) return wcwidth(character);
  return character > 0xffff ? 8 : 7;
}

int ce_window_size(int terminal, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

void ce_adopt_utf8(void) {
  /* LC_CTYPE alone: a decimal comma in LC_NUMERIC would reach every C library of the program. */
  if (setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  if (!setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "en_US.UTF-8");
}
