import Foundation
@_spi(Building) import Gazetteer
import Reports
import Testing

@Suite struct PackingTests {
  @Test func packedNamesComeBackInTheirOrder() {
    let current = ["Wien", "Вена", "Vídeň", "Βιέννη"]
    let other = ["維也納", "Ŵien–Ж", "Բեչ", "\u{10FFFF}", "ウィーン"]
    var seen: [String] = []
    _ = PackedNames(current: current, other: other).first { name in
      seen.append(name)
      return false
    }
    #expect(seen == current + other)
  }

  @Test func alphabetsTakeAByteALetter() {
    #expect(PackedNames(current: ["Братислава"], other: []).data.count == 14)
    #expect(PackedNames(current: ["Bratislava"], other: []).data.count == 12)
  }

  @Test(arguments: [[], [0x0E], [0x0F, 0xFF], [0x0E, 0x0A], [0xFF, 0xFE], [0x0A, 0x0A, 0x0E]])
  func damagedNamesAreRead(bytes: [UInt8]) {
    #expect(PackedNames(Data(bytes)).first { _ in false } == nil)
  }

  @Test func squareHoldsItsInside() throws {
    let corners = [(-10.0, -5.0), (10, -5), (10, 5), (-10, 5)]
    let packed = Outline.packed([corners.map { (longitude: $0.0, latitude: $0.1) }])
    let outline = Outline(packed)
    #expect(outline.contains(try point(0, 0)))
    #expect(outline.contains(try point(4.9, -9.9)))
    #expect(!outline.contains(try point(5.1, 0)))
    #expect(!outline.contains(try point(0, 10.1)))
    #expect(!Outline(Data()).contains(try point(0, 0)))
  }

  @Test func holeIsOutside() throws {
    let square = { (half: Double) in
      [(-half, -half), (half, -half), (half, half), (-half, half)]
        .map { (longitude: $0.0, latitude: $0.1) }
    }
    let outline = Outline(Outline.packed([square(10), square(5)]))
    #expect(outline.contains(try point(7, 0)))
    #expect(!outline.contains(try point(2, 0)))
  }

  @Test func postalCodesComeBack() {
    let entries = [
      PostalEntry(
        code: "81101", name: .text("Bratislava-Staré Mesto"), town: 7, latitude: 48_150,
        longitude: 17_090),
      PostalEntry(
        code: "81102", name: .text("Bratislava-Staré Mesto"), town: 7, latitude: 48_143,
        longitude: 17_106),
      PostalEntry(code: "8110", name: .town, town: 200_000, latitude: -90_000, longitude: -180_000),
      PostalEntry(code: "SW1A", name: .place(12), town: 3, latitude: 51_502, longitude: -133),
    ]
    let packed = PostalCodes.packed(entries)
    for entry in entries { #expect(PostalCodes.entry(of: entry.code, in: packed) == entry) }
    #expect(PostalCodes.entry(of: "81103", in: packed) == nil)
    #expect(packed.count < 70)
  }

  @Test(arguments: 0..<40)
  func damagedPackedNumbersAreRead(seed: Int) {
    let bytes = Data((0..<60).map { UInt8(truncatingIfNeeded: (seed &* 977 &+ $0 &* 131) >> 1) })
    _ = PostalCodes.entry(of: "81101", in: bytes)
    #expect(CivilTime(bytes).zones(at: .origin, near: nil).count < 60)
    #expect(!Outline(Data(repeating: 0xFF, count: seed)).contains(.origin))
  }
}
