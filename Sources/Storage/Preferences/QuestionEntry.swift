internal import Clients
internal import Foundation
internal import Reports

/// A question in the file: its place, and known keys beside unknown ones.
struct QuestionEntry: ListEntry {
  /// That of its list in the file.
  static let key = "questions"

  private(set) var value: PropertyValue

  init(_ value: PropertyValue) {
    self.value = value
  }

  /// Unknown keys of an older entry for the same question are taken over from `old`.
  init(_ kept: SavedQuestion, renewing old: QuestionEntry? = nil) {
    let place = PlaceEntry(
      SavedPlace(place: kept.place, added: kept.added, language: kept.language),
      renewing: old.map { PlaceEntry($0.value) })
    var values = place.value.dictionary ?? [:]
    values["question"] = .string(kept.text.cleaned(limit: 200))
    values["temperatureUnit"] = .string(kept.temperature.rawValue)
    values["windUnit"] = .string(kept.wind.symbol)
    values["paused"] = kept.isPaused ? .boolean(true) : nil
    value = .dictionary(values)
  }

  static func id(of kept: SavedQuestion, in key: String) -> String { kept.id }

  /// `nil` without a place or a text.
  var kept: SavedQuestion? {
    guard let saved = PlaceEntry(value).kept, let values = value.dictionary,
      let text = values["question"]?.text?.cleaned(limit: 200), !text.isEmpty
    else { return nil }
    let speeds = SpeedUnit.allCases.map(WindUnit.speed) + [.beaufort]
    let isPaused = if case .boolean(true) = values["paused"] { true } else { false }
    return SavedQuestion(
      text: text, place: saved.place, language: saved.language,
      temperature: values["temperatureUnit"]?.text.flatMap(TemperatureUnit.init) ?? .celsius,
      wind: speeds.first { $0.symbol == values["windUnit"]?.text } ?? .speed(.metersPerSecond),
      isPaused: isPaused, added: saved.added)
  }
}
