import Foundation
@_spi(Building) import Gazetteer
import Testing

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Saint-Étienne", ["saint", "etienne"]), ("Tromsø", ["tromso"]),
    // C9
    ("Sheﬃeld", ["sheffield"]), ("ﬀ ﬁ ﬂ ﬄ ﬅ ﬆ", ["ff", "fi", "fl", "ffl", "st", "st"]),
    ("Su\u{FB00}olk", ["suffolk"]), ("ŁÓDŹ", ["lodz"]),
    ("Gießen", ["giessen"]), ("Ærø", ["aero"]), ("Þórshöfn", ["thorshofn"]),
    ("İstanbul", ["istanbul"]), ("Diyarbakır", ["diyarbakir"]), ("Đà Nẵng", ["da", "nang"]),
    ("L’Aquila", ["laquila"]), ("Xi'an", ["xian"]), ("Halle (Saale)", ["halle", "saale"]),
    ("Mosjøen / Mussere", ["mosjoen", "mussere"]), ("Йошкар-Ола", ["иошкар", "ола"]),
    ("Αθήνας", ["αθηνασ"]), ("تِهران", ["تهران"]), ("ＴＯＫＹＯ", ["tokyo"]),
    ("e\u{301}", ["e"]), ("東京", ["東京"]), ("दिल्ली", ["दिल्ली"]), ("6 de Octubre", ["6", "de", "octubre"]),
    ("\u{200B}a\u{AD}b", ["ab"]), ("", []), (" -'.*\"😀", []),
  ])
  func nameFoldsToItsWords(name: String, words: [String]) {
    #expect(FoldedName(name).words == words)
    #expect(FoldedName.key(of: name) == words.joined())
  }

  @Test(arguments: [
    ("Saint-Étienne", false, "stetienne"), ("Sankt Pölten", false, "stpolten"),
    ("Fort Worth", true, "ftworth"), ("Saint", true, nil), ("Le Mont Saint", true, nil),
    ("Le Mont Saint", false, "lemontst"), ("Oslo", false, nil),
  ])
  func saintIsCutShort(name: String, keepingLast: Bool, key: String?) {
    #expect(FoldedName(name).abbreviatedKey(keepingLast: keepingLast) == key)
  }

  @Test func latinLettersFoldAsUnicodeDecomposesThem() {
    for value in Array(0xC0..<0x250) + Array(0x1E00..<0x1F00) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let decomposed = String(scalar).lowercased().decomposedStringWithCompatibilityMapping
      let base = decomposed.unicodeScalars.filter {
        $0.properties.generalCategory != .nonspacingMark
      }
      guard let first = base.first, base.count == 1, ("a"..."z").contains(first) else { continue }
      #expect(FoldedName.key(of: String(scalar)) == String(first), "\(scalar)")
    }
  }

  @Test(arguments: [
    ("Saint-Étienne", "sainte", false, true), ("Saint-Étienne", "saintetienne", true, true),
    ("Saint-Étienne", "sainte", true, false), ("Gießen", "gies", false, true),
    ("Gießen", "giez", false, false), ("", "a", false, false), ("Oslo", "", false, true),
  ])
  func nameBeginsWithAKey(name: String, key: String, isWhole: Bool, expected: Bool) {
    #expect(FoldedName.name(name, begins: key, isWhole: isWhole) == expected)
  }
}
