public import Phrases

extension ClockStyle {
  /// `14:05` as it is, or as `2:05 pm`; a full hour as `2 pm` where it `isShort`. Noon is 12 pm.
  public func words(_ time: String, _ phrases: any Phrases, isShort: Bool = false) -> String {
    let parts = time.split(separator: ":")
    guard self == .hours12, parts.count == 2, let hour = Int(parts[0]), (0..<24).contains(hour)
    else { return time }
    let figure = "\((hour + 11) % 12 + 1)" + (isShort && parts[1] == "00" ? "" : ":" + parts[1])
    return phrases.time(figure, isAfternoon: hour >= 12)
  }
}
