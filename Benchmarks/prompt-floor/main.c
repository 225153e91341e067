// The floor under every start-up figure: opens libedit, prints a prompt, reads one line.
#include <histedit.h>
#include <locale.h>
#include <stdio.h>

static const char *prompt(EditLine *editor) {
  (void)editor;
  return "> ";
}

int main(void) {
  int count;
  setlocale(LC_ALL, "");
  EditLine *editor = el_init("floor", stdin, stdout, stderr);
  if (editor == NULL) return 1;
  el_set(editor, EL_PROMPT, prompt);
  el_set(editor, EL_EDITOR, "emacs");
  el_gets(editor, &count);
  el_end(editor);
  return 0;
}
