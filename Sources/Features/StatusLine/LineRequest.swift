import CommandKit
import Phrases
import Presentation
import Quantities
import Reports

/// The place and the options after `line`.
struct LineRequest: Hashable, Sendable {
  /// The words of the place or the favorites, for the run in the background.
  var words: [String]
  var preset: LinePreset
  /// Whether the line also has the next minutes and the observation. A custom format names the fields that it needs.
  var hasUsualFormat: Bool
  var format: LineFormat
  /// Other signs for the weather than those that were set.
  var icons: Icons?
  /// The age in seconds from which a report is requested again.
  var refreshAfter: Double

  init(
    _ place: PlaceReference, isOfFavorites: Bool, _ format: String?, _ preset: LinePreset?,
    icons: Icons?, refreshAfter: Double?
  ) throws(Failure) {
    words =
      isOfFavorites
      ? ["--preset", LinePreset.prometheus.rawValue, LineRequest.favorites] : place.words
    self.preset = preset ?? .plain
    self.icons = icons
    hasUsualFormat = format == nil && preset != .prose && preset != .prometheus
    self.format = try LineFormat(format ?? self.preset.format)
    self.refreshAfter = refreshAfter ?? Report.freshness
  }

  nonisolated static let favorites = "--favorites"

  /// The line that requests what this one shows.
  var refreshing: [String] {
    let fields = format.quantities.filter { $0.host != nil }.map { "{\($0.name)}" }.joined()
    return [CommandName.line.rawValue] + words + (fields.isEmpty ? [] : ["--format", fields])
      + ["--refresh-after", "0s"]
  }

  /// Lines that `help line` adds to the help of every command.
  static let help: CommandDetails = { phrases, width in
    let fields = LineField.names.joined(separator: " ")
    let presets = LinePreset.allCases.map(\.rawValue).joined(separator: ", ")
    return WeatherLines.note("\(phrases.statusLine.lineFields): \(fields)", width: width)
      + WeatherLines.note("\(phrases.statusLine.linePresets): \(presets)", width: width)
  }
}

nonisolated extension Argument where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// A value of an option, in full.
  static func value(of option: String) -> Argument {
    let values = Value.allCases.map(\.rawValue)
    return Argument(.choice(values)) { words throws(Failure) in
      words.offer { $0.matches(values, $1) }
      guard let word = words.first else { return nil }
      guard let value = Value(rawValue: word) else {
        throw .badValue(setting: option, value: word, allowed: values)
      }
      return value
    }
  }
}

nonisolated extension Argument where Value == Double {
  /// `90s`, `15m`, `2h`, `1d`, in seconds; `0s` asks the service first.
  static var age: Argument {
    let examples = ["15m", "90s", "2h", "1d"]
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    return Argument(.duration(examples)) { words throws(Failure) in
      words.offer { $0.matches(examples, $1) }
      guard let text = words.first else { return nil }
      guard let unit = text.last.flatMap({ units[$0] }),
        let count = Arguments.number(String(text.dropLast()))
      else { throw .badValue(setting: "--refresh-after", value: text, allowed: examples) }
      return Double(count) * unit
    }
  }
}
