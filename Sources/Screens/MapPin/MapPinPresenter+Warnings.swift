import Atlas
import Clients
import CommandKit
import Documents
import Fields
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText
import WarningWords
import Warnings

/// Official warnings on the map: their outlines with numbers, and a list of them.
extension MapPinPresenter {
  /// Makes no requests while keys move the map.
  func shownWarnings() async -> ShownField {
    var shown = ShownField(type: .warnings, time: interactor.now(), clock: clock)
    if !isMoving { context.wait(phrases.warnings.askingForWarnings) }
    defer { context.wait(nil) }
    let language = String(phrases.localeIdentifier.prefix(2))
    warned = await interactor.warnings(state, in: language, asks: !isMoving)
    shown.warnings = warned
    let leftOut = warned.count(where: \.isLeftOut)
    let read = warned.filter { !$0.isLeftOut }
    shown.sources =
      age(read) + read.flatMap(sentences)
      + (leftOut > 0 ? [phrases.warnings.countriesLeftOut(count: leftOut)] : [])
      + [unread(warned)].compactMap(\.self)
    shown.credits = SourceCredit.warnings(warned.compactMap(\.service))
    if words.appearance().isRead {
      let here = interactor.name(state.center)
      shown.sentences = shown.numbered.enumerated().map { index, found in
        let words = words.warnings.row(found.item.warning, at: here)
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

  /// The sources of the warnings and the oldest of their times, or that there are none.
  private func age(_ countries: [CountryWarnings]) -> [String] {
    var services: [WarningService] = []
    for service in countries.compactMap(\.service) where !services.contains(service) {
      services.append(service)
    }
    guard let fetched = countries.compactMap(\.fetched).min() else { return [] }
    let isEmpty = countries.allSatisfy {
      $0.items.isEmpty && $0.unplaced == 0 && $0.unread == 0
    }
    let names = services.map(phrases.warningServiceName).joined(separator: ", ")
    return [
      isEmpty ? phrases.warnings.noWarningsInView : nil,
      names + " · " + phrases.fetched(secondsAgo: interactor.now().timeIntervalSince(fetched)),
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

  /// The warnings in the place of the pins.
  func list(_ shown: ShownField, in model: inout MapPinModel) {
    (model.hint, model.footer, model.lists) = (nil, nil, [])
    guard !model.isRead else { return }
    let here = interactor.name(state.center)
    let rows = shown.numbered.enumerated().map { index, found in
      let title = words.warnings.row(found.item.warning, at: here)
      var row = MapPinModel.Row(
        number: title.title.sign + "\(index + 1)", name: title.title.text,
        surroundings: title.facts.joined(separator: " · "), latitude: "", longitude: "")
      row.style = Style(warningRank: found.item.warning.rank)
      return row
    }
    // The heading of the list says the same.
    if !rows.isEmpty { model.legend = nil }
    // Half of a high window is for the map.
    let room = context.rowsPerPage(false)
    let most = room == .max ? rows.count : max(10, room / 2)
    model.lists = [
      MapPinModel.List(heading: phrases.warnings.warningsHeading, rows: Array(rows.prefix(most)))
    ]
    if rows.count > most {
      model.footer = phrases.warnings.omittedWarnings(count: rows.count - most)
    }
  }

  /// Shows the text of one, by its number from 1.
  func openWarning(row: Int) throws(Failure) {
    let all = warned.numbered
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

  /// The ground and outline of each warning in its color, and its number within each of its areas.
  nonisolated static func warningOverlay(
    _ shown: ShownField, _ viewport: Viewport, isASCII: Bool, _ words: Wording
  ) -> MapOverlay {
    let items = shown.numbered.map(\.item)
    let levels = FieldLevels(.warnings, isASCII: isASCII)
    var overlay = MapOverlay(
      .areas(items.map { MapOverlay.Area(Double(max(1, $0.warning.rank)), $0.rings) }),
      thresholds: levels.thresholds, signs: levels.signs, hatching: " ")
    var taken: Set<Viewport.Cell> = []
    for (index, item) in items.enumerated() {
      let rank = item.warning.rank
      let layer = MapImage.Layer(warningRank: rank)
      for ring in item.rings {
        overlay.lines.append(MapOverlay.Line(ring, label: "", layer: layer))
        guard let cell = middle(of: ring, viewport), taken.insert(cell).inserted else { continue }
        overlay.marks.append(
          MapOverlay.Mark(
            words.appearance().sign(ofWarning: rank) + "\(index + 1)", at: cell,
            tone: Style(warningRank: rank).tone, isCenter: true))
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
    let order = shown.warnings.order
    return .array(
      shown.warnings.enumerated().map { position, country in
        let items = country.items.enumerated().map { index, item -> JSONValue in
          let number = order.firstIndex { $0 == (position, index) } ?? 0
          let rings = item.rings.map { ring in
            JSONValue.array(
              ring.points.map {
                .array([.rounded($0.latitude, to: 4), .rounded($0.longitude, to: 4)])
              })
          }
          return JSONValue.object([.init(name: "number", value: .int(number + 1))])
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
            country.failure.map { phrases.warnings.warningsMissing(because: .service($0)) }),
          "unplaced": .optional(country.unplaced), "omitted": .int(country.omitted),
          "unread": .int(country.unread),
          "items": country.service == nil ? .null : .array(items),
        ]
      })
  }
}

nonisolated extension MapImage.Layer {
  /// The outline of a warning.
  init(warningRank rank: Int) {
    switch rank {
    case 4...: self = .severeAlert
    case 3: self = .alert
    default: self = .minorAlert
    }
  }
}

nonisolated extension [CountryWarnings] {
  /// A country's position among these, and that of one of its warnings, the most severe first.
  var order: [(country: Int, item: Int)] {
    let all = enumerated().flatMap { country, warnings in
      warnings.items.indices.map { (country: country, item: $0) }
    }
    func rank(_ place: (country: Int, item: Int)) -> Int {
      self[place.country].items[place.item].warning.rank
    }
    return all.enumerated().sorted {
      (rank($1.element), $0.offset) < (rank($0.element), $1.offset)
    }.map(\.element)
  }

  /// The warnings as they are numbered.
  var numbered: [(country: CountryWarnings, item: CountryWarnings.Item)] {
    order.map { (self[$0.country], self[$0.country].items[$0.item]) }
  }
}
