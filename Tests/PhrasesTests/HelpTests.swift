import Phrases
import Testing

struct HelpTests {
  private let english = English()

  @Test(arguments: CommandName.allCases) func everyCommandHasHelp(command: CommandName) {
    let help = english.help(for: command)
    #expect(!help.summary.isEmpty)
    #expect(help.summary.last != ".")
    #expect(help.usage.count + command.rawValue.count < 32)
    #expect(help.summary.count < 66)
  }

  /// An example begins with its command and fits its usage: one without words has no example with some.
  @Test(arguments: CommandName.allCases) func everyExampleIsOneOfItsCommand(command: CommandName) {
    let help = english.help(for: command)
    for example in help.examples {
      let words = example.split(separator: " ")
      #expect(words.first.map(String.init) == command.rawValue)
      #expect(words.count == 1 || !help.usage.isEmpty)
    }
  }

  @Test func commandsAreNamedOnce() {
    #expect(Set(CommandName.allCases.map(\.rawValue)).count == CommandName.allCases.count)
    #expect(CommandName.allCases.allSatisfy { $0.rawValue.allSatisfy { ("a"..."z").contains($0) } })
  }
}
