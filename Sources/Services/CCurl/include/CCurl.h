/* libcurl for Swift: the functions that are used, looked up when the first request is made, and the
   variadic ones once for each type of argument. Linking libcurl would cost every start 5 to 10 ms. */

#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>
#include <stdbool.h>

/* Loads and initialises the library, once and before anything else. NULL, or why it cannot be used: a text of the
   dynamic loader's. */
const char *cc_load(const char *name);

/* Held by whoever uses anything below but cc_multi_wait and cc_multi_wakeup. The end of the program takes it for good:
   OpenSSL's memory is freed then, and no thread may use that any more. */
void cc_lock(void);
void cc_unlock(void);

/* One transfer. NULL when there is no memory. */
CURL *cc_easy_new(void);
void cc_easy_free(CURL *easy);
CURLcode cc_set_number(CURL *easy, CURLoption option, long value);
/* The text is copied; NULL restores what the library was built with. */
CURLcode cc_set_text(CURL *easy, CURLoption option, const char *value);
/* Must live as long as the transfer. */
CURLcode cc_set_pointer(CURL *easy, CURLoption option, void *value);
CURLcode cc_set_data_callback(CURL *easy, CURLoption option, curl_write_callback callback);
CURLcode cc_set_debug_callback(CURL *easy, curl_debug_callback callback);
/* 0 where nothing is known. */
long cc_number(CURL *easy, CURLINFO info);
/* NULL where nothing is known. */
const char *cc_text(CURL *easy, CURLINFO info);
const char *cc_error_text(CURLcode code);

/* Lines of a head. NULL when there is no memory: what was in the list is freed then. */
struct curl_slist *cc_list_add(struct curl_slist *list, const char *line);
void cc_list_free(struct curl_slist *list);

/* All transfers of one thread. */
CURLM *cc_multi_new(void);
void cc_multi_free(CURLM *multi);
CURLMcode cc_multi_add(CURLM *multi, CURL *easy);
CURLMcode cc_multi_remove(CURLM *multi, CURL *easy);
CURLMcode cc_multi_perform(CURLM *multi);
/* Waits for sockets, timers, cc_multi_wakeup or so many milliseconds. */
CURLMcode cc_multi_wait(CURLM *multi, int milliseconds);
/* May be called from any thread. */
CURLMcode cc_multi_wakeup(CURLM *multi);
/* The next transfer that has ended, and how; NULL when there is none. */
CURL *cc_multi_ended(CURLM *multi, CURLcode *result);

#endif
