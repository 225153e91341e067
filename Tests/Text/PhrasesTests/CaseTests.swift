import Phrases
import Testing

/// Names of places after `v`, `vo` and `na`, and after `do`, `z` and `zo`.
struct CaseTests {
  @Test(
    arguments: [
      "v": [
        "Bratislave": "bratislava", "Košiciach": "kosice", "Prahe": "praha", "Žiline": "zilina",
        "Tatrách": "tatry", "Vysokých Tatrách": "vysoke tatry", "Brne": "brno",
        "Poprade": "poprad", "Piešťanoch": "piestany", "Pezinku": "pezinok",
        "Ružomberku": "ruzomberok", "New Yorku": "new york", "Slovensku": "slovensko",
        "Humennom": "humenne", "Liptovskom Mikuláši": "liptovsky mikulas",
        "Banskej Bystrici": "banska bystrica", "Handlovej": "handlova", "Senci": "senec",
        "Viedni": "vieden", "Spišskej Novej Vsi": "spisska nova ves", "Levoči": "levoca",
        "Žiari nad Hronom": "ziar nad hronom", "Štrbskom Plese": "strbske pleso",
        "Cypre": "cyprus", "Uherskom Hradišti": "uherske hradiste", "Písku": "pisek",
        "Záhorí": "zahorie", "Novom Meste nad Váhom": "nove mesto nad vahom",
      ],
      "do": [
        "Bratislavy": "bratislava", "Košíc": "kosice", "Prahy": "praha", "Žiliny": "zilina",
        "Brna": "brno", "Martina": "martin", "Popradu": "poprad", "Piešťan": "piestany",
        "Tatier": "tatry", "Pezinka": "pezinok", "Senca": "senec", "Viedne": "vieden",
        "Humenného": "humenne", "Banskej Bystrice": "banska bystrica", "Lomu": "lom",
        "Nového Mesta nad Váhom": "nove mesto nad vahom", "Skalice": "skalica",
      ],
      "pre": [
        "Žilinu": "zilina", "Banskú Štiavnicu": "banska stiavnica",
        "Dunajskú Stredu": "dunajska streda",
      ],
      "s": [
        "Trnavou": "trnava", "Banskou Bystricou": "banska bystrica", "Popradom": "poprad",
        "Brnom": "brno", "Viedňou": "vieden", "Košicami": "kosice", "Piešťanmi": "piestany",
      ],
      "pri": ["Žiline": "zilina"],
    ] as [String: [String: String]])
  func mayBeOf(preposition: String, names: [String: String]) {
    for (name, nominative) in names {
      let found = Slovak().nominatives(of: name, after: preposition).map(\.folded)
      #expect(found.contains(nominative), "\(name)")
    }
  }

  @Test(arguments: ["Oslo", "Nice nad", "", "nad Hronom", "Ou", String(repeating: "e ", count: 9)])
  func otherWordsHaveFewOrNone(text: String) {
    for preposition in ["v", "do"] {
      #expect(Slovak().nominatives(of: text, after: preposition).count <= 4)
    }
  }

  @Test func englishHasNoSuchCase() {
    #expect(English().casePrepositions.isEmpty)
    #expect(English().nominatives(of: "Prahe", after: "v").isEmpty)
  }
}
