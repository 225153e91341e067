public import Phrases

extension Argument where Value == Bool {
  /// `-o`: there or not.
  public static func flag(_ name: String) -> Argument {
    Argument(option: CommandOption(name), reach: .option, standard: false) { words in
      var isThere = false
      while words.takeOption(name, taking: 0) != nil { isThere = true }
      return isThere
    }
  }
}

extension Argument where Value == [[String]] {
  /// `--pause 12:00 1h`: a word with dashes and this many after it, as often as it is there.
  public static func options(
    _ name: String, _ value: ArgumentShape, taking count: Int
  ) -> Argument {
    Argument(option: CommandOption(name, value), reach: .option, standard: []) {
      words throws(Failure) in
      var found: [[String]] = []
      while let values = words.takeOption(name, taking: count) {
        guard values.count == count else { throw words.refused }
        found.append(values)
      }
      return found
    }
  }
}

extension Argument {
  /// An option with a value: `--csv FILE` or `--csv=FILE`. It may be given once. `isValue` finds a word that is a value
  /// without the name before it.
  public static func option<Inner: Sendable>(
    _ name: String, _ value: Argument<Inner>,
    orWordThat isValue: @escaping @Sendable (String) -> Bool = { _ in false }
  ) -> Argument<Inner?> where Value == Inner? {
    Argument<Inner?>(
      option: CommandOption(name, value.shapes.first), reach: .option, standard: .some(nil)
    ) { words throws(Failure) in
      if words.isAtValue { _ = try value.walk(words) }
      func read(_ text: String) throws(Failure) -> Inner {
        let inner = Walk(Arguments([text]), of: words.usage, in: words.vocabulary)
        guard let read = try value.walk(inner) else { throw words.refused }
        return read
      }
      var found: Inner?
      while let values = words.takeOption(name, taking: 1) {
        guard found == nil, let text = values.first else { throw words.refused }
        found = try read(text)
      }
      if found == nil, let index = words.rest.firstIndex(where: isValue) {
        found = try read(words.rest[index])
        words.take(index..<index + 1)
      }
      return found
    }
  }
}
