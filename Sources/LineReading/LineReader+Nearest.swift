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
    case .unknownCommand(_, let meant), .unknownPlace(_, let meant): offered = meant
    // `is it foggy` has become `fog`.
    case .noSuchWeather(let word, _) where !typed.contains(word):
      let said = typed.first {
        Language.typed.key(of: $0, in: Language.typed.weather) == word.lowercased()
      }
      return said.map { .noSuchWeather($0, name: $0) } ?? failure
    case .badArgument(.when, .choice, _), .badArgument(.tell, .choice, _), .usage, .placeNotFound,
      .placeNotFoundOffline, .postalCodeNotFound,
      .postalCodeNotFoundOffline, .unknownArea:
      break
    default: return failure
    }
    if case .unknownPlace(let text, _) = failure, let first = ofFirst(text, typed) { return first }
    let words = plain(typed).flatMap { $0.split(separator: " ").map(String.init) }
    guard words.count > 1 || words.first?.contains("/") == true, words.count < 20,
      mayBeAboutPlaces(words[0]) || HourText.begin(words), !words.contains(where: \.isOption)
    else { return failure }
    if let missing = missing(words, failure) { return missing }
    if let unit = unit(words) { return unit }
    // `porovnaj Oslo, Bergen zajtra`
    if offered == nil, let line = command(for: words) {
      return .unknownCommand(words, meant: line)
    }
    guard let (parts, line, lost) = nearest(words) else {
      return unknownQuantity(words, failure) ?? failure
    }
    let past = CommandName.past.rawValue
    if let offered, isWhole(offered, parts, first: words[0]),
      line.hasPrefix(past) == offered.hasPrefix(past)
    {
      return failure
    }
    // `watch Oslo 0` asks for its usage.
    if case .usage(let usage) = failure, usage.name == .watch { return failure }
    return .otherLine(lost: lost.map { $0.joined(separator: " ") }, meant: line)
  }

  /// The line that is nearest to words, and the parts of them that it can't hold; `nil` if some mean nothing.
  func nearest(_ words: [String]) -> (parts: LineParts, line: String, lost: [[String]])? {
    guard !words.contains(where: \.isOption), let parts = parts(words), !parts.isTooLittle,
      let (line, lost) = line(of: parts),
      // `Line Lexington` is no place, and `line Lexington` not surely meant.
      !isName(words), line.folded != words.joined(separator: " ").folded
    else { return nil }
    return (parts, line, lost)
  }

  /// Weather that Vane shows nowhere, where the line is about it: `fog in Oslo`, `kedy bude hmla`.
  private func missing(_ words: [String], _ failure: Failure) -> Failure? {
    let asked: [String]
    switch failure {
    case .badArgument(_, _, let word): asked = [word]
    case .unknownPlace: asked = []
    // `London tomorrow fog`
    case .placeNotFound, .placeNotFoundOffline, .usage:
      asked = words.filter { word in
        let rest = words.filter { $0 != word }
        return !rest.isEmpty && parts(rest) != nil
      }
    case .unknownCommand(_, let meant):
      asked = meant.split(separator: " ").first == "when" ? words : []
    default: asked = [words[0]]
    }
    return asked.first { others().failure(of: $0) == .noSuchWeather($0, name: $0) }
      .map { .noSuchWeather($0, name: $0) }
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
    return .otherLine(lost: Array(places.dropFirst()), meant: line.dropLast(text.count) + places[0])
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
      if isLine { return .unitIsSetting(line, then: rest.joined(separator: " ")) }
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
