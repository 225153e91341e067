import Atlas
import CommandKit
import Documents
import Fields
import Foundation
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

/// Official warnings on the map: their outlines with numbers, and a list of them.
extension MapPinPresenter {
  /// Makes no requests while keys move the map.
  func shownWarnings() async -> ShownField {
    var shown = ShownField(type: .warnings, time: interactor.now(), clock: clock)
    if !isMoving { context.wait(phrases.askingForWarnings) }
    defer { context.wait(nil) }
    let language = String(phrases.localeIdentifier.prefix(2))
    warned = await interactor.warnings(state, in: language, asks: !isMoving)
    shown.warnings = warned
    let here = interactor.name(state.center)
    let leftOut = warned.count(where: \.isLeftOut)
    let read = warned.filter { !$0.isLeftOut }
    shown.sources =
      ages(read, at: here) + read.flatMap(sentences)
      + (leftOut > 0 ? [phrases.countriesLeftOut(count: leftOut)] : [])
      + [unread(warned)].compactMap(\.self)
    shown.credits = SourceCredit.warnings(warned.compactMap(\.service))
    if words.appearance().isRead {
      shown.sentences = warned.flatMap(\.items).enumerated().map { index, item in
        let words = words.warnings.row(item.warning, at: here)
        let facts = words.facts.joined(separator: ", ")
        return "\(index + 1): \(words.title.text)" + (facts.isEmpty ? "." : ", \(facts).")
      }
    }
    return shown
  }

  /// Why nothing newer is known.
  private func unread(_ countries: [CountryWarnings]) -> String? {
    words.warnings.unread(
      countries.compactMap { country in
        country.failure.map { (name(of: country), .service($0)) }
      })
  }

  private func name(of country: CountryWarnings) -> String {
    phrases.countryName(of: country.country) ?? country.country
  }

  /// The sources and times of the drawn warnings, and that there are none: once for all countries that a service
  /// answered for in the same minute.
  private func ages(_ countries: [CountryWarnings], at here: Place) -> [String] {
    var groups: [(names: [String], age: CountryAge)] = []
    for country in countries {
      guard let age = CountryAge(country) else { continue }
      if let index = groups.firstIndex(where: { $0.age.isLike(age) }) {
        groups[index].names.append(name(of: country))
      } else {
        groups.append(([name(of: country)], age))
      }
    }
    return groups.map { names, age in
      let names = names.joined(separator: ", ")
      guard age.isEmpty else {
        return "\(names): \(phrases.warningServiceName(age.service)) · "
          + phrases.fetched(secondsAgo: interactor.now().timeIntervalSince(age.fetched))
      }
      let found = PlaceWarnings(
        service: age.service, fetched: age.fetched, reach: .place, warnings: [])
      return words.warnings.noneInView(of: names, found, at: here)
    }
  }

  /// Warnings that cannot be drawn.
  private func sentences(_ country: CountryWarnings) -> [String] {
    let name = name(of: country)
    return [
      country.unplaced == 0 ? nil : phrases.undrawnWarnings(count: country.unplaced, in: name),
      country.unread > 0
        ? "\(name): \(phrases.unreadWarnings(count: country.unread, of: country.listed))" : nil,
      country.omitted > 0
        ? "\(name): \(phrases.omittedWarnings(count: country.omitted))" : nil,
    ].compactMap(\.self)
  }

  /// The warnings in the place of the pins.
  func list(_ shown: ShownField, in model: inout MapPinModel) {
    (model.hint, model.footer, model.lists) = (nil, nil, [])
    guard !model.isRead else { return }
    let here = interactor.name(state.center)
    let rows = shown.warnings.flatMap(\.items).enumerated().map { index, item in
      let words = words.warnings.row(item.warning, at: here)
      return MapPinModel.Row(
        number: "\(index + 1)", name: words.title.text,
        surroundings: words.facts.joined(separator: " · "), latitude: "", longitude: "")
    }
    // The heading of the list says the same.
    if !rows.isEmpty { model.legend = nil }
    // Half of a high window is for the map.
    let room = context.rowsPerPage(false)
    let most = room == .max ? rows.count : max(10, room / 2)
    model.lists = [
      MapPinModel.List(heading: phrases.warningsHeading, rows: Array(rows.prefix(most)))
    ]
    if rows.count > most { model.footer = phrases.omittedWarnings(count: rows.count - most) }
  }

  /// Shows the text of one, by its number from 1.
  func openWarning(row: Int) throws(Failure) {
    let all = warned.flatMap { country in country.items.map { (country: country, item: $0) } }
    guard all.indices.contains(row - 1) else { throw .noRow(row, count: all.count) }
    let (country, item) = all[row - 1]
    var place = interactor.name(state.center)
    place.name = name(of: country)
    (place.region, place.countryName, place.country) = (nil, nil, nil)
    var found = PlaceWarnings(
      service: country.service ?? .wmo, fetched: country.fetched ?? interactor.now(),
      reach: .place, warnings: [item.warning])
    found.warnings[0].placed = .polygon
    let model = words.warnings.page(place, found)
    context.show(
      Answer(document: found.json(at: place), list: shownList) {
        Page(lines: WeatherLines.warnings(model, width: $0))
      })
  }

  /// An outline in the color of its warning, and its number within each of its areas.
  nonisolated static func warningOverlay(_ shown: ShownField, _ viewport: Viewport) -> MapOverlay {
    var overlay = MapOverlay(.nothing, hatching: " ")
    let items = shown.warnings.flatMap(\.items)
    var taken: Set<Viewport.Cell> = []
    for (index, item) in items.enumerated() {
      let layer: MapImage.Layer =
        switch item.warning.rank {
        case 4...: .severeAlert
        case 3: .alert
        default: .minorAlert
        }
      for ring in item.rings {
        overlay.lines.append(MapOverlay.Line(ring, label: "", layer: layer))
        guard let cell = middle(of: ring, viewport), taken.insert(cell).inserted else { continue }
        overlay.marks.append(MapOverlay.Mark("\(index + 1)", at: cell, isCenter: true))
      }
    }
    return overlay
  }

  /// The cell in the middle of a border's visible part; the middle of the map if the border surrounds it.
  private nonisolated static func middle(
    of ring: Contour, _ viewport: Viewport
  ) -> Viewport.Cell? {
    let seen = ring.points.compactMap { point in
      let turns = ((point.longitude + 180) / 360).rounded(.down)
      return Coordinate(latitude: point.latitude, longitude: point.longitude - 360 * turns)
        .flatMap(viewport.cell)
    }
    guard let left = seen.map(\.column).min(), let right = seen.map(\.column).max(),
      let top = seen.map(\.row).min(), let bottom = seen.map(\.row).max()
    else { return nil }
    return Viewport.Cell(column: (left + right) / 2, row: (top + bottom) / 2)
  }

  /// The member `warnings` of the document, by country; `nil` for a map of something else.
  nonisolated static func warningDocument(
    _ shown: ShownField, _ phrases: any Phrases
  ) -> JSONValue? {
    guard shown.type == .warnings else { return nil }
    var number = 0
    return .array(
      shown.warnings.map { country in
        let items = country.items.map { item -> JSONValue in
          number += 1
          let rings = item.rings.map { ring in
            JSONValue.array(
              ring.points.map {
                .array([.rounded($0.latitude, to: 4), .rounded($0.longitude, to: 4)])
              })
          }
          return JSONValue.object([.init(name: "number", value: .int(number))])
            .merging(
              item.warning.json(
                shown.clock, placed: .polygon,
                authority: item.warning.sender ?? country.service?.authority)
            ).merging(["rings": .array(rings)])
        }
        return [
          "country": .string(country.country), "service": .optional(country.service?.rawValue),
          "fetched": .optional(country.fetched.flatMap(shown.clock.iso8601)),
          "failure": .optional(
            country.failure.map { phrases.warningsMissing(because: .service($0)) }),
          "unplaced": .optional(country.unplaced), "omitted": .int(country.omitted),
          "unread": .int(country.unread),
          "items": country.service == nil ? .null : .array(items),
        ]
      })
  }
}

/// When a service reported a country's warnings, and whether there were none.
private nonisolated struct CountryAge {
  let service: WarningService
  let fetched: Date
  let isEmpty: Bool

  /// `nil` for a country of which nothing is known.
  init?(_ country: CountryWarnings) {
    guard let service = country.service, let fetched = country.fetched else { return nil }
    (self.service, self.fetched) = (service, fetched)
    isEmpty = country.items.isEmpty && country.unplaced == 0 && country.unread == 0
  }

  func isLike(_ other: CountryAge) -> Bool {
    service == other.service && isEmpty == other.isEmpty
      && Int(fetched.timeIntervalSince1970) / 60 == Int(other.fetched.timeIntervalSince1970) / 60
  }
}
