import Phrases
import ScreenTestSupport
import TerminalText
import Testing

@testable import Sky

extension SunPageTests {
  /// In ASCII the curve, the horizon and the moon fill the cells that they have in dots.
  @Test(arguments: ["2026-11-14", "2026-11-20", "2026-11-24", "2026-12-08"], [40, 80, 120])
  func drawsInASCII(date: String, width: Int) throws {
    let dots = try page(48.1486, 17.1077, date, "Europe/Bratislava", width: width)
    let text = try page(
      48.1486, 17.1077, date, "Europe/Bratislava", width: width, glyphs: .ascii)
    #expect(dots.count == text.count)
    var lit = 0
    for (dot, letter) in zip(dots, text) {
      switch dot {
      case "─": #expect(letter == "=")
      case "☀": #expect(letter == "O")
      case "\u{2801}"..."\u{28FF}":
        #expect("'-.#".contains(letter), "\(text)")
      case "█", "▀", "▄":
        #expect(letter == "#", "\(text)")
        lit += dot == "█" ? 2 : 1
      case "▒": #expect(letter == ".", "\(text)")
      default: #expect(letter == dot, "\(text)")
      }
    }
    // As many of the disc's points are lit as the words beside it say.
    let middles = (0..<14).map { (Double($0) + 0.5) / 7 - 1 }
    let points = middles.reduce(0) { sum, x in sum + middles.count { x * x + $0 * $0 <= 1 } }
    let share = try #require(text.firstMatch(of: /(\d+)\s% lit/).flatMap { Double($0.output.1) })
    #expect(abs(Double(lit) / Double(points) - share / 100) < 0.13, "\(text)")
  }
}
