import Phrases
package import Quantities
import Reports

/// Figures as people type them, in the words of commands.
package enum FigureText {
  /// A figure with its unit, and its side where one was typed: `above 20c` of `over 20 degrees celsius`; `nil` if the
  /// words are none.
  package static func strict(_ typed: [String]) -> String? {
    guard typed.contains(where: mayBe) else { return nil }
    // `bft 6 or more`, `knots over 20`
    if let unit = typed.first, unit.count > 1, value(of: unit) == nil, isUnit(unit),
      let figure = strict(Array(typed.dropFirst())), figure.last?.isNumber == true
    {
      return "\(figure) \(unit)"
    }
    if typed.count > 2, side(firstOf: typed) == nil,
      let side = said.key(of: typed.suffix(2).joined(separator: " "), in: said.sidesBehind)
    {
      return strict([side] + typed.dropLast(2))
    }
    // `5 below zero`, `10 degrees below zero`
    if typed.count > 2, said.zeros.contains(typed[typed.count - 1].folded),
      side(firstOf: [typed[typed.count - 2]])?.side == "below",
      value(of: typed[0]).map({ $0 > 0 }) == true,
      typed[1..<typed.count - 2].allSatisfy({ said.degrees.contains($0.folded) })
    {
      return strict(["below", "-" + typed[0]])
    }
    let words = withoutDegrees(withUnits(withSides(withSigns(withFigures(typed)))))
    let first = words.first.map(sides.contains) == true ? 1 : 0
    guard words.count > first, words.count <= first + 2, value(of: words[first]) != nil,
      words[first].prefix(while: \.isNumber).count < 5
    else { return nil }
    let letters = words[first].drop { !$0.isLetter && $0 != "%" && $0 != "°" }
    let unit = words.count > first + 1 ? words[first + 1] : String(letters)
    // `vietor do 5 m/s` and `up to 5 mm`, but `do 15` is a time.
    let last = side(firstOf: typed).map { typed[$0.count - 1].folded }
    let mayBeTime =
      last.map { said.untilWords.contains($0) || said.fromWords.contains($0) } == true
    let hasDegrees = typed.contains { said.degrees.contains($0.folded) }
    guard unit.isEmpty ? !mayBeTime || hasDegrees : isUnit(unit) else { return nil }
    return words.joined(separator: " ")
  }

  /// Whether a word may be a figure: it has a digit, or is a number in words.
  package static func mayBe(_ word: String) -> Bool {
    word.contains(where: \.isNumber) || number(word.folded) != nil
  }

  private static func number(_ word: String) -> Int? {
    said.zeros.contains(word) ? 0 : word.count > 2 ? said.numbers[word] : nil
  }

  /// Numbers in words behind a side or a sign: `above twenty`
  private static func withFigures(_ typed: [String]) -> [String] {
    typed.indices.map { index in
      guard index > 0, let number = number(typed[index].folded) else { return typed[index] }
      let isBehindSide = (max(0, index - 4)..<index).contains {
        side(firstOf: Array(typed[$0..<index]))?.count == index - $0
      }
      let isMeant = isBehindSide || said.minus.contains(typed[index - 1].folded)
      return isMeant ? "\(number)" : typed[index]
    }
  }

  /// `above` or `below` for the first words, and their number.
  package static func side(firstOf words: [String]) -> (side: String, count: Int)? {
    // `not above`
    if let first = words.first, said.contraries.contains(first.folded),
      let (side, count) = side(firstOf: Array(words.dropFirst()))
    {
      return (contrary(of: side), count + 1)
    }
    return (1...3).reversed().lazy.compactMap { count -> (String, Int)? in
      guard count <= words.count else { return nil }
      let text = words.prefix(count).joined(separator: " ")
      return said.key(of: text, in: said.sides).map { ($0, count) }
    }.first
  }

  /// The side of a figure that was typed without one: what is high is waited for, but for what is low in bad weather.
  package static func side(of quantity: WeatherQuantity?, _ figure: [String]) -> String {
    switch quantity?.name {
    case "visibility": "below"
    case _ where quantity.map { $0.dimension == .temperature } ?? true:
      figure.first.flatMap(value).map { $0 > 0 } == true ? "above" : "below"
    default: "above"
    }
  }

  /// The temperature, wind, rain, snow or pressure, where a figure has a unit of it.
  package static func quantity(of figure: [String]) -> WeatherQuantity? {
    guard let unit = figure.last?.drop(while: { !$0.isLetter }), !unit.isEmpty else { return nil }
    if said.degrees.contains(unit.folded) || TemperatureUnit.named(String(unit)) != nil {
      return .temperature
    }
    if unit.count > 1, WindUnit.named(String(unit)) != nil { return .wind }
    return ["mm": "rain", "cm": "snow", "hpa": "pressure"][unit.folded].flatMap(
      WeatherQuantity.named)
  }

  /// The number that a word begins with: 50 of `50km/h`.
  package static func value(of word: String) -> Double? {
    // Most words are none.
    guard let first = word.first, first.isNumber || "+-−.,".contains(first) else { return nil }
    let word = word.replacing("−", with: "-")
    let digits = word.prefix { $0.isASCII && $0.isNumber || "+-.,".contains($0) }
    guard !word.contains(":") else { return nil }
    return Double(digits.replacing(",", with: "."))
  }

  /// `between 5 and 10 m/s`, `5-10 knots`, `around 5 degrees`: as many of the first words as say between or around which
  /// figures values lie, and whether they have a unit; `nil` if the words are something else.
  package static func band(firstOf words: [String]) -> (count: Int, hasUnit: Bool)? {
    guard let first = words.first?.folded else { return nil }
    let isAround = said.hourPrepositions.contains(first)
    let isSaid = isAround || HourText.isBetween(first) || said.fromWords.contains(first)
    let rest = Array(words.dropFirst(isSaid ? 1 : 0))
    let joint = rest.count > 2 && !isAround ? rest[1].folded : ""
    let isJoined =
      joint == "-" || said.untilWords.contains(joint) || said.comparing.contains(joint)
    let figures =
      isJoined ? [rest[0], rest[2]] : rest.first?.split(separator: "-").map(String.init) ?? []
    // `between 15kn and 20kn`
    let units = figures.compactMap { figure in
      value(of: figure).map { _ in figure.drop { !$0.isLetter && !"%°".contains($0) } }
    }
    guard units.count == (isAround ? 1 : 2),
      units.allSatisfy({ $0.isEmpty || isUnit(String($0)) })
    else { return nil }
    let behind = rest.dropFirst(isJoined ? 3 : 1)
    let isFollowed = behind.first.map(isUnit) == true
    return (
      words.count - behind.count + (isFollowed ? 1 : 0),
      isFollowed || !units.allSatisfy(\.isEmpty)
    )
  }

  /// Whether a word is a figure without a unit.
  package static func isBare(_ word: String) -> Bool {
    value(of: word) != nil && !word.contains { $0.isLetter || "%°".contains($0) }
  }

  private static let sides: Set<String> = ["above", "below"]

  package static func contrary(of side: String) -> String { side == "above" ? "below" : "above" }

  private static var said: TypedWords { Language.typed }

  package static func isUnit(_ text: String) -> Bool {
    said.degrees.contains(text.folded) || said.key(of: text, in: said.units) != nil
      || text != "in" && text != "h"
        && (text == "°" || WindUnit.named(text) != nil || TemperatureUnit.named(text) != nil
          || QuantityDimension.allCases.contains { $0.conversion(from: text) != nil })
  }

  /// `5 m/s` of `5 metres per second`
  private static func withUnits(_ words: [String]) -> [String] {
    guard let figure = words.firstIndex(where: { value(of: $0) != nil }), figure + 1 < words.count
    else { return words }
    let unit = words[(figure + 1)...].joined(separator: " ")
    return said.key(of: unit, in: said.units).map { Array(words[...figure]) + [$0] } ?? words
  }

  /// `minus 10`
  private static func withSigns(_ typed: [String]) -> [String] {
    let words = typed.map { $0.replacing("−", with: "-") }
    return words.indices.compactMap { index in
      let isSigned = index > 0 && said.minus.contains(words[index - 1].folded)
      let isSign = said.minus.contains(words[index].folded)
      if isSign, index + 1 < words.count, value(of: words[index + 1]) != nil { return nil }
      return isSigned && value(of: words[index]) != nil ? "-" + words[index] : words[index]
    }
  }

  /// `more than`, `>`, `drops below`, `below zero`
  private static func withSides(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let first = rest.first {
      let found = side(firstOf: Array(rest))
      result += found.map { [$0.side] } ?? signed(first) ?? [first]
      rest = rest.dropFirst(found?.count ?? 1)
    }
    return result
  }

  /// The side and the figure of `>20`, `>=20`
  private static func signed(_ word: String) -> [String]? {
    [2, 1].lazy.compactMap { count in
      let amount = String(word.dropFirst(count))
      guard value(of: amount) != nil else { return nil }
      return said.key(of: String(word.prefix(count)), in: said.sides).map { [$0, amount] }
    }.first
  }

  /// `20 degrees`
  private static func withoutDegrees(_ words: [String]) -> [String] {
    words.indices.filter { index in
      index == 0 || !said.degrees.contains(words[index].folded)
        || value(of: words[index - 1]) == nil
    }.map { words[$0] }
  }
}
