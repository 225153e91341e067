import FoundationEssentials
import Outlook
import Phrases
import Quantities
public import TerminalText
public import WeatherModels

/// The providers of a page's data, and notes on the data.
public struct Credits: Hashable, Sendable {
  /// Sentences.
  var notes: [String]
  var sources: [SourceCredit]
  /// The last lines: whose warnings may not cover the places, and whose could not be read.
  public var remarks: [String]

  public init(notes: [String] = [], _ sources: [SourceCredit] = [], remarks: [String] = []) {
    self.notes = notes
    self.sources = sources
    self.remarks = remarks
  }
}

extension OriginText {
  /// The providers of reports; the line with service and age already says which ones are made up.
  public func credits(
    _ reports: [Report], _ others: [SourceCredit] = [], remarks: [String] = []
  ) -> Credits {
    let minutes = reports.compactMap { report -> [SourceCredit]? in
      let timeline = Timeline(report, now: now(), until: now().addingTimeInterval(Timeline.reach))
      return timeline.minutes.flatMap { minutes in
        minutes.service.weather == report.service || !timeline.saysMinutes
          ? nil : SourceCredit.minutes(minutes.service)
      }
    }
    var credits = credits(of: reports.flatMap(\.services), minutes.joined() + others)
    credits.remarks = remarks
    credits.notes.removeAll { $0 == phrases.sampleWarning }
    return credits
  }

  /// The providers of pages without a line of service and age.
  public func credits(of services: [Service], _ others: [SourceCredit] = []) -> Credits {
    let asked = Service.allCases.filter(services.contains)
    return Credits(
      notes: asked.compactMap { service in
        switch service {
        case .cityList: phrases.cityListNote
        case .sample: phrases.sampleWarning
        default: nil
        }
      }, asked.flatMap(SourceCredit.report) + others)
  }
}

/// A provider of data: its name, the same in every language, its license, and the page that it wants to be linked.
public struct SourceCredit: Hashable, Sendable {
  public var name: String
  /// `nil` for data in the public domain, or with conditions of its own.
  public var license: String?
  var link: String

  /// The service of a report and the gazetteer that found its place; empty for made-up data.
  public static func report(_ service: Service) -> [SourceCredit] {
    switch service {
    case .openMeteo:
      [
        SourceCredit(name: "Open-Meteo.com", license: attribution, link: "https://open-meteo.com/"),
        places,
      ]
    case .metNorway:
      [
        SourceCredit(
          name: "MET Norway", license: "NLOD 2.0, \(attribution)", link: "https://api.met.no/"),
        places,
      ]
    case .openWeather:
      [
        SourceCredit(name: "OpenWeather", license: nil, link: "https://openweathermap.org/"),
        places,
      ]
    case .cityList:
      [SourceCredit(name: "freetestapi.com", license: nil, link: "https://freetestapi.com/")]
    case .sample: []
    }
  }

  /// None where the air was made up.
  public static func air(_ service: Service) -> [SourceCredit] {
    guard service != .sample else { return [] }
    return [
      SourceCredit(
        name: "CAMS ENSEMBLE", license: attribution,
        link: "https://open-meteo.com/en/docs/air-quality-api")
    ]
  }

  /// The models from which Open-Meteo takes a quantity, if their license requires naming them.
  static func quantity(_ quantity: WeatherQuantity) -> [SourceCredit] {
    switch quantity.host {
    case .marine:
      [
        SourceCredit(
          name: "DWD, Météo-France, Copernicus Marine", license: attribution,
          link: "https://open-meteo.com/en/docs/marine-weather-api")
      ]
    case .flood:
      [
        SourceCredit(
          name: "Copernicus GloFAS", license: attribution,
          link: "https://open-meteo.com/en/docs/flood-api")
      ]
    case .air: air(.openMeteo)
    case .forecast, nil: []
    }
  }

  /// The reanalysis of the days since 1950.
  public static let reanalysis = SourceCredit(
    name: "Copernicus ERA5", license: attribution,
    link: "https://open-meteo.com/en/docs/historical-weather-api")

  public static let station = SourceCredit(
    name: "NOAA", license: nil, link: "https://aviationweather.gov/")

  /// The services of warnings without repetitions, always in the same order.
  public static func warnings(_ services: [WarningService]) -> [SourceCredit] {
    WarningService.allCases.filter(services.contains).compactMap(warnings)
  }

  public static func warnings(_ service: WarningService) -> SourceCredit? {
    let credit: (name: String, license: String?, link: String)? =
      switch service {
      case .meteoAlarm: ("EUMETNET MeteoAlarm", nil, "https://meteoalarm.org")
      case .nationalWeatherService: ("National Weather Service", nil, "https://www.weather.gov")
      case .dwd: ("DWD by Bright Sky", attribution, "https://brightsky.dev")
      case .metNorway: ("MET Norway", attribution, "https://www.met.no")
      case .metEireann: ("Met Éireann", attribution, "https://www.met.ie")
      case .environmentCanada:
        ("Environment Canada", "Open Government Licence", "https://weather.gc.ca")
      case .jma: ("Japan Meteorological Agency", nil, "https://www.jma.go.jp")
      case .hongKongObservatory: ("Hong Kong Observatory", nil, "https://www.hko.gov.hk")
      case .sachet: ("NDMA SACHET", nil, "https://sachet.ndma.gov.in")
      case .metService: ("MetService", attribution, "https://www.metservice.com")
      case .wmo: ("WMO", nil, "https://severeweather.wmo.int")
      case .sample: nil
      }
    return credit.map { SourceCredit(name: $0.name, license: $0.license, link: $0.link) }
  }

  /// None where the pictures were made up.
  public static func radar(_ service: RadarService) -> [SourceCredit] {
    switch service {
    case .brightSky:
      [
        SourceCredit(
          name: "DWD by Bright Sky", license: attribution, link: "https://brightsky.dev")
      ]
    case .libreWXR:
      [SourceCredit(name: "LibreWXR", license: attribution, link: "https://librewxr.net")]
    case .sample: []
    }
  }

  public static func minutes(_ service: NowcastService) -> [SourceCredit] {
    if service == .brightSky { return radar(.brightSky) }
    return service.weather.map(report)
      ?? [
        SourceCredit(
          name: "GeoSphere Austria", license: attribution,
          link: "https://data.hub.geosphere.at/")
      ]
  }

  private static let attribution = "CC BY 4.0"
  private static let places = SourceCredit(
    name: "GeoNames", license: attribution, link: "https://www.geonames.org/")
}

extension WeatherLines {
  public static func credits(_ credits: Credits, width: Int) -> [Line] {
    credits.notes.flatMap { note($0, width: width) } + sources(credits.sources, width: width)
      + credits.remarks.flatMap { note($0, width: width) }
  }

  /// The names of all sources before their licenses, at the right edge: `Open-Meteo.com, GeoNames · CC BY 4.0`. Each
  /// name is a link where the terminal has them.
  public static func sources(_ credits: [SourceCredit], width: Int) -> [Line] {
    var licenses: [String?] = []
    for credit in credits where !licenses.contains(credit.license) {
      licenses.append(credit.license)
    }
    // Those without a license come last.
    let groups = (licenses.filter { $0 != nil } + licenses.filter { $0 == nil }).map { license in
      var names: [SourceCredit] = []
      for credit in credits where credit.license == license && !names.contains(credit) {
        names.append(credit)
      }
      let line = names.map { Line($0.name, .dim, link: $0.link) }.joined(
        separator: Line(", ", .dim))
      return license.map { line + Line(" · " + $0, .dim) } ?? line
    }
    guard !groups.isEmpty else { return [] }
    let line = groups.joined(separator: Line(" · ", .dim))
    guard line.width + 1 <= width else { return (" " + line).wrapped(to: width, indent: 1) }
    return [line.padded(to: width, .trailing)]
  }
}
