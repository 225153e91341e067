import GRDB
import WeatherClients
import WeatherModels

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
    var finder = try Finder(
      database, kept: kept, preferredCountries: scope.preferredCountries, depth: limit)
    let (codes, isNamed) = try postalCodes()
    if !isNamed { try look(for: &finder, thorough: thorough) }
    let named = finder.ranked.prefix(max(0, limit - codes.count))
    return try codes.prefix(limit) + named.compactMap(match)
  }
}

extension Search {
  private func look(for finder: inout Finder, thorough: Bool) throws {
    let names = try query.readings.compactMap(sought)
    for name in names {
      // Names of districts include numbers, with years and old spellings; nobody searches for those.
      guard name.hasLetters else { return }
      try finder.findWhole(name, usages: thorough ? NameUsage.allCases : NameUsage.shown)
      try finder.findAirports(name)
      try finder.findFeatures(name)
      try finder.findBeginnings(name)
      if finder.isSure { break }
    }
    guard thorough else { return }
    if !finder.hasWhole {
      // `Dun. Streda` is no place `Dun.` in Streda.
      for name in try query.splitReadings.filter({ !$0.name.hasSuffix(".") }).compactMap(sought) {
        try finder.findWhole(name, isGuess: true)
        try finder.findFeatures(name, isGuess: true)
      }
    }
    guard scope.findsSlips, let name = names.first else { return }
    // The first of two equal reasons counts, so typos come before words from different names.
    guard !finder.isSure else { return try finder.findWords(name) }
    try finder.findTypos(name)
    try finder.findWords(name)
    if let reading = query.readings.first, !reading.qualifiers.isEmpty,
      let anywhere = try sought(TypedQuery.Reading(name: reading.name))
    {
      try finder.findWhole(anywhere, as: .elsewhere)
    }
  }

  /// `nil` when the name has no letters, or a qualifier names nothing. What is typed wins over the country of the
  /// scope.
  private func sought(_ reading: TypedQuery.Reading) throws -> SoughtName? {
    var areas: [Area] = []
    for qualifier in reading.qualifiers {
      guard let area = try Area.named(qualifier, in: database) else { return nil }
      areas.append(area)
    }
    if let country = scope.country {
      let area = try Area.countries([country], in: database)
      if areas.allSatisfy(area.overlaps) { areas.append(area) }
    }
    return SoughtName(reading.name, areas: areas)
  }

  private func match(_ candidate: Finder.Candidate) throws -> PlaceMatch? {
    var feature: FeatureDetails?
    if let found = candidate.feature {
      feature = try FeatureDetails.fetch(found, in: scope.language, from: database)
      if feature == nil { return nil }
    }
    let rank = feature?.town ?? candidate.place.rank
    guard
      let record = try PlaceRecord.fetch(rank, in: scope.language, regions, from: database)
    else { return nil }
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
}
