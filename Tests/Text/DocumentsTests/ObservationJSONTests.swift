import Documents
import Foundation
import Reports
import Testing

struct ObservationJSONTests {
  /// D12: `10+` miles are at least as many meters.
  @Test(arguments: [true, false]) func visibilityMayBeALeast(isAtLeast: Bool) throws {
    var conditions = Conditions(time: Date(timeIntervalSince1970: 1_795_266_720))
    let place = Place(name: "Oslo", coordinate: .origin)
    func json() -> JSONValue {
      Observation(
        station: "ENGM", name: nil, coordinate: .origin, conditions: conditions,
        isVisibilityAtLeast: isAtLeast, isWindVariable: false, isWet: false, raw: "METAR"
      ).json(near: place, "UTC")
    }
    #expect(json()["visibilityAtLeast"] == .null)
    conditions.visibility = Distance(16_093, .meters)
    #expect(json()["visibility"] == .number(16_093))
    #expect(json()["visibilityAtLeast"] == .bool(isAtLeast))
  }
}
