import Clients
import Glibc
import Phrases
import Reports
import Testing

struct KeyPhraseTests {
  @Test(arguments: [
    (
      KeyFileError.exposed(path: "/k"),
      "/k was ignored: other users can read or change it. Type in a shell: chmod 600 /k"
    ),
    (
      .malformed(path: "/k", line: 3),
      "/k was ignored: line 3 isn't a key. Write OPENWEATHER_API_KEY=0123456789abcdef."
    ),
    (.unreadable(path: "/k", code: EISDIR), "/k was ignored: it can't be read (Is a directory)."),
  ])
  func saysWhyKeysAreNotUsed(error: KeyFileError, sentence: String) {
    #expect(English().keysNotUsed(error) == sentence)
  }
}
