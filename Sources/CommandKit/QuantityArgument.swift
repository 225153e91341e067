import Phrases
import TerminalText
public import Quantities

extension Argument where Value == WeatherQuantity {
  /// The name of a row of the table, or another word for it.
  public static var quantity: Argument {
    let names = WeatherQuantity.all.map(\.name)
    return Argument(.quantity) { words in
      // Places and days come first.
      words.offer { $1.count < 2 ? .none : $0.matches(names, $1) }
      guard let row = words.first.flatMap(WeatherQuantity.named) else { return nil }
      words.takeFirst()
      return row
    }
  }

  /// The same as the last word, behind one that announces it: `by sea`.
  public static func quantity(after word: String) -> Argument {
    Argument(.behind(word, .quantity)) { words throws(Failure) in
      let rest = words.rest
      // Tab has come to the name.
      if rest.last?.lowercased() == word || rest.dropLast().last?.lowercased() == word {
        words.offerLast { $0.matches(WeatherQuantity.all.map(\.name), $1) }
      }
      guard rest.count >= 2, rest[rest.count - 2].lowercased() == word else { return nil }
      guard let row = WeatherQuantity.named(rest[rest.count - 1]) else { throw words.refused }
      words.takeLast(2)
      return row
    }
  }
}
