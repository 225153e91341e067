@testable import Along
import FileTestSupport
import Itineraries
import ScreenTestSupport

/// Ways as they are saved, and their gaps.
extension AlongPageTests {
  /// D7: 5,000 points up and down are saved as 400, and climb as much, and as late.
  @Test func savingKeepsTheClimb() throws {
    let track = try Way("hills", through: (0..<5000).map { Self.point($0, Double($0 % 14) * 3) })
    let again = try #require(SavedWay(track, added: Self.start).way)
    #expect(track.ascent == 13_926)
    #expect(again.ascent == track.ascent)
    let plans = [track, again].compactMap { Schedule.Plan($0, .naismith(1)) }
    #expect(plans[0].duration == plans[1].duration)
    #expect(abs(plans[0].seconds(to: 50_000) - plans[1].seconds(to: 50_000)) < 300)
    // More than any mountain has.
    let trip = Trip(again, plans[1], from: Self.start, pauses: []) { _ in nil }
    #expect(
      page(trip) { _, _, _ in }.head(width: 80)[0].text == " hills, 100\u{A0}km, 13,926\u{A0}m up")
  }

  /// A15, D7: another program may have written a speed or climbs that can't be.
  @Test func impossibleValuesOfASavedWayAreIgnored() throws {
    let track = try Way(
      "hill", through: [0.0, 50, 20].enumerated().map { Self.point($0, $1, every: 1000) })
    var kept = SavedWay(track, added: Self.start)
    kept.points[0].climb = 90
    #expect(kept.way?.ascent == 50)
    kept.speed = -1
    kept.travel = "rocket"
    let request = AlongRequest(saved: "hill").with(kept)
    #expect(request.speed == nil)
    #expect(request.travel == nil)
    kept.speed = 3
    #expect(AlongRequest(saved: "hill").with(kept).speed == 3)
  }

  /// D1: named once, in both languages, and the same when the way was saved.
  @Test func gapsAreNamed() throws {
    let points = [(0.0, false), (30_000, false), (130_000, true), (160_000, false)].map {
      TrackPoint(Geodesic.end(from: .origin, bearing: 0, distance: $0), startsSegment: $1)
    }
    let track = try Way("Two days", through: points)
    for way in [track, try #require(SavedWay(track, added: Self.start).way)] {
      let plan = try #require(Schedule.Plan(way, .even(5)))
      let trip = Trip(way, plan, from: Self.start, pauses: []) { _ in nil }
      let shown = page(trip) { _, _, _ in }
      #expect(shown.head(width: 80).map(\.text).joined().contains("Two days, 60\u{A0}km"))
      #expect(
        shown.notes.first == "A gap of 100\u{A0}km in the track, at km\u{A0}30, isn't counted.")
      #expect(
        page(trip, in: Slovak()) { _, _, _ in }.notes.first
          == "Medzera v trase (km\u{A0}30, 100\u{A0}km) sa nepočíta.")
      let gaps = try #require(shown.document["way"]?["gaps"]).elements
      #expect(gaps.map { $0["length"] } == [.number(100_000)])
    }
  }

  @Test func keptWaysAreTheSameWays() throws {
    let kept = SavedWay(way, added: Self.start)
    let again = try #require(kept.way)
    #expect(abs(again.length - way.length) < 0.1)
    #expect(again.stops.map(\.place.name) == ["Start", "End"])
    // A track of many points is thinned, and stays as long.
    let track = try Way(
      "track",
      through: (0..<5000).map { index in
        var point = Self.point(index, Double(index))
        point.time = Self.start + Double(index)
        return point
      })
    let thin = SavedWay(track, added: Self.start)
    #expect(thin.points.count <= 401)
    #expect(thin.points.last?.distance == track.length)
    #expect(thin.way?.ascent == 4999)
    #expect(thin.points.last?.seconds == 4999)
  }

  /// A point of a track to the north, at this height in meters.
  private static func point(
    _ index: Int, _ height: Double, every meters: Double = 20
  ) -> TrackPoint {
    TrackPoint(
      Geodesic.end(from: .origin, bearing: 0, distance: Double(index) * meters), elevation: height)
  }
}
