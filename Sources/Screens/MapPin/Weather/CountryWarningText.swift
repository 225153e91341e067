import Foundation
import Phrases
import Presentation
import Reports
import TerminalText
import WarningWords
import Warnings

/// The warnings of countries in words, as they are numbered.
struct CountryWarningText: WordedSubject {
  let words: Wording
  let countries: [CountryWarnings]

  /// The age of the warnings, and which are not drawn.
  func sources(at now: Date) -> [String] {
    let leftOut = countries.count(where: \.isLeftOut)
    let read = countries.filter { !$0.isLeftOut }
    return age(read, at: now) + read.flatMap(sentences)
      + (leftOut > 0 ? [phrases.warnings.countriesLeftOut(count: leftOut)] : [])
      + [unread].compactMap(\.self)
  }

  /// A sentence for each, read at a place.
  func sentences(at here: Place) -> [String] {
    countries.numbered.enumerated().map { index, found in
      let words = words.warnings.row(found.item.warning, at: here)
      let facts = words.facts.joined(separator: ", ")
      return "\(index + 1): \(words.title.text)" + (facts.isEmpty ? "." : ", \(facts).")
    }
  }

  /// A row for each, in the place of the pins.
  func rows(at here: Place) -> [MapPinModel.Row] {
    countries.numbered.enumerated().map { index, found in
      let title = words.warnings.row(found.item.warning, at: here)
      return MapPinModel.Row(
        number: title.title.sign + "\(index + 1)", name: title.title.text,
        surroundings: title.facts.joined(separator: " · "), latitude: "", longitude: "",
        style: Style(warningRank: found.item.warning.rank))
    }
  }

  /// One alone, by its number from 1, as if it were its country's at a place.
  func warning(
    _ row: Int, at here: Place, now: Date
  ) throws(Failure) -> (place: Place, found: PlaceWarnings) {
    let all = countries.numbered
    guard all.indices.contains(row - 1) else { throw .noRow(row, count: all.count) }
    let (country, item) = all[row - 1]
    var place = here
    place.name = name(of: country)
    (place.region, place.countryName, place.country) = (nil, nil, nil)
    var found = PlaceWarnings(
      service: country.service ?? .wmo, fetched: country.fetched ?? now, reach: .place,
      warnings: [item.warning])
    found.warnings[0].placed = .polygon
    return (place, found)
  }

  /// Why nothing newer is known.
  private var unread: String? {
    words.warnings.unread(
      countries.compactMap { country in
        country.failure.map { (name(of: country), .service($0)) }
      })
  }

  private func name(of country: CountryWarnings) -> String {
    phrases.countryName(of: country.country) ?? country.country
  }

  /// The sources of the warnings and the oldest of their times, or that there are none.
  private func age(_ countries: [CountryWarnings], at now: Date) -> [String] {
    guard let fetched = countries.compactMap(\.fetched).min() else { return [] }
    let isEmpty = countries.allSatisfy {
      $0.items.isEmpty && $0.unplaced == 0 && $0.unread == 0
    }
    let names = countries.compactMap(\.service).uniqued.map(phrases.warningServiceName).joined(
      separator: ", ")
    return [
      isEmpty ? phrases.warnings.noWarningsInView : nil,
      names + " · " + phrases.fetched(secondsAgo: now.timeIntervalSince(fetched)),
    ].compactMap(\.self)
  }

  /// Warnings that cannot be drawn.
  private func sentences(_ country: CountryWarnings) -> [String] {
    let name = name(of: country)
    return [
      country.unplaced == 0
        ? nil : phrases.warnings.undrawnWarnings(count: country.unplaced, in: name),
      country.unread > 0
        ? "\(name): \(phrases.warnings.unreadWarnings(count: country.unread, of: country.listed))"
        : nil,
      country.omitted > 0
        ? "\(name): \(phrases.warnings.omittedWarnings(count: country.omitted))" : nil,
    ].compactMap(\.self)
  }
}

extension MapPinModel {
  /// Lists warnings, as many as there is room for, in the place of the pins.
  mutating func list(_ warnings: [Row], atMost room: Int, _ phrases: any WarningPhrases) {
    (hint, footer) = (nil, nil)
    lists = [List(heading: phrases.warningsHeading, rows: Array(warnings.prefix(room)))]
    // The heading of the list says the same.
    if !warnings.isEmpty { legend = nil }
    if warnings.count > room { footer = phrases.omittedWarnings(count: warnings.count - room) }
  }
}
