import Testing

@testable import TerminalText

/// The 240 colors of xterm that every terminal has alike.
struct IndexedTests {
  @Test func theNearestIsTheFirstOfThoseThatDifferLeast() {
    func parts(_ color: UInt32) -> [Int] { [16, 8, 0].map { Int(color >> $0 & 0xFF) } }
    // Colors and grays, at steps that meet the middles between two of xterm's.
    let colors = (0..<9).map { UInt32($0) * 0x1B4F37 } + (0..<256).map { UInt32($0) * 0x010101 }
    for color in colors {
      let apart = (16...255).map { index in
        zip(parts(color), parts(Indexed.color(index))).reduce(0) {
          $0 + ($1.0 - $1.1) * ($1.0 - $1.1)
        }
      }
      #expect(Indexed.nearest(color) == apart.firstIndex(of: apart.min() ?? 0).map { $0 + 16 })
    }
  }
}
