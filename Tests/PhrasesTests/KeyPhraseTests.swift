import Glibc
import Phrases
import Testing
import WeatherClients

struct KeyPhraseTests {
  @Test(arguments: [
    (
      KeyFileError.exposed(path: "/k"),
      "/k is not used: others may read or change it. Type in a shell: chmod 600 /k"
    ),
    (
      .malformed(path: "/k", line: 3),
      "/k is not used: line 3 is not a key, as in OPENWEATHER_API_KEY=0123456789abcdef."
    ),
    (
      .unreadable(path: "/k", code: EISDIR),
      "/k is not used: it cannot be read: Is a directory."
    ),
  ])
  func saysWhyKeysAreNotUsed(error: KeyFileError, sentence: String) {
    #expect(English().keysNotUsed(error) == sentence)
  }
}
