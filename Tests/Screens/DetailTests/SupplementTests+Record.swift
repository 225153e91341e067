import Clients
import CommandKit
@testable import Detail
import FileTestSupport
import Foundation
import Reports
import ScreenTestSupport
import Testing

extension SupplementTests {
  /// A5. Opened three hours later, a record says as of its own time what it said then, and nothing else.
  @Test func aRecordTellsItsOwnTime() async throws {
    var record = Fixture.report
    record.minutes = (0..<120).map { minute in
      Minute(
        time: record.recorded + Double(minute) * 60,
        precipitation: Precipitation(minute < 75 ? 0 : 2, .millimeters))
    }
    let later = Fixture.now + 10_800
    let presenter = presenter(
      weather: .answering(Fixture.report(fetched: later)), air: .answering(Fixture.air),
      warnings: .answering(Fixture.warnings),
      accuracy: .judging(
        Temperature(3, .celsius), ErrorSum(cases: 9, absolute: 9, signed: 9)),
      now: { later })
    try await presenter.open()
    #expect(recorder.takeText().contains("Yellow warning: wind"))
    try await presenter.perform(.record(record))
    let shown = recorder.take()
    expectText(
      shown.map(\.text).joined(),
      is: """
         Oslo, Norway                     Open-Meteo · record of 21 November 2026, 14:00
         Rain and snow at times from 15:15 to 15:00 tomorrow, 33 to 81 % by Open-Meteo,
         about 20 mm, heaviest around 15:15. Frost tonight, down to −1 °C.
         ▀▀█ ▄   ☁ Overcast        wind      ↘ 4 m/s NW, gusts 9
           █     feels like 4 °C   pressure  1013 hPa
           ▀     today 5 to 9 °C   sun       08:20–15:40, 7 h 20 min
               ☁        ☁        ☁        ☾        ☾        ☂        ☂        ❄
          °C   5        4        3        2        1        0       −1       −2
            ███▇▇▇▇▇▇▆▆▆▅▅▅▅▅▅▄▄▄▃▃▃▃▃▃▂▂▂▁▁▁▁▁▁
            ██████████████████████████████████████████▇▇▇▆▆▆▆▆▆▅▅▅▄▄▄▄▄▄▃▃▃▂▂▂▂▂▂▁▁▁
          mm 2.0      2.5      3.0      1.5      2.0      2.5      3.0      1.5
           %  15       24       33       42       51       60       69       78
         m/s  ←6       ↑4       ↘7       ←5       ↑8       ↘6       ←4       ↑7
             now       17       20       23      Sun       05       08       11
         Today     ☁    5      ╺●     9 °C  Overcast             0.2 mm  35 %   6 m/s NW
         Tomorrow  ❄   −1     ╺━      4 °C  Light snow          12.5 mm  80 %   6 m/s N
         Mon 23    ☀  −13   ╺━━       0 °C  Clear                     ·   0 %   2 m/s NE
         Tue 24    ≡   −9    ━━╸      2 °C  Rime fog                  ·  10 %   0 m/s
         Wed 25    ↯    3      ╺━    10 °C  Thunderstorm, hail  22.1 mm  95 %  12 m/s SW
         Thu 26    ☂    3      ━╸     6 °C  Light showers        3.4 mm  60 %   7 m/s W
         Fri 27    ☁    0      ━      4 °C  Partly cloudy             ·  20 %   3 m/s N
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
    #expect(shown.map(\.stage) == [.final])
    #expect(shown.last?.json.contains(#""airQuality":null"#) == true)
    #expect(shown.last?.json.contains("wind warning") == false)
  }
}
