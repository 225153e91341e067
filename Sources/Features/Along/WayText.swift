import CommandKit
import Foundation
import Phrases
import Reports

/// The points of a way as they were typed: a file, or places in order.
nonisolated enum WayText: Hashable, Sendable {
  case file(String, line: [String] = [])
  /// Names, rows and positions.
  case places([String])

  /// Behind `to`, a comma parts a name from its area: `Portland, Oregon to Seattle, Washington`.
  init(
    _ words: [String], isArea: (_ text: String, _ name: String) -> Bool = { _, _ in false }
  ) {
    if let (path, line) = Self.file(in: words) {
      self = .file(path, line: line)
      return
    }
    if words.count > 1, words.allSatisfy({ Arguments.number($0) != nil }) {
      self = .places(words)
      return
    }
    let text = words.joined(separator: " ").trimmingCharacters(in: .whitespaces)
    let parts = Self.split(text, at: [" to ", " → "])
    let pieces = parts.flatMap { part in
      parts.count > 1 ? Self.places(part).withAreas(isArea) : Self.places(part)
    }
    if pieces.count == 1, words.count > 1, CoordinateText(text, expectsPoint: true) == nil {
      self = .places(Self.pairs(words) ?? words)
    } else {
      self = .places(pieces)
    }
  }

  /// The path of a file, and the words after it, which name one of its lines.
  static func file(in words: [String]) -> (path: String, line: [String])? {
    guard let end = words.firstIndex(where: { $0.lowercased().hasSuffix(".gpx") }) else {
      return nil
    }
    return (words[...end].joined(separator: " "), Array(words[(end + 1)...]))
  }

  /// Whether another place follows a word.
  static func goesOn(behind word: String) -> Bool {
    ["to", "→"].contains(word.lowercased()) || word.hasSuffix(",")
  }

  /// Whether a word such as `do` or `until` may stand between places; a strict line has only `to` there.
  static func isOtherJoint(_ word: String) -> Bool {
    Language.typed.untilWords.contains(word) && !goesOn(behind: word)
  }

  private static func split(_ text: String, at words: [String]) -> [String] {
    words.reduce([text]) { parts, word in
      parts.flatMap { part -> [String] in
        var pieces: [String] = []
        var rest = Substring(part)
        while let found = rest.range(of: word, options: .caseInsensitive) {
          pieces.append(String(rest[..<found.lowerBound]))
          rest = rest[found.upperBound...]
        }
        return pieces + [String(rest)]
      }
    }
  }

  /// Commas separate places, but for those in positions, which are read first: two numbers, or two parts with marks.
  private static func places(_ text: String) -> [String] {
    // `48,15 17,11`
    if CoordinateText(text) != nil { return [text] }
    let pieces = text.split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
    var places: [String] = []
    var index = 0
    while index < pieces.count {
      let pair = pieces[index...].prefix(2)
      let both = pair.joined(separator: ",")
      // A position with a name in it isn't a position.
      if pair.count == 2, pair.allSatisfy({ $0.contains(where: \.isNumber) }),
        CoordinateText.looksLikePoint(pair[index])
          // `geo:48.1`
          ? CoordinateText(pair[index]) == nil && CoordinateText(both) != nil
          : CoordinateText.looksLikePoint(both)
      {
        places.append(both)
        index += 2
      } else {
        places.append(pieces[index])
        index += 1
      }
    }
    return places
  }

  /// `48.15 17.11 48.37 17.58`; `nil` for anything but pairs of numbers.
  private static func pairs(_ words: [String]) -> [String]? {
    guard words.count >= 4, words.count % 2 == 0, words.allSatisfy({ Double($0) != nil }) else {
      return nil
    }
    return stride(from: 0, to: words.count, by: 2).map { words[$0] + "," + words[$0 + 1] }
  }
}
