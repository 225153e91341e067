package import Foundation
package import Reports

/// Rows of numbers as bytes: column after column, each in the narrowest form from which every number comes back
/// exactly, with a check sum at the end. 168 hours of a forecast take about 4 KB, a fifth of the bare numbers.
///
/// The form: a version byte, the number of rows (2 bytes), the number of columns (1), the columns, the check sum (4).
/// A column is a byte of kind and its numbers, all little-endian. Kind 0 holds nothing; kind 0xF0 IEEE doubles;
/// any other has the bytes of an integer (1, 2 or 4) above and its decimals (0…3) below. The least integer, or NaN,
/// stands for a missing number.
enum PackedRows {
  /// The meaning of the rows.
  enum Version: UInt8 {
    case first = 1
    /// Hours by the beginning of their spans; by the end before.
    case spansByBeginning
  }

  private static let doubles: UInt8 = 0xF0
  private static let powers = [1.0, 10, 100, 1000]

  /// Every row has the same number of columns; beyond 65,535 rows the rest is left out.
  static func pack(_ rows: [[Double?]], columns: Int, version: Version = .first) -> Data {
    let rows = rows.prefix(Int(UInt16.max))
    var bytes = [version.rawValue]
    append(UInt16(rows.count), to: &bytes)
    bytes.append(UInt8(columns))
    for column in 0..<columns { append(rows.map { $0[column] }, to: &bytes) }
    append(checksum(bytes[...]), to: &bytes)
    return Data(bytes)
  }

  static func version(of data: Data) -> Version? { data.first.flatMap(Version.init) }

  /// Numbers that were packed.
  struct Table {
    let count: Int
    /// Missing values are NaN.
    fileprivate(set) var columns: [[Double]]

    /// `nil` for a number that is missing, and for a column that is.
    subscript(row: Int, column: Int) -> Double? {
      guard column < columns.count, !columns[column][row].isNaN else { return nil }
      return columns[column][row]
    }
  }

  /// `nil` when the bytes are not what `pack` made of this many columns.
  static func unpack(_ data: Data, columns known: ClosedRange<Int>) -> Table? {
    let bytes = [UInt8](data)
    guard bytes.count >= 8, version(of: data) != nil, known.contains(Int(bytes[3])) else {
      return nil
    }
    let end = bytes.count - 4
    guard number(UInt32.self, bytes, at: end) == checksum(bytes[..<end]) else { return nil }
    let count = Int(number(UInt16.self, bytes, at: 1))
    var offset = 4
    var found: [[Double]] = []
    for _ in 0..<Int(bytes[3]) {
      guard offset < end else { return nil }
      let kind = bytes[offset]
      let width = kind == doubles ? 8 : Int(kind >> 4)
      guard [0, 1, 2, 4, 8].contains(width), kind == doubles || kind & 15 < powers.count,
        offset + 1 + width * count <= end
      else { return nil }
      offset += 1
      let start = offset
      found.append(
        width == 0
          ? Array(repeating: .nan, count: count)
          : (0..<count).map { value(bytes, at: start + $0 * width, kind: kind) ?? .nan })
      offset += width * count
    }
    return offset == end ? Table(count: count, columns: found) : nil
  }
}

extension PackedRows {
  private static func append(_ values: [Double?], to bytes: inout [UInt8]) {
    let known = values.compactMap(\.self)
    guard !known.isEmpty else { return bytes.append(0) }
    for (decimals, power) in powers.enumerated() where known.allSatisfy({ isExact($0, power) }) {
      let largest = known.map { abs($0 * power) }.max() ?? 0
      let kind = UInt8(decimals)
      if largest <= 127 { return append(values, Int8.self, power, kind | 0x10, to: &bytes) }
      if largest <= 32_767 { return append(values, Int16.self, power, kind | 0x20, to: &bytes) }
      return append(values, Int32.self, power, kind | 0x40, to: &bytes)
    }
    bytes.append(doubles)
    for value in values { append((value ?? .nan).bitPattern, to: &bytes) }
  }

  private static func append<Number: FixedWidthInteger>(
    _ values: [Double?], _ type: Number.Type, _ power: Double, _ kind: UInt8,
    to bytes: inout [UInt8]
  ) {
    bytes.append(kind)
    for value in values {
      append(value.map { Number(($0 * power).rounded()) } ?? Number.min, to: &bytes)
    }
  }

  /// Whether the number is a whole one of these parts, and not -0.
  private static func isExact(_ value: Double, _ power: Double) -> Bool {
    let scaled = (value * power).rounded()
    return abs(scaled) < Double(Int32.max) && (scaled / power).bitPattern == value.bitPattern
  }

  private static func value(_ bytes: [UInt8], at offset: Int, kind: UInt8) -> Double? {
    func scaled<Number: FixedWidthInteger>(_ number: Number) -> Double? {
      number == .min ? nil : Double(number) / powers[Int(kind & 15)]
    }
    switch kind >> 4 {
    case 1: return scaled(number(Int8.self, bytes, at: offset))
    case 2: return scaled(number(Int16.self, bytes, at: offset))
    case 4: return scaled(number(Int32.self, bytes, at: offset))
    default:
      let value = Double(bitPattern: number(UInt64.self, bytes, at: offset))
      return value.isNaN ? nil : value
    }
  }

  private static func append<Number: FixedWidthInteger>(
    _ number: Number, to bytes: inout [UInt8]
  ) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }

  /// The bytes must be there.
  private static func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type, _ bytes: [UInt8], at offset: Int
  ) -> Number {
    Number(
      littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) })
  }

  /// FNV-1a of 32 bits (Fowler, Noll, Vo; draft-eastlake-fnv).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}

extension Report {
  package var packedHours: Data? {
    guard !hours.isEmpty else { return nil }
    return PackedRows.pack(
      hours.map { [$0.time.timeIntervalSinceReferenceDate] + $0.values },
      columns: 1 + ConditionColumns.names.count, version: .spansByBeginning)
  }

  var packedDays: Data? {
    days.isEmpty ? nil : PackedRows.pack(days.map(\.values), columns: Day.columnCounts.upperBound)
  }

  /// The precipitation in its base unit.
  var packedMinutes: Data? {
    guard !minutes.isEmpty else { return nil }
    return PackedRows.pack(
      minutes.map { [$0.time.timeIntervalSinceReferenceDate, $0.precipitation?.in(.base)] },
      columns: 2)
  }

  /// `fetched` is when the report was, for hours that an earlier version packed.
  package static func hours(packed: Data, fetched: Date) -> [Conditions]? {
    let columns = 1 + ConditionColumns.first.count...1 + ConditionColumns.names.count
    guard let rows = PackedRows.unpack(packed, columns: columns) else { return nil }
    // An hour is large, and would be copied each time that the array grows.
    var hours: [Conditions] = []
    hours.reserveCapacity(rows.count)
    for row in 0..<rows.count {
      guard let time = rows[row, 0].flatMap(Date.init(inCalendar:)) else { continue }
      hours.append(Conditions(time: time) { rows[row, 1 + $0] })
    }
    return PackedRows.version(of: packed) == .first
      ? hours.spansByBeginning(present: fetched) : hours
  }

  static func days(packed: Data) -> [Day]? {
    PackedRows.unpack(packed, columns: Day.columnCounts).map { rows in
      (0..<rows.count).compactMap { row in Day { rows[row, $0] } }
    }
  }

  static func minutes(packed: Data) -> [Minute]? {
    PackedRows.unpack(packed, columns: 2...2).map { rows in
      (0..<rows.count).compactMap { row in
        rows[row, 0].flatMap(Date.init(inCalendar:)).map { time in
          Minute(time: time, precipitation: rows[row, 1].flatMap { Precipitation($0, .base) })
        }
      }
    }
  }
}
