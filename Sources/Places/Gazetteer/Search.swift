import Clients
import Foundation
import GRDB
import Reports

/// Answers one query: tries its readings in turn, and turns the results into matches.
struct Search {
  let database: Database
  let query: TypedQuery
  let scope: SearchScope
  let kept: AreaCache
  let regions: RegionCache

  /// A thorough search also tries words inside names, namesakes elsewhere and typos.
  func matches(limit: Int, thorough: Bool) throws -> [PlaceMatch] {
    let limit = max(0, limit)
    let middle = try middleOfArea()
    let depth = middle == nil ? limit : max(limit, Self.mostNearArea)
    var finder = try Finder(
      database, kept: kept, preferredCountries: scope.preferredCountries, depth: depth)
    let (codes, isNamed) = try postalCodes()
    if !isNamed { try look(for: &finder, thorough: thorough, isInArea: middle != nil) }
    let most = max(0, limit - codes.count)
    let ranked = try withShownNameFirst(finder.ranked)
    guard let middle, ranked.contains(where: { $0.kind == .elsewhere }) else {
      return try codes.prefix(limit) + ranked.prefix(most).compactMap(match)
    }
    let matches = try ranked.prefix(Self.mostNearArea).compactMap(match)
    return Array(codes.prefix(limit) + matches.inArea(around: middle, of: query).prefix(most))
  }

  /// The places of a name, of which one may be in an area.
  private static let mostNearArea = 50

  /// The middle of an area that was named behind the place: it has no bounds here, but a position.
  private func middleOfArea() throws -> Coordinate? {
    guard let area = query.readings.first?.qualifiers.last,
      let feature = try Feature.sites(
        whole: FoldedName(area).key, in: [], limit: 5, from: database
      ).first(where: \.kind.isExtended)
    else { return nil }
    return try FeatureDetails.fetch(feature, in: scope.language, from: database)?.coordinate
  }
}

extension [PlaceMatch] {
  /// As far as places are from the middle of an area that they are in, in km: Penzance in Cornwall.
  private static let areaReach = 75.0

  /// The matches elsewhere that are in the area which was named, the nearest first: Eye in Suffolk. All where none is.
  fileprivate func inArea(around middle: Coordinate, of query: TypedQuery) -> [PlaceMatch] {
    let name = query.readings.first.map { FoldedName.key(of: $0.name) }
    func distance(_ match: PlaceMatch) -> Double {
      match.place.coordinate.distance(to: middle)?.in(.kilometers) ?? .infinity
    }
    let inside = filter { match in
      let isNamed = match.kind == .word && FoldedName.key(of: match.place.name) == name
      return (match.kind == .elsewhere || isNamed) && distance(match) < Self.areaReach
    }
    return inside.isEmpty
      ? self
      : inside.sorted { distance($0) < distance($1) }.map { match in
        var match = match
        (match.kind, match.quality) = (.whole, .good)
        return match
      }
  }
}

extension Search {
  private func look(for finder: inout Finder, thorough: Bool, isInArea: Bool) throws {
    let names = try query.readings.compactMap { try sought($0, isInArea: isInArea) }
    // Most words of a line are no name, which one question tells.
    if !scope.findsSlips, !isInArea, let name = names.first, names.count == 1,
      query.splitReadings.isEmpty,
      try !name.isName(in: database, inPart: false)
    {
      return
    }
    for name in names {
      // Names of districts include numbers, with years and old spellings; nobody searches for those.
      guard name.hasLetters else { return }
      try finder.findWhole(name, usages: thorough ? NameUsage.allCases : NameUsage.shown)
      try finder.findAirports(name)
      try finder.findFeatures(name)
      try finder.findBeginnings(name)
      if finder.isSure { break }
    }
    let anywhere = try query.readings.first.flatMap { reading in
      reading.qualifiers.isEmpty
        ? nil : try sought(TypedQuery.Reading(name: reading.name))
    }
    if isInArea, !finder.isSure, let anywhere {
      try finder.findWhole(anywhere, as: .elsewhere)
    }
    guard thorough else { return }
    if !finder.hasWhole {
      // `Dun. Streda` is no place `Dun.` in Streda.
      for name in try query.splitReadings.filter({ !$0.name.hasSuffix(".") }).compactMap({
        try sought($0, isInArea: isInArea)
      }) {
        try finder.findWhole(name, isGuess: true)
        try finder.findFeatures(name, isGuess: true)
      }
    }
    guard scope.findsSlips, let name = names.first else { return }
    // The first of two equal reasons counts, so typos come before words from different names.
    guard !finder.isSure else { return try finder.findWords(name) }
    try finder.findTypos(name)
    try finder.findWords(name)
    if let anywhere { try finder.findWhole(anywhere, as: .elsewhere) }
  }

  /// The candidates, a place before a smaller one where the user's language calls it so: `Berlín` is Berlin in Slovak,
  /// and a village in El Salvador.
  private func withShownNameFirst(_ ranked: [Finder.Candidate]) throws -> [Finder.Candidate] {
    guard scope.language != .english, let first = ranked.first, first.feature == nil else {
      return ranked
    }
    let typed = first.name.typed.lowercased()
    func named(_ candidate: Finder.Candidate) throws -> Place? {
      guard candidate.isWhole, candidate.feature == nil else { return nil }
      let place = try record(candidate.place.rank)?.place
      return place?.name.lowercased() == typed ? place : nil
    }
    let city = try ranked.prefix(20).firstIndex { candidate in
      try candidate.place.size > first.place.size && named(candidate) != nil
    }
    // Makov is in Slovakia rather than Makó in Hungary.
    func isOwn(_ place: Place) -> Bool {
      place.country == scope.language.country && place.population != nil
    }
    let isCity = ranked[city ?? 0].place.size >= Finder.city
    let own = isCity ? nil : try ranked.prefix(20).firstIndex { try named($0).map(isOwn) == true }
    guard let index = own ?? city, index > 0 else { return ranked }
    var ranked = ranked
    ranked.insert(ranked.remove(at: index), at: 0)
    return ranked
  }

  /// `nil` when the name has no letters, or a qualifier names nothing. What is typed wins over the country of the
  /// scope.
  private func sought(_ reading: TypedQuery.Reading, isInArea: Bool = false) throws -> SoughtName? {
    var areas: [Area] = []
    for qualifier in reading.qualifiers {
      guard let area = try Area.named(qualifier, mayBegin: !isInArea, in: database) else {
        return nil
      }
      areas.append(area)
    }
    if let country = scope.country {
      let area = try Area.countries([country], in: database)
      if areas.allSatisfy(area.overlaps) { areas.append(area) }
    }
    return SoughtName(reading.name, areas: areas)
  }

  private func record(_ rank: Int) throws -> PlaceRecord? {
    try PlaceRecord.fetch(rank, in: scope.language, regions, from: database)
  }

  private func match(_ candidate: Finder.Candidate) throws -> PlaceMatch? {
    var feature: FeatureDetails?
    if let found = candidate.feature {
      feature = try FeatureDetails.fetch(found, in: scope.language, from: database)
      if feature == nil { return nil }
    }
    let rank = feature?.town ?? candidate.place.rank
    guard let record = try record(rank) else { return nil }
    let town = record.place
    let place = feature?.place(at: town) ?? town
    var match = PlaceMatch(
      place: place, kind: candidate.kind, score: candidate.score, slips: candidate.slips)
    let isCode = candidate.kind == .airport
    if !isCode || feature == nil, let range = highlight(candidate, in: place.name) {
      match.highlight = range
    } else if isCode {
      match.matchedName = candidate.name.typed.uppercased()
      match.highlight = 0..<candidate.name.typed.count
    } else if let feature {
      match.matchedName =
        feature.name(matching: candidate.keys, isWhole: candidate.kind != .beginning)
        ?? candidate.name.typed
      match.highlight = match.matchedName.flatMap { highlight(candidate, in: $0) }
    } else if let name = try otherName(candidate, record, besides: place.name) {
      match.matchedName = name.text
      match.isMatchedNameUsual = name.isUsual
      match.highlight = highlight(candidate, in: name.text)
    }
    // Stanton, as Staunton is also called, is a slip for `St Anton`.
    if candidate.kind == .whole, let other = match.matchedName,
      Spelling(of: other, as: candidate.name) == .split
    {
      (match.kind, match.slips) = (.typo, 1)
    }
    if candidate.kind == .whole, candidate.name.typed == query.spelled {
      match.matchedName = query.text
      match.highlight = 0..<query.text.count
    }
    // A short name has many neighbors, of which only a city is surely meant.
    let length = candidate.name.folded.key.count
    let isLong = length > 5 || length > 4 && place.population ?? 0 > 500_000
    if candidate.kind == .beginning, candidate.isOneSlip(from: place.name) { match.slips = 1 }
    // A name that no language of its country uses wasn't mistyped, nor was one with more or fewer words.
    let words = FoldedName(match.matchedName ?? place.name).words.count
    match.isSureSlip =
      isLong && words == candidate.name.folded.words.count
      && (candidate.usage.isUsual || candidate.isOneSlip(from: place.name))
    // Lévis was called Levi, too.
    match.isNameRare =
      candidate.kind == .whole && !candidate.usage.isUsual
      && (match.matchedName != nil
        || FoldedName.key(of: place.name) != candidate.name.folded.key)
    // Athens in Ohio was called Harpers Ferry, too, but whoever has the name today may be too small to be found here.
    // Jackson Hole is at Jackson.
    if match.isNameRare, feature == nil, candidate.place.size < Finder.city,
      Set(candidate.name.folded.words).isDisjoint(with: FoldedName(place.name).words)
    {
      match.quality = .weak
    }
    return match
  }

  /// The name that matched, if it is not the one shown.
  private func otherName(
    _ candidate: Finder.Candidate, _ record: PlaceRecord, besides shown: String
  ) throws -> (text: String, isUsual: Bool)? {
    if record.name != shown, candidate.matches(record.name) { return (record.name, true) }
    if candidate.matchesAbbreviation(of: shown) { return nil }
    let names = try PlaceRecord.fetchNames(candidate.place.rank, from: database)
    let isWhole = candidate.kind == .whole
    for matches in [candidate.matches, candidate.matchesAbbreviation] {
      if let name = names.first(where: matches) { return (name.text, name.isCurrent || isWhole) }
    }
    // A romanized name isn't saved, but it is the typed one.
    return isWhole ? (candidate.name.typed, true) : nil
  }

  private func highlight(_ candidate: Finder.Candidate, in name: String) -> Range<Int>? {
    if let range = Highlight.range(of: candidate.sought, in: name) { return range }
    // "Saint-Étienne" for "St Etienne": the same name in other letters.
    let isSame = candidate.kind == .whole && candidate.matchesAbbreviation(of: name)
    return isSame ? 0..<name.count : nil
  }

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
    let all = try database.all(Self.query, [code.code]) { row -> Found? in
      guard let country = row.text(0),
        let entry = PostalCodes.entry(of: code.code, in: Data.fromDatabaseValue(row[1]) ?? Data())
      else { return nil }
      return try found(entry, country, code, around: names)
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
      let town = try record(entry.town),
      let coordinate = Coordinate(
        latitude: Double(entry.latitude) / 1000, longitude: Double(entry.longitude) / 1000)
    else { return nil }
    var place = town.place
    switch entry.name {
    case .town: break
    case .place(let rank):
      guard let own = try record(rank) else { return nil }
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

  /// 0 for the country that is meant, then the preferred ones, those that write codes so, and the rest.
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
