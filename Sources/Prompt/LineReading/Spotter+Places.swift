import Clients
import CommandKit
import Foundation
import Phrases
import Reports

// Places: own names, positions, codes, and names of the gazetteer.
extension Spotter {
  mutating func addPlaces(from start: Int) {
    addPositions(from: start)
    let own = ends(from: start, most: 5).last { context.places.own(text(start, $0)) != nil }
    for end in ends(from: start, most: 5) {
      let text = nameText(start, end)
      let window = tokens[start..<end]
      if window.contains(where: \.isSign) { break }
      // A name of several words has to begin so; one with figures may be a postal code.
      let isOther =
        mayBeCode(window)
        || tokens[start...].prefix(window.count + 1).contains { lexicon.has($0.folded, .airport) }
      let mayBeName = window.count == 1 || isOther || names.begins(text)
      if context.places.own(text) != nil {
        add(start, end, .place(text), 0.9, text: text)
        addArea(start, end, text)
      } else if mayBeName, !lexicon.isJoining(window), !isPlainTime(window),
        !window.allSatisfy(\.isNumber) || text.count == 5
      {
        addName(start, end, text)
      }
      addInflected(start, end)
      let isInName = Self.inNames.contains(tokens[min(end, tokens.count - 1)].folded)
      let isBehindCase =
        preposition(before: start) != nil
        && (window.count < 3 && (end == tokens.count || !lexicon.isOther(tokens[end]) || isInName)
          || Self.inNames.contains(tokens[end - 1].folded))
      guard end < tokens.count,
        end < own ?? 0 || isBehindCase || isOther
          || mayBeName && !isOfOtherWords(start...end) && names.begins(text)
      else { break }
    }
  }

  /// Whether words may hold a postal code, `SW1A 1AA`, `10115 Berlin`, rather than a figure: `5 mm`, `9 and 17`.
  private func mayBeCode(_ window: ArraySlice<Token>) -> Bool {
    !window.contains(where: lexicon.isOther)
      && window.contains {
        $0.hasDigit && ($0.text.count > 2 || $0.text.first?.isLetter == true)
      }
  }

  /// Whether it is a word for a time in small letters, which is looked up as no name: `saturday`.
  private func isPlainTime(_ window: ArraySlice<Token>) -> Bool {
    guard window.count == 1, let word = window.first else { return false }
    return !word.isCapital && TimeWords.has(word.folded)
  }

  /// Whether all words are in small letters and mean something else: `how cold` begins no name, but `show low, arizona`.
  private func isOfOtherWords(_ range: ClosedRange<Int>) -> Bool {
    tokens[range].allSatisfy(lexicon.isOther) && !tokens[range.upperBound...].contains(.comma)
  }

  /// A name without a genitive's ending, and with the airport as names have it: `Oslo's weather`, `letisku Poprad`.
  private func nameText(_ start: Int, _ end: Int) -> String {
    if let airport = lexicon.rows(of: tokens[start].folded).first(where: { $0.kind == .airport }) {
      return ([airport.value] + words(start + 1, end)).joined(separator: " ")
    }
    guard let stem = tokens[end - 1].stem else { return text(start, end) }
    let whole = text(start, end)
    return context.places.isName(whole)
      ? whole : (words(start, end - 1) + [stem]).joined(separator: " ")
  }

  private mutating func addPositions(from start: Int) {
    let isBehindCount =
      start > 0 && CommandSlots.of(tokens[start - 1].folded).count != .none
    for end in start + 1...min(tokens.count, start + 6) {
      let text = text(start, end)
      // `hours 3 48.15 N 17.11 E`
      let isCount = isBehindCount && CoordinateText(self.text(start + 1, end)) != nil
      guard !isCount, text.contains(where: \.isNumber), !text.hasSuffix(","),
        CoordinateText.looksLikePoint(text) || CoordinateText(text) != nil
      else { continue }
      let numbers = text.split { " ,".contains($0) }
      // `3, 5` and `24.11.` are no positions, and neither are rows on the screen, but the `31,35` of `sun 31,35` is.
      let whole = numbers.compactMap { Arguments.number(String($0)) }
      let isJoined =
        end == start + 1 && isOfReadCommand && CommandName(rawValue: tokens[0].folded) != .compare
      if whole.count == numbers.count,
        whole.count < (isJoined ? 2 : 3) || whole.allSatisfy(context.isRow)
      {
        continue
      }
      let isValid = CoordinateText(text, expectsPoint: true) != nil
      // `59.9,10.7 48.2,16.4` is two of them.
      if !isValid, tokens[start..<end].contains(where: { CoordinateText($0.text) != nil }) {
        continue
      }
      add(start, end, isValid ? .place(text) : .badPosition, isValid ? 0.9 : 0.8)
    }
  }

  private mutating func addName(_ start: Int, _ end: Int, _ text: String) {
    guard let match = names.meant(text) else { return }
    let count = end - start
    let isCalled = match.isCalled(text)
    // `Springfield Illinois`: the area is found by `addArea`.
    let isAirport =
      match.place.kind == .airport
      && [start, end - 1].contains { lexicon.has(tokens[$0].folded, .airport) }
    guard isCalled || isAirport else { return }
    let isNear = match.place.id != names.exact(text)?.place.id
    add(
      start, end, .place(match.place.identity), price(of: match, start, count),
      text: isNear ? match.place.name : text)
    // `rain in Oslo` is no village there.
    let isWeather =
      count == 1 && !tokens[start].isCapital
      && lexicon.has(tokens[start].folded, .quantity, .sky, .weather)
    if !isWeather {
      addArea(start, end, text)
    }
  }

  private func price(of match: PlaceMatch, _ start: Int, _ count: Int) -> Double {
    let phrase = text(start, start + count).folded
    let worth = match.worth(ofWords: count)
    var price = Price.place(ofWords: count) + worth
    if match.kind == .postalCode { return Price.place(ofWords: count) }
    if match.kind == .airport {
      return Price.place + (tokens[start].text == tokens[start].text.uppercased() ? 0 : 2.6)
    }
    let isCapital = tokens[start].isCapital
    if count == 1 {
      if lexicon.has(phrase) && !lexicon.isForeign(tokens[start]) || TimeWords.has(phrase) {
        // `in nice`, and `Hvar, Vis`: nothing else stands there.
        let isListed =
          isCapital && phrase.count > 2 && start > 0 && tokens[start - 1] == .comma
        let isExpected =
          isListed || worth < 0.3 && start > 0 && lexicon.has(tokens[start - 1].folded, .joint)
        price +=
          isExpected
          ? Price.nameBehindJoint : Price.nameThatIsWord + (isCapital ? Price.capital : 0)
      } else if !isCapital, worth > 0.8 {
        price += Price.smallLetters
      }
      if phrase.count < 3 { price += 0.6 }
      // `in the bay`, `on the island`; areas have an article: `in the alps`.
      let isNoun = !isCapital && start > 0 && Language.typed.isArticle(tokens[start - 1].text)
      if isNoun, match.place.kind == .town || match.matchedName != nil {
        price += Price.nameThatIsWord
      }
      // Behind a preposition of Slovak, a name of another country is inflected or has its capital.
      let isAbroad =
        match.place.country.map(Language.slovak.phrases.caseCountries.contains) != true
      if isAbroad, preposition(before: start) != nil { price += isCapital ? 0.6 : 1 }
    }
    return price
  }

  /// `NAME, REGION`, `NAME REGION` and `NAME in REGION`.
  private mutating func addArea(_ start: Int, _ end: Int, _ name: String) {
    guard end < tokens.count else { return }
    let isBehindComma = tokens[end] == .comma
    let isSaid = tokens[end].folded == "in" && end + 1 < tokens.count && !isWordAsCode(tokens[end])
    var first = isBehindComma || isSaid ? end + 1 : end
    guard first < tokens.count else { return }
    // `Aberdeen in the US`
    if first + 1 < tokens.count, Language.typed.isArticle(tokens[first].text) { first += 1 }
    // `Oslo tomorrow` is in no region.
    let isWord = lexicon.has(tokens[first].folded) || TimeWords.isOne(tokens[first])
    if isWord, !tokens[first].isCapital, tokens[first].text.count > 2,
      first + 1 == tokens.count || !names.begins(text(first, first + 2))
    {
      return
    }
    for last in ends(from: first, most: 5) {
      let word = tokens[last - 1]
      if word.isSign || word.hasDigit && !mayBeCode(tokens[last - 1..<last]) { break }
      if last > first + 1, tokens[first..<last].allSatisfy(lexicon.isOther) { break }
      let area = text(first, last)
      // `Bosnia and Herzegovina`, `Svalbard and Jan Mayen`
      let isLong = last > first + 3 || last > first + 1 && endsNames(word)
      if isLong, !names.begins(area) { break }
      let isCode = area.count <= 3
      // A code in small letters that is another word of the session's language is one; but nothing is joined at the end
      // of a line: `columbus in`, `salem, or`.
      let isLast =
        last == tokens.count
        && (isWordAsCode(tokens[first]) || isBehindComma
          || lexicon.has(tokens[first].folded, .joint))
      let isOwnWord =
        isWord && !isLast && lexicon.isWord(tokens[first].folded, of: context.language)
      let count = end - start
      let more = isBehindComma ? Price.qualifiedBehindComma : Price.qualified
      let text = isSaid ? "\(name) in \(area)" : "\(name), \(area)"
      guard let inside = names.exact("\(name), \(area)"), inside.isCalled(name) else {
        // `Paris, Germany` is nowhere, and not a comparison.
        if isBehindComma || isSaid || isCode && area == area.uppercased(),
          !mentions(.compare),
          isWide(area) || (isLast || isBehindComma) && isWordAsCode(tokens[first]),
          let alone = names.exact(name), !alone.isNameRare, alone.place.kind != .country
        {
          add(
            start, last, .place("\(name), \(area)"),
            Price.place(ofWords: count) + alone.worth(ofWords: count) + more, text: text)
        }
        continue
      }
      var price = Price.place(ofWords: count) + inside.worth(ofWords: count) * 0.6 + more
      if isCode, isOwnWord, !isWordAsCode(tokens[first]) {
        price += area == area.uppercased() ? 0.3 : 0.6
      }
      let qualified = price
      if let other = names.exact(area)?.place, !other.holds(inside.place) {
        // In a list, a town isn't near the next one, or in the region of that: `Poprad, Zakopane, Jasná`.
        let isOfRegion = inside.place.region?.folded == area.folded
        let isListed =
          isBehindComma
          && [start - 1, last].contains {
            tokens.indices.contains($0) && Language.typed.partsNames(tokens[$0].text)
          } && (!isOfRegion || other.region != nil && other.region == inside.place.region)
        let isCity =
          other.country == inside.place.country
          && (other.population ?? 0) >= PlaceResolver.city
          && !inside.place.isMeant(inAreaLike: other, itsNameAlone: names.exact(name)?.place)
        price += isListed ? Price.areaInList : isCity ? Price.areaIsCity : 0
      }
      add(start, last, .place(inside.place.identity), price, text: text)
      addCountry(start, last, (name, area, inside.place), text, qualified)
    }
  }

  /// `NAME, REGION, COUNTRY`, also `Wells, Somerset, England`.
  private mutating func addCountry(
    _ start: Int, _ end: Int, _ named: (name: String, area: String, place: Place), _ text: String,
    _ price: Double
  ) {
    guard end < tokens.count else { return }
    let first = tokens[end] == .comma ? end + 1 : end
    for last in ends(from: first, most: 3) {
      let country = self.text(first, last)
      let there = isWide(country) ? names.exact(country)?.place : nil
      let isCode = country.count < 4 && country == country.uppercased()
      guard isCode || there?.kind == .country || there?.holds(named.place) == true else { continue }
      let whole = "\(named.name), \(named.area), \(country)"
      let inside = names.exact(whole).flatMap { $0.isCalled(named.name) ? $0.place : nil }
      if inside == nil, there?.holds(named.place) == true, there?.name.folded != named.area.folded {
        add(start, last, .place(named.place.identity), price + Price.furtherWord, text: text)
        continue
      }
      // `Chicago, IL, Canada` is nowhere, and not a comparison.
      let isNowhere =
        there?.kind == .country && !mentions(.compare)
        && names.exact(named.area)?.place.kind != .country && !names.isCalled(self.text(start, end))
      guard inside != nil || isNowhere else { continue }
      add(
        start, last, .place(inside?.identity ?? whole), price + Price.furtherWord,
        text: "\(text), \(country)")
    }
  }

  /// Whether a text is the name of a country or a region, which have bounds.
  private func isWide(_ area: String) -> Bool {
    names.exact(area).map { $0.isCalled(area) && $0.place.isWide } == true
  }

  /// Whether a word is the name of a command, or another one for it.
  func mentions(_ command: CommandName) -> Bool {
    tokens.contains { token in
      lexicon.rows(of: token.folded).contains { $0.value == command.rawValue }
    }
  }

  /// Whether it is a word in small letters that no name has but between others: `tomorrow`, but not `of`.
  private func endsNames(_ token: Token) -> Bool {
    !token.isCapital && TimeWords.isOne(token)
      || lexicon.isOther(token) && !lexicon.has(token.folded, .joint, .filler)
  }

  /// The preposition before a word that wants a case.
  private func preposition(before start: Int) -> String? {
    let words = tokens[..<start].reversed().lazy.map { $0.text.lowercased() }
    // `v Nitre, Trnave a Žiline`
    let isListed = ["a", ","].contains(words.first)
    return words.prefix(isListed ? start : 1).first(where: context.isCasePreposition)
  }

  /// `Košice` of `v Košiciach`
  private mutating func addInflected(_ start: Int, _ end: Int) {
    let typed = text(start, end)
    // `ukáž zajtra Žilinu`
    let isObject =
      context.language == .slovak && end == start + 1 && tokens[start].isCapital
      && names.exact(typed) == nil
    guard end - start <= 4, let preposition = preposition(before: start) ?? (isObject ? "" : nil)
    else { return }
    let phrases = Language.slovak.phrases
    var best: (price: Double, name: String, match: PlaceMatch)?
    for name in phrases.nominatives(of: typed, after: preposition) {
      if context.places.own(name) != nil {
        add(start, end, .place(name), 0.9, text: name, .slovak)
        return
      }
      guard var match = names.meant(name), match.isMeant(byCaseOf: typed) else { continue }
      // Large cities have a name in Slovak: Brusel.
      if match.place.population ?? 0 >= 3 * PlaceResolver.city { match.isNameRare = false }
      let isNear = match.place.country.map(phrases.caseCountries.contains) == true
      let isTravelled = match.place.country.map(phrases.travelCountries.contains) == true
      let people = match.place.population ?? 0
      let isLarge = people >= PlaceResolver.city / 4 || match.place.kind != .town
      // A text in small letters may be any word. The names of countries are listed for these alone.
      let isCity = people >= PlaceResolver.city && context.language == .slovak
      let isKnown =
        match.place.kind == .range || isCity
        || isNear && (people >= 1000 || match.place.kind != .town)
      if !tokens[start].isCapital, !isKnown, phrases.countryCode(of: name) == nil { continue }
      let price =
        match.worth(ofWords: end - start)
        + (isNear ? 0.1 : isLarge ? 0.5 : isTravelled ? 0.6 : 1.6)
        + Price.unlikeMark * Double(match.otherMarks(than: name))
      // Of two names of one place, its own is meant.
      let isOwn = match.place.name.folded == name.folded
      if best.map({ price < $0.price || isOwn && match.place.id == $0.match.place.id }) ?? true {
        best = (price, name, match)
      }
    }
    guard let best else { return }
    let shown = best.match.matchedName ?? best.match.place.name
    add(
      start, end, .place(best.match.place.identity),
      Price.place(ofWords: end - start) + best.price,
      text: shown.folded == best.name.folded ? shown : best.name, .slovak)
  }
}
