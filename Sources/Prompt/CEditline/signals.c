#define _GNU_SOURCE
#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void note(int), leave(int), crash(int);

/* Without a terminal only the first is handled. */
static const struct {
  int number;
  void (*handler)(int);
} handled[] = {
    {SIGINT, note}, {SIGTSTP, note}, {SIGCONT, note}, {SIGWINCH, note},
    {SIGTERM, leave}, {SIGHUP, leave}, {SIGQUIT, leave},
    {SIGILL, crash}, {SIGTRAP, crash}, {SIGABRT, crash}, {SIGBUS, crash}, {SIGFPE, crash}, {SIGSEGV, crash},
};
enum { HANDLED = sizeof handled / sizeof *handled };

/* A handler runs on whatever thread the signal comes to. */
static atomic_int pending[NSIG], active, midline, wake = -1, terminal = -1;
static int count;
static struct termios modes_found;
static pthread_t owner;
static char farewell[64];
static struct sigaction before[NSIG];

static void write_quietly(int descriptor, const char *bytes, size_t count) {
  /* Nothing can be done about a failure here, and glibc insists on the result being looked at. */
  if (write(descriptor, bytes, count) < 0) return;
}

/* A terminal that nobody reads takes nothing more, and must not keep alive what is to end. */
static void write_without_waiting(const char *bytes) {
  int flags = fcntl(terminal, F_GETFL);
  if (flags < 0 || fcntl(terminal, F_SETFL, flags | O_NONBLOCK) < 0) return;
  write_quietly(terminal, bytes, strlen(bytes));
  fcntl(terminal, F_SETFL, flags);
}

static void restore_terminal(void) {
  if (!active || terminal < 0) return;
  active = 0;
  /* Killed while in the background: the modes are now the shell's, and setting them would stop us. */
  pid_t foreground = tcgetpgrp(terminal);
  if (foreground > 0 && foreground != getpgrp()) return;
  signal(SIGTTOU, SIG_IGN);
  tcflow(terminal, TCOON);
  tcsetattr(terminal, TCSANOW, &modes_found);
  write_without_waiting(farewell);
  if (midline) write_without_waiting("\r\n");
}

static void note(int signal) {
  int error = errno;
  pending[signal] = 1;
  write_quietly(wake, "!", 1);
  errno = error;
}

/* All that end the program are blocked while one is handled, and this one ends it when its handler returns. They are
   handled by the thread that sets the terminal's modes: on another, that one could set them once more behind the
   last time, and a second signal could end the program before the first has restored them. */
static void leave(int number) {
  if (!pthread_equal(pthread_self(), owner)) {
    pthread_kill(owner, number);
    return;
  }
  restore_terminal();
  signal(number, SIG_DFL);
  raise(number);
}

/* The thread that trapped cannot go on, and restores the terminal itself. Then comes what would have come: a report of
   the trap, and the end. */
static void crash(int number) {
  restore_terminal();
  sigaction(number, &before[number], NULL);
  raise(number);
}

static void install(int number, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART | (handler == crash ? SA_ONSTACK : 0);
  sigemptyset(&action.sa_mask);
  for (int i = 0; handler == leave && i < HANDLED; i++) {
    if (handled[i].handler == leave) sigaddset(&action.sa_mask, handled[i].number);
  }
  sigaction(number, NULL, &before[number]);
  /* Ignored by whoever started the program (nohup, a shell's &): stays ignored. */
  if (before[number].sa_handler == SIG_IGN && number != SIGWINCH && number != SIGCONT) return;
  sigaction(number, &action, NULL);
}

void ce_signals_begin(int wake_descriptor, int terminal_descriptor, const struct termios *found,
                      const char *farewell_text) {
  static int registered;
  sigset_t set;
  sigemptyset(&set);
  wake = wake_descriptor;
  terminal = terminal_descriptor;
  midline = 0;
  if (found) modes_found = *found;
  owner = pthread_self();
  strncpy(farewell, farewell_text, sizeof farewell - 1);
  active = 1;
  if (!registered) registered = atexit(restore_terminal) == 0;
  count = terminal >= 0 ? HANDLED : 1;
  for (int i = 0; i < count; i++) {
    pending[handled[i].number] = 0;
    sigaddset(&set, handled[i].number);
    install(handled[i].number, handled[i].handler);
  }
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void ce_signals_end(void) {
  while (count > 0) {
    count--;
    sigaction(handled[count].number, &before[handled[count].number], NULL);
  }
  active = 0;
}

int ce_signals_take(int signal) { return atomic_exchange(&pending[signal], 0); }

void ce_signals_midline(int is_midline) { midline = is_midline; }

void ce_signals_stop(struct termios *found) {
  struct sigaction standard, ours;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &ours);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
  if (terminal >= 0 && tcgetattr(terminal, found) == 0) modes_found = *found;
}

void ce_signals_die(int number) {
  signal(number, SIG_DFL);
  raise(number);
}

int ce_wake_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK); }

int ce_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
