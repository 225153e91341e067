import Foundation
import Reports
import Warnings

/// One message of the Common Alerting Protocol, with its text in each language that it has.
struct Alert: Hashable, Sendable {
  /// More than any country has at a time.
  static let most = 10_000
  /// More texts, areas, outlines and codes than any country's feed has; the alerts beyond count as unreadable.
  static let mostParts = 40_000
  /// More than one message has; one with more counts as unreadable.
  static let mostPartsOfOne = 10_000

  var identifier: String?
  /// The messages that this one takes the place of.
  var replaced: [String] = []
  /// A test, an exercise, a draft, or an answer to another message: it says nothing of the weather and withdraws
  /// nothing.
  var isTest = false
  /// A message that only takes another one back.
  var isVoid = false
  /// The reason why its text could not be read, for a report of the fault. Its area may be known all the same.
  var fault: CleanText?
  /// Whether it is known only from an index, since its message could not be read.
  var isAbridged = false
  var versions: [Version] = []

  /// The message in one language, or one of its parts.
  struct Version: Hashable, Sendable {
    var warning: WeatherWarning
    /// "Green" on the map: a notice that there is nothing to warn of.
    var isGreen = false
    var areas: [Area] = []
    /// The time at which the message ceases to be valid, if the hazard ends at another.
    var goneAfter: Date?
  }

  /// The area in which a warning is in force.
  struct Area: Hashable, Sendable {
    /// More than any area has.
    static let mostOutlines = 1000

    var name = ""
    var outlines: [AlertOutline] = []
    /// Whether it had an outline that could not be read, or more than an area has.
    var hasBadOutline = false
    /// The borders that were added, holes among them.
    private(set) var ringCount = 0
    var codes: [RegionCode] = []
    /// Whether it is for the place of the request, if the service decides that itself.
    var isHere: Bool?

    /// `nil` for one that cannot be read. Of too many none is kept: some of them would be a smaller area.
    mutating func add(_ outline: AlertOutline?) {
      if let outline {
        outlines.append(outline)
        ringCount += 1 + outline.holes.count
      } else {
        hasBadOutline = true
      }
      if ringCount > Self.mostOutlines { (outlines, hasBadOutline) = ([], true) }
    }
  }

  /// A warning that could not be read.
  static func unread(_ fault: CleanText, identifier: String? = nil, area: Area = Area()) -> Alert {
    Alert(
      identifier: identifier, fault: fault,
      versions: [Version(warning: WeatherWarning(event: ""), areas: [area])])
  }

  /// The line of an index whose message could not be read.
  var abridged: Alert {
    var alert = self
    alert.isAbridged = alert.fault == nil
    return alert
  }

  /// The alert with something done to the warning of each version.
  func changingWarnings(_ change: (inout WeatherWarning) -> Void) -> Alert {
    var alert = self
    for index in versions.indices { change(&alert.versions[index].warning) }
    return alert
  }

  /// Texts, areas, outlines and codes, and each twenty-five points of an outline.
  var partCount: Int {
    versions.reduce(0) { $0 + 1 + $1.areas.reduce(0) { $0 + $1.partCount } }
  }

  /// Whether it covers or may cover a place.
  func mayConcern(_ regions: PlaceRegions) -> Bool {
    versions.contains { regions.verdict($0.areas).isHere != false }
  }

  /// Takes the place of alerts beyond `mostParts`: one for all, since each has room for a text.
  static let beyond = unread("too many parts")
}

/// The regions that a place lies in or near, to compare with the areas of warnings.
struct PlaceRegions {
  let point: Coordinate
  /// ISO 3166-1 alpha-2.
  let country: String
  /// `nil` if the regions cannot be read.
  let regions: Set<RegionCode>?
  /// Regions so close beyond a simplified border that the place may lie in them.
  let bordering: Set<RegionCode>
  let isKnown: (RegionCode) -> Bool

  init(_ point: Coordinate, in country: String, _ client: RegionsClient) {
    self.point = point
    self.country = country
    regions = client.regions(point)
    bordering = client.bordering(point)
    isKnown = client.isKnown
  }

  /// Whether an area contains the place, and how that is known; `nil` if it can't be decided.
  func verdict(_ area: Alert.Area) -> (isHere: Bool?, by: WeatherWarning.Placement) {
    if let isHere = area.isHere { return (isHere, .region) }
    if area.outlines.contains(where: { $0.contains(point) }) { return (true, .polygon) }
    if !area.outlines.isEmpty, !area.hasBadOutline {
      // Some write the longitude first. An area that lies near as it is written was not meant otherwise.
      return area.outlines.contains { $0.containsExchanged(point) && !$0.isNear(point) }
        ? (nil, .country) : (false, .polygon)
    }
    let verdicts = area.codes.map(verdict)
    if verdicts.contains(true) { return (true, .region) }
    return verdicts.isEmpty || verdicts.contains(nil) ? (nil, .country) : (false, .region)
  }

  /// The best evidence of all areas of a warning.
  func verdict(_ areas: [Alert.Area]) -> (isHere: Bool?, by: WeatherWarning.Placement) {
    let verdicts = areas.map(verdict)
    if let here = verdicts.first(where: { $0.isHere == true }) { return here }
    if let unclear = verdicts.first(where: { $0.isHere == nil }) { return unclear }
    return verdicts.first ?? (nil, .country)
  }

  private func verdict(_ code: RegionCode) -> Bool? {
    guard let regions else { return nil }
    // Near a border, the nearest region of the other country is none of the place's.
    if code.layer.country != country, isKnown(code),
      regions.contains(where: { $0.layer.country == country && !$0.isSea })
    {
      return false
    }
    if regions.contains(code) { return true }
    guard !bordering.contains(code) else { return nil }
    // A place on land is not at sea, whether or not that part of the sea is known.
    if code.isSea, regions.contains(where: { $0.layer.country == country && !$0.isSea }) {
      return false
    }
    return isKnown(code) && regions.contains { $0.layer == code.layer } ? false : nil
  }
}

extension [Alert] {
  /// The alerts in force: no tests, all-clears or withdrawn and past ones.
  func inForce(at now: Date) -> [Alert] {
    let real = filter { !$0.isTest }
    // Some updates keep the name of the message that they replace: none takes itself back.
    let withdrawn = Set(real.flatMap { alert in alert.replaced.filter { $0 != alert.identifier } })
    let updated = Set(
      real.filter { alert in alert.replaced.contains { $0 == alert.identifier } }
        .compactMap(\.identifier))
    return real.compactMap { alert in
      guard !alert.isVoid, alert.identifier.map(withdrawn.contains) != true else { return nil }
      if let identifier = alert.identifier, updated.contains(identifier),
        !alert.replaced.contains(identifier)
      {
        return nil
      }
      var alert = alert
      alert.versions.removeAll { version in
        version.isGreen || version.warning.until.map { $0 <= now } ?? false
          || version.goneAfter.map { $0 <= now } ?? false
      }
      return alert.versions.isEmpty ? nil : alert
    }
  }

  /// The warnings that cover or may cover a place, each in the given language, else in English, else in its first.
  func concerning(_ regions: PlaceRegions, in language: String) -> [WeatherWarning] {
    filter { $0.fault == nil }.flatMap { alert in
      let warnings = alert.versions.compactMap { version -> WeatherWarning? in
        let (isHere, placement) = regions.verdict(version.areas)
        guard isHere != false else { return nil }
        var warning = version.warning
        warning.placed = isHere == true ? placement : .country
        return warning
      }
      return warnings.written(in: language) { $0 }
    }
  }
}

extension WeatherWarning {
  /// ISO 639-2 has three letters for each language; these are the program's languages.
  private static let longTags = ["eng": "en", "slk": "sk", "slo": "sk"]

  /// `en` of `en-GB`; also `en` if none is named, as CAP requires.
  var primaryLanguage: String {
    let tag = language?.lowercased().split { "-_".contains($0) }.first.map(String.init) ?? "en"
    return Self.longTags[tag] ?? tag
  }
}

extension Array {
  /// The elements whose warnings are in one language: that asked for, else English, else that of the first.
  func written(in language: String, _ warning: (Element) -> WeatherWarning) -> [Element] {
    let languages = map { warning($0).primaryLanguage }
    let chosen = [language, "en"].first(where: languages.contains) ?? languages.first
    return zip(self, languages).filter { $1 == chosen }.map { $0.0 }
  }

  /// Each text of the elements' warnings once, in their order, with all its areas and its elements: some services
  /// repeat a warning for every district.
  func mergingAreas(
    _ warning: (Element) -> WeatherWarning
  ) -> [(warning: WeatherWarning, elements: [Element])] {
    var texts: [WeatherWarning] = []
    var elements: [WeatherWarning: [Element]] = [:]
    for element in self {
      var text = warning(element)
      text.area = nil
      if elements[text] == nil { texts.append(text) }
      elements[text, default: []].append(element)
    }
    return texts.map { text in
      let elements = elements[text] ?? []
      let areas = elements.compactMap { warning($0).area }.uniqued
      var merged = text
      merged.area = AlertText.line(areas.joined(separator: ", "), limit: 500)
      return (merged, elements)
    }
  }
}

extension [WeatherWarning] {
  /// Each text once, with all its areas.
  func mergingAreas() -> [WeatherWarning] { mergingAreas { $0 }.map(\.warning) }
}
