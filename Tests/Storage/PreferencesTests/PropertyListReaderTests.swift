import FileTestSupport

@testable import Preferences

@Suite struct PropertyListReaderTests {
  private static let everything = PropertyValue.dictionary([
    "text": .string(" a < b && \"ž\" 東 \u{1F3F4}\u{200D}\u{2620}\n"), "": .string(""),
    "<key> & more": .integer(-1), "least": .integer(.min), "most": .integer(.max),
    "beyond": .large(.max), "real": .real(-54.810_19), "tiny": .real(2.5e-308),
    "huge": .real(1.5e300), "zero": .real(0), "whole": .real(100), "yes": .boolean(true),
    "no": .boolean(false), "date": .date(Date(timeIntervalSince1970: 1_795_269_600)),
    "data": .data(Data([0, 1, 255])), "no data": .data(Data()),
    "array": .array([.array([]), .dictionary([:]), .array([.integer(0)])]),
    "dictionary": .dictionary(["a": .dictionary(["b": .array([.boolean(false)])])]),
  ])

  @Test func everyKindOfValueComesBack() {
    #expect(PropertyListReader.read([UInt8](Self.everything.xml)) == Self.everything)
    #expect(PropertyValue(foundationReading: Self.everything.xml) == Self.everything)
  }

  @Test func whateverItReadsFoundationReadsTheSame() {
    var random = Numbers(seed: 11)
    let bytes = Array(Self.everything.xml)
    var read = 0
    for _ in 0..<3000 {
      var mutated = bytes
      let index = mutated.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<4, using: &random) {
      case 0: mutated[index] = .random(in: 0...255, using: &random)
      case 1: mutated.remove(at: index)
      case 2: mutated.insert(bytes[bytes.indices.randomElement(using: &random) ?? 0], at: index)
      default: mutated.removeLast(index)
      }
      guard let own = PropertyListReader.read(mutated) else { continue }
      read += 1
      #expect(
        own == PropertyValue(foundationReading: Data(mutated)),
        "\(String(decoding: mutated, as: UTF8.self))")
    }
    #expect(read > 300)
  }

  @Test(arguments: [
    "<!-- a comment --><dict/>", "<dict><key>a</key><string/></dict>", "<dict> <!-- x --> </dict>",
    "<dict><key>a</key><integer>0x10</integer></dict>", "<string>&#65;</string>",
    "<real>nan</real>", "<string>&gt;</string>", "<string>\u{FEFF}a</string>",
    "<string><![CDATA[a]]></string>", "<real>+infinity</real>",
    "<dict><key>a</key><true/><key>a</key><false/></dict>", "<data> AA== </data>",
    "<date>2026-02-31T00:00:00Z</date>", "<date>2026-02-28 00:00:00Z</date>", "<dict>", "", "x",
    String(repeating: "<array>", count: 100_000),
  ])
  func whatIsUnfamiliarIsLeftToFoundation(inside: String) {
    #expect(Self.read(inside) == nil)
  }

  /// Its texts are not arguments, which the tests' log would show.
  @Test func aNULIsLeftToFoundation() {
    #expect(Self.read("<dict><key>\u{0}a</key><true/></dict>") == nil)
    #expect(Self.read("<string>a\u{0}b</string>") == nil)
  }

  private static func read(_ inside: String) -> PropertyValue? {
    let text = #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">\#(inside)</plist>"#
    return PropertyListReader.read(Array(text.utf8))
  }

  @Test func aRealIsTheNearestToItsDigits() throws {
    var random = Numbers(seed: 5)
    for _ in 0..<20_000 {
      let digits = String(random.next() >> UInt64.random(in: 4...63, using: &random))
      let whole = digits.prefix(Int.random(in: 1...digits.count, using: &random))
      let text = (Bool.random(using: &random) ? "-" : "") + whole + "." + digits
      let number = try #require(Self.read("<real>\(text)</real>").flatMap(\.number))
      #expect(number.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test(arguments: [
    (1_795_269_600.0, "2026-11-21T14:00:00Z"), (0, "1970-01-01T00:00:00Z"),
    (-0.5, "1969-12-31T23:59:59Z"), (1_709_164_800, "2024-02-29T00:00:00Z"),
    (951_868_799, "2000-02-29T23:59:59Z"), (-2_203_891_200, "1900-03-01T00:00:00Z"),
    (-62_135_596_800, "0001-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (-1e15, "0001-01-01T00:00:00Z"), (1e300, "9999-12-31T23:59:59Z"),
    (.nan, "0001-01-01T00:00:00Z"), (.infinity, "9999-12-31T23:59:59Z"),
  ])
  func aDateReadsSo(seconds: Double, text: String) throws {
    #expect(Date(timeIntervalSince1970: seconds).propertyListText == text)
    let date = try #require(Date(propertyListText: Array(text.utf8)[...]))
    #expect(date.propertyListText == text)
    if abs(seconds) < 1e12, seconds == seconds.rounded() {
      #expect(date.timeIntervalSince1970 == seconds)
    }
  }

  @Test(arguments: [
    "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "2026-01-01T24:00:00Z", "yesterday",
  ])
  func whatIsNoDateIsNone(text: String) {
    #expect(Date(propertyListText: Array(text.utf8)[...]) == nil)
  }
}
