@testable import Certainty
import TerminalText
import Testing

/// Hours of models in rows.
@MainActor struct TitledTableTests {
  private let table = TitledTable(
    title: "Tonight", heading: ["time", "ECMWF IFS", "GFS", "MET Norway"],
    rows: [
      ["23:00", "−8", "−9", "−8"], ["00:00", "−9", "−9", "−10"], ["01:00", "−9", "−9", "–"],
    ],
    days: [1: "Tuesday, 24 November 2026"])

  @Test func namesADayAboveItsFirstHour() {
    #expect(
      table.lines(width: 80).map(\.text) == [
        " Tonight",
        " time   ECMWF IFS  GFS  MET Norway",
        " 23:00         −8   −9          −8",
        " Tuesday, 24 November 2026",
        " 00:00         −9   −9         −10",
        " 01:00         −9   −9           –",
      ])
  }

  /// A model that has no room follows below, with the times again; no figure is cut.
  @Test(arguments: [30, 24, 20])
  func modelsWithoutRoomFollow(width: Int) {
    let lines = table.lines(width: width)
    #expect(lines.allSatisfy { $0.width <= width })
    let figures = lines.map(\.text).filter { !$0.contains("Tuesday") }
      .joined(separator: " ").split(separator: " ")
    #expect(figures.count { $0.hasPrefix("−") } == 8)
    #expect(!figures.contains { $0.hasSuffix("…") })
  }
}
