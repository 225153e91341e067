import Outlook
import Phrases
import Quantities
import WeatherModels

/// The words of a question as the commands have them: `temperature over 25` is `above 25`, `gusts 80kmh` is
/// `gusts above 80kmh`, `no rain` is `dry`.
package enum QuestionWords {
  /// Words that are none of these stay as they are.
  package static func canonical(_ typed: [String]) -> [String] {
    var words = withSigns(bare(typed))
    guard let first = words.first else { return typed }
    if let dry = dry(words) { words = dry }
    words = withSides(withHours(words))
    if typed.count > 1, let weather = weather(words[0]) {
      words.replaceSubrange(0..<1, with: weather)
    } else if words.count == 1, let weather = weather(first) {
      words = weather
    }
    // `above 10 m/s`
    if words.count > 1, sides.contains(words[0]), isAmount(words[1]),
      [words.count > 2 ? words[2] : "", String(words[1].drop { !$0.isLetter })]
        .contains(where: { $0.count > 1 && WindUnit.named($0) != nil })
    {
      words.insert("wind", at: 0)
    }
    // `temperature above 25`
    if words.count > 1, isTemperature(words[0]), sides.contains(words[1]) { words.removeFirst() }
    return withoutDegrees(withSide(words))
  }

  /// Whether the number that ends the first words belongs to what follows: `wind 3` of `wind 3 hours`.
  package static func isCut(_ words: [String], at count: Int) -> Bool {
    count < words.count && Arguments.number(words[count - 1]) != nil
      && TimeSpan(words[(count - 1)...count].joined(separator: " ")) != nil
  }

  /// The question that a threshold alone leaves open, `temperature 0`: whether above it or below; `nil` where nothing is.
  package static func open(_ typed: [String]) -> (question: [String], count: Int)? {
    let bare = Array(self.bare(typed).drop { said.negations.contains($0.folded) })
    // `hot`, `no wind`
    for words in [typed, bare] {
      guard let first = words.first, let limit = said.limits[first.folded] else { continue }
      let isNegated = words.count < typed.count && first.folded == "wind"
      let question = isNegated ? said.limits["calm"] ?? limit : limit
      return (question.split(separator: " ").map(String.init), typed.count - words.count + 1)
    }
    let words = canonical(typed)
    // `visibility 1km`
    if let quantity = said.quantity(firstOf: words), quantity.count < words.count,
      quantity.quantity != .temperature,
      let count = limit(firstOf: Array(words.dropFirst(quantity.count)))
    {
      let end = quantity.count + count
      let question = words.prefix(quantity.count) + ["below"] + words[quantity.count..<end]
      guard WeatherQuestion(typed: Array(question)) != nil else { return nil }
      return (Array(question), typed.count - words.count + end)
    }
    // `6 bft`
    if words.count > 1, isAmount(words[0]), words[1].count > 1, WindUnit.named(words[1]) != nil {
      return (["wind", "above"] + words[..<2], typed.count - words.count + 2)
    }
    guard words.first.map(isAmount) == true || words.first.map(isTemperature) == true else {
      return nil
    }
    let start = isAmount(words[0]) ? 0 : 1
    guard start < words.count, let value = amount(words[start]) else { return nil }
    let hasUnit = start + 1 < words.count && TemperatureUnit.named(words[start + 1]) != nil
    let end = start + (hasUnit ? 2 : 1)
    guard WeatherQuestion(["above"] + words[start..<end]) != nil else { return nil }
    // The lengths of both are the same but for the words that were left out.
    return ([value > 0 ? "above" : "below"] + words[start..<end], typed.count - words.count + end)
  }

  /// `above` or `below` for the first words, and their number.
  package static func side(firstOf words: [String]) -> (side: String, count: Int)? {
    (1...3).reversed().lazy.compactMap { count -> (String, Int)? in
      guard count <= words.count else { return nil }
      let text = words.prefix(count).joined(separator: " ")
      return said.key(of: text, in: said.sides).map { ($0, count) }
    }.first
  }

  /// The number of words of a limit that stands alone, `> 5 mm`; a longer number is a postal code.
  package static func limit(firstOf words: [String]) -> Int? {
    let count = side(firstOf: words)?.count ?? 0
    guard count < words.count, isAmount(words[count]),
      words[count].prefix(while: \.isNumber).count < 4
    else { return nil }
    let next = count + 1 < words.count ? words[count + 1] : ""
    let isUnit =
      WindUnit.named(next) != nil || TemperatureUnit.named(next) != nil
      || PrecipitationUnit.named(next) != nil && next != "in" || next == "%"
    return count + (isUnit ? 2 : 1)
  }

  static let sides: Set<String> = ["above", "below"]

  private static var said: TypedWords { Language.typed }

  /// Without what says nothing before the weather: `the next rain`.
  private static func bare(_ typed: [String]) -> [String] {
    let rest = typed.drop { said.isArticle($0) || said.beforeStretches.contains($0.folded) }
    return rest.isEmpty ? typed : Array(rest)
  }

  /// `no rain`, `not raining`, `rain stops`, `stops raining`
  private static func dry(_ words: [String]) -> [String]? {
    func isWet(_ index: Int) -> Bool {
      words.indices.contains(index)
        && weather(words[index]).map { $0 == ["rain"] || $0 == ["snow"] }
          == true
    }
    func isEnd(_ index: Int) -> Bool {
      words.indices.contains(index) && said.endings.contains(words[index].folded)
    }
    // `Dry Ridge`, `Snow Hill` and `No Name` are places.
    let isNegated = words.first.map { said.negations.contains($0.folded) } == true
    guard (isNegated || isEnd(0)) && isWet(1) || isWet(0) && isEnd(1) else { return nil }
    return ["dry"] + words.dropFirst(2)
  }

  /// `raining`, `mráz`: weather by another word, as it begins a question.
  private static func weather(_ word: String) -> [String]? {
    switch said.key(of: word, in: said.weather) {
    case "frost": ["below", "0c"]
    case let key? where ["rain", "snow", "dry", "sun"].contains(key): [key]
    default:
      [said.key(of: word, in: said.awaited) ?? said.english(for: word)].first {
        WeatherQuestion.words.contains($0)
      }.map { [$0] }
    }
  }

  /// `minus 10`
  static func withSigns(_ typed: [String]) -> [String] {
    let words = typed.map { $0.replacing("−", with: "-") }
    return words.indices.compactMap { index in
      let isSigned = index > 0 && said.minus.contains(words[index - 1].folded)
      let isSign = said.minus.contains(words[index].folded)
      if isSign, index + 1 < words.count, isAmount(words[index + 1]) { return nil }
      return isSigned && isAmount(words[index]) ? "-" + words[index] : words[index]
    }
  }

  /// A length at the end as commands have it: `3h` for `aspoň 3 hodiny`; of days only where weather can last so long.
  private static func withHours(_ words: [String]) -> [String] {
    guard let (span, before) = TimeSpan.last(of: words),
      span.unit == .hours || span.unit == .days && weather(words[0]) == ["dry"]
    else { return words }
    let found = (1...2).lazy.compactMap { count -> (side: String, count: Int)? in
      guard count < before.count, let found = side(firstOf: before.suffix(count)),
        found.count == count
      else { return nil }
      return found
    }.first
    // `less than 3 hours` is no length that weather lasts.
    guard found?.side != "below" else { return words }
    return before.dropLast(found?.count ?? 0) + ["\(span.hours)h"]
  }

  /// `more than`, `>`, `drops below`, `below zero`
  static func withSides(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let first = rest.first {
      let found = side(firstOf: Array(rest))
      if let (side, count) = found {
        result.append(side)
        rest = rest.dropFirst(count)
      } else if let (side, amount) = signed(first) {
        result += [side, amount]
        rest = rest.dropFirst()
      } else {
        let isZero = sides.contains(result.last ?? "") && said.zeros.contains(first.folded)
        result.append(isZero ? "0" : first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// `>20`, `>=20`
  private static func signed(_ word: String) -> (side: String, amount: String)? {
    [2, 1].lazy.compactMap { count in
      let amount = String(word.dropFirst(count))
      guard isAmount(amount), let side = said.key(of: String(word.prefix(count)), in: said.sides)
      else { return nil }
      return (side, amount)
    }.first
  }

  /// A threshold alone is one to be exceeded where that is clear: `wind 50km/h`.
  private static func withSide(_ words: [String]) -> [String] {
    let quantity = said.quantity(firstOf: words)
    let count: Int
    if words[0].lowercased() == "wind" {
      count = 1
    } else if let (row, length) = quantity, row.name != "visibility", row != .temperature {
      // `rain 2` is about the place in row 2.
      guard WeatherQuestion([row.name]) == nil || hasUnit(words.dropFirst(length), of: row) else {
        return words
      }
      count = length
    } else if isTemperature(words[0]), words.count > 1, amount(words[1]).map({ $0 > 0 }) == true {
      return ["above"] + words.dropFirst()
    } else {
      return words
    }
    guard count < words.count, isAmount(words[count]), HourLength.hours(words[count...]) == nil,
      !isTime(words[count...])
    else { return words }
    return words.prefix(count) + ["above"] + words.dropFirst(count)
  }

  /// `5mm`, `5 mm`, but not `5 in Oslo`
  private static func hasUnit(_ words: ArraySlice<String>, of row: WeatherQuantity) -> Bool {
    let letters = String(words.first?.drop { !$0.isLetter } ?? "")
    let unit = letters.isEmpty ? words.dropFirst().first ?? "" : letters
    return unit != "in" && row.dimension.conversion(from: unit) != nil
  }

  /// `+1`, `5 december`, `3 days`: a figure that belongs to a time, and is no limit.
  private static func isTime(_ words: ArraySlice<String>) -> Bool {
    words.first?.hasPrefix("+") == true || TimeSpan.first(of: Array(words)) != nil
      || words.dropFirst().first.map { DateText.month($0[...]) != nil } == true
  }
}
