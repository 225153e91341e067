public import Foundation

/// The words for times of day. The symbols of units are the same everywhere.
public protocol UnitPhrases: Sendable {
  /// `nil` leaves times in UTC, as programs get them.
  var localTime: LocalTime? { get set }
  /// Whether lines are typed in a shell, after the program's name, and not at its prompt.
  var isInShell: Bool { get set }
  /// A time on the 12-hour clock: `2:05 pm`, `2 pm`; `nil` if the language uses only the 24-hour clock.
  func time(_ figure: String, isAfternoon: Bool) -> String?
  /// A date before a time: `Mon 30 09:00`, and `Mon 30, 9 am`, as a number beside a number is misread.
  func date(_ date: String, before time: String) -> String
  /// 12 o'clock in sentences, on the 12-hour clock; `nil` if the language uses only the 24-hour clock.
  var noonWord: String? { get }
  var midnightWord: String? { get }
}

/// The time zone, the clock and the order of dates of the user.
public struct LocalTime: Sendable {
  /// Looked up only when a time is written: the first lookup costs a twentieth of a start.
  var timeZone: @Sendable () -> TimeZone
  var hasTwelveHours: @Sendable () -> Bool
  /// Whether the month is written before the day: `12/5` is 5 December.
  var hasMonthFirst: Bool

  public init(
    timeZone: @escaping @Sendable () -> TimeZone, hasMonthFirst: Bool = false,
    hasTwelveHours: @escaping @Sendable () -> Bool
  ) {
    self.timeZone = timeZone
    self.hasMonthFirst = hasMonthFirst
    self.hasTwelveHours = hasTwelveHours
  }
}

extension UnitPhrases {
  /// `14:05` as `2:05 pm`; a full hour as `2 pm` where it `isShort`. Noon is 12 pm.
  public func twelveHours(_ time: String, isShort: Bool = false) -> String {
    let parts = time.split(separator: ":")
    guard parts.count == 2, let hour = Int(parts[0]), (0..<24).contains(hour) else { return time }
    let figure = "\((hour + 11) % 12 + 1)" + (isShort && parts[1] == "00" ? "" : ":" + parts[1])
    return self.time(figure, isAfternoon: hour >= 12) ?? time
  }

  /// A time in a sentence: `noon`, `midnight`. Behind a day, midnight could be its beginning or its end.
  public func spoken(_ time: String, isShort: Bool = false, isAfterDay: Bool = false) -> String {
    let word =
      switch time {
      case "12:00": noonWord
      case "00:00" where !isAfterDay: midnightWord
      default: nil as String?
      }
    return word ?? twelveHours(time, isShort: isShort)
  }

  /// A line as it is typed at the prompt or, after the program's name, in a shell.
  public func asTyped(_ line: String) -> String {
    guard isInShell else { return line }
    let words = line.split(separator: " ").map { word in
      word.allSatisfy { $0.isLetter || $0.isNumber || "-+.,:/_=@%°".contains($0) }
        ? String(word) : "'\(word.replacing("'", with: "'\\''"))'"
    }
    return (["vane"] + words).joined(separator: " ")
  }

  /// Whether the user's clock has twelve hours, by which 3 may be 15:00.
  public var hasTwelveHours: Bool { localTime?.hasTwelveHours() == true && noonWord != nil }

  public var hasMonthFirst: Bool { localTime?.hasMonthFirst == true }

  /// `15:00`, or `3 pm` by the user's clock.
  package func hour(_ time: String) -> String {
    hasTwelveHours ? twelveHours(time, isShort: true) : time
  }

  /// `14:05` in the user's time zone, or `13:05 UTC`.
  public func clockTime(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: localTime?.timeZone() ?? .gmt)
      .time(includingFractionalSeconds: false)
    let time = String(date.formatted(style).prefix(5))
    guard let localTime else { return time + " UTC" }
    return localTime.hasTwelveHours() ? spoken(time) : time
  }
}
