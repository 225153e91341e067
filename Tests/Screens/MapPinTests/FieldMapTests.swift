import Atlas
import Fields
import LineEditor
@testable import MapPin
import ScreenTestSupport
import TestSupport

/// Fields of weather on the map.
@MainActor struct FieldMapTests {
  private var stage = MapPinStage()
  private let world = FieldWorld()

  init() {
    stage.fields = world.client
    stage.recorder.listener = .yes
  }

  /// The limits of rain keep their meaning in inches.
  @Test(arguments: [(0.1, "0.1"), (0.5, "0.5"), (4, "4"), (10, "10"), (0.1 / 25.4, "0.004")])
  func writesALimitBriefly(limit: Double, figure: String) {
    #expect(LegendText.brief(limit) == figure)
  }

  @Test func asksOnceAndThenShowsEveryHourOffline() async throws {
    let presenter = try await stage.presenter(at: "48.15 17.11", zoom: 4, type: .pressure)
    #expect(stage.recorder.questions.count == 1)
    #expect(stage.recorder.questions[0].contains("\(world.points) points") && world.fetched == 1)
    #expect(stage.settings.client.string("fields") == "yes")
    world.isOffline = true
    for action in [MapPinAction.hour(.after(5)), .hourBy(1), .type(.rain), .pan(right: 1, up: 0)] {
      try await presenter.perform(action)
    }
    presenter.keepState()
    // Another start finds what was saved.
    try await stage.presenter().perform(.type(.wind))
    #expect(world.fetched == 1 && stage.recorder.questions.count == 1)
    await #expect(throws: Failure.self) { try await presenter.perform(.hour(.after(300))) }
  }

  @Test func asksAgainForWhatIsFromAheadOfTheClock() async throws {
    stage.opened.open(Fixture.bratislava, after: -7200)
    let presenter = stage.presenter()
    try await presenter.perform(.type(.pressure))
    try await presenter.perform(.hourBy(1))
    #expect(world.fetched == 2)
  }

  @Test func saysWhatAViewCostsThatWasNeverAsked() async throws {
    stage.recorder.listener = .no
    let presenter = try await stage.presenter(at: "48.15 17.11", zoom: 4, type: .rain)
    let text = stage.recorder.takeText(width: 100)
    expectText(
      text, has: "The weather of this view was never requested.",
      "\(world.points) requests (\(world.points) points)", "set fields yes")
    // What is not known is hatched, not dry.
    #expect(text.contains("////////////////"))
    #expect(world.fetched == 0)
    try await presenter.perform(.type(.wind))
    #expect(stage.recorder.questions.count == 1)
  }

  @Test func failsWhereNobodyCanAllowIt() async throws {
    stage.recorder.listener = .nobody
    let presenter = try await stage.presenter(at: "48.15 17.11", zoom: 4)
    do throws(Failure) {
      try await presenter.perform(.type(.rain))
      Issue.record("nobody allowed it")
    } catch {
      #expect(error == .fieldsNotAsked(points: world.points, calls: world.points))
    }
    #expect((50...150).contains(world.points))
    #expect(stage.settings.client.string("fields") == nil)
  }

  /// While keys move the map nothing is requested, but for the key that is named.
  @Test func aKeyRequestsWhatIsHatched() async throws {
    var stage = stage
    var keys: [Key] = [.right, .right, .right, .right, .right, .character("f"), .character("q")]
    stage.keys = MapKeys(
      begin: { _ in }, next: { _ in keys.isEmpty ? .end : keys.removeFirst() }, end: {})
    let presenter = try await stage.presenter(at: "48.15 17.11", zoom: 4, type: .rain)
    _ = stage.recorder.take()
    _ = try await presenter.perform(.move)
    #expect(world.fetched == 2)
    let shown = stage.recorder.take(width: 160).map(\.text)
    #expect(shown.count == 7)
    #expect(shown[5].contains("Press f to request it."), "\(shown[5])")
    #expect(!shown[6].contains("never requested"), "\(shown[6])")
  }

  @Test func drawsTheSavedPartWhereTheServiceFails() async throws {
    let presenter = try await stage.presenter(at: "48.15 17.11", zoom: 4, type: .clouds)
    world.isOffline = true
    try await presenter.perform(.pan(right: 5, up: 0))
    let text = stage.recorder.takeText(width: 80)
    expectText(text, has: "Hatched parts of this view were never requested.", "//////")
  }

  @Test func answersWithTheLatticeAsItWasAsked() async throws {
    let presenter = try await stage.presenter(at: "48.15 17.11", zoom: 4)
    try await presenter.perform(.type(.pressure, hour: .after(3)))
    let field = try #require(stage.recorder.take().last).field
    #expect(field["kind"] as? String == "pressure")
    #expect(field["time"] as? String == "2026-11-21T17:00:00+01:00")
    let latitudes = try #require(field["latitudes"] as? [Double])
    let longitudes = try #require(field["longitudes"] as? [Double])
    let values = try #require(field["values"] as? [[Any]])
    #expect(values.count == latitudes.count && values.allSatisfy { $0.count == longitudes.count })
    #expect(latitudes.count * longitudes.count == world.points)
    for (row, latitude) in latitudes.enumerated() {
      for (column, longitude) in longitudes.enumerated() {
        let value = values[row][column]
        if row == 0, column == 0 {
          #expect(value is NSNull)
        } else {
          let said = FieldWorld.pressure(latitude, longitude)
          #expect(try abs(#require(value as? Double) - said) < 0.0006)
        }
      }
    }
    let centers = try #require(field["centers"] as? [[String: Any]])
    #expect(centers.map { $0["kind"] as? String } == ["low"])
    #expect(try abs(#require(centers[0]["latitude"] as? Double) - 48) < 2.5)
    let isobars = try #require(field["isobars"] as? [[String: Any]])
    #expect(isobars.contains { $0["pressure"] as? Double == 1000 })
    let points = try #require(isobars[1]["points"] as? [[Double]])
    #expect(points.count > 5 && points.allSatisfy { $0.count == 2 })
  }

  @Test func namesHoursByTheClockOfTheirPlace() async throws {
    let presenter = try await stage.presenter(at: "48.15 17.11", zoom: 4)
    let noon = MapHour.at(.after(1), minutes: 720)
    try await presenter.perform(.type(.pressure, hour: noon, at: .name("48 -74")))
    let field = try #require(stage.recorder.take().last).field
    #expect(field["time"] as? String == "2026-11-22T12:00:00-05:00")
  }

  @Test func drawsIsobarsWithTheirFiguresAndTheLow() async throws {
    try await stage.presenter(at: "48.15 17.11", zoom: 4, type: .pressure)
    expectText(
      stage.recorder.takeText(width: 100, height: 40), has: "L 99", "1000", "1012",
      "Sea-level pressure (hPa) · 14:00")
  }

  @Test func drawsTheAmountsAndTheArrowsOfTheField() async throws {
    let presenter = try await stage.presenter(at: "48.15 17.11", zoom: 4, type: .rain)
    let rain = stage.recorder.takeText(width: 60, height: 30)
    #expect(rain.contains("&&&") && rain.contains("%%"))
    #expect(rain.contains(/\d Bratislava/), "\(rain)")
    try await presenter.perform(.type(.wind))
    // The wind is 7 m/s from the southwest everywhere.
    let wind = stage.recorder.takeText(width: 60, height: 30)
    #expect(wind.contains("SW7") && wind.contains("7 Bratislava"), "\(wind)")
    #expect(wind.contains(/Wind \(m\/s\) · 14:00 · 6.\.+.8\n/), "\(wind)")
    try await presenter.perform(.type(.temperature))
    #expect(stage.recorder.takeText(width: 60, height: 30).contains("−3 Bratislava"))
  }

  @Test(arguments: [
    (["noon"], MapHour.at(.hours(12..<13, of: nil), minutes: nil)),
    (["tomorrow", "evening"], .at(.hours(18..<24, of: .after(1)), minutes: nil)), (["now"], .now),
    (["teraz"], .now), (["+3"], .after(3)), (["-2"], .after(-2)), (["+12h"], .after(12)),
    (["15:00"], .at(nil, minutes: 900)), (["fri", "15:00"], .at(.weekday(4), minutes: 900)),
    (["tomorrow", "9"], .at(.after(1), minutes: 540)),
    (["fri 15:00"], .at(.weekday(4), minutes: 900)),
    (["sat"], .at(.weekday(5), minutes: 720)), (["3pm"], .at(nil, minutes: 900)),
    (["2026-11-24", "06:30"], .at(CalendarDay("2026-11-24").map(DayReference.date), minutes: 390)),
  ])
  func understandsHours(words: [String], hour: MapHour) throws {
    #expect(try MapHour(words, English()) == hour)
  }

  @Test(arguments: [
    ["+9999"], ["25:00"], ["fri", "15:60"], ["fri-sun"], ["weekend"], ["+"], ["x", "15:00"],
    ["13pm"], [""],
  ])
  func refusesWhatIsNoHour(words: [String]) {
    #expect(throws: Failure.self) { try MapHour(words, English()) }
  }

  /// Hours by the clock of the place, across the end of summer time.
  @Test func resolvesHoursByTheClockOfThePlace() throws {
    let clock = PlaceClock(timeZone: "Europe/Bratislava", at: Fixture.bratislava.coordinate)
    let now = try Date("2026-10-24T21:40:00Z", strategy: .iso8601)
    func date(_ words: String...) throws -> String? {
      try MapHour(words, English()).date(clock, now: now).flatMap(clock.iso8601)
    }
    #expect(try date("now") == nil)
    #expect(try date("+3") == "2026-10-25T02:00:00+02:00")
    #expect(try date("15:00") == "2026-10-24T15:00:00+02:00")
    #expect(try date("tomorrow", "15:00") == "2026-10-25T15:00:00+01:00")
  }
}
