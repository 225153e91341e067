import Clients
import CommandKit
import FileTestSupport
import Foundation
import LineEditor
import Phrases
import Presentation
import Reports
import RootRouter
import ScreenTestSupport
import Testing

extension HereTests {
  func session(
    _ steps: [ScriptedLines.Step], runMode: RunMode = .prompt, settings: [String: String] = [:],
    knowing known: Set<PositionSource>, weather: WeatherClient = .answering(Fixture.report)
  ) throws -> Session {
    let point = try #require(Coordinate(latitude: 59.9, longitude: 10.7))
    let nearest = NearestPlace(
      place: Fixture.oslo, distance: try #require(Distance(3000, .meters)),
      bearing: Direction(200, .degrees))
    let kept = SavedSettings(settings)
    var gazetteer = GazetteerClient.naming(nearest)
    gazetteer.largest = { _, _, _ throws(GazetteerError) in [] }
    return Session(
      steps, runMode: runMode, settings: kept, gazetteer: gazetteer, weather: weather,
      position: PositionClient(internetHost: "example.org") {
        [asked] source throws(PositionError) in
        asked.append(source)
        if source == .ip, kept["location.ip"] != "yes" { throw .notAllowed }
        if known.contains(source) {
          return Position(
            coordinate: point, source: source,
            accuracy: source == .gpsd ? Distance(15, .meters) : nil, name: "Christiania",
            timeZone: "Europe/Oslo")
        }
        switch source {
        case .gpsd: throw .noDaemon(address: "localhost:2947")
        case .home: throw .noHome
        case .timezone: throw .noCity(timeZone: nil)
        case .ip: throw .notAllowed
        }
      })
  }
}
