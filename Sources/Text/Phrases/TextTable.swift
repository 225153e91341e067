/// Texts with a number each, by their bytes: of thousands that are added at a start a few are looked for, and adding one
/// takes about half of the time that a dictionary of strings needs.
package struct TextTable: Sendable {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>] = []
  /// Numbers of texts, each at the first free place from its hash on; -1 for none. A power of two, and twice as many as
  /// there are texts.
  private var places: [Int]

  /// Has room for so many texts before it grows.
  package init(minimumCapacity count: Int) {
    places = Array(
      repeating: -1, count: 1 << (Int.bitWidth - (2 * max(4, count)).leadingZeroBitCount))
    ranges.reserveCapacity(count)
    bytes.reserveCapacity(count * 10)
  }

  /// Those of which the bytes are wanted.
  package func texts(where isWanted: (ArraySlice<UInt8>) -> Bool) -> [String] {
    ranges.lazy.map { bytes[$0] }.filter(isWanted).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The number of a text, from 0 on in the order in which they were added; `nil` for another one.
  package func number(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { number(at: place(of: $0[...])) }
  }

  /// Adds a text, unless it is known; returns its number.
  package mutating func insert(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let place = place(of: text)
    if let known = number(at: place) { return known }
    ranges.append(bytes.count..<bytes.count + text.count)
    bytes.append(contentsOf: text)
    places[place] = ranges.count - 1
    if ranges.count * 2 > places.count { grow() }
    return ranges.count - 1
  }

  private func number(at place: Int) -> Int? { places[place] < 0 ? nil : places[place] }

  /// That of a text, or the free one for it.
  private func place(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var place = Self.hash(text) & (places.count - 1)
    while places[place] >= 0, !bytes[ranges[places[place]]].elementsEqual(text) {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private mutating func grow() {
    places = Array(repeating: -1, count: places.count * 2)
    for (number, range) in ranges.enumerated() {
      var place = Self.hash(bytes[range]) & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = number
    }
  }

  /// FNV-1a, whose last bits are mixed well enough for tables of a power of two.
  private static func hash(_ text: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
