import CommandKit
import Documents
import Foundation
import JSON
import Reports

/// One argument of a tool. Its words are those of a strict line, whatever the text of a call is.
nonisolated struct ToolParameter: Sendable {
  enum Kind: Hashable, Sendable {
    /// A place by its name, code or position.
    case place
    /// Several, with a word between each two in the line.
    case places(ClosedRange<Int>, between: String)
    /// A way that the user saved, by its name.
    case way
    /// A text of this form, of which each word is one of the line.
    case text(pattern: String)
    /// A name, which is one word of the line.
    case name
    case integer(ClosedRange<Int>)
    case choice([String])
    case option(String)
  }

  let name: String
  let kind: Kind
  let summary: String
  var isRequired = false
  /// Its words where a call doesn't have it.
  var standard: [String] = []
  /// The word before them.
  var word: String?

  /// The longest text of an argument, in characters.
  static let longest = 200

  /// The JSON Schema of its values.
  var schema: JSONValue {
    let form: JSONValue =
      switch kind {
      case .place, .name, .way: Self.text
      case .places(let count, _):
        [
          "type": .string("array"), "items": Self.text, "minItems": .int(count.lowerBound),
          "maxItems": .int(count.upperBound),
        ]
      case .text(let pattern): ["type": .string("string"), "pattern": .string(pattern)]
      case .integer(let range):
        [
          "type": .string("integer"), "minimum": .int(range.lowerBound),
          "maximum": .int(range.upperBound),
        ]
      case .choice(let values):
        ["type": .string("string"), "enum": .array(values.map(JSONValue.string))]
      case .option: ["type": .string("boolean")]
      }
    return form.merging(["description": .string(summary)])
  }

  private static let text: JSONValue = ["type": .string("string"), "maxLength": .int(longest)]
}

/// A call that has to be made otherwise, with a sentence for the model that made it.
nonisolated struct ToolFault: Error, Hashable {
  var sentence: String
}

nonisolated extension ToolParameter {
  /// The texts of its value, `nil` where there is none: those of places are looked up later.
  func texts(of value: JSONTree) throws(ToolFault) -> [String]? {
    if case .null = value { return nil }
    switch kind {
    case .place, .name, .way: return [try text(value)]
    case .places(let count, _):
      guard case .array(let values) = value, count.contains(values.count) else { throw fault }
      var texts: [String] = []
      for value in values { texts.append(try text(value)) }
      return texts
    case .text(let pattern):
      guard let text = value.text, text.count <= Self.longest,
        text.range(of: pattern, options: .regularExpression) != nil
      else { throw fault }
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      // An option may write a file.
      guard !words.contains(where: \.isOption) else { throw fault }
      return words
    case .integer(let range):
      guard let number = value.plainNumber.flatMap({ Int(exactly: $0) }), range.contains(number)
      else { throw fault }
      return ["\(number)"]
    case .choice(let values):
      guard let text = value.text, values.contains(text) else { throw fault }
      return [text]
    case .option(let option):
      guard let isOn = value.bool else { throw fault }
      return isOn ? [option] : nil
    }
  }

  private func text(_ value: JSONTree) throws(ToolFault) -> String {
    guard let text = value.text, text.count <= Self.longest,
      case let clean:String = text.cleaned(limit: Self.longest),
      clean.contains(where: { !$0.isWhitespace })
    else { throw fault }
    // No quote can end a name, and no end of line either.
    return clean.replacing("\"", with: "").split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
  }

  var fault: ToolFault {
    ToolFault(sentence: "\"\(name)\" isn't valid. \(summary) Schema: \(schema)")
  }
}
