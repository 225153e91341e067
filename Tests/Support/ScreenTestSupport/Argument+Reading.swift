public import CommandKit
public import Phrases

extension Vocabulary {
  /// A reading context without rows and places.
  public static func bare(_ phrases: any Phrases = English()) -> Vocabulary {
    Vocabulary(
      phrases: phrases, isRow: { _ in false }, isPlace: { _ in false },
      bare: {
        $0.count > 1 && ["at", "in"].contains($0[0].lowercased()) ? Array($0.dropFirst()) : $0
      })
  }
}

extension Argument {
  /// Reads a line with this argument alone; throws if words are left.
  @MainActor public func read(
    _ line: String, in vocabulary: Vocabulary = .bare()
  ) throws(Failure) -> Value {
    try Command(.help, in: .program) {
      self
    } run: {
      $0
    }.action(for: Arguments(Arguments.split(line)), in: vocabulary)
  }
}

extension Command {
  @MainActor public func action(for words: [String]) throws(Failure) -> Action {
    try action(for: Arguments(words), in: .bare())
  }
}
