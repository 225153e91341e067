import Reports

/// A day or a time of a day as a clock shows it, without a zone.
struct WallTime: Hashable, Sendable {
  /// Days since 1 January 1970.
  var day: Int
  /// Since midnight; `nil` for a day.
  var second: Int?

  /// As if it was in UTC.
  var seconds: Int { day * 86_400 + (second ?? 0) }

  init(day: Int, second: Int?) { (self.day, self.second) = (day, second) }

  init(seconds: Int) {
    let day = seconds.quotient(86_400)
    self.init(day: day, second: seconds - day * 86_400)
  }

  /// Reads `20261127`, `20261127T0930` and `20261127T093000`, the last two with a `Z` as well.
  init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8.prefix(17))
    func number(_ places: Range<Int>) -> Int? {
      guard places.upperBound <= bytes.count else { return nil }
      return bytes[places].reduce(0) { sum, byte in
        guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        return sum * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    guard let year = number(0..<4), let month = number(4..<6), let date = number(6..<8),
      let day = CalendarDay(year: year, month: month, day: date)
    else { return nil }
    let time = bytes.dropFirst(8).filter { $0 != UInt8(ascii: "Z") }
    if time.isEmpty {
      self.init(day: day.daysSince1970, second: nil)
      return
    }
    guard bytes[8] == UInt8(ascii: "T"), time.count == 5 || time.count == 7,
      let hour = number(9..<11), let minute = number(11..<13),
      let second = time.count == 7 ? number(13..<15) : 0,
      hour < 24, minute < 60, second <= 60
    else { return nil }
    self.init(
      day: day.daysSince1970, second: hour * 3600 + minute * 60 + min(second, 59))
  }
}
