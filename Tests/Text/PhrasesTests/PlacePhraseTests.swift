import Clients
import Phrases
import Testing

struct PlacePhraseTests {
  private let english = English()

  @Test func saysWhereAPointLies() {
    #expect(
      english.position("Dolný Hričov", distance: "4.2 km", direction: "NW")
        == "4.2 km NW of Dolný Hričov")
    #expect(
      english.position("Dolný Hričov", distance: "4.2 km", direction: nil)
        == "4.2 km from Dolný Hričov")
    #expect(
      english.position(within: "Algeria", place: "Illizi", distance: "312 km")
        == "Algeria. The nearest place is Illizi, 312 km away.")
    #expect(english.aboveSea("668 m") == "668 m above sea level")
  }

  @Test func namesTheSeas() {
    #expect(
      Sea.allCases.map(english.sea) == [
        "Arctic Ocean", "Atlantic Ocean", "Indian Ocean", "Pacific Ocean", "Southern Ocean",
        "Arabian Sea", "Bay of Bengal", "Bay of Biscay", "Bering Sea", "Black Sea",
        "Caribbean Sea", "Coral Sea", "Caspian Sea", "Gulf of Mexico", "Hudson Bay",
        "Mediterranean Sea", "North Sea", "Sea of Japan", "Sea of Okhotsk", "South China Sea",
        "Tasman Sea",
      ])
  }

  @Test func speaksEnglish() {
    #expect(english.localeIdentifier == "en_GB")
    #expect(english.placeLanguage == .english)
  }
}
