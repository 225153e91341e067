import Foundation
import WeatherModels

/// One message of the Common Alerting Protocol, with its text in each language that it has.
struct Alert: Hashable {
  /// More than any country has at a time.
  static let most = 1000

  var identifier: String?
  /// The messages that this one takes the place of.
  var replaced: [String] = []
  /// A test, an exercise, or a message that only takes another one back.
  var isVoid = false
  var versions: [Version] = []

  /// The message in one language.
  struct Version: Hashable {
    var warning: WeatherWarning
    /// "Green" on the map: a notice that there is nothing to warn of.
    var isGreen = false
    var areas: [Area] = []
  }

  /// Where a warning is in force.
  struct Area: Hashable {
    var name = ""
    var outlines: [Outline] = []
  }

  /// The text in the language asked for, else in English, else the first.
  func warning(in language: String) -> WeatherWarning? {
    func version(_ code: String) -> Version? {
      versions.first { $0.warning.language?.lowercased().split(separator: "-").first ?? "" == code }
    }
    return (version(language.lowercased()) ?? version("en") ?? versions.first)?.warning
  }
}

extension [Alert] {
  /// Those that are neither over nor withdrawn nor a notice that all is well.
  func inForce(at now: Date) -> [Alert] {
    let withdrawn = Set(flatMap(\.replaced))
    return filter { alert in
      guard !alert.isVoid, let version = alert.versions.first, !version.isGreen,
        alert.identifier.map(withdrawn.contains) != true
      else { return false }
      return version.warning.until.map { $0 > now } ?? true
    }
  }

  /// Those for where a place lies. Outlines decide where there are any, otherwise the names of the areas; where neither
  /// tells of a place, all of the country that have no outline.
  func concerning(_ place: Place) -> (PlaceWarnings.Reach, [Alert]) {
    let names = AreaNames(of: place)
    let verdicts = map { alert -> Bool? in
      let areas = alert.versions.flatMap(\.areas)
      if areas.contains(where: { names.fit($0.name) }) { return true }
      let outlines = areas.flatMap(\.outlines)
      return outlines.isEmpty ? nil : outlines.contains { $0.contains(place.coordinate) }
    }
    if verdicts.contains(true) || !verdicts.contains(nil) {
      return (.place, zip(self, verdicts).filter { $1 == true }.map(\.0))
    }
    return (.country, zip(self, verdicts).filter { $1 == nil }.map(\.0))
  }
}

extension [WeatherWarning] {
  /// Each text once, for all its areas: some services send it anew for every district.
  func mergingAreas() -> [WeatherWarning] {
    var texts: [WeatherWarning] = []
    var areas: [WeatherWarning: [String]] = [:]
    for warning in self {
      var text = warning
      text.area = nil
      if areas[text] == nil { texts.append(text) }
      let area = warning.area.flatMap { areas[text]?.contains($0) == true ? nil : $0 }
      areas[text, default: []] += area.map { [$0] } ?? []
    }
    return texts.map { text in
      var warning = text
      warning.area = AlertText.line(areas[text]?.joined(separator: ", "), limit: 500)
      return warning
    }
  }
}
