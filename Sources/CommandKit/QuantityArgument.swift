import Phrases
public import Quantities

extension Argument where Value == WeatherQuantity {
  /// The name of a row of the table, or another word for it.
  public static var quantity: Argument {
    let names = WeatherQuantity.all.map(\.name)
    return Argument(.quantity) { words in
      words.offer { $0.matches(names, $1) }
      guard let row = words.first.flatMap(WeatherQuantity.named) else { return nil }
      words.takeFirst()
      return row
    }
  }
}
