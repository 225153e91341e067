import Phrases
import enum Phrases.ExitStatus
import Testing

struct ProgramPhraseTests {
  @Test(arguments: ExitStatus.allCases) func everyStatusHasAMeaning(status: ExitStatus) {
    let meaning = English().meaning(of: status)
    #expect(!meaning.isEmpty && meaning.last != ".")
  }
}
