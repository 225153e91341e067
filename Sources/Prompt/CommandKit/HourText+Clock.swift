import Foundation
import Phrases

// Times of a clock as they are typed.
extension HourText {
  struct Time {
    /// After midnight, up to 24:00.
    var minutes: Int
    /// Whether `am` or `pm` says which half of the day it is in.
    var hasHalf = false
    /// The number of its words.
    var count = 1
  }

  /// A time of a clock that words begin with; `nil` for none.
  static func clockTime(_ words: [String], mayBeBare: Bool) -> Time? {
    guard let first = words.first else { return nil }
    if let time = besideHour(words) { return time }
    // `8 to noon`
    if let part = part(words), part.hours.count == 1 {
      return Time(minutes: part.hours.lowerBound * 60, hasHalf: true, count: part.count)
    }
    if words.count > 1 {
      let next = words[1].folded
      // `3 pm`, `5 p.m.`
      if let half = half(next), var time = minutes(first + half, mayBeBare: false) {
        time.count = 2
        return time
      }
      // `o 15. hodine`, but not `2 hours`
      if Language.typed.clockWords.contains(next), mayBeBare,
        var time = minutes(first, mayBeBare: true)
      {
        time.count = 2
        return time
      }
      // `o dvadsiatej druhej`
      if mayBeBare, let hour = number("\(first) \(words[1])") {
        return Time(minutes: hour * 60, count: 2)
      }
      if TimeSpan("\(first) \(words[1])") != nil { return nil }
    }
    return minutes(first, mayBeBare: mayBeBare)
  }

  /// `half past 3`, `quarter to 5 pm`, `pol ôsmej`, `štvrť na osem`
  private static func besideHour(_ words: [String]) -> Time? {
    for count in [3, 2, 1] where count < words.count {
      guard
        let minutes = Language.typed.besideHours[words.prefix(count).joined(separator: " ").folded],
        var time = clockTime(Array(words.dropFirst(count)), mayBeBare: true)
      else { continue }
      time.minutes += minutes
      // Half an hour to one is behind noon.
      if time.minutes < 60, !time.hasHalf { time.minutes += 12 * 60 }
      time.minutes = (time.minutes + 24 * 60) % (24 * 60)
      time.count += count
      return time
    }
    return nil
  }

  /// Whether words say which half of the day a time is in: `pm`, `morning`, `08:00`.
  static func hasHalf(_ words: [String]) -> Bool {
    words.contains { word in
      half(word.lowercased().filter(\.isLetter)) != nil || partWords.contains(word.folded)
        || word.hasPrefix("0")
    }
  }

  private static func half(_ word: String) -> String? {
    let letters = word.filter { $0 != "." }
    return ["am", "pm"].contains(letters) ? letters : nil
  }

  /// `8` of `at eight` and `o ôsmej`
  static func number(_ word: String) -> Int? {
    let typed = word.folded
    guard typed.count > 2 else { return nil }
    return Language.typed.hours[typed] ?? Language.typed.numbers[typed]
  }

  /// `15:00`, `3pm`, `3:30pm`, and `15`, `15.`, `15h`, `20.30` or `eight` where it may be bare.
  static func minutes(_ word: String, mayBeBare: Bool) -> Time? {
    if mayBeBare, let hour = number(word) { return Time(minutes: hour * 60) }
    guard word.first?.isNumber == true, word.utf8.count <= 9 else { return nil }
    var digits = word.lowercased()[...]
    let letters = digits.drop { $0.isNumber || ":.".contains($0) }
    let half = half(String(letters))
    if half != nil {
      digits.removeLast(letters.count)
    } else if mayBeBare {
      if !letters.isEmpty, Language.typed.clockWords.contains(letters.folded) {
        digits.removeLast(letters.count)
      }
      if digits.last == "." { digits.removeLast() }
    }
    let isSpaced = half != nil || mayBeBare
    let parts = digits.split(omittingEmptySubsequences: false) {
      $0 == ":" || isSpaced && $0 == "."
    }
    guard parts.count < 4, half != nil || mayBeBare || parts.count > 1,
      let hour = Arguments.number(String(parts[0])),
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    let minute = parts.count == 1 ? 0 : Arguments.number(String(parts[1])) ?? 60
    guard minute < 60, half == nil ? hour * 60 + minute <= 24 * 60 : (1...12).contains(hour) else {
      return nil
    }
    guard let half else { return Time(minutes: hour * 60 + minute) }
    return Time(minutes: hour % 12 * 60 + minute + (half == "pm" ? 720 : 0), hasHalf: true)
  }
}
