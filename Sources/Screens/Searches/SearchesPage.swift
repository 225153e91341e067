import Clients
import CommandKit
import Documents
import Phrases
import Presentation
import Reports
import TerminalText

/// One page of a list of places, found or searched for before, in words.
struct SearchesPage {
  let list: SearchesList
  let pages: Pages<Place>
  let filter: String
  let order: SearchOrder
  let words: Wording
  /// The last report of a place.
  let saved: (Place) -> Report?

  func model(notice: String?) -> SearchesModel {
    let weather = words.current.placeWeather(
      pages.rows.map { ($0, $1, saved($1)) }, called: [:])
    let marks = words.places.marks(among: pages.elements)
    return SearchesModel(
      notice: notice, title: title, heading: words.appearance().isRead ? nil : heading,
      rows: zip(pages.rows, weather).map { row, now in
        modelRow(row.row, row.element, now, mark: marks[row.element.id])
      },
      hint: pages.elements.isEmpty && filter.isEmpty ? phrases.nothingSearched : nil,
      footers: [
        found?.country.map { phrases.onlyIn(phrases.countryName(of: $0) ?? $0) },
        pageFooter,
      ].compactMap(\.self))
  }

  /// The note that the list continues.
  private var pageFooter: String? {
    guard pages.count > 1 else { return nil }
    guard found != nil else { return phrases.page(pages.page, of: pages.count) }
    return pages.hasNext
      ? phrases.moreRows(pages.elements.count - (pages.rows.last?.row ?? 0)) : nil
  }

  private var title: String? {
    switch list {
    case .found(let found) where found.areGuesses: phrases.nearestNames(to: found.text)
    case .found(let found) where found.areElsewhere: phrases.elsewhere(found.text)
    case .found(let found) where found.matches.count >= SearchesInteractor.most:
      phrases.firstResults(count: found.matches.count, for: found.text)
    case .found(let found): phrases.results(count: found.matches.count, for: found.text)
    case .made(let kept) where !filter.isEmpty || order != .added:
      if kept.isEmpty {
        filter.isEmpty ? nil : phrases.noSearches(filter: filter)
      } else {
        phrases.searches(count: kept.count, filter: filter, order: order)
      }
    case .made(let kept): kept.isEmpty ? nil : phrases.searchesMade
    }
  }

  private func modelRow(
    _ row: Int, _ place: Place, _ now: PlaceWeather, mark: String?
  ) -> SearchesModel.Row {
    let match = found?.matches[row - 1]
    // The own name of a place that the user renamed.
    var itself: Place?
    if case .made(let kept) = list, kept[row - 1].ownName != nil {
      itself = kept[row - 1].place
    }
    let (around, country) = words.places.shortAbout(itself ?? place)
    let region = [itself?.name, around].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: ", ")
    let distance = found?.home.flatMap { place.coordinate.distance(to: $0) }
    let isRead = words.appearance().isRead
    return SearchesModel.Row(
      number: "\(row)", name: place.name,
      otherName: match.flatMap { $0.isMatchedNameUsual ? $0.matchedName : nil },
      highlight: match.flatMap { $0.isMatchedNameUsual ? $0.highlight : nil },
      surroundings: [itself?.title ?? words.places.about(place), mark].compactMap(\.self)
        .joined(separator: ", "),
      // The end of a long region is cut.
      region: [mark, region].compactMap(\.self).joined(separator: ", "),
      country: country,
      sign: now.sign,
      temperature: now.celsius == nil
        ? "" : Line(now.temperature, Style(celsius: now.celsius)),
      population: population(place, isRead),
      latitude: isRead
        ? place.coordinate.title(in: phrases) : place.coordinate.columns(in: phrases).latitude,
      longitude: isRead ? "" : place.coordinate.columns(in: phrases).longitude,
      distance: distance.map { phrases.fromHome(words.figures.distance($0)) } ?? "")
  }

  /// The rows among which one with weather is looked for.
  private static let mostAsked = 50

  /// A column that no row has anything in has no heading either.
  private var heading: SearchesModel.Row {
    let hasWeather = pages.elements.prefix(Self.mostAsked).contains { saved($0)?.current != nil }
    let hasPeople = pages.elements.contains { ($0.population ?? 0) > 0 }
    return SearchesModel.Row(
      number: "", name: phrases.placeHeading, surroundings: phrases.surroundingsHeading,
      temperature: hasWeather ? Line(phrases.presentHeading.lowercased(), .dim) : "",
      population: hasPeople ? phrases.populationHeading : "", latitude: phrases.latitudeHeading,
      longitude: phrases.longitudeHeading,
      distance: found?.home == nil ? "" : phrases.distanceHeading)
  }

  private func population(_ place: Place, _ isRead: Bool) -> String {
    guard let number = place.population, number > 0 else { return "" }
    let count = phrases.grouped(number)
    return isRead ? phrases.inhabitants(count, number: number) : count
  }

  private var found: FoundPlaces? { list.found }

  private var phrases: any SearchesPhrases { words.phrases.searches }
}

extension SearchesList {
  /// Places that only resemble the text are candidates, not results.
  func document(_ failure: Failure?) -> JSONValue {
    switch self {
    case .found(let found):
      let names = found.matches.map { $0.matchedName ?? $0.place.name }
      let rows = JSONValue.rows(found.matches.map(\.place)) { ["matched": .string(names[$0 - 1])] }
      return .object([.init(name: failure == nil ? "results" : "candidates", value: rows)])
    case .made(let kept):
      let isNamed = kept.contains { $0.ownName != nil }
      return [
        "items": .rows(kept.map(\.place)) {
          isNamed ? ["ownName": .optional(kept[$0 - 1].ownName)] : .object([])
        }
      ]
    }
  }
}
