public import Foundation
import Reports

/// A postal code with the place where it is delivered, as the builder writes it and a search reads it.
@_spi(Building) public struct PostalEntry: Equatable, Sendable {
  /// In capitals, without spaces and hyphens.
  @_spi(Building) public var code: String
  @_spi(Building) public var name: Name
  /// The rank of the town that it belongs to, or near which it lies.
  @_spi(Building) public var town: Int
  /// In thousandths of a degree.
  @_spi(Building) public var latitude: Int
  @_spi(Building) public var longitude: Int

  @_spi(Building) public enum Name: Equatable, Sendable {
    /// That of the town.
    case town
    /// That of a smaller place near the town, by its rank.
    case place(Int)
    /// A name that the gazetteer hasn't.
    case text(String)
  }

  @_spi(Building) public init(
    code: String, name: Name, town: Int, latitude: Int, longitude: Int
  ) {
    self.code = code
    self.name = name
    self.town = town
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Postal codes of one country, in their order, in few bytes.
///
/// Each code has a number (the letters that it shares with the one before, then whether the place is that of the
/// one before, then the kind of name), the other letters, the last with its highest bit set, the rank of the town and the
/// name where they are new, and the steps from the position before.
@_spi(Building) public enum PostalCodes {
  /// The most codes of a row of the database.
  @_spi(Building) public static let perRow = 128

  @_spi(Building) public static func packed(_ entries: some Sequence<PostalEntry>) -> Data {
    var data = Data()
    var last: PostalEntry?
    for entry in entries {
      let (letters, before) = (Array(entry.code.utf8), Array((last?.code ?? "").utf8))
      let shared = min(zip(letters, before).prefix { $0 == $1 }.count, letters.count - 1)
      let isSame = last.map { $0.town == entry.town && $0.name == entry.name } == true
      let kind =
        switch entry.name {
        case .town: 0
        case .place: 1
        case .text: 2
        }
      data.append(number: UInt(shared << 3 | (isSame ? 4 : 0) | kind))
      data.append(contentsOf: letters[shared...].dropLast())
      data.append((letters.last ?? 0) | 0x80)
      if !isSame {
        data.append(number: UInt(entry.town))
        switch entry.name {
        case .town: break
        case .place(let rank): data.append(number: UInt(rank))
        case .text(let name): data.append(block: name.utf8)
        }
      }
      data.append(step: entry.latitude - (last?.latitude ?? 0))
      data.append(step: entry.longitude - (last?.longitude ?? 0))
      last = entry
    }
    return data
  }

  /// The entry of a code among those that `packed` wrote.
  @_spi(Building) public static func entry(of code: String, in data: Data) -> PostalEntry? {
    var reader = PackedReader(data)
    var last = PostalEntry(code: "", name: .town, town: 0, latitude: 0, longitude: 0)
    while let entry = next(&reader, after: last) {
      if entry.code == code { return entry }
      last = entry
    }
    return nil
  }

  private static func next(
    _ reader: inout PackedReader, after last: PostalEntry
  ) -> PostalEntry? {
    guard let head = reader.number() else { return nil }
    var letters = Array(last.code.utf8.prefix(head >> 3))
    while let letter = reader.byte() {
      letters.append(letter & 0x7F)
      if letter & 0x80 != 0 { break }
    }
    var entry = last
    entry.code = String(decoding: letters, as: UTF8.self)
    if head & 4 == 0 {
      guard let town = reader.number() else { return nil }
      entry.town = town
      switch head & 3 {
      case 0: entry.name = .town
      case 1: entry.name = .place(reader.number() ?? 0)
      default: entry.name = .text(reader.text()?.cleaned(limit: 200) ?? "")
      }
    }
    guard let north = reader.step(), let east = reader.step() else { return nil }
    entry.latitude &+= north
    entry.longitude &+= east
    return entry
  }
}
