internal import Foundation
internal import WeatherModels
internal import XML

// The values.
extension TrackReader {
  /// A decimal number, as `xsd:decimal` has it, or with an exponent.
  func number(_ range: Range<Int>) -> Double? {
    let range = reader.trimmed(range)
    let bytes = reader.bytes
    guard !range.isEmpty, range.count <= 40 else { return nil }
    var index = range.lowerBound
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
    var (value, decimals, count) = (0.0, 0, 0)
    var isFraction = false
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if byte >= 0x30, byte <= 0x39 {
        // Digits beyond the sixteenth say nothing any more.
        if count < 16 || !isFraction {
          value = value * 10 + Double(byte - 0x30)
          if isFraction { decimals += 1 }
        }
        count += 1
      } else {
        guard count > 0 else { return nil }
        return Double(String(decoding: bytes[range], as: UTF8.self)).flatMap {
          $0.isFinite ? $0 : nil
        }
      }
      index += 1
    }
    guard count > 0 else { return nil }
    let number = decimals < Self.powers.count ? value / Self.powers[decimals] : 0
    return isNegative ? -number : number
  }

  private static let powers: [Double] = (0...17).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }

  /// `2026-11-24T08:00:00.5Z`, or with an offset; UTC where it says none.
  func time(_ range: Range<Int>) -> Date? {
    let range = reader.trimmed(range)
    let bytes = reader.bytes
    func digits(_ offset: Int, _ count: Int) -> Int? {
      guard offset + count <= range.count else { return nil }
      var number = 0
      for index in range.lowerBound + offset..<range.lowerBound + offset + count {
        guard bytes[index] >= 0x30, bytes[index] <= 0x39 else { return nil }
        number = number * 10 + Int(bytes[index] - 0x30)
      }
      return number
    }
    guard range.count >= 19, let year = digits(0, 4), let month = digits(5, 2),
      let day = digits(8, 2), let hour = digits(11, 2), let minute = digits(14, 2),
      let second = digits(17, 2), hour < 25, minute < 60, second < 61,
      let date = CalendarDay(year: year, month: month, day: day)
    else { return nil }
    var seconds = Double(date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second)
    var offset = 19
    if offset < range.count, bytes[range.lowerBound + offset] == UInt8(ascii: ".") {
      offset += 1
      var part = 0.1
      while let digit = digits(offset, 1) {
        seconds += Double(digit) * part
        part /= 10
        offset += 1
      }
    }
    guard offset < range.count else { return Date(timeIntervalSince1970: seconds) }
    let sign = bytes[range.lowerBound + offset]
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      guard let hours = digits(offset + 1, 2),
        let minutes = digits(offset + 4, 2) ?? digits(offset + 3, 2)
      else { return nil }
      let zone = Double(hours * 3600 + minutes * 60)
      seconds += sign == UInt8(ascii: "+") ? -zone : zone
    }
    return Date(timeIntervalSince1970: seconds)
  }
}
