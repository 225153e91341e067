import Phrases
import WeatherClients

// Words after a way that say neither how nor when.
nonisolated extension AlongRequest {
  /// Throws for such words after a place, or after a word for how or when: `Bergen by plane`.
  ///
  /// `likeness` says how certainly a text is a place; `nil` if it is none.
  func check(
    _ phrases: any Phrases, likeness: (String) -> PlaceMatch.Likeness?
  ) throws(Failure) {
    guard saved == nil, case .places(let names) = WayText(way) else { return }
    // A word each, with nothing between them.
    if names == way, likeness(way.joined(separator: " ")) != .exact {
      let tail = Array(way.dropFirst().drop { !Self.isKeyword($0) })
      if !tail.isEmpty { throw .noWay(try Self.fault(of: tail, phrases)) }
    }
    for text in names {
      let name = text.split(separator: " ").map(String.init)
      let whole = likeness(text)
      guard name.count > 1, whole != .exact, whole != .oneSlip else { continue }
      let length = (1..<name.count).reversed().first { count in
        likeness(name.prefix(count).joined(separator: " ")) == .exact
      }
      let tail = Array(name.dropFirst(length ?? 1).drop { length == nil && !Self.isKeyword($0) })
      if let first = tail.first,
        whole == nil || Self.isKeyword(first) || first.first?.isNumber == true
      {
        throw .noWay(try Self.fault(of: tail, phrases))
      }
    }
  }

  /// The first fault in the words after a way.
  static func fault(of words: [String], _ phrases: any Phrases) throws(Failure) -> WayFault {
    var request = AlongRequest()
    let unread = try request.read(words[...], phrases)
    guard let first = unread.first else { return .early(words.joined(separator: " ")) }
    let next = unread.dropFirst().prefix(2).joined(separator: " ")
    let last = words.dropLast(unread.count).last?.lowercased()
    return switch first.lowercased() {
    case "by" where !next.isEmpty, "on" where !next.isEmpty: .travel(unread[unread.startIndex + 1])
    case "at" where !next.isEmpty: .time(next)
    case _ where first.contains(":"): .time(first)
    case _ where last == "best" && first.contains(where: \.isNumber): .window(first)
    case _ where first.first?.isNumber == true: .speed(unread.prefix(2).joined(separator: " "))
    default: .word(first)
    }
  }

  /// Whether a word is one for how and when.
  private static func isKeyword(_ word: String) -> Bool {
    words.contains(word.lowercased()) || word.lowercased() == "on"
  }
}
