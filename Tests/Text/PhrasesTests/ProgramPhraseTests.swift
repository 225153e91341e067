import Phrases
import enum Phrases.ExitStatus
import Testing

struct ProgramPhraseTests {
  @Test(arguments: ExitStatus.allCases) func everyStatusHasAMeaning(status: ExitStatus) {
    let meaning = English().meaning(of: status)
    #expect(!meaning.isEmpty && meaning.last != ".")
  }

  @Test(arguments: [HelpTopic.json, .csv]) func topicsAreSentences(topic: HelpTopic) {
    let lines = English().lines(of: topic)
    #expect(!lines.isEmpty && lines.allSatisfy { $0.last == "." })
  }
}
