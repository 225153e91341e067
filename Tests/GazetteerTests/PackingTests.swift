import Foundation
@_spi(Building) import Gazetteer
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

  @Test func squareHoldsItsInside() {
    let corners = [(-10.0, -5.0), (10, -5), (10, 5), (-10, 5)]
    let packed = Outline.packed(corners.map { (longitude: $0.0, latitude: $0.1) })
    let outline = Outline(country: "XX", points: packed)
    #expect(outline.contains(latitude: 0, longitude: 0))
    #expect(outline.contains(latitude: 4.9, longitude: -9.9))
    #expect(!outline.contains(latitude: 5.1, longitude: 0))
    #expect(!outline.contains(latitude: 0, longitude: 10.1))
    #expect(!Outline(country: "XX", points: Data()).contains(latitude: 0, longitude: 0))
  }
}
