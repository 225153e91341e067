public import Foundation

/// Finds the names that differ from a text by a few letters.
///
/// It compares the text with all keys of about its length: that takes milliseconds, where an index of
/// misspellings would fill the database.
@_spi(Building) public enum TypoIndex {
  /// A name near the text, with `distance` letters added, lost, changed or swapped.
  package struct Suggestion: Hashable, Sendable {
    package var key: String
    package var distance: Int
    /// Decades of the population of the largest place of this name.
    package var weight: Double
  }

  /// Shorter keys have too many neighbors, longer ones do not fit the comparison.
  @_spi(Building) public static let lengths = 4...40

  /// The number of letters that may differ; longer names hide more of them.
  static func tolerance(length: Int) -> Int { length < 5 ? 1 : 2 }

  /// The gain of a name from which the text differs by a doubled letter alone, in decades of population.
  static let doubling = 1.2

  @_spi(Building) public static func accepts(_ key: String) -> Bool {
    lengths.contains(key.utf8.count) && key.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Keys of one length in ascending order, with the population of the largest place of each name.
  ///
  /// Each key is written as the number of letters shared with the one before, the other letters, and log10 of the
  /// population.
  @_spi(Building) public static func packed(
    _ entries: some Sequence<(key: String, population: Int)>
  ) -> Data {
    var data = Data()
    var before: [UInt8] = []
    for entry in entries {
      let key = Array(entry.key.utf8)
      let shared = zip(before, key).prefix { $0 == $1 }.count
      data.append(UInt8(shared))
      data.append(contentsOf: key[shared...])
      data.append(UInt8(min(log10(Double(max(entry.population, 1))) * 16, 255)))
      before = key
    }
    return data
  }

  /// Compares a text with keys of one length, as `entry` made them.
  package struct Comparison {
    private let pattern: Pattern
    private let squeezed: String
    private let tolerance: Int
    package private(set) var suggestions: [Suggestion] = []

    /// `nil` when the text cannot be compared.
    package init?(_ text: String) {
      guard let pattern = Pattern(text) else { return nil }
      self.pattern = pattern
      squeezed = text.squeezed
      tolerance = TypoIndex.tolerance(length: pattern.count)
    }

    /// The lengths of keys that may be near enough.
    package var lengths: ClosedRange<Int> {
      max(pattern.count - tolerance, 1)...(pattern.count + tolerance)
    }

    package mutating func compare(_ keys: Data, length: Int) {
      guard TypoIndex.lengths.contains(length) else { return }
      var key = [UInt8](repeating: 0, count: length)
      // A key that begins like the one before shares its columns.
      var columns = [Pattern.Column](repeating: pattern.firstColumn, count: length + 1)
      // The least count of letters with which a key must begin to differ too much, whatever follows.
      var hopeless = Int.max
      keys.withUnsafeBytes { bytes in
        var position = 0
        while position < bytes.count {
          let shared = min(Int(bytes[position]), length)
          let end = position + 1 + length - shared
          guard end < bytes.count else { return }
          defer { position = end + 1 }
          guard shared < hopeless else { continue }
          hopeless = .max
          var index = shared
          while index < length, hopeless == .max {
            key[index] = bytes[position + 1 + index - shared]
            columns[index + 1] = pattern.column(after: columns[index], key[index])
            index += 1
            // Each further letter brings it nearer by no more than one.
            if columns[index].distance - (length - index) > tolerance { hopeless = index }
          }
          if hopeless == .max {
            suggestions.append(
              Suggestion(
                key: String(decoding: key, as: UTF8.self), distance: columns[length].distance,
                weight: Double(bytes[end]) / 16))
          }
        }
      }
    }

    /// In decades of population: a second wrong letter is far less likely than one, a wrong first letter a little less.
    /// A letter that is doubled by mistake, or not doubled, `Hallstat`, is the likeliest of all.
    func cost(_ suggestion: Suggestion) -> Double {
      if suggestion.distance == 1, suggestion.key.squeezed == squeezed {
        return -TypoIndex.doubling
      }
      return Double(suggestion.distance - 1) * 2.5 + (pattern.begins(suggestion.key) ? 0 : 1)
    }

    package func best(_ count: Int) -> [Suggestion] {
      let sorted = suggestions.map { (score: $0.weight - cost($0), suggestion: $0) }.sorted {
        ($0.score, $1.suggestion.key) > ($1.score, $0.suggestion.key)
      }
      return sorted.prefix(count).map(\.suggestion)
    }
  }
}

extension String {
  /// The text without the second of two equal letters.
  var squeezed: String {
    reduce(into: "") { letters, letter in
      if letters.last != letter { letters.append(letter) }
    }
  }
}

/// A text prepared for comparison: the positions of each letter.
private struct Pattern {
  let count: Int
  private let first: UInt8
  private let last: UInt64
  private let positions: [UInt64]

  init?(_ text: String) {
    guard TypoIndex.accepts(text) else { return nil }
    let bytes = Array(text.utf8)
    var positions = [UInt64](repeating: 0, count: 128)
    for (index, byte) in bytes.enumerated() { positions[Int(byte)] |= 1 << index }
    self.positions = positions
    count = bytes.count
    first = bytes[0]
    last = 1 << (bytes.count - 1)
  }

  func begins(_ key: String) -> Bool { key.utf8.first == first }

  /// A column of the table of distances: the steps from each of its fields to the next, a bit a field.
  struct Column {
    fileprivate var up: UInt64
    fileprivate var down: UInt64 = 0
    fileprivate var diagonal: UInt64 = 0
    fileprivate var matches: UInt64 = 0
    /// The lowest field: what all of the text differs from the key so far.
    fileprivate(set) var distance: Int
  }

  var firstColumn: Column { Column(up: ~0, distance: count) }

  /// The next column, one letter of the key further, by the optimal string alignment distance. H. Hyyrö, "A bit-vector
  /// algorithm for computing Levenshtein and Damerau edit distances", 2003.
  func column(after column: Column, _ byte: UInt8) -> Column {
    var next = column
    next.matches = positions[Int(byte & 0x7F)]
    let swapped = ((~column.diagonal & next.matches) << 1) & column.matches
    let carried = ((next.matches & column.up) &+ column.up) ^ column.up
    next.diagonal = carried | next.matches | column.down | swapped
    let right = column.down | ~(next.diagonal | column.up)
    let left = next.diagonal & column.up
    if right & last != 0 { next.distance += 1 }
    if left & last != 0 { next.distance -= 1 }
    let shifted = right << 1 | 1
    next.up = left << 1 | ~(next.diagonal | shifted)
    next.down = shifted & next.diagonal
    return next
  }
}
