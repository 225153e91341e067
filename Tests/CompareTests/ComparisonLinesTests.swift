import CommandKit
import Outlook
import Phrases
import ScreenTestSupport
import TerminalText
import Testing
import WeatherModels
import WeatherText
@testable import Compare

struct ComparisonLinesTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  private var pairs: [(place: Place, report: Report)] {
    var second = Fixture.report(temperature: -3, fetched: Fixture.report.fetched)
    for index in second.days.indices {
      second.days[index].temperatureMax = Temperature(12, .celsius)
      second.days[index].precipitation = Precipitation(0, .millimeters)
    }
    var third = Fixture.report(temperature: 21, fetched: Fixture.report.fetched)
    for index in third.days.indices { third.days[index].windSpeed = Speed(17, .metersPerSecond) }
    return [(Fixture.oslo, Fixture.report), (Fixture.bratislava, second), (Fixture.tokyo, third)]
  }

  @Test func standsSideBySide() {
    expectText(
      text(pairs, 80),
      is: """
                   Oslo, NO               Bratislava, SK         東京, JP
         Now       ☁ 7 °C                 ☁ −3 °C                ☁ 21 °C
                   Overcast               Overcast               Overcast
         Today     5 … 9 °C               5 … 12 °C              5 … 9 °C
                   0.2 mm  6 m/s NW       0.0 mm  6 m/s NW       0.2 mm  17 m/s NW
         Tomorrow  −1 … 4 °C              −1 … 12 °C             −1 … 4 °C
                   12.5 mm  6 m/s N       0.0 mm  6 m/s N        12.5 mm  17 m/s N
         Mon 23    −13 … 0 °C             −13 … 12 °C            −13 … 0 °C
                   0.0 mm  2 m/s NE       0.0 mm  2 m/s NE       0.0 mm  17 m/s NE
                                          ^ warmest              ~ windiest
                                          o driest
        """)
  }

  @Test func standsOneBelowTheOther() {
    expectText(
      text(pairs, 40),
      is: """
         Oslo, NO
         Now ☁ 7 °C   Overcast
         Today       5 … 9 °C   0.2 mm  6 m/s NW
         Tomorrow   −1 … 4 °C  12.5 mm  6 m/s N
         Mon 23    −13 … 0 °C   0.0 mm  2 m/s NE
         Bratislava, SK
         Now ☁ −3 °C   Overcast
         Today       5 … 12 °C  0.0 mm  6 m/s NW
         Tomorrow   −1 … 12 °C  0.0 mm  6 m/s N
         Mon 23    −13 … 12 °C  0.0 mm  2 m/s NE
         ^ warmest   o driest
         東京, JP
         Now ☁ 21 °C   Overcast
         Today       5 … 9 °C   0.2 mm
         Tomorrow   −1 … 4 °C  12.5 mm
         Mon 23    −13 … 0 °C   0.0 mm
         ~ windiest
        """)
  }

  @Test func hasRoom() {
    expectText(
      text(pairs + pairs, 200),
      is: """
                   Oslo, NO                    Bratislava, SK              東京, JP                    Oslo, NO                    Bratislava, SK              東京, JP
         Now       ☁ 7 °C                      ☁ −3 °C                     ☁ 21 °C                     ☁ 7 °C                      ☁ −3 °C                     ☁ 21 °C
                   Overcast                    Overcast                    Overcast                    Overcast                    Overcast                    Overcast
         Today     5 … 9 °C                    5 … 12 °C                   5 … 9 °C                    5 … 9 °C                    5 … 12 °C                   5 … 9 °C
                   0.2 mm  6 m/s NW            0.0 mm  6 m/s NW            0.2 mm  17 m/s NW           0.2 mm  6 m/s NW            0.0 mm  6 m/s NW            0.2 mm  17 m/s NW
         Tomorrow  −1 … 4 °C                   −1 … 12 °C                  −1 … 4 °C                   −1 … 4 °C                   −1 … 12 °C                  −1 … 4 °C
                   12.5 mm  6 m/s N            0.0 mm  6 m/s N             12.5 mm  17 m/s N           12.5 mm  6 m/s N            0.0 mm  6 m/s N             12.5 mm  17 m/s N
         Mon 23    −13 … 0 °C                  −13 … 12 °C                 −13 … 0 °C                  −13 … 0 °C                  −13 … 12 °C                 −13 … 0 °C
                   0.0 mm  2 m/s NE            0.0 mm  2 m/s NE            0.0 mm  17 m/s NE           0.0 mm  2 m/s NE            0.0 mm  2 m/s NE            0.0 mm  17 m/s NE
                                               ^ warmest                   ~ windiest                                              ^ warmest                   ~ windiest
                                               o driest                                                                            o driest
        """)
  }

  @Test func breaksIntoRows() {
    expectText(
      text(pairs + pairs.prefix(2), 80),
      is: """
                   Oslo, NO               Bratislava, SK         東京, JP
         Now       ☁ 7 °C                 ☁ −3 °C                ☁ 21 °C
                   Overcast               Overcast               Overcast
         Today     5 … 9 °C               5 … 12 °C              5 … 9 °C
                   0.2 mm  6 m/s NW       0.0 mm  6 m/s NW       0.2 mm  17 m/s NW
         Tomorrow  −1 … 4 °C              −1 … 12 °C             −1 … 4 °C
                   12.5 mm  6 m/s N       0.0 mm  6 m/s N        12.5 mm  17 m/s N
         Mon 23    −13 … 0 °C             −13 … 12 °C            −13 … 0 °C
                   0.0 mm  2 m/s NE       0.0 mm  2 m/s NE       0.0 mm  17 m/s NE
                                          ^ warmest              ~ windiest
                                          o driest
                   Oslo, NO               Bratislava, SK
         Now       ☁ 7 °C                 ☁ −3 °C
                   Overcast               Overcast
         Today     5 … 9 °C               5 … 12 °C
                   0.2 mm  6 m/s NW       0.0 mm  6 m/s NW
         Tomorrow  −1 … 4 °C              −1 … 12 °C
                   12.5 mm  6 m/s N       0.0 mm  6 m/s N
         Mon 23    −13 … 0 °C             −13 … 12 °C
                   0.0 mm  2 m/s NE       0.0 mm  2 m/s NE
                                          ^ warmest
                                          o driest
        """)
  }

  @Test func aReportMaySayNothing() {
    expectText(
      text([(Fixture.oslo, Fixture.emptyReport), (Fixture.bratislava, Fixture.bareReport)], 80),
      is: """
                   Oslo, NO                    Bratislava, SK
         Now       –                           –
                   no weather yet              no weather yet
         Today     –                           – … –
                                               –  –
         Tomorrow  –                           – … –
                                               –  –
        """)
  }

  /// No line is wider than the terminal.
  @Test(arguments: [1, 5, 20, 39, 40, 59, 60, 61, 79, 100, 120, 199, 300])
  func fitsEveryWidth(width: Int) {
    for count in 1...8 {
      let many = (pairs + pairs + pairs).prefix(count)
      let lines = WeatherLines.comparison(words.comparison(Array(many)), width: width)
      #expect(lines.allSatisfy { $0.width <= width })
    }
  }

  private func text(_ pairs: [(place: Place, report: Report)], _ width: Int) -> String {
    WeatherLines.comparison(words.comparison(pairs), width: width).map(\.text)
      .joined(separator: "\n")
  }
}
