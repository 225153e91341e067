import FileTestSupport
@_spi(Building) import Gazetteer

@Suite struct TypoTests {
  @Test(arguments: [
    ("bratislva", "bratislava", 1), ("berlni", "berlin", 1), ("reykjavk", "reykjavik", 1),
    ("london", "london", 0), ("abcdef", "badcef", 2), ("kosice", "kosicee", 1),
  ])
  func lettersLostChangedAndSwappedAreCounted(text: String, key: String, distance: Int) throws {
    #expect(try distances(text, [key])[key] == distance)
  }

  @Test(arguments: [
    // Short names have many neighbors: of them only cities are surely mistyped.
    ("Jasná", false), ("Orava", false), ("Berln", true), ("Toyko", true), ("Soil", false),
    // Heze is "Hà Trạch" only in Vietnamese. A mistyped Johannesburg means Johannesburg.
    ("Tatrách", false), ("Johanesburg", true), ("Interlacken", true),
    ("Co Cork", false), ("Hong Kng", true),
  ])
  func someNamesAreSurelyMistyped(text: String, isSure: Bool) throws {
    #expect((try gazetteer.search(text).first?.likeness == .oneSlip) == isSure)
  }

  /// A text that isn't a name is recognized without a search among all names that resemble it.
  @Test func namesThatResembleATextAreLookedForOnlyIfWanted() throws {
    var scope = SearchScope()
    scope.findsSlips = false
    #expect(try gazetteer.search("Bratislva", scope: scope).isEmpty)
    #expect(try gazetteer.search("sun Oslo", scope: scope).isEmpty)
    #expect(try gazetteer.search("Breslau", scope: scope).first?.place.name == "Wrocław")
    #expect(try gazetteer.search("York in us", scope: scope).first?.place.country == "US")
  }

  /// Whoever wants exact names alone gets every one that the others get: of places, areas, landmarks and codes, in any
  /// script.
  @Test func exactNamesAreTheSameWithoutThoseThatResembleThem() throws {
    let queries = try tableRows(of: "queries").map { $0[0] }
    let others = [
      "OSL", "jfk", "EGLL", "Norway", "nórsko", "dongjing", "Everest", "it", "sk", "90210",
    ]
    var scope = SearchScope()
    scope.findsSlips = false
    for text in queries + others {
      let first = try #require(try gazetteer.search(text, limit: 1).first)
      guard first.likeness == .exact else { continue }
      #expect(try gazetteer.search(text, scope: scope, limit: 1) == [first])
    }
  }

  @Test(arguments: ["7 Oslo", "Oslo 7", "3 Tokyo"]) func numberIsNoSlip(text: String) throws {
    #expect(try gazetteer.search(text).first?.likeness != .oneSlip)
  }

  @Test func comparisonAgreesWithTheTable() throws {
    var generator = Numbers(seed: 7)
    let letters = Array("abc")
    let words = Set(
      (0..<400).map { _ in
        String((0..<6).map { _ in letters[Int.random(in: 0..<3, using: &generator)] })
      }
    ).sorted()
    for text in words.prefix(60) {
      let found = try distances(text, words)
      for word in words {
        let expected = Self.distance(Array(text), Array(word))
        #expect(found[word] == (expected <= 2 ? expected : nil), "\(text) \(word)")
      }
    }
  }

  @Test(arguments: [[], [9], [0, 97], [200, 1, 2, 3], Array(repeating: 255, count: 100)])
  func damagedKeysAreRead(bytes: [UInt8]) throws {
    var comparison = try #require(TypoIndex.Comparison("berlin"))
    comparison.compare(Data(bytes), length: 6)
    comparison.compare(Data(bytes), length: -1)
    comparison.compare(Data(bytes), length: 1_000_000)
  }

  /// The keys, all of one length, that are near enough.
  private func distances(_ text: String, _ keys: [String]) throws -> [String: Int] {
    var comparison = try #require(TypoIndex.Comparison(text))
    let packed = TypoIndex.packed(keys.map { (key: $0, population: 0) })
    comparison.compare(packed, length: keys[0].count)
    return Dictionary(uniqueKeysWithValues: comparison.suggestions.map { ($0.key, $0.distance) })
  }

  /// The optimal string alignment distance, field by field.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var table = (0...a.count).map { row in (0...b.count).map { row == 0 ? $0 : row } }
    for row in 1...a.count {
      for column in 1...b.count {
        let isSame = a[row - 1] == b[column - 1]
        table[row][column] = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1,
          table[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
          table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}
