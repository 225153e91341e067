#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

/* Every function of the library that is used: its address is kept in `the_NAME`. */
#define EACH_FUNCTION(F)                                                                           \
  F(curl_global_init)                                                                              \
  F(curl_easy_init)                                                                                \
  F(curl_easy_cleanup)                                                                             \
  F(curl_easy_setopt)                                                                              \
  F(curl_easy_getinfo)                                                                             \
  F(curl_easy_strerror)                                                                            \
  F(curl_slist_append)                                                                             \
  F(curl_slist_free_all)                                                                           \
  F(curl_multi_init)                                                                               \
  F(curl_multi_cleanup)                                                                            \
  F(curl_multi_add_handle)                                                                         \
  F(curl_multi_remove_handle)                                                                      \
  F(curl_multi_perform)                                                                            \
  F(curl_multi_poll)                                                                               \
  F(curl_multi_wakeup)                                                                             \
  F(curl_multi_info_read)

#define DECLARE(name) static __typeof__(name) *the_##name;
EACH_FUNCTION(DECLARE)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void cc_lock(void) { pthread_mutex_lock(&lock); }

void cc_unlock(void) { pthread_mutex_unlock(&lock); }

const char *cc_load(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return dlerror();
#define FIND(function)                                                                             \
  the_##function = (__typeof__(the_##function))dlsym(library, #function);                          \
  if (the_##function == NULL) return dlerror();
  EACH_FUNCTION(FIND)
  CURLcode code = the_curl_global_init(CURL_GLOBAL_DEFAULT);
  if (code != CURLE_OK) return the_curl_easy_strerror(code);
  /* What is registered last is called first, that is before OpenSSL's own. */
  return atexit(cc_lock) == 0 ? NULL : "atexit";
}

CURL *cc_easy_new(void) { return the_curl_easy_init(); }

void cc_easy_free(CURL *easy) { the_curl_easy_cleanup(easy); }

CURLcode cc_set_number(CURL *easy, CURLoption option, long value) {
  return the_curl_easy_setopt(easy, option, value);
}

CURLcode cc_set_text(CURL *easy, CURLoption option, const char *value) {
  return the_curl_easy_setopt(easy, option, value);
}

CURLcode cc_set_pointer(CURL *easy, CURLoption option, void *value) {
  return the_curl_easy_setopt(easy, option, value);
}

CURLcode cc_set_data_callback(CURL *easy, CURLoption option, curl_write_callback callback) {
  return the_curl_easy_setopt(easy, option, callback);
}

CURLcode cc_set_debug_callback(CURL *easy, curl_debug_callback callback) {
  return the_curl_easy_setopt(easy, CURLOPT_DEBUGFUNCTION, callback);
}

long cc_number(CURL *easy, CURLINFO info) {
  long value = 0;
  return the_curl_easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

const char *cc_text(CURL *easy, CURLINFO info) {
  char *value = NULL;
  return the_curl_easy_getinfo(easy, info, &value) == CURLE_OK ? value : NULL;
}

const char *cc_error_text(CURLcode code) { return the_curl_easy_strerror(code); }

struct curl_slist *cc_list_add(struct curl_slist *list, const char *line) {
  struct curl_slist *longer = the_curl_slist_append(list, line);
  if (longer == NULL) the_curl_slist_free_all(list);
  return longer;
}

void cc_list_free(struct curl_slist *list) { the_curl_slist_free_all(list); }

CURLM *cc_multi_new(void) { return the_curl_multi_init(); }

void cc_multi_free(CURLM *multi) { the_curl_multi_cleanup(multi); }

CURLMcode cc_multi_add(CURLM *multi, CURL *easy) { return the_curl_multi_add_handle(multi, easy); }

CURLMcode cc_multi_remove(CURLM *multi, CURL *easy) {
  return the_curl_multi_remove_handle(multi, easy);
}

CURLMcode cc_multi_perform(CURLM *multi) {
  int running;
  return the_curl_multi_perform(multi, &running);
}

CURLMcode cc_multi_wait(CURLM *multi, int milliseconds) {
  return the_curl_multi_poll(multi, NULL, 0, milliseconds, NULL);
}

CURLMcode cc_multi_wakeup(CURLM *multi) { return the_curl_multi_wakeup(multi); }

CURL *cc_multi_ended(CURLM *multi, CURLcode *result) {
  int left;
  CURLMsg *message;
  while ((message = the_curl_multi_info_read(multi, &left)) != NULL) {
    if (message->msg != CURLMSG_DONE) continue;
    *result = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}
