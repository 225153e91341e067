import Analysis
import ScreenTestSupport
@testable import Soon

/// The sentences about the next minutes, in Oslo at 14:12.
struct SoonWordsTests {
  private let words = Wording()

  private func nowcast(_ rates: [Double], issued minutes: Double? = nil) -> Nowcast {
    Nowcast(
      service: .metNorway, kind: .radar, issuedAt: minutes.map { Fixture.now - $0 * 60 },
      fetched: Fixture.now,
      steps: rates.enumerated().map { index, rate in
        let start = Fixture.now + Double(index) * 300
        return Nowcast.Step(start: start, end: start + 300, rate: Precipitation(rate, .millimeters))
      })
  }

  @Test(
    arguments: [
      (nil, "MET Norway · radar · fetched just now"),
      (0, "MET Norway · radar 14:12, 0 min old · fetched just now"),
      (7, "MET Norway · radar 14:05, 7 min old · fetched just now"),
      (100, "MET Norway · radar 12:32, 1 h 40 min old · fetched just now"),
    ] as [(Double?, String)])
  func saysHowOldTheRadarIs(minutes: Double?, expected: String) {
    let head = words.minutes.head(Fixture.oslo, nowcast([0], issued: minutes))
    #expect(head.source.plain == expected)
    #expect(head.notes == [])
  }

  @Test func saysThatAModelStandsIn() {
    var minutes = nowcast([0])
    minutes.failure = .refused(host: "api.met.no")
    #expect(
      words.minutes.head(Fixture.oslo, minutes).notes == [
        "These minutes are a model's, because the radar is unavailable. "
          + "api.met.no refused the connection. Try again later."
      ])
  }

  /// B3: minutes that are dry beside an hour that is wet, and the reverse.
  @Test(
    arguments: [
      (
        0.0, 16,
        "MET Norway, radar: Dry for the next two hours. Open-Meteo's hourly forecast has rain 15:00–16:00."
      ),
      (
        1, 0, "MET Norway, radar: Rain for at least two hours. Open-Meteo's hourly forecast is dry."
      ),
      (0, 22, nil), (1, 16, nil),
    ] as [(Double, Int, String?)])
  func bothSourcesAreNamedWhereTheyDisagree(rate: Double, wet: Int, sentence: String?) {
    var report = HandMade.report { hour, conditions in if hour == wet { conditions.fall(1) } }
    report.nowcast = nowcast(Array(repeating: rate, count: 24))
    let found = words.minutes.contradiction(Fixture.oslo, Timeline(report, now: words.now()))
    #expect(found?.plain == sentence)
  }

  /// Hours of rain and hours of snow are no sleet.
  @Test(
    arguments: [
      (English(), "Open-Meteo's hourly forecast has rain and snow 15:00–17:00."),
      (Slovak(), "Hodinová predpoveď (Open-Meteo): dážď a sneženie 15:00–17:00."),
    ] as [(any Phrases, String)])
  func hoursThatMixAreNoSleet(phrases: any Phrases, sentence: String) {
    let words = Wording(phrases, at: Fixture.now)
    var report = HandMade.report { hour, conditions in
      if (16...17).contains(hour) { conditions.fall(1, code: hour == 16 ? 61 : 73) }
    }
    report.nowcast = nowcast(Array(repeating: 0, count: 24))
    let found = words.minutes.contradiction(Fixture.oslo, Timeline(report, now: words.now()))
    #expect(found?.plain.hasSuffix(sentence) == true, "\(found ?? "")")
  }

  @Test func heavyRainIsCalledSo() {
    func soon(_ rates: [Double]) -> String? {
      var report = Fixture.emptyReport
      report.nowcast = nowcast(rates)
      return words.minutes.soon(Fixture.oslo, Timeline(report, now: words.now()))?.plain
    }
    let dry = Array(repeating: 0.0, count: 20)
    #expect(soon(Array(repeating: 60, count: 24)) == "Heavy rain for at least two hours.")
    #expect(soon(Array(repeating: 3, count: 24)) == "Rain for at least two hours.")
    #expect(soon([60] + dry) == "Heavy rain stops in 5 min.")
    #expect(soon([0, 60] + dry) == "Heavy rain in 5 min, for about 5 min.")
    #expect(
      soon([0, 1, 1, 1, 9, 1, 1, 1] + dry) == "Rain in 5 min, for about 35 min, heavy at 14:32.")
  }

  /// From 15:00 on it snows.
  @Test(
    arguments: [
      (
        Array(repeating: 1, count: 24), "Rain for at least two hours, turning to snow at 15:00.",
        "Dážď potrvá najmenej dve hodiny, o 15:00 prejde do sneženia."
      ),
      (
        Array(repeating: 1, count: 11) + Array(repeating: 0, count: 13),
        "Rain, turning to snow at 15:00, stops in 55 min.",
        "Dážď, ktorý o 15:00 prejde do sneženia, ustane o 55 min."
      ),
      (
        [0, 0] + Array(repeating: 5, count: 22),
        "Heavy rain in 10 min, for at least 1 h 50 min, turning to heavy snow at 15:00.",
        "Silný dážď o 10 min, najmenej na 1 h 50 min, o 15:00 prejde do hustého sneženia."
      ),
      (
        [1, 1] + Array(repeating: 0, count: 12) + Array(repeating: 1, count: 10),
        "Rain stops in 10 min, snow from 15:22.", "Dážď ustane o 10 min, sneženie od 15:22."
      ),
    ] as [([Double], String, String)])
  func rainThatTurnsIntoSnow(rates: [Double], english: String, slovak: String) {
    var report = HandMade.report { hour, conditions in
      conditions.fall(1)
      if hour > 15 { conditions.weatherCode = WeatherCode(rawValue: 73) }
    }
    report.nowcast = nowcast(rates)
    for (phrases, sentence) in [(English(), english), (Slovak(), slovak)] as [(any Phrases, String)]
    {
      let words = Wording(phrases, at: Fixture.now)
      let found = words.minutes.soon(Fixture.oslo, Timeline(report, now: words.now()))
      #expect(found?.plain == sentence)
    }
    let chart = words.minutes.chart(Fixture.oslo, Timeline(report, now: words.now()))
    #expect(chart?.title == "Rain and snow in the next two hours (mm/h)")
  }

  /// A model has steps of 15 min, and no lengths to the minute.
  @Test func aModelIsLessExact() {
    func soon(_ rates: [Double], _ phrases: any Phrases = English()) -> String? {
      var report = Fixture.emptyReport
      report.nowcast = nowcast(rates)
      report.nowcast?.kind = .model
      let words = Wording(phrases, at: Fixture.now + 120)
      return words.minutes.soon(Fixture.oslo, Timeline(report, now: words.now()))?.plain
    }
    let dry = Array(repeating: 0.0, count: 8)
    #expect(soon(Array(repeating: 3, count: 14)) == "Rain for at least 1 h.")
    #expect(soon(Array(repeating: 3, count: 8) + dry) == "Rain stops in 40 min.")
    #expect(soon(dry + Array(repeating: 3, count: 8)) == "Rain in 40 min, for at least 40 min.")
    #expect(soon(Array(repeating: 0, count: 14)) == "Dry for at least 1 h.")
    #expect(soon(Array(repeating: 0, count: 14), Slovak()) == "Bez zrážok najmenej 1 h.")
  }
}
