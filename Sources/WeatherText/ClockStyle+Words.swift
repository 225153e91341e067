public import Phrases

extension ClockStyle {
  /// `14:05` as it is, or as `2:05 pm`; a full hour as `2 pm` where it `isShort`.
  public func words(_ time: String, _ phrases: any Phrases, isShort: Bool = false) -> String {
    self == .hours12 ? phrases.twelveHours(time, isShort: isShort) : time
  }

  /// A time in a sentence: `noon`, `midnight`.
  func spoken(_ time: String, _ phrases: any Phrases, isShort: Bool, isAfterDay: Bool) -> String {
    self == .hours12 ? phrases.spoken(time, isShort: isShort, isAfterDay: isAfterDay) : time
  }
}
