public import Foundation

/// A numerical weather prediction model, by the name under which Open-Meteo answers for it: `icon_seamless`.
///
/// A name that Vane has no words for is kept, for the service renames models and adds others.
public struct WeatherModel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let ecmwf = WeatherModel(rawValue: "ecmwf_ifs")
  public static let gfs = WeatherModel(rawValue: "gfs_seamless")
  public static let icon = WeatherModel(rawValue: "icon_seamless")
  /// The service's own mixture, which it answers with where no model is named.
  public static let bestMatch = WeatherModel(rawValue: "best_match")

  /// The name that meteorologists use, such as `ICON`. For an unknown model, its identifier with spaces.
  public var title: String {
    let base = rawValue.hasSuffix("_seamless") ? String(rawValue.dropLast(9)) : rawValue
    let known = Self.titles.first { base == $0.name || base.hasPrefix($0.name + "_") }
    return known?.title ?? Self.spelled(base)
  }

  /// The title beside other models: two of one family, `gem_global` and `gem_regional`, have their own names.
  public func title(among models: some Sequence<WeatherModel>) -> String {
    models.contains { $0 != self && $0.title == title } ? Self.spelled(rawValue) : title
  }

  private static func spelled(_ name: String) -> String {
    name.split(separator: "_").joined(separator: " ").uppercased()
  }

  /// The families.
  private static let titles: [(name: String, title: String)] =
    [
      ("best_match", "Open-Meteo"), ("icon_d2", "ICON-D2"),
      ("ncep_gefs025", "GEFS"), ("ncep_gefs05", "GEFS"),
      ("ncep_gefs", "GEFS"), ("ncep_gfs", "GFS"), ("ncep_hrrr", "HRRR"), ("gfs", "GFS"),
      ("dwd_icon", "ICON"), ("icon", "ICON"), ("gem", "GEM"), ("cmc_gem", "GEM"),
      ("ecmwf_ifs_europe", "ECMWF IFS Europe"), ("ecmwf_ifs025", "ECMWF IFS"),
      ("ecmwf_ifs04", "ECMWF IFS"), ("ecmwf_ifs", "ECMWF IFS"),
      ("ecmwf_aifs025", "ECMWF AIFS"), ("ecmwf_aifs", "ECMWF AIFS"), ("ncep_aigfs025", "AIGFS"),
      ("ncep_nbm", "NBM"), ("chmi_aladin", "ALADIN"), ("geosphere_arome", "AROME Austria"),
      ("geosphere", "AROME Austria"), ("meteofrance", "Météo-France"),
      ("meteoswiss_icon", "MeteoSwiss ICON"), ("ukmo", "UK Met Office"),
      ("knmi", "KNMI"), ("dmi", "DMI"), ("metno", "MET Nordic"),
      ("jma", "JMA"), ("cma", "CMA"), ("bom", "BOM"), ("kma", "KMA"),
      ("italia_meteo_arpae_icon", "ItaliaMeteo ICON"),
    ]
}

/// One model's forecast for one place.
public struct ModelForecast: Hashable, Sendable {
  public var model: WeatherModel
  /// In order of time.
  public var hours: [Conditions]
  /// In order of date.
  public var days: [Day]
  /// The time of an earlier answer that had the same values for all hours of both; `nil` where something changed.
  public var sameSince: Date?

  public init(model: WeatherModel, hours: [Conditions], days: [Day]) {
    self.model = model
    self.hours = hours
    self.days = days
  }

  /// Whether it says anything: a model that does not cover the place has nothing but gaps.
  public var isEmpty: Bool {
    !hours.contains { $0.temperature != nil || $0.precipitation != nil || $0.windSpeed != nil }
      && !days.contains {
        $0.temperatureMin != nil || $0.temperatureMax != nil || $0.precipitation != nil
          || $0.windSpeed != nil
      }
  }
}

/// The model requested in place of the service's own choice.
public struct ModelChoice: Hashable, Sendable {
  /// The setting of the model, and its values for the service's own choice and for the most accurate one.
  public static let setting = "model"
  /// The setting with the time of the last change, in seconds since 1970: earlier reports are of another model.
  public static let changed = "model.changed"
  public static let automatic = "auto"
  public static let best = "best"

  /// `nil` if the most accurate one is meant and not known yet: the report is of the service's own choice.
  public var model: WeatherModel?
  /// Whether it was the most accurate model at the place.
  public var isBest: Bool
  /// Whether the model covers the place. If not, the report is of the service's own choice.
  public var isCovered: Bool

  public init(model: WeatherModel?, isBest: Bool, isCovered: Bool = true) {
    self.model = model
    self.isBest = isBest
    self.isCovered = isCovered
  }
}
