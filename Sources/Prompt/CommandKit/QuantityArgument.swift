import Phrases
public import Quantities
import TerminalText

extension Argument where Value == WeatherQuantity {
  /// The name of a row of the table, or another word for it.
  public static var quantity: Argument {
    let names = WeatherQuantity.all.map(\.name)
    return Argument(.quantity) { words in
      // One letter is rather that of a place.
      words.offer { $1.count == 1 ? .none : $0.matches(names, $1) }
      guard let (row, count) = Language.typed.quantity(firstOf: words.rest) else { return nil }
      words.takeFirst(count)
      return row
    }
  }

  /// A quantity as the last word, after one that announces it: `by sea`.
  public static func quantity(after word: String) -> Argument {
    Argument(.behind(word, .quantity)) { words throws(Failure) in
      let rest = words.rest
      // Tab has come to the name.
      if rest.last?.lowercased() == word || rest.dropLast().last?.lowercased() == word {
        words.offerLast { $0.matches(WeatherQuantity.all.map(\.name), $1) }
      }
      guard let place = rest.dropLast().lastIndex(where: { $0.lowercased() == word }),
        place + 4 >= rest.count
      else { return nil }
      let name = Array(rest[(place + 1)...])
      guard let (row, count) = Language.typed.quantity(firstOf: name), count == name.count else {
        throw words.refused
      }
      words.takeLast(count + 1)
      return row
    }
  }
}
