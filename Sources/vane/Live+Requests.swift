import Archiving
import Clients
import Itineraries
import Phrases
import Reports
import WarningServices
import Warnings
import WayServices
import WeatherServices

// What is asked of services beside reports, or made up.
extension Live {
  /// The answers of a service, kept under its name.
  func cache(_ name: String) -> AnswerCacheClient {
    log.noting(ResponseCache(directories: records, name: name).client, name, now: now)
  }

  var airQuality: AirQualityClient {
    let sample = SampleWeather.airQuality(now: now)
    let real = ledger.noted(.openMeteo, servers.airQuality.airQuality)
    return AirQualityClient { place async throws(ServiceError) in
      try await (isSample ? sample.airQuality : real)(place)
    }
  }

  var warnings: WarningsClient {
    let regions = WarningRegions(
      file: Resources.file("warning-regions.bin", ofTarget: "WarningServices"))
    let answers = log.noting(
      ResponseCache(
        directories: directories, name: "warnings", most: 1000, mostBytes: 32 << 20
      ).client, "warnings", now: now)
    let real = OfficialWarnings(
      connection, regions: regions.client, cache: isCheck ? answers.readOnly : answers,
      prefectures: { gazetteer.regionsOfTowns(around: $0) },
      language: {
        Language.read(setting: settings.string(Language.setting), environment: environment) ?? $0
      }, ledger: ledger
    ).client
    let sample = SampleWarnings(hours: SampleWeather.nextHours, now: now).client
    return WarningsClient { place, language async throws(ServiceError) in
      try await (isSample ? sample : real).warnings(place, language)
    } last: { place in
      isSample ? nil : real.last(place)
    } inView: { view in
      await (isSample ? sample : real).inView(view)
    }
  }

  /// The minutes from the best source for a place; `openWeather` is one where there is a key.
  func nowcast(_ openWeather: WeatherClient?) -> NowcastClient {
    let real = NowcastChoice(
      sources: [
        MetNorwayNowcast.source(connection),
        // Before GeoSphere, which also covers the south of Germany, in steps of 15 minutes.
        BrightSkyRadar(connection).source(),
        GeoSphere.source(connection),
        OpenMeteoMinutes.source(servers),
      ], openWeather: openWeather, cache: cache("nowcast"), ledger: ledger, now: now
    ).client
    let sample = SampleWeather.nowcast(now: now)
    return NowcastClient { place async throws(ServiceError) in
      try await (isSample ? sample : real).nowcast(place)
    } kept: {
      (isSample ? sample : real).kept($0)
    } covers: {
      isSample || real.covers($0)
    }
  }

  /// Pictures of the radar that sees a point.
  var radar: RadarClient {
    let real = RadarChoice(
      brightSky: BrightSkyRadar(connection).client, libreWXR: LibreWXR(connection).client,
      ledger: ledger
    ).client
    let sample = SampleWeather.radar(now: now)
    return RadarClient { point, reach async throws(ServiceError) in
      try await (isSample ? sample : real).series(point, reach)
    } covers: {
      isSample || real.covers($0)
    }
  }

  var fields: FieldClient {
    let real = OpenMeteoFields(servers: servers, store: FieldStore(directories: records).client)
      .client.noting(in: ledger)
    return real.replaced(by: SampleWeather.fields(now: now)) { isSample }
  }

  /// The roads of ways, kept for when there is no network.
  var roads: RoadClient {
    Roads(
      connection, cache: cache(AskedService.roads.name),
      server: { settings.string(RoadServer.setting) }, isOff: { isSample },
      ledger: ledger, pause: Self.pause
    ).client
  }

  /// The weather along ways; `hours` asks for the points of one, for so many days.
  func ways(_ hours: @escaping @Sendable (_ days: Int) -> WeatherClient) -> WayWeatherClient {
    WayCache(directories: records).client(
      weather: hours, isSample: { isSample },
      variant: {
        ["service", OpenMeteoServers.setting, ModelChoice.setting]
          .map { settings.string($0) ?? "" }.joined(separator: "|")
      }, now: now)
  }
}
