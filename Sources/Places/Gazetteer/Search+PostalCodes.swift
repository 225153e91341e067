import Foundation
import GRDB
import WeatherClients
import WeatherModels

extension Search {
  /// The places of a typed postal code, of the country that is meant first; none where no code is typed, or where a name
  /// beside it is of another place.
  func postalCodes() throws -> (matches: [PlaceMatch], isNamed: Bool) {
    for typed in query.postalCodes where !typed.around.isEmpty || typed.code.isSure {
      let found = try places(of: typed.code, around: typed.around)
      if !found.isEmpty { return (found, !typed.around.isEmpty) }
    }
    return ([], false)
  }

  private struct Found {
    var country: String
    var place: Place
    /// From 0 for the country that is meant.
    var order: Int
    /// Those of the town of which it is a part.
    var people: Int
  }

  private func places(of code: PostalText, around names: [String]) throws -> [PlaceMatch] {
    let rows = try Row.fetchCursor(
      database.cachedStatement(sql: Self.query), arguments: [code.code])
    var all: [Found] = []
    while let row = try rows.next() {
      guard let country = row.text(0),
        let entry = PostalCodes.entry(of: code.code, in: Data.fromDatabaseValue(row[1]) ?? Data()),
        let found = try found(entry, country, code, around: names)
      else { continue }
      all.append(found)
    }
    let sorted = all.sorted { ($0.order, -$0.people) < ($1.order, -$1.people) }
    guard let first = sorted.first else { return [] }
    let isChosen = !names.isEmpty || first.order < Self.written
    // Of several countries that write a code so, none is certainly meant, unless its place is much larger.
    let isAmbiguous =
      !isChosen
      && sorted.dropFirst().contains {
        $0.order == first.order && $0.people * 10 > first.people
      }
    // Five digits may be a code of a country that isn't here.
    let isCertain = isChosen || !isAmbiguous && !code.countries.isEmpty
    return sorted.map { found in
      var match = PlaceMatch(
        place: found.place, kind: .postalCode, matchedName: code.text,
        highlight: 0..<code.text.count, score: 0, quality: isCertain ? .good : .weak)
      match.isAmbiguous = isAmbiguous
      return match
    }
  }

  private func found(
    _ entry: PostalEntry, _ country: String, _ code: PostalText, around names: [String]
  ) throws -> Found? {
    // A typed country wins over that of the scope.
    let isTyped = !names.isEmpty || code.countries.count == 1
    if !isTyped, let only = scope.country, only != country { return nil }
    guard code.countries.isEmpty || code.countries.contains(country),
      let town = try PlaceRecord.fetch(entry.town, in: scope.language, regions, from: database),
      let coordinate = Coordinate(
        latitude: Double(entry.latitude) / 1000, longitude: Double(entry.longitude) / 1000)
    else { return nil }
    var place = town.place
    switch entry.name {
    case .town: break
    case .place(let rank):
      guard let own = try PlaceRecord.fetch(rank, in: scope.language, regions, from: database)
      else { return nil }
      place = own.place
      place.town = town.shownName
    case .text(let name):
      place.name = name
      place.town = town.shownName
      place.population = nil
    }
    for name in names where try !isNamed(name, entry, place, in: country) { return nil }
    let distance = town.coordinate.distance(to: coordinate)?.in(.kilometers) ?? .infinity
    // A village that the gazetteer hasn't isn't known for the town beside it.
    var isPart = distance < 5
    let isCity = town.place.population ?? 0 >= 100_000
    if case .text(let name) = entry.name {
      let (own, town) = (FoldedName.key(of: name), FoldedName.key(of: town.shownName))
      isPart = isPart && isCity || own.hasPrefix(town) || town.hasPrefix(own)
    }
    let people = (isPart ? town.place : place).population ?? 0
    place.coordinate = coordinate
    place.population = nil
    place.elevation = nil
    return Found(country: country, place: place, order: order(of: country, code), people: people)
  }

  /// Those that the user prefers, that of their locale, those that write codes so, then the rest.
  private func order(of country: String, _ code: PostalText) -> Int {
    if scope.country == country || code.countries == [country] { return 0 }
    let preferred = scope.preferredCountries + [scope.region].compactMap(\.self)
    return preferred.firstIndex(of: country)
      ?? Self.written + (code.isWritten(as: country) ? 0 : 1)
  }

  private static let written = 1000

  /// Whether a name beside a code is that of its place or town, or of an area in which it lies.
  private func isNamed(
    _ name: String, _ entry: PostalEntry, _ place: Place, in country: String
  ) throws -> Bool {
    let key = FoldedName.key(of: name)
    guard !key.isEmpty else { return true }
    func isSame(_ other: String) -> Bool {
      let other = FoldedName.key(of: other)
      // Two letters are the code of an area rather than the beginning of a name.
      return other == key
        || key.count > 2 && !other.isEmpty
          && (other.hasPrefix(key) || key.hasPrefix(other))
    }
    if isSame(place.name) || place.town.map(isSame) == true { return true }
    let ranks =
      if case .place(let rank) = entry.name { [entry.town, rank] } else { [entry.town] }
    for rank in ranks {
      let names = try PlaceRecord.fetchNames(rank, from: database)
      if names.first(where: { FoldedName.key(of: $0) == key }) != nil { return true }
    }
    guard let area = try Area.named(name, in: database),
      let region = try Int.fetchOne(
        database, sql: "SELECT region FROM place WHERE rank = ?", arguments: [ranks.last])
    else { return false }
    return area.contains(region)
  }

  private static let query = """
    SELECT postal.country, codes FROM country JOIN postal ON postal.country = country.code
      AND first = (SELECT max(first) FROM postal WHERE country = country.code AND first <= ?)
    """
}
