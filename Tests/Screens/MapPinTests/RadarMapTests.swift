import Atlas
import Fields
import LineEditor
@testable import MapPin
import ScreenTestSupport
import TestSupport

/// Pictures of a radar on the map, and the keys for hours.
@MainActor struct RadarMapTests {
  private var stage = MapPinStage()

  /// A shower of 20 km that moves 6 km to the east in ten minutes, around 50° N 8° E, which the radar sees 60 km
  /// around.
  private nonisolated static func series(
    forecast: Int = 0, unreadable: Int = 0, cellsPerStep: Double = 6
  ) -> RadarSeries {
    let spot = CompositeGrid.spot(latitude: 50, longitude: 8)
    let (top, left) = (Int(spot.row.rounded()) - 60, Int(spot.column.rounded()) - 60)
    let frames = (0...2 + forecast).compactMap { step -> RadarFrame? in
      let time = Fixture.now.addingTimeInterval(Double(step - 2) * 600)
      let cells = (0..<121 * 121).map { index -> UInt16 in
        let column = Double(index % 121) - 30 - Double(step) * cellsPerStep
        let row = Double(index / 121) - 60
        let rate = 8 * exp(-(row * row + column * column) / 60)
        return rate < 0.1 ? 0 : UInt16(rate * 100)
      }
      return RadarFrame(
        time: time, issuedAt: min(time, Fixture.now), geometry: .composite(top: top, left: left),
        rows: 121, columns: 121, cells: cells)
    }
    return RadarSeries(frames, fetched: Fixture.now, unreadable: unreadable)
  }

  private func radar(_ series: RadarSeries) -> RadarClient {
    RadarClient(
      series: { _, _ async throws(ServiceError) in
        RadarAnswer(series: series, service: .brightSky)
      }, covers: { $0.longitude < 20 })
  }

  @Test mutating func saysHowTheRainMovesAndWhoGetsWet() async throws {
    stage.radar = radar(Self.series())
    let camp = Place(name: "Camp", coordinate: Coordinate(50, 8.1))
    let kept = SavedPlaces(pins: [camp, Fixture.oslo])
    try await stage.presenter(at: "50 8.1", zoom: 7, type: .radar, places: kept.client)
    let shown = try #require(stage.recorder.take(width: 100, height: 40).last)
    #expect(
      shown.text.contains(
        /Precipitation \d+(\.\d)?.km to the west, moving at 3\d.km\/h, here in about \d+.min\./),
      "\(shown.text)")
    expectText(
      shown.text, has: "Precipitation within the hour: Camp.", "DWD by Bright Sky · radar 14:12")
    // The shower, and beyond the radar's reach no dry ground.
    #expect(shown.text.contains("%%%") && shown.text.contains("//////"))
    let field = try shown.field
    #expect(field["kind"] as? String == "radar")
    let motion = try #require(field["motion"] as? [String: Double])
    #expect(abs((motion["speed"] ?? 0) - 9.5) < 1 && abs((motion["direction"] ?? 0) - 89) < 10)
    let values = try #require(field["values"] as? [[Any]])
    let latitudes = try #require(field["latitudes"] as? [Double])
    #expect(values.count == latitudes.count)
    #expect(values.flatMap(\.self).contains { ($0 as? Double ?? 0) > 7 })
    #expect(values.flatMap(\.self).contains { $0 is NSNull })
  }

  /// Read out, the picture is where it rains, seen from the places known.
  @Test mutating func readsOutWhereItRains() async throws {
    stage.radar = radar(Self.series())
    stage.isRead = true
    let kept = SavedPlaces(pins: [Place(name: "Camp", coordinate: Coordinate(50, 8.6))])
    try await stage.presenter(at: "50 8.1", zoom: 7, type: .radar, places: kept.client)
    let text = stage.recorder.takeText(width: 100)
    #expect(text.contains(/Rain or snow \d+.km W of Camp, at most [78]\.\d.mm\/h\./), "\(text)")
  }

  @Test mutating func saysOfStandingRainWhereItIsOnly() async throws {
    stage.radar = radar(Self.series(cellsPerStep: 0))
    try await stage.presenter(at: "50 8.1", zoom: 7, type: .radar)
    #expect(stage.recorder.takeText().contains(/Precipitation \d+(\.\d)?.km to the west\.\n/))
  }

  /// Words of the pictures alone, by the unit of distances.
  @Test func saysInMilesHowTheRainMoves() throws {
    let series = Self.series(unreadable: 1)
    let frame = try #require(series.frames.last)
    let text = RadarText(
      words: Wording(units: UnitChoice(.imperial)),
      answer: RadarAnswer(series: series, service: .brightSky, failure: .noReport), frame: frame,
      motion: series.motion(at: frame.time))
    let camp = Place(name: "Camp", coordinate: Coordinate(50, 8.1))
    let sentences = text.sentences(at: camp.coordinate, [camp, Fixture.oslo])
    #expect(sentences.first?.contains(/to the west, moving at 2\d.mph,/) == true, "\(sentences)")
    #expect(sentences.last == "Precipitation within the hour: Camp.")
    #expect(text.sentences(at: Fixture.oslo.coordinate, []).isEmpty)
    #expect(text.notes.count == 2 && text.notes[0] == "One radar picture is unreadable.")
  }

  /// In a wide window the view reaches farther to the sides than up and down.
  @Test mutating func asksForAllOfTheView() async throws {
    let reach = Mutex(0.0)
    stage.radar = RadarClient(
      series: { _, asked async throws(ServiceError) in
        reach.withLock { $0 = asked }
        return RadarAnswer(series: Self.series(), service: .brightSky)
      }, covers: { _ in true })
    stage.recorder.window = (columns: 160, rows: 24)
    try await stage.presenter(at: "50 8.1", zoom: 7, type: .radar)
    // A view of 1.4 degrees in 16 rows, and 160 columns of half as much: 780 km.
    #expect((350_000...430_000).contains(reach.withLock { $0 }))
  }

  @Test mutating func stepsThroughThePictures() async throws {
    stage.radar = radar(Self.series(forecast: 2, unreadable: 3))
    let presenter = try await stage.presenter(at: "50 8.1", zoom: 7, type: .radar)
    _ = stage.recorder.take()
    try await presenter.perform(.hourBy(1))
    let text = stage.recorder.takeText(width: 100, height: 40)
    #expect(
      text.contains("14:22\u{A0}(forecast)") && text.contains("3 radar pictures are unreadable."))
    try await presenter.perform(.hourBy(1))
    await #expect(throws: Failure.hourNotCovered(first: "13:52", last: "14:32")) {
      try await presenter.perform(.hourBy(1))
    }
  }

  /// Its pictures reach hours at most: another day is none of theirs, and that of another map isn't meant.
  @Test mutating func aLaterHourHasNoPicture() async throws {
    stage.radar = radar(Self.series(forecast: 2))
    stage.fields = FieldWorld().client
    stage.recorder.listener = .yes
    let presenter = try await stage.presenter(at: "50 8.1", zoom: 7, type: .radar)
    let later = MapRequest(hour: .after(5))
    await #expect(throws: Failure.hourNotCovered(first: "13:52", last: "14:32")) {
      try await presenter.perform(.look(later))
    }
    try await presenter.perform(.type(.rain))
    try await presenter.perform(.look(later))
    try await presenter.perform(.type(.radar))
    #expect(stage.recorder.takeText(width: 100, height: 40).contains("14:12"))
  }

  @Test mutating func aFieldAfterAPictureSaysItsOwnHour() async throws {
    stage.radar = radar(Self.series(forecast: 2))
    stage.fields = FieldWorld().client
    stage.recorder.listener = .yes
    let presenter = try await stage.presenter(at: "50 8.1", zoom: 7, type: .radar)
    try await presenter.perform(.hourBy(2))
    _ = stage.recorder.take()
    try await presenter.perform(.type(.rain))
    let shown = try #require(stage.recorder.take(width: 100, height: 40).last)
    #expect(shown.json.contains(#""time":"2026-11-21T15:00:00+01:00""#))
    #expect(shown.text.contains("in the hour to 15:00"), "\(shown.text)")
  }

  @Test mutating func hatchesTheMapWhereNoRadarSeesIt() async throws {
    stage.radar = radar(Self.series())
    try await stage.presenter(at: "40 100", zoom: 5, type: .radar)
    let shown = try #require(stage.recorder.take().last)
    expectText(shown.text, has: "No radar covers this part of the map.", "////////////////////")
    #expect(shown.json.hasSuffix(#""field":null}"#))
  }

  @Test(arguments: [(Key.character(","), MapPinAction.hourBy(-1)), (.character("."), .hourBy(1))])
  func keysChangeTheHour(key: Key, action: MapPinAction) { #expect(MapPinAction(key) == action) }
}
