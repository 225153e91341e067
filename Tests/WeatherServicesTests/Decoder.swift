import Foundation
import TestSupport
import Testing
import WeatherModels

@testable import WeatherServices

/// What reads answers from outside. A further service is a further line in `all`.
struct Decoder: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The folders of the recordings that it is meant for.
  let folders: [String]
  /// The answers in `Resources` that it is meant for.
  let resources: [String]
  /// An answer of the stand-in, for what `Resources` has none of.
  private let sample: [UInt8]?
  /// Whether there is anything to read in an answer. It may fail only with an error of ours, never trap or hang.
  let reads: @Sendable ([UInt8]) -> Bool

  init(
    _ name: String, folders: [String] = [], resources: [String] = [],
    sample: (path: String, query: [String: String])? = nil,
    reads: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    testDescription = name
    self.folders = folders
    self.resources = resources
    self.sample = sample.map { path, query in
      StandInAnswers.sample { Answers.now }.body(path: path, query: query)
    }
    self.reads = reads
  }

  static let all = [
    Decoder(
      "Open-Meteo's forecasts",
      folders: ["forecast", "archive", "errors", "odd"].map { "open-meteo/\($0)" },
      resources: [
        "forecast", "forecast-imperial-unixtime", "forecast-two-places", "forecast-two-models",
      ]
    ) { (try? Answers.reports($0)) != nil },
    Decoder(
      "Open-Meteo's places", folders: ["open-meteo/geocoding", "open-meteo/errors"],
      resources: ["places"]
    ) { (try? Answers.places($0)) != nil },
    Decoder(
      "Open-Meteo's air", folders: ["open-meteo/air-quality", "open-meteo/errors"],
      resources: ["air-quality"]
    ) { (try? Answers.answer($0).airQuality()) != nil },
    Decoder(
      "MET Norway's forecasts", folders: ["met-no/locationforecast"],
      sample: ("/weatherapi/locationforecast/2.0/complete", ["lat": "59.91", "lon": "10.75"])
    ) { bytes in
      let forecast = try? MetNorwayForecast(bytes)
      return forecast?.report(for: oslo, fetched: Answers.now, now: Answers.now).current != nil
    },
    Decoder(
      "OpenWeather's reports",
      folders: ["weather", "forecast", "forecast-daily", "onecall", "errors"]
        .map { "openweather/\($0)" },
      sample: ("/data/3.0/onecall", ["lat": "59.91", "lon": "10.75", "appid": "stand-in"])
    ) { bytes in
      guard let tree = try? OpenWeatherAnswer(Answers.web(bytes)).tree else { return false }
      let reader = OpenWeatherReport(units: .standard, place: oslo, fetched: Answers.now)
      return ((try? reader.oneCall(tree)) ?? (try? reader.free(current: tree, forecast: tree)))
        != nil
    },
    Decoder(
      "OpenWeather's places", folders: ["openweather/geo", "openweather/errors"],
      sample: ("/geo/1.0/direct", ["q": "Oslo", "appid": "stand-in"])
    ) { bytes in
      guard let tree = try? OpenWeatherAnswer(Answers.web(bytes)).tree else { return false }
      let places = tree.isObject ? [tree] : tree.elements
      return places.contains { Place(openWeather: $0, "sk") != nil }
    },
    Decoder("The city list", folders: ["freetestapi"], sample: ("/api/v1/weathers", [:])) {
      let entries = try? CityList.entries(Answers.web($0))
      return entries?.map { $0.report(fetched: Answers.now) } != nil
    },
    Decoder(
      "The internet address",
      folders: ["ip-api", "ipapi-co", "ipinfo"].map { "ip-geolocation/\($0)" },
      sample: ("/json/", [:])
    ) { (try? InternetAddressAnswer(Answers.web($0)).position(host: "example.org")) != nil },
    Decoder("MeteoAlarm's warnings", resources: ["meteoalarm"]) {
      reads($0, MeteoAlarm.alerts)
    },
    Decoder("The National Weather Service's warnings", resources: ["nws"]) {
      reads($0, NationalWeatherService.alerts)
    },
  ]

  /// What the decoder is meant for, without damage and without recordings.
  func intact() throws -> [[UInt8]] {
    try resources.map(Answers.bytes) + (sample.map { [$0] } ?? [])
  }

  /// The answers to damage.
  func answers() throws -> [[UInt8]] {
    let recordings = try folders.flatMap(Recordings.files).filter { $0.pathExtension == "json" }
      .map { Array(try Data(contentsOf: $0)) }
    return try intact() + recordings
  }
}

extension Decoder {
  private static let oslo = StandInPlaces.named("Oslo", latitude: 59.91, longitude: 10.75)

  private static func reads(
    _ bytes: [UInt8],
    _ alerts: (inout JSONReader) throws(JSONReader.Failure) -> [Alert]
  ) -> Bool {
    var reader = JSONReader(bytes)
    guard let found = try? alerts(&reader) else { return false }
    let (_, concerning) = found.inForce(at: Answers.now).concerning(oslo)
    return concerning.compactMap { $0.warning(in: "sk") }.count <= found.count
  }
}
