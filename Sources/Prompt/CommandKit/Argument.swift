public import Phrases
import TerminalText

/// One argument of a command. Its walk takes the words that belong to it, and offers completions to Tab.
public struct Argument<Value: Sendable>: Sendable {
  /// Printed in usages.
  let shapes: [ArgumentShape]
  let option: CommandOption?
  let reach: ArgumentReach
  /// The value where none of the words are its own; without one, it has to be there.
  let standard: Value?
  /// `nil` if none of the words are its own; throws where they are, and mean nothing.
  public let walk: @Sendable (Walk) throws(Failure) -> Value?

  public init(
    _ shapes: ArgumentShape..., reach: ArgumentReach = .words, standard: Value? = nil,
    walk: @escaping @Sendable (Walk) throws(Failure) -> Value?
  ) {
    self.init(shapes: shapes, reach: reach, standard: standard, walk: walk)
  }

  init(
    shapes: [ArgumentShape] = [], option: CommandOption? = nil, reach: ArgumentReach,
    standard: Value?, walk: @escaping @Sendable (Walk) throws(Failure) -> Value?
  ) {
    self.shapes = shapes
    self.option = option
    self.reach = reach
    self.standard = standard
    self.walk = walk
  }

  /// An argument whose value the words may leave out.
  public func or(_ standard: Value) -> Argument {
    let first = shapes.first.map { [ArgumentShape.optional($0)] } ?? []
    return Argument(
      shapes: first + shapes.dropFirst(), option: option, reach: reach, standard: standard,
      walk: walk)
  }

  /// `nil` if it is left out.
  public var optional: Argument<Value?> {
    let argument = map { Optional($0) }
    return argument.or(nil)
  }

  /// Its value with the words that it took, which stood before or behind the rest.
  public var withWords: Argument<(value: Value, words: [String])> {
    Argument<(value: Value, words: [String])>(
      shapes: shapes, option: option, reach: reach, standard: standard.map { ($0, []) }
    ) { [walk] words throws(Failure) in
      let before = words.rest
      guard let value = try walk(words) else { return nil }
      let rest = words.rest
      let start = before.indices.first { before[$0...].starts(with: rest) } ?? 0
      return (value, Array(before[..<start] + before[(start + rest.count)...]))
    }
  }

  public func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> Argument<New> {
    Argument<New>(
      shapes: shapes, option: option, reach: reach, standard: standard.map(transform)
    ) { [walk] words throws(Failure) in
      try walk(words).map(transform)
    }
  }
}

/// Which of the words an argument may take.
public enum ArgumentReach: Sendable {
  /// A word with dashes and its value, at any position.
  case option
  /// Some of the words.
  case words
  /// Everything that the other arguments leave.
  case rest
  /// Everything that the other arguments leave, with words that look like options.
  case line
}

/// An argument during a walk.
class ArgumentSlot {
  let shapes: [ArgumentShape]
  let option: CommandOption?
  let reach: ArgumentReach
  let isOptional: Bool
  fileprivate(set) var isFilled = false
  var offers: [CompletionList] = []

  fileprivate init(
    shapes: [ArgumentShape], option: CommandOption?, reach: ArgumentReach, isOptional: Bool
  ) {
    self.shapes = shapes
    self.option = option
    self.reach = reach
    self.isOptional = isOptional
  }

  func walk(_ words: Walk) throws(Failure) {}
}

/// An argument with the value that it has found.
final class TypedSlot<Value: Sendable>: ArgumentSlot {
  private let argument: Argument<Value>
  private var found: Value?

  init(_ argument: Argument<Value>) {
    self.argument = argument
    super.init(
      shapes: argument.shapes, option: argument.option, reach: argument.reach,
      isOptional: argument.standard != nil)
  }

  override func walk(_ words: Walk) throws(Failure) {
    guard let value = try argument.walk(words) else { return }
    found = value
    isFilled = true
  }

  func value(_ words: Walk) throws(Failure) -> Value {
    guard let value = found ?? argument.standard else { throw words.refused }
    return value
  }
}

/// Lists arguments as a command declares them, a line each.
@resultBuilder public enum ArgumentBuilder {
  public static func buildBlock<each Value: Sendable>(
    _ argument: repeat Argument<each Value>
  ) -> (repeat Argument<each Value>) {
    (repeat each argument)
  }
}
