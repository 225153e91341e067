import Quantities
import Testing

@testable import CommandKit

/// Figures as people type them.
@Suite struct FigureTextTests {
  @Test(arguments: [
    ("50 km/h", "50 km/h"), (">20", "above 20"), ("drops below 0", "below 0"),
    ("warmer than 20 degrees", "above 20"), ("viac ako 10", "above 10"), ("pod 5 °C", "below 5 °C"),
    ("below minus 10", "below -10"), ("pod nulou", "below 0"), ("−5c", "-5c"), ("80 %", "80 %"),
    ("10 degrees or less", "below 10"), ("20 or above", "above 20"), ("5 mm a viac", "above 5 mm"),
    ("not above 20", "below 20"), ("above thirty", "above 30"),
  ])
  func areThoseOfCommands(typed: String, words: String) {
    #expect(FigureText.strict(typed.split(separator: " ").map(String.init)) == words)
  }

  @Test(arguments: ["Oslo", "5 in", "3 h", "12:30", "20 Oslo", "above", "81101"])
  func othersAreNone(typed: String) {
    #expect(FigureText.strict(typed.split(separator: " ").map(String.init)) == nil)
  }

  @Test(arguments: [
    ("between 5 and 10 m/s", 5, true), ("5-10 knots tomorrow", 2, true), ("od 5 do 10", 4, false),
    ("5 to 10 cm", 4, true), ("around 5 degrees", 3, true), ("from -5 to 5", 4, false),
  ])
  func valuesLieBetweenTwo(text: String, count: Int, hasUnit: Bool) {
    let band = FigureText.band(firstOf: text.split(separator: " ").map(String.init))
    #expect(band?.count == count && band?.hasUnit == hasUnit)
  }

  @Test(arguments: ["5", "5 m/s", "above 5", "from 5", "between Oslo and Bergen", "5 to Oslo", ""])
  func nothingLiesBetweenOthers(text: String) {
    #expect(FigureText.band(firstOf: text.split(separator: " ").map(String.init)) == nil)
  }

  /// `above 5 mm` is about rain.
  @Test(arguments: [
    ("above 5 mm", "rain"), ("10cm", "snow"), ("20 km/h", "wind"), ("20 degrees", "temperature"),
    ("80 %", nil), ("5", nil), ("30 h", nil),
  ])
  func aUnitSaysOfWhat(figure: String, quantity: String?) {
    let words = figure.split(separator: " ").map(String.init)
    #expect(FigureText.quantity(of: words)?.name == quantity)
  }

  /// A figure without a side is mostly one to be exceeded.
  @Test(arguments: [
    (WeatherQuantity?.none, "25", "above"), (nil, "-5", "below"), (.temperature, "0", "below"),
    (.wind, "10 m/s", "above"), (WeatherQuantity.named("visibility"), "1km", "below"),
  ])
  func aSideFollowsFromTheQuantity(quantity: WeatherQuantity?, figure: String, side: String) {
    #expect(FigureText.side(of: quantity, figure.split(separator: " ").map(String.init)) == side)
  }
}
