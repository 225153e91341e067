public import Presentation
public import Reports

extension SourceCredit {
  /// The services of warnings without repetitions, always in the same order.
  public static func warnings(_ services: [WarningService]) -> [SourceCredit] {
    WarningService.allCases.filter(services.contains).compactMap(warnings)
  }

  public static func warnings(_ service: WarningService) -> SourceCredit? {
    switch service {
    case .meteoAlarm: SourceCredit("EUMETNET MeteoAlarm", nil, "https://meteoalarm.org")
    case .nationalWeatherService:
      SourceCredit("National Weather Service", nil, "https://www.weather.gov")
    case .dwd: brightSky
    case .metNorway: SourceCredit("MET Norway", attribution, "https://www.met.no")
    case .metEireann: SourceCredit("Met Éireann", attribution, "https://www.met.ie")
    case .environmentCanada:
      SourceCredit("Environment Canada", "Open Government Licence", "https://weather.gc.ca")
    case .jma: SourceCredit("Japan Meteorological Agency", nil, "https://www.jma.go.jp")
    case .hongKongObservatory: SourceCredit("Hong Kong Observatory", nil, "https://www.hko.gov.hk")
    case .sachet: SourceCredit("NDMA SACHET", nil, "https://sachet.ndma.gov.in")
    case .metService: SourceCredit("MetService", attribution, "https://www.metservice.com")
    case .wmo: SourceCredit("WMO", nil, "https://severeweather.wmo.int")
    case .sample: nil
    }
  }
}
