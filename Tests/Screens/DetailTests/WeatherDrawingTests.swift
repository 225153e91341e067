@testable import Detail
import FileTestSupport
import ScreenTestSupport

struct WeatherDrawingTests {
  /// Every code that forecasts use.
  private static let codes = [
    0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86,
    95, 96, 99,
  ]

  @Test(arguments: codes, Glyphs.allCases)
  func isFiveLinesOfThirteenColumns(code: Int, glyphs: Glyphs) {
    for isDay in [true, false, nil] {
      let lines = WeatherDrawing.lines(WeatherCode(rawValue: code), isDay: isDay, glyphs)
      #expect(lines.map(\.width) == [13, 13, 13, 13, 13])
      let isASCII = lines.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } }
      #expect(isASCII == (glyphs == .ascii))
    }
  }

  @Test(arguments: [-1, 4, 50, 100, .max]) func isBlankForAnyOtherCode(code: Int) {
    let lines = WeatherDrawing.lines(WeatherCode(rawValue: code), isDay: true, .unicode)
    #expect(lines.map(\.trimmed.text) == ["", "", "", "", ""])
  }

  @Test func coloursWhatItDraws() {
    let lines = WeatherDrawing.lines(WeatherCode(rawValue: 80), isDay: true, .unicode)
    #expect(
      lines[0] == " " + Line("╲", .sun) + " " + Line("│", .sun) + " " + Line("╱", .sun)
        + Line("╭──╮", .cloud) + "   ")
    #expect(lines[4].trimmed == "      " + Line("╱", .rain))
  }

  @Test(arguments: Glyphs.allCases) func isDrawnByDayAndByNight(glyphs: Glyphs) throws {
    try expectText(text(glyphs), isIn: "weather-drawings.\(glyphs).txt")
  }

  private func text(_ glyphs: Glyphs) -> String {
    Self.codes.map { code in
      let day = WeatherDrawing.lines(WeatherCode(rawValue: code), isDay: true, glyphs)
      let night = WeatherDrawing.lines(WeatherCode(rawValue: code), isDay: false, glyphs)
      return (["\(code)"] + zip(day, night).map { "\($0.text)|\($1.text)|" })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
