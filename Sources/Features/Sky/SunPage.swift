import CommandKit
import Ephemeris
import Phrases
import Presentation
import Reports
import TerminalText

/// The sun and the moon of a day, in words and, outside screen readers, as drawings.
nonisolated struct SunPage {
  private let words: SunText
  private let phrases: any Phrases
  private let arc: SunArc?
  private let disc: MoonDisc?

  init(
    _ report: SunReport, phrases: any Phrases, isDrawn: Bool, clock: ClockStyle = .hours24,
    glyphs: Glyphs = .unicode
  ) {
    let (sun, moon) = (report.sun, report.moonPhase)
    self.phrases = phrases
    words = SunText(report, phrases: phrases, clock: clock)
    arc =
      isDrawn && sun.noon != nil
      ? SunArc(sun, at: report.now, in: report.clock.timeZone, glyphs: glyphs) { hour in
        let time = hour < 10 ? "0\(hour)" : "\(hour)"
        return clock == .hours12
          ? clock.words("\(hour == 24 ? "00" : time):00", phrases, isShort: true) : time
      } : nil
    disc =
      isDrawn
      ? MoonDisc(
        phase: moon.phase, isSouthern: report.coordinate.latitude < 0, glyphs: glyphs) : nil
  }

  /// With a height, the curve takes the rows that are left.
  func page(width: Int, height: Int? = nil) -> Page {
    var lines = Line.spread(
      Line(" ") + Line(words.place, .strong), Line(words.date, .dim), width: width)
    lines += WeatherLines.facts(words.daylight, width: width)
    lines += WeatherLines.facts(words.events, width: width)
    lines += WeatherLines.facts(words.seasons, width: width)
    let top = lines
    lines = []
    if !words.twilights.isEmpty {
      lines += heading(phrases.twilight, width: width)
      lines += twilights(words.twilights, width: width)
    }
    lines += heading(phrases.moon, width: width)
    lines += moon(width: width)
    let room = height.map { $0 - top.count - lines.count }
    return Page(lines: top + (arc?.lines(width: width, height: room) ?? []) + lines)
  }

  private func heading(_ text: String, width: Int) -> [Line] {
    WeatherLines.heading(text).wrapped(to: width, indent: 1)
  }

  private func twilights(_ rows: [[String]], width: Int) -> [Line] {
    let name = rows.compactMap(\.first?.displayWidth).max() ?? 0
    return rows.flatMap { row in
      let label = Line(row.first ?? "").padded(to: name)
      let times = row.dropFirst().joined()
      return (Line(" ") + label + Line("  " + times)).wrapped(to: width, indent: name + 3)
        .read(as: [(row.first ?? "") + ": " + times])
    }
  }

  /// The words are beside the disc where there is room for both, and alone where there is not.
  private func moon(width: Int) -> [Line] {
    let room = width - MoonDisc.columns - 4
    func fits(_ facts: [String]) -> Bool {
      facts.count <= MoonDisc.rows && facts.allSatisfy { $0.displayWidth <= room }
    }
    let own = words.moon + words.moonTimes
    guard let disc, fits(own) else {
      return WeatherLines.facts(words.moon, width: width)
        + WeatherLines.facts(words.moonTimes, width: width)
        + WeatherLines.facts(words.moons, width: width)
    }
    let isWhole = fits(own + words.moons)
    let facts = own + (isWhole ? words.moons : [])
    let below = isWhole ? [] : WeatherLines.facts(words.moons, width: width)
    return disc.lines.map { Line(" ") + $0 }
      .beside(facts.map { Line($0) }, at: MoonDisc.columns + 4).map(\.trimmed) + below
  }
}
