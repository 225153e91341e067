import CommandKit
import Foundation
package import Phrases
import WeatherModels
import WeatherText

// The line that is nearest to one that no command takes, with all of its parts that can be kept.
extension LineReader {
  /// The failure of a line with an offer that keeps everything that was typed, or says what it can't.
  package func mended(_ failure: Failure, of typed: [String]) -> Failure {
    var offered: String?
    switch failure {
    case .offer(let offer)
    where offer.lines.count == 1 && (offer.lost.isEmpty || !isAll(offer, typed)):
      offered = offer.lost.isEmpty ? offer.lines[0] : nil
    // `is it foggy` has become `fog`.
    case .noSuchWeather(let word, _) where !typed.contains(word):
      let said = typed.first {
        Language.typed.key(of: $0, in: Language.typed.weather) == word.lowercased()
      }
      return said.map { .noSuchWeather($0, name: $0) } ?? failure
    case .dayNotCovered(let day, let covered) where day < covered.lowerBound:
      return past(day, plain(typed)) ?? failure
    case .badArgument(.when, .choice, _), .badArgument(.tell, .choice, _), .usage, .placeNotFound,
      .placeNotFoundOffline, .postalCodeNotFound,
      .postalCodeNotFoundOffline, .unknownArea:
      break
    default: return failure
    }
    if case .offer(let offer) = failure, let first = ofFirst(offer.typed, typed) { return first }
    let words = plain(typed).flatMap { $0.split(separator: " ").map(String.init) }
    guard words.count > 1 || words.first?.contains("/") == true, words.count < 20,
      mayBeAboutPlaces(words[0]) || HourText.begin(words), !words.contains(where: \.isOption)
    else { return failure }
    if let missing = missing(words, failure) { return missing }
    if let unit = unit(words) { return unit }
    // `porovnaj Oslo, Bergen zajtra`
    if offered == nil, let offer = command(for: words) { return .offer(offer) }
    guard let nearest = nearest(words) else {
      return unknownQuantity(words, failure) ?? corrected(words).map(Failure.offer) ?? failure
    }
    let past = CommandName.past.rawValue
    if let offered, !nearest.parts.isEmpty, isWhole(offered, nearest.parts, first: words[0]),
      nearest.line.hasPrefix(past) == offered.hasPrefix(past)
    {
      guard case .offer(var offer) = failure else { return failure }
      if offer.doubt == nil, !isAll(offer, typed) {
        (offer.typed, offer.mayBePlace) = (Arguments(typed).text, false)
        if !nearest.lost.isEmpty { offer.doubt = .guess }
      }
      return .offer(offer)
    }
    // `watch Oslo 0` asks for its usage.
    if case .usage(let usage) = failure, usage.name == .watch { return failure }
    return .offer(nearest.offer(Arguments(typed).text))
  }

  /// The line to do in place of what was typed: the only one that is offered, and it says all of that.
  package func certain(_ failure: Failure, of typed: [String]) -> String? {
    guard case .offer(let offer) = failure else { return nil }
    return isAll(offer, typed) ? offer.certain : nil
  }

  /// Whether an offer is about the whole line, and not only about a place in it.
  private func isAll(_ offer: Offer, _ typed: [String]) -> Bool {
    [typed, plain(typed)].contains { Arguments($0).text.folded == offer.typed.folded }
  }

  /// The line that is nearest to words; `nil` if some mean nothing.
  func nearest(_ words: [String]) -> NearestLine? {
    if let line = turned(words) { return NearestLine(parts: LineParts(), line: line, lost: []) }
    guard !words.contains(where: \.isOption), let parts = parts(words), !parts.isTooLittle,
      let (line, lost) = line(of: parts),
      // `Line Lexington` is no place, and `line Lexington` not surely meant.
      !isName(words), line.folded != words.joined(separator: " ").folded
    else { return nil }
    return NearestLine(parts: parts, line: line, lost: lost)
  }

  /// `oslo days 3`, `in Oslo when rain tomorrow`: a command behind its place.
  private func turned(_ words: [String]) -> String? {
    let index = words.indices.dropFirst().prefix(4).first { index in
      words[index] == words[index].lowercased()
        && CommandName(rawValue: words[index]).map(others().isAboutPlaces) == true
    }
    guard let index, CommandName(rawValue: words[0].lowercased()) == nil, !isName(words) else {
      return nil
    }
    let place = withoutSpoken(Array(words[..<index]))
    let isQuestion = [CommandName.when, .tell].map(\.rawValue).contains(words[index])
    let line = words[index...] + (isQuestion ? ["in"] : []) + place
    guard isTown(place), others().takes(Array(line), in: context.vocabulary, isPlace: { true })
    else { return nil }
    return line.joined(separator: " ")
  }

  /// Weather that Vane shows nowhere, where the line is about it: `fog in Oslo`, `kedy bude hmla`.
  private func missing(_ words: [String], _ failure: Failure) -> Failure? {
    let asked: [String]
    switch failure {
    case .badArgument(_, _, let word): asked = [word]
    case .offer(let offer) where offer.typed != Arguments(words).text: asked = []
    // `London tomorrow fog`
    case .placeNotFound, .placeNotFoundOffline, .usage:
      asked = words.filter { word in
        let rest = words.filter { $0 != word }
        return !rest.isEmpty && parts(rest) != nil
      }
    case .offer(let offer): asked = offer.lines[0].hasPrefix("when") ? words : []
    default: asked = [words[0]]
    }
    return asked.first { others().failure(of: $0) == .noSuchWeather($0, name: $0) }
      .map { .noSuchWeather($0, name: $0) }
  }

  /// `weather in Paris on 14 July 2019`: a day that is over.
  private func past(_ day: CalendarDay, _ words: [String]) -> Failure? {
    guard let parts = parts(words), parts.places.count < 2, parts.days.count == 1,
      parts.lengths.isEmpty, parts.times.isEmpty, parts.numbers.isEmpty
    else { return nil }
    let line = [CommandName.past.rawValue, "\(day)"] + (parts.places.first ?? [])
    return .offer(Offer(Arguments(words).text, line.joined(separator: " ")))
  }

  /// `hours nothingsuch Oslo`, `compare Oslo Bergen by nothingsuch`
  private func unknownQuantity(_ words: [String], _ failure: Failure) -> Failure? {
    guard let name = CommandName(rawValue: words[0].lowercased()), words.count > 2,
      others().takes([.quantity], name)
    else { return nil }
    switch failure {
    case .usage where words[words.count - 2].lowercased() == "by":
      return .noSuchQuantity(words[words.count - 1])
    case .placeNotFound, .placeNotFoundOffline:
      return isTown(withoutSpoken(Array(words.dropFirst(2)))) ? .noSuchQuantity(words[1]) : nil
    default: return nil
    }
  }

  /// Commands about lists, files and settings take texts.
  private func mayBeAboutPlaces(_ word: String) -> Bool {
    let word = word.lowercased()
    guard CommandName(rawValue: word) != nil || grammar.hasCommand(called: word) else {
      return true
    }
    let name = CommandName(rawValue: word) ?? (try? grammar.command(named: word)) ?? nil
    return name.map(others().isAboutPlaces) != false
  }

  /// `star Oslo and Bergen`: the line of the first place, as a command that isn't about weather takes one.
  private func ofFirst(_ text: String, _ typed: [String]) -> Failure? {
    let line = Arguments(typed).text
    let names = text.split(separator: " ").map(String.init)
    guard names.count > 1, !mayBeAboutPlaces(typed[0]), line.hasSuffix(" \(text)"),
      !typed.dropLast(names.count).contains(where: { $0.contains(where: \.isNumber) }),
      let parts = parts(names), parts.places.count > 1, parts.all == parts.places
    else { return nil }
    let places = parts.places.map { $0.joined(separator: " ") }
    return .offer(
      Offer(
        line, line.dropLast(text.count) + places[0], lost: Array(places.dropFirst()),
        mayBePlace: false))
  }

  /// Whether a line that is offered has all parts, and says what they are about.
  private func isWhole(_ offered: String, _ parts: LineParts, first: String) -> Bool {
    let said = offered.split { " ,".contains($0) }
    let kept = Set((said + said.flatMap { $0.split(separator: "-") }).map { $0.folded })
    func isKept(_ word: some StringProtocol) -> Bool { kept.contains(word.folded) }
    let names = parts.places.joined().joined(separator: " ").split(separator: " ")
    // The limit of a question is nothing without its weather; what is soon is no length of time.
    let isAsked =
      parts.command.isEmpty || !parts.weather.isEmpty || isKept(first)
      || first.folded == CommandName.soon.rawValue
      || (parts.isQuestion
        ? parts.command.allSatisfy(isKept) : parts.command.contains(where: isKept))
    return isAsked
      && names.allSatisfy { isKept($0) || Language.typed.isPreposition($0) }
      && parts.all.allSatisfy {
        parts.weather.contains($0) || parts.places.contains($0) || $0.contains(where: isKept)
      }
  }

  /// A unit in a line about the weather: it is a setting.
  func unit(_ words: [String]) -> Failure? {
    for index in words.indices.dropFirst() {
      let isSaid = Language.typed.isPreposition(words[index - 1])
      // `6 bft` is a speed.
      guard QuestionWords.limit(firstOf: [words[index - 1]]) == nil,
        let line = line(ofUnit: words[index], isSaid: isSaid)
      else { continue }
      var rest = words
      rest.remove(at: index)
      if isSaid, rest.count > 1 { rest.remove(at: index - 1) }
      let isLine = isTown(withoutSpoken(rest)) || parts(rest).flatMap(self.line) != nil
      if isLine {
        let whole = Arguments(words).text
        return .offer(Offer(whole, line, rest.joined(separator: " "), mayBePlace: false))
      }
    }
    return nil
  }

  /// `set wind mph`; a letter alone is a unit behind `in`, or with its sign: `°F`.
  private func line(ofUnit word: String, isSaid: Bool) -> String? {
    let line: String?
    if word.count > 2, WindUnit.named(word) != nil {
      line = setting(["wind", word])
    } else if let unit = TemperatureUnit.named(word.filter { $0 != "°" }),
      isSaid || word.first == "°"
    {
      line = setting(["temperature", unit == .celsius ? "celsius" : "fahrenheit"])
    } else {
      line = setting([word])
    }
    return UnitChoice.settings.contains { line?.hasPrefix("set \($0.name) ") == true } ? line : nil
  }
}
