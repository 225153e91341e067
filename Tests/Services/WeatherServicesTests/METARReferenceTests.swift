import Foundation
import JSON
import Reports
import Testing

@testable import WeatherServices

/// 200 reports of airports, drawn at random by `Benchmarks/figures/references`: each as the station sends it, read by
/// python-metar 2.0.2, and as the service gives it, read here.
struct METARReferenceTests {
  @Test func figuresAreThoseOfPythonMetar() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Resources/metar.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(lines.count == 200)
    for line in lines {
      let cells = line.split(separator: "\t").map(String.init)
      let body =
        #"[{"icaoId":"XTST","lat":1,"lon":2,"obsTime":1795442400,"# + cells[1].dropFirst() + "]"
      let found = try AviationWeather.observations(in: Array(body.utf8))
      let conditions = try #require(found.first, "\(line)").conditions
      let own = [
        conditions.temperature?.in(.celsius), conditions.dewPoint?.in(.celsius),
        conditions.windSpeed?.in(.metersPerSecond), conditions.windGust?.in(.metersPerSecond),
        conditions.windDirection?.in(.degrees), conditions.visibility?.in(.meters),
        conditions.pressure?.in(.hectopascals),
      ]
      for (own, other) in zip(own, cells[2...]) {
        // python-metar has a knot as 0.514444 m/s.
        let isSame = own.map { abs($0 - (Double(other) ?? .nan)) < 0.001 } ?? (other == "-")
        #expect(isSame, "\(line): \(own.map { "\($0)" } ?? "-"), not \(other)")
      }
    }
  }
}
