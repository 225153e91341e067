import Analysis
import FoundationEssentials
import Phrases
import Quantities
public import Reports
public import TerminalText

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
        minutes.service == .weather(report.service) || !timeline.saysMinutes
          ? nil : SourceCredit.minutes(minutes.service)
      }
    }
    return credits(
      below: reports.flatMap(\.services),
      Array(Set(reports.compactMap(SourceCredit.model))) + minutes.joined() + others,
      remarks: remarks)
  }

  /// The providers of pages without a line of service and age.
  public func credits(of services: [Service], _ others: [SourceCredit] = []) -> Credits {
    var credits = credits(below: services, others)
    if services.contains(.sample) { credits.notes.append(phrases.sampleWarning) }
    return credits
  }

  /// The providers of pages whose head says what is made up.
  func credits(
    below services: [Service], _ others: [SourceCredit], remarks: [String] = []
  ) -> Credits {
    let asked = Service.allCases.filter(services.contains)
    return Credits(
      notes: services.contains(.cityList) ? [phrases.cityListNote] : [],
      asked.flatMap(SourceCredit.report) + others, remarks: remarks)
  }
}

/// A provider of data: its name, the same in every language, its license, and the page that it wants to be linked.
public struct SourceCredit: Hashable, Sendable {
  public var name: String
  /// `nil` for data in the public domain, or with conditions of its own.
  public var license: String?
  var link: String

  package init(_ name: String, _ license: String?, _ link: String) {
    self.name = name
    self.license = license
    self.link = link
  }

  /// The service of a report and the gazetteer that found its place; empty for made-up data.
  public static func report(_ service: Service) -> [SourceCredit] {
    switch service {
    case .openMeteo:
      [SourceCredit("Open-Meteo.com", attribution, "https://open-meteo.com/"), places]
    case .metNorway:
      [SourceCredit("MET Norway", "NLOD 2.0, \(attribution)", "https://api.met.no/"), places]
    case .openWeather: [SourceCredit("OpenWeather", nil, "https://openweathermap.org/"), places]
    case .cityList: [SourceCredit("freetestapi.com", nil, "https://freetestapi.com/")]
    case .sample: []
    }
  }

  /// None where the air was made up.
  public static func air(_ service: Service) -> [SourceCredit] {
    let page = "https://open-meteo.com/en/docs/air-quality-api"
    return service == .sample ? [] : [SourceCredit("CAMS ENSEMBLE", attribution, page)]
  }

  /// The models from which Open-Meteo takes a quantity, if their license requires naming them.
  static func quantity(_ quantity: WeatherQuantity) -> [SourceCredit] {
    let docs = "https://open-meteo.com/en/docs/"
    return switch quantity.host {
    case .marine:
      [
        SourceCredit(
          "DWD, Météo-France, Copernicus Marine", attribution, docs + "marine-weather-api")
      ]
    case .flood: [SourceCredit("Copernicus GloFAS", attribution, docs + "flood-api")]
    case .air: air(.openMeteo)
    case .forecast, nil: []
    }
  }

  /// The reanalysis of the days since 1950.
  public static let reanalysis = SourceCredit(
    "Copernicus ERA5", attribution, "https://open-meteo.com/en/docs/historical-weather-api")

  /// The models of the weeks and months ahead; none where these were made up.
  public static func seasonal(_ service: Service) -> [SourceCredit] {
    let page = "https://open-meteo.com/en/docs/seasonal-forecast-api"
    return service == .sample ? [] : [SourceCredit("ECMWF", attribution, page)]
  }

  /// That of the model that a report was requested from.
  static func model(_ report: Report) -> SourceCredit? {
    report.modelChoice.flatMap { $0.isCovered ? $0.model.flatMap(model) : nil }
  }

  /// The model whose license differs from that of the service which passes it on.
  public static func model(_ model: WeatherModel) -> SourceCredit? {
    guard model.rawValue.hasPrefix("ukmo") else { return nil }
    return SourceCredit("Met Office", "CC BY-SA 4.0", "https://open-meteo.com/en/docs/ukmo-api")
  }

  public static let roads = SourceCredit(
    "© OpenStreetMap contributors", "ODbL", "https://www.openstreetmap.org/copyright")

  public static let station = SourceCredit("NOAA", nil, "https://aviationweather.gov/")

  /// None where the pictures were made up.
  public static func radar(_ service: RadarService) -> [SourceCredit] {
    switch service {
    case .brightSky: [brightSky]
    case .libreWXR: [SourceCredit("LibreWXR", attribution, "https://librewxr.net")]
    case .sample: []
    }
  }

  public static func minutes(_ service: AskedService) -> [SourceCredit] {
    switch service {
    case .weather(let service): report(service)
    case .radar(let service): radar(service)
    case .geoSphere:
      [SourceCredit("GeoSphere Austria", attribution, "https://data.hub.geosphere.at/")]
    // Those have no minutes.
    case .warnings, .internetAddress, .observations, .station, .roads: []
    }
  }

  package static let attribution = "CC BY 4.0"
  package static let brightSky = SourceCredit(
    "DWD by Bright Sky", attribution, "https://brightsky.dev")
  private static let places = SourceCredit("GeoNames", attribution, "https://www.geonames.org/")
}

extension WeatherLines {
  public static func credits(_ credits: Credits, width: Int) -> [Line] {
    credits.notes.flatMap { note($0, width: width) } + sources(credits.sources, width: width)
      + credits.remarks.flatMap { note($0, width: width) }
  }

  /// The names of all sources before their licenses, at the right edge: `Open-Meteo.com, GeoNames · CC BY 4.0`. Each
  /// name is a link where the terminal has them.
  public static func sources(_ credits: [SourceCredit], width: Int) -> [Line] {
    // Those without a license come last.
    let licenses = credits.compactMap(\.license).uniqued + [nil]
    let groups = licenses.compactMap { license -> Line? in
      let names = credits.filter { $0.license == license }.uniqued
      guard !names.isEmpty else { return nil }
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
