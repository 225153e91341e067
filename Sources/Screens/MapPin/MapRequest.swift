import Atlas
import CommandKit
import Phrases

/// A line about the map, its parts in any order: `at Oslo type rain hour +3 zoom 5`.
public nonisolated struct MapRequest: Hashable, Sendable {
  var type: MapType?
  var hour: MapHour?
  /// A place, a country or a position.
  var place: PlaceReference?
  var zoom: Int?
}

/// The words that begin the parts of such a line.
private nonisolated let parts: Set = ["type", "hour", "zoom", "at", "in"]

nonisolated extension Argument {
  /// A part of a line about the map, at any position: `word` and what follows it, up to the next part or `most` words.
  fileprivate init(
    behind word: String, _ shape: ArgumentShape, most: Int = .max,
    value: @escaping @Sendable ([String], Walk) throws(Failure) -> Value?
  ) {
    self.init(.behind(word, shape)) { walk throws(Failure) in
      walk.offer { $0.matches([word], $1) }
      let rest = walk.rest
      guard let start = rest.firstIndex(where: { $0.lowercased() == word }) else { return nil }
      let typed = rest[(start + 1)...].prefix(most).prefix { !parts.contains($0.lowercased()) }
      guard let value = try value(Array(typed), walk) else { throw walk.refused }
      walk.take(start..<typed.endIndex)
      return value
    }
  }
}

nonisolated extension Argument where Value == MapHour {
  private static var shape: ArgumentShape {
    .either([.choice(["now"]), .duration(["+3", "15:00"]), .day])
  }

  /// An hour at the beginning of a line, up to its next part.
  static var hour: Argument {
    Argument(shape) { walk throws(Failure) in
      walk.offer { $0.matches(["now", "+1", "+3", "+6"], $1) }
      walk.offerLast { $0.completions(forDay: $1) }
      let typed = walk.rest.prefix { !parts.contains($0.lowercased()) }
      guard !typed.isEmpty else { return nil }
      defer { walk.takeFirst(typed.count) }
      return try MapHour(Array(typed), walk.vocabulary.phrases)
    }
  }

  /// `hour fri 15:00`
  static var behindHour: Argument {
    Argument(behind: "hour", shape) { typed, walk throws(Failure) in
      typed.isEmpty ? nil : try MapHour(typed, walk.vocabulary.phrases)
    }
  }
}

nonisolated extension Argument where Value == MapType {
  /// `type rain`
  static var behindType: Argument {
    let types = MapType.allCases.map(\.rawValue)
    return Argument(behind: "type", .text, most: 1) { typed, _ in
      guard let word = typed.first?.lowercased(), !word.isEmpty else { return nil }
      return MapType(rawValue: word) ?? types.first { $0.hasPrefix(word) }.flatMap(MapType.init)
    }
  }
}

nonisolated extension Argument where Value == Int {
  /// `zoom 4`
  static var behindZoom: Argument {
    Argument(behind: "zoom", .count(in: Viewport.zooms), most: 1) { typed, _ in
      typed.first.flatMap(Arguments.number).flatMap { Viewport.zooms.contains($0) ? $0 : nil }
    }
  }
}
