import Analysis
import ScreenTestSupport

/// Values of quantities in words and units.
@Suite struct QuantityTextTests {
  private func words(_ phrases: any Phrases = English(), _ units: UnitChoice = UnitChoice())
    -> Wording
  {
    Wording(phrases: phrases, now: { Fixture.now }, units: { units })
  }

  @Test func speaksTheUnitsOfThePerson() throws {
    let text = words(English(), UnitChoice(.imperial)).quantities
    func figure(_ name: String, _ value: Double) throws -> String {
      text.figure(value, of: try #require(WeatherQuantity.named(name)))
        .replacing("\u{A0}", with: " ")
    }
    #expect(try figure("sea", 20) == "68.0 °F")
    #expect(try figure("snow-depth", 30) == "11.8 in")
    #expect(try figure("waves", 1.5) == "4.9 ft")
    #expect(try figure("river", 900.04) == "31,785 ft³/s")
    #expect(try figure("river", 10) == "353 ft³/s")
    let river = try #require(WeatherQuantity.named("river"))
    #expect(words().quantities.figure(10, of: river) == "10.0\u{A0}m³/s")
    // Whole, as on every page: WHO, Global Solar UV Index, 2002.
    #expect(try figure("uv", 4.26) == "4")
    #expect(try figure("visibility", 16_093.44) == "10.0 mi")
  }

  /// Grains are the only unit that is a word.
  @Test(
    arguments: [(English(), "12 grains/m³"), (Slovak(), "12 zŕn/m³")] as [(any Phrases, String)])
  func pollenIsCountedInTheLanguage(phrases: any Phrases, figure: String) throws {
    let pollen = try #require(WeatherQuantity.named("birch-pollen"))
    let text = words(phrases).quantities
    #expect(text.figure(12, of: pollen).replacing("\u{A0}", with: " ") == figure)
    #expect(text.limit(12, of: pollen).replacing("\u{A0}", with: " ") == figure)
    #expect(text.title(pollen).hasSuffix("(\(figure.dropFirst(3)))"))
  }

  @Test func aLimitHasAsManyDecimalsAsItWasAskedWith() throws {
    let waves = try #require(WeatherQuantity.named("waves"))
    #expect(words().quantities.limit(1.25, of: waves) == "1.25\u{A0}m")
    let awaited = words(Slovak()).questions.awaited(.limit(waves, isAbove: true, 1.25))
    #expect(
      words(Slovak()).phrases.awaited(awaited, hours: 0)
        == "Výška vĺn nad 1,25\u{A0}m")
  }
}
