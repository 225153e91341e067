import Analysis
@testable import Detail
import ScreenTestSupport

/// No view contradicts another, nor the figures: 2,000 made-up worlds, each against a truth of its own.
struct WorldTests {
  @Test(arguments: 0..<20) func everyViewSaysWhatIsTrue(block: Int) throws {
    for seed in block * 100..<(block + 1) * 100 {
      let world = try #require(World(seed: UInt64(seed)))
      let truth = Truth(world)
      let words = Wording(at: world.now)
      answersAgree(world, truth, words, seed)
      rowsAgree(world, truth, words, seed)
      sentencesAgree(world, truth, words, seed)
    }
  }

  /// `when rain`, with and without runs, alerts and the row of home.
  private func answersAgree(_ world: World, _ truth: Truth, _ words: Wording, _ seed: Int) {
    let question = WeatherQuestion(.precipitation)
    let timeline = Timeline(world.report, now: world.now)
    let found = words.questions.found(question, world.place, timeline)
    let spell = found.spell
    let next = words.outlook.next(world.place, world.report)
    if let (start, end, isOpen) = truth.first, end < truth.isWet.count {
      #expect(minutes(spell?.start, world) == start, "\(seed)")
      #expect(minutes(spell?.end, world) == end, "\(seed)")
      if world.isWhole { #expect(spell?.isOpen == isOpen, "\(seed)") }
      #expect(spell?.isNow == (start == 0), "\(seed)")
      let events = WeatherEvent.all(question, id: "", timeline)
      let isLikely = spell?.certainty.map { $0.share >= 0.2 } ?? true
      // Alerts look two days ahead.
      #expect((events.first?.from == spell?.start) == (isLikely && start < 48 * 60), "\(seed)")
      let isKnown = truth.known >= start
      #expect((next != nil) == isKnown, "\(seed): \(next ?? "–")")
      if isKnown, start < 24 * 60 {
        #expect(next?.contains("dry") == false, "\(seed): \(next ?? "–")")
      }
    } else if truth.first == nil {
      #expect(spell.map { minutes($0.start, world) ?? 0 >= truth.isWet.count } ?? true, "\(seed)")
    }
    // A "none" is said of known time alone.
    if spell == nil {
      #expect(minutes(found.known, world) ?? 0 <= max(truth.known, 2880) + 2880)
    }
    let chances = spell?.slots.compactMap(\.chance) ?? []
    #expect(found.certainty?.share == chances.max(), "\(seed)")
    let counted = words.questions.found(question, world.place, timeline, on: nil, world.runs)
    if let runs = counted.certainty?.runs, let spell {
      let agree = world.runs.members.filter { member in
        zip(world.runs.times, member.precipitation).contains { time, amount in
          time - 3600 >= spell.start && time <= spell.end && (amount?.in(.millimeters) ?? 0) >= 0.1
        }
      }.count
      #expect(runs.agree == agree, "\(seed)")
    }
  }

  /// Rows, axis, CSV and JSON have the hour that has begun, and are wet where any of their minutes to come is.
  private func rowsAgree(_ world: World, _ truth: Truth, _ words: Wording, _ seed: Int) {
    let rows = words.hourly.hours(world.place, world.report, limit: 12)
    let told = world.report.told(at: world.now, onlyComing: true)
    #expect(
      told.hours.first.map { $0.time <= world.now } == (rows.first?.time.hasSuffix(" now") == true),
      "\(seed)")
    for (row, hour) in zip(rows, told.hours) {
      let begin = max(0, minutes(hour.time, world) ?? 0)
      let index = told.hours.firstIndex { $0.time == hour.time } ?? 0
      let times = told.hours.map(\.time)
      let next = index + 1 < times.count ? minutes(times[index + 1], world) : nil
      let end = min(
        next ?? .max, (minutes(hour.time, world) ?? 0) + Int(world.step) * 60, truth.isWet.count)
      guard begin < end else { continue }
      let known = truth.isWet[begin..<end]
      guard known.allSatisfy({ $0 != nil }), !known.isEmpty else { continue }
      let isWet = known.contains(true)
      // Codes of rain, snow and showers: WMO code table 4677.
      let sign = hour.weatherCode.map { (50...99).contains($0.rawValue) } ?? false
      #expect(sign == isWet, "\(seed): \(row.time) \(row.sign)")
      #expect(((hour.precipitation?.in(.millimeters) ?? 0) > 0) == isWet, "\(seed): \(row.time)")
    }
  }

  /// The page, the minutes and what they say together.
  private func sentencesAgree(_ world: World, _ truth: Truth, _ words: Wording, _ seed: Int) {
    let whole = words.outlook.summary(world.place, world.report) ?? ""
    let summary = whole.replacing(
      /[A-Z][a-z ]+ (on [A-Z][a-z]+day|from [0-9:]+ tomorrow)(, [^.]*)?\.$/, with: "")
    if summary != whole {
      // Named by its day: the next after the 24 hours.
      #expect(truth.isWet.dropFirst(24 * 60).contains(true), "\(seed): \(whole)")
    }
    let soon = words.outlook.soon(world.place, world.report) ?? ""
    guard let (start, end, _) = truth.first, start < 24 * 60 else {
      #expect(!summary.contains("Rain") && !summary.contains("Snow"), "\(seed): \(summary)")
      return
    }
    #expect(!summary.contains("Dry"), "\(seed): \(summary)")
    let timeline = Timeline(world.report, now: world.now)
    let reach = minutes(timeline.slots.last(where: \.isByMinute)?.end, world) ?? 0
    let said = soon + " " + summary
    guard end > reach else {
      #expect(soon != "", "\(seed): \(summary)")
      return
    }
    #expect(!summary.isEmpty, "\(seed)")
    if start > 0,
      let time = words.time(
        of: world.now + Double(start) * 60, PlaceClock(world.place), isShort: true)
    {
      let isNamed = said.contains(time) || said.contains("noon") || said.contains("midnight")
      #expect(isNamed || soon.contains(" in "), "\(seed): \(said) without \(time)")
    }
  }

  private func minutes(_ date: Date?, _ world: World) -> Int? {
    date.map { Int(($0.timeIntervalSince(world.now) / 60).rounded()) }
  }
}
