import Clients
import Fields
import Foundation
import HTTP
import Itineraries
import JSON
import Phrases
import Quantities
import Reports
import Warnings

@testable import WarningServices
@testable import WayServices
@testable import WeatherServices

/// The answers of web services. Valid ones are processed further, as in the program.
extension FuzzTarget {
  static let services = [
    FuzzTarget(
      "open-meteo-forecast",
      resources: [
        "forecast", "forecast-imperial-unixtime", "forecast-two-places", "forecast-two-models",
      ],
      recordings: ["forecast", "archive", "errors", "odd"].map { "open-meteo/\($0)" }
    ) { body in
      openMeteo(body) { answer in [1, 2].contains { (try? answer.reports(count: $0)) != nil } }
    },
    FuzzTarget(
      "open-meteo-places", resources: ["places"],
      recordings: ["open-meteo/geocoding", "open-meteo/errors"]
    ) { body in openMeteo(body) { try !$0.places().isEmpty } },
    FuzzTarget("open-meteo-air", resources: ["air-quality"], recordings: ["open-meteo/air-quality"])
    { body in
      openMeteo(body) { answer in
        _ = try answer.airQuality()
        return true
      }
    },
    FuzzTarget("open-meteo-seasonal", recordings: ["seasonal"]) { body in
      openMeteo(body) { try !$0.seasonal().weeks.isEmpty }
    },
    FuzzTarget("met-norway", recordings: ["met-no/locationforecast"]) { body in
      let report = try? MetNorwayForecast(body).report(for: oslo, fetched: now, now: now)
      return report?.current != nil
    },
    FuzzTarget(
      "openweather",
      recordings: ["errors", "forecast", "geo", "onecall", "weather"].map { "openweather/\($0)" },
      reads: readsOpenWeather),
    FuzzTarget("city-list", recordings: ["freetestapi"]) { body in
      let entries = (try? CityList.entries(in: body)) ?? []
      _ = CityList.entry(for: oslo, in: entries)
      return entries.map { $0.report(fetched: now) }.contains { $0.current?.temperature != nil }
    },
    FuzzTarget(
      "internet-address",
      recordings: ["ip-api", "ipapi-co", "ipinfo"].map { "ip-geolocation/\($0)" }
    ) { body in
      (try? InternetAddressAnswer(answer(body)).position(host: "example.org")) != nil
    },
    FuzzTarget("station", recordings: ["stations"], reads: readsStation),
    FuzzTarget("meteoalarm", warnings: ["meteoalarm"]) {
      (try? MeteoAlarm.alerts($0)).map(shows) ?? false
    },
    FuzzTarget("nws", warnings: ["nws"]) {
      (try? NationalWeatherService.alerts($0)).map(shows) ?? false
    },
    FuzzTarget("cap", recordings: ["alerts"]) { body in
      guard let alert = try? CAPMessage.alert(body) else { return false }
      return shows([alert])
    },
    FuzzTarget("roads", roads: ["road-osrm", "road-valhalla", "road-brouter"]) { body in
      let ends = [oslo.coordinate, Coordinate.origin]
      return RoadServer.Kind.allCases.contains { kind in
        try? RoadAnswer.check(answer(body))
        return (try? RoadAnswer(ends, kind).road(body)) != nil
      }
    },
    FuzzTarget("radar") { body in
      let point = Coordinate(latitude: 50, longitude: 8) ?? .origin
      let found = try? BrightSkyRadar.frames(body, around: point, reach: 2_000, fetched: now)
      let series = RadarSeries(found?.frames ?? [], fetched: now)
      _ = series.rainAhead(latitude: 50, longitude: 8, at: now, moving: series.motion(at: now))
      _ = try? LibreWXR.times(body)
      return series.frames.contains { $0.hasValues }
    },
    FuzzTarget("radar-tile") { body in
      let frame = LibreWXR.frame(
        body, time: now, issuedAt: now, geometry: .mercator(west: 0.5, north: 0.25, size: 0.25))
      return frame?.hasValues ?? false
    },
    FuzzTarget("fields") { body in
      let lattice = Lattice(
        south: 470_000, west: 160_000, latitudeStep: 10_000, longitudeStep: 15_000, rows: 2,
        columns: 2)
      guard let lattice,
        let week = try? OpenMeteoFields.week(body, [0, 1, 2, 3], of: lattice, fetched: now)
      else { return false }
      let field = week.field(.pressure, hour: 0)
      _ = (field.contours(every: 4), field.centers)
      return field.hasValues
    },
    FuzzTarget("alerts", recordings: ["alerts"]) { body in
      let read = [
        try? BrightSky.alerts(body), try? MetNorwayAlerts.alerts(body, in: "en"),
        try? MetEireann.alerts(body), try? EnvironmentCanada.alerts(body),
        try? HongKongObservatory.summary(body, in: "en"), try? MetService.items(body),
        areasOfJapan.flatMap { areas in
          try? JapanMeteorologicalAgency.warnings(
            JapaneseBulletin.all(body), of: "130000", areas: areas)
        },
        (try? Sachet.entries(body))?.map(\.alert),
        (try? WorldIndex.entries(body))?.values.flatMap { $0.compactMap(\.alert) },
      ]
      let isBeside =
        (try? HongKongObservatory.texts(body)).map { !$0.isEmpty } ?? false
        || (try? JapanMeteorologicalAgency.Areas(body)) != nil
      return read.compactMap(\.self).map(shows).contains(true) || isBeside
    },
  ]

  private static let areasOfJapan = try? JapanMeteorologicalAgency.Areas(
    Array(#"{"offices":{},"class10s":{},"class15s":{},"class20s":{}}"#.utf8))

  /// 2026-11-21T14:20:00Z.
  private static let now = Date(timeIntervalSince1970: 1_795_270_800)

  private static let oslo = Place(
    name: "Oslo", country: "NO",
    coordinate: Coordinate(latitude: 59.91, longitude: 10.75) ?? .origin, timeZone: "Europe/Oslo")

  /// Whether any preset or path finds a temperature; no reason may contain a control character.
  private static func readsStation(_ body: [UInt8]) -> Bool {
    let box = StationPaths(
      "temperature=sensors[title=Temperatur].lastMeasurement.value:C,time=updatedAt,wind=a.b[1].c")
    let presets = StationSource.Preset.allCases.map(Optional.some) + [nil]
    let readings = presets.compactMap { preset in
      try? StationReader(
        preset: preset, paths: preset == nil ? box : StationPaths(nil), place: oslo
      ).reading(body, asked: now)
    }
    let texts = readings.flatMap(\.omitted).map { English().leftOut($0, now: now) }
    precondition(
      !texts.joined().unicodeScalars.contains { $0.properties.generalCategory == .control })
    return readings.contains { $0.observation.conditions.temperature != nil }
  }

  private static func answer(_ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(status: 200, host: "example.org", body: body)
  }

  private static func openMeteo(_ body: [UInt8], _ read: (OpenMeteoAnswer) throws -> Bool) -> Bool {
    (try? read(OpenMeteoAnswer(answer(body), asked: now))) ?? false
  }

  private static func readsOpenWeather(_ body: [UInt8]) -> Bool {
    guard let tree = try? OpenWeatherAnswer(answer(body)).tree else { return false }
    let reader = OpenWeatherReport(place: oslo, fetched: now)
    let reports = [try? reader.oneCall(tree), try? reader.free(current: tree, forecast: tree)]
    let places = (tree.elements + [tree]).compactMap { Place(openWeather: $0, "en") }
    return !places.isEmpty || reports.contains { $0 != nil }
  }

  /// Whether there is any text; no text may contain a control character.
  private static func shows(_ alerts: [Alert]) -> Bool {
    let regions = PlaceRegions(oslo.coordinate, in: "NO", .noop)
    let warnings = alerts.inForce(at: now).concerning(regions, in: "sk").mergingAreas()
    let texts = warnings.flatMap {
      [$0.event, $0.headline, $0.description, $0.instruction, $0.area]
    }
    precondition(
      !texts.compactMap(\.self).joined().unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\n"
      })
    return alerts.contains { !$0.versions.isEmpty }
  }
}
