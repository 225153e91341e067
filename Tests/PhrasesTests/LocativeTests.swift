import Phrases
import Testing

/// Names of places after `v`, `vo` and `na`.
struct LocativeTests {
  @Test(arguments: [
    ("Bratislave", "bratislava"), ("Košiciach", "kosice"), ("Prahe", "praha"), ("Žiline", "zilina"),
    ("Tatrách", "tatry"), ("Vysokých Tatrách", "vysoke tatry"), ("Brne", "brno"),
    ("Poprade", "poprad"), ("Piešťanoch", "piestany"), ("Pezinku", "pezinok"),
    ("Ružomberku", "ruzomberok"), ("New Yorku", "new york"), ("Slovensku", "slovensko"),
    ("Humennom", "humenne"), ("Liptovskom Mikuláši", "liptovsky mikulas"),
    ("Banskej Bystrici", "banska bystrica"), ("Handlovej", "handlova"), ("Senci", "senec"),
    ("Viedni", "vieden"), ("Spišskej Novej Vsi", "spisska nova ves"), ("Levoči", "levoca"),
    ("Žiari nad Hronom", "ziar nad hronom"), ("Štrbskom Plese", "strbske pleso"),
    ("Záhorí", "zahorie"), ("Novom Meste nad Váhom", "nove mesto nad vahom"),
  ])
  func mayBeOf(locative: String, nominative: String) {
    #expect(Slovak().nominatives(ofLocative: locative).contains(nominative))
  }

  @Test(arguments: ["Oslo", "Nice nad", "", "nad Hronom", "Ou", String(repeating: "e ", count: 9)])
  func otherWordsHaveFewOrNone(text: String) {
    #expect(Slovak().nominatives(ofLocative: text).count <= 3)
  }

  @Test func englishHasNoSuchCase() {
    #expect(English().locativePrepositions.isEmpty)
    #expect(English().nominatives(ofLocative: "Prahe").isEmpty)
  }
}
