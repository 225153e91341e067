import CommandKit
import WeatherText

extension Setting {
  /// The line that was probably meant by these words: `set units imperial` for `units us`, `set temperature fahrenheit`
  /// for `fahrenheit`. `nil` if they are neither a setting with a value nor a value of exactly one.
  public static func line(for words: [String]) -> String? {
    let words = words.map { $0.lowercased() }
    guard let first = words.first, let last = words.last else { return nil }
    if words.count == 2, let setting = meant(by: first), let value = setting.value(for: last) {
      return "set \(setting.name) \(value)"
    }
    // Units after a place: they are set, for all places.
    if words.count > 1 { return line(forExactly: last) }
    if charts.contains(first) { return "chart \(first)" }
    if let setting = all.first(where: { $0.name == first || $0.name == first + "s" }) {
      return "set \(setting.name)"
    }
    return line(forValue: first)
  }

  /// The setting of that name, in the plural too, or the only one with that beginning.
  private static func meant(by name: String) -> Setting? {
    if let exact = all.first(where: { $0.name == name || $0.name == name + "s" }) { return exact }
    let longer = all.filter { name.count >= 4 && $0.name.hasPrefix(name) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// The line of `set` for a value, even a misspelled one.
  private static func line(forValue typed: String) -> String? {
    if let line = line(forExactly: typed) { return line }
    let closed = all.filter(\.isClosed)
    let long = (closed.flatMap(\.choices) + UnitChoice.synonyms.keys).filter { $0.count >= 6 }
    guard typed.count >= 6,
      let near = long.sorted().first(where: {
        typed.editDistance(to: $0) <= 2 && $0.first == typed.first
      })
    else { return nil }
    return line(settingOnly: near)
  }

  private static func line(forExactly typed: String) -> String? {
    typed.count >= 4 && !common.contains(typed) ? line(settingOnly: typed) : nil
  }

  /// `nil` if several settings can have the value, or none.
  private static func line(settingOnly value: String) -> String? {
    let known = all.filter { $0.isClosed && $0.value(for: value) != nil }
    return known.count == 1 ? "set \(known[0].name) \(value)" : nil
  }

  /// The value as it is to be typed; `nil` if the setting cannot have it.
  private func value(for typed: String) -> String? {
    guard isClosed else { return typed }
    if choices.contains(where: { $0.lowercased() == typed }) || typed == "auto" { return typed }
    guard let unit = UnitChoice.synonyms[typed], choices.contains(unit) else { return nil }
    return typed.count < 4 ? unit : typed
  }

  private var isClosed: Bool {
    if case .choice = kind { true } else { false }
  }

  /// Names of several settings at once, and everyday words.
  private static let common: Set = ["auto", "less", "none", "ascii", "dots", "sample"]
  /// Typed alone, these words ask for charts, not for settings.
  private static let charts: Set = ["temperature", "wind", "pressure", "rain"]
}
