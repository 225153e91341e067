import Fields
import HTTP
import Quantities
import Synchronization
import TestSupport
import Testing

@testable import WeatherServices

struct OpenMeteoFieldsTests {
  private static let lattice = Lattice(
    south: 470_000, west: 160_000, latitudeStep: 10_000, longitudeStep: 15_000, rows: 2, columns: 2)

  /// A point with two hours; `location` is left out for the first.
  private static func entry(
    _ latitude: Double, _ longitude: Double, location: Int? = nil, _ rain: String,
    start: String = "2026-11-21T00:00"
  ) -> String {
    let number = location.map { #""location_id":\#($0),"# } ?? ""
    let end = start.replacing("T00:00", with: "T01:00")
    return #"{"latitude":\#(latitude),"longitude":\#(longitude),\#(number)"utc_offset_seconds":0,"#
      + #""hourly_units":{"precipitation":"mm","wind_speed_10m":"m/s"},"#
      + #""hourly":{"time":["\#(start)","\#(end)"],"precipitation":[\#(rain)],"#
      + #""wind_speed_10m":[3.5,null]}}"#
  }

  private static func week(_ text: String) throws -> FieldWeek {
    let lattice = try #require(lattice)
    return try OpenMeteoFields.week(
      Array(text.utf8), Array(0..<4), of: lattice, fetched: Answers.now)
  }

  private static func week(of entries: String...) throws -> FieldWeek {
    try week("[\(entries.joined(separator: ","))]")
  }

  private static func rain(_ week: FieldWeek, hour: Int = 0) -> [Double?] {
    week.field(.precipitation, hour: hour).values.map { $0.isNaN ? nil : $0 }
  }

  @Test func putsEachPointInItsPlace() throws {
    let week = try Self.week(
      of: Self.entry(47, 16, "0,1"), Self.entry(47, 17.5, location: 1, "0.2,1"),
      Self.entry(48, 16, location: 2, "0.4,1"), Self.entry(48, 17.5, location: 3, "0.6,1"))
    #expect(Self.rain(week) == [0, 0.2, 0.4, 0.6])
    #expect(Self.rain(week, hour: 1) == [1, 1, 1, 1])
    #expect(week.field(.wind, hour: 0).values[2] == 3.5)
    #expect(week.field(.wind, hour: 1).values[2].isNaN)
    #expect(week.hours == 2)
  }

  /// Another order, fewer points, a value that is no number, a point from elsewhere.
  @Test func takesWhatIsSound() throws {
    let week = try Self.week(
      of: Self.entry(48, 17.5, location: 3, "0.6,NaN"), Self.entry(47, 16, "0,nan"),
      Self.entry(48, 16, location: 2, #""NaN",-5"#), Self.entry(-30, 100, location: 1, "9,9"))
    #expect(Self.rain(week) == [0, nil, nil, 0.6])
    #expect(Self.rain(week, hour: 1) == [nil, nil, nil, nil])
  }

  /// If the points have no numbers, their position decides.
  @Test func findsPointsByWhereTheyLie() throws {
    let week = try Self.week(
      of: Self.entry(48.02, 17.48, "0.6,1"), Self.entry(47, 16.03, "0.1,1"))
    #expect(Self.rain(week) == [0.1, nil, nil, 0.6])
  }

  /// Points closer to each other than those of a model: where each answer lies at another one, another order is seen,
  /// and where two lie at the same one, that of the request counts.
  @Test(arguments: [
    ([47.1, 47.1, 47, 47], [16.1, 16, 16.1, 16], [0, 0.2, 0.4, 0.6]),
    ([47, 47, 47.1, 47.1], [16, 16, 16, 16], [0.6, 0.4, 0.2, 0]),
  ])
  func findsClosePointsByWhereTheyLie(
    latitudes: [Double], longitudes: [Double], rain: [Double]
  ) throws {
    let lattice = try #require(
      Lattice(
        south: 470_000, west: 160_000, latitudeStep: 1000, longitudeStep: 1000, rows: 2, columns: 2)
    )
    let entries = zip(zip(latitudes, longitudes), ["0.6,1", "0.4,1", "0.2,1", "0,1"]).map {
      Self.entry($0.0, $0.1, $1)
    }
    let week = try OpenMeteoFields.week(
      Array("[\(entries.joined(separator: ","))]".utf8), Array(0..<4), of: lattice,
      fetched: Answers.now)
    #expect(Self.rain(week) == rain)
  }

  @Test func takesAnswersInTurnThatAllNameOnePlace() throws {
    let entries = ["0.1", "0.2", "0.3", "0.4"].map { Self.entry(0, 0, $0 + ",1") }
    let week = try Self.week("[\(entries.joined(separator: ","))]")
    #expect(Self.rain(week) == [0.1, 0.2, 0.3, 0.4])
  }

  @Test(arguments: ["", "[]", "{}", "[1,2]", #"{"hourly":{}}"#, "[nan", #"{"latitude":NaN}"#])
  func refusesWhatHasNoHours(text: String) {
    #expect(throws: ServiceError.self) { try Self.week(text) }
  }

  /// A view costs what its points cost, and those that are known nothing.
  @Test func asksOnceAndOnlyForWhatIsMissing() async throws {
    try await StandIn.serving(.sample { Answers.now }) { standIn in
      let store = SavedWeeks()
      let spent = Spent()
      let client = OpenMeteoFields(
        servers: standIn.openMeteo(ledger: spent.client), store: store.client
      ).client
      var view = FieldView(latitude: 48, longitude: 17, height: 11.25, width: 20, zoom: 4)
      let lattice = Lattice(view)
      #expect(client.cost(lattice) == FieldCost(points: lattice.count))
      let week = try await client.fetch(lattice)
      #expect(week.hours == 168 && week.field(.temperature, hour: 20).missing == 0)
      #expect(standIn.requests.count == (lattice.count > 100 ? 2 : 1))
      #expect(spent.weights.reduce(0, +) == Double(lattice.count))
      #expect(client.cost(lattice).calls == 0)
      // The formula's value for a point and an hour arrives.
      let point = lattice.count / 2
      let place = Coordinate(
        lattice.latitudes[point / lattice.columns], lattice.longitudes[point % lattice.columns])
      let said = SampleClimate(place).conditions(at: week.start.addingTimeInterval(20 * 3600))
      for quantity in FieldWeek.quantities {
        #expect(week.field(quantity, hour: 20).values[point] == quantity.value(of: said))
      }
      view.longitude += 20
      let next = Lattice(view)
      let cost = client.cost(next)
      #expect(cost.points > 0 && cost.points < next.count)
      let moved = try await client.fetch(next)
      #expect(moved.field(.pressure, hour: 20).missing == 0)
      #expect(spent.weights.reduce(0, +) == Double(lattice.count + cost.points))
    }
  }
}

/// Weeks kept as files would keep them.
final class SavedWeeks: Sendable {
  private let weeks = Mutex<[FieldWeek]>([])

  var client: FieldStoreClient {
    FieldStoreClient(
      saved: {
        self.weeks.withLock { $0.map { SavedFields(lattice: $0.lattice, fetched: $0.fetched) } }
      },
      week: { saved in self.weeks.withLock { $0.first { $0.lattice == saved.lattice } } },
      keep: { week in self.weeks.withLock { $0.append(week) } })
  }
}
