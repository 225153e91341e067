/// A numerical weather prediction model, by the name under which Open-Meteo answers for it: `icon_seamless`.
///
/// A name that Vane has no words for is kept, for the service renames models and adds others.
public struct WeatherModel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let ecmwf = WeatherModel(rawValue: "ecmwf_ifs025")
  public static let gfs = WeatherModel(rawValue: "gfs_seamless")
  public static let icon = WeatherModel(rawValue: "icon_seamless")
  /// The service's own mixture, which it answers with where no model is named.
  public static let bestMatch = WeatherModel(rawValue: "best_match")

  /// The models that a setting can name, by the word for each.
  public static let named: [(word: String, model: WeatherModel)] =
    [
      ("ecmwf", .ecmwf), ("gfs", .gfs), ("icon", .icon),
    ] + regions.map { ($0.word, WeatherModel(rawValue: $0.model)) }

  /// The global models that are compared everywhere, and the regional one of the point.
  public static func compared(at point: Coordinate) -> [WeatherModel] {
    let regional = regions.first { region in
      region.latitudes.contains(point.latitude) && region.longitudes.contains(point.longitude)
    }
    return [.ecmwf, .gfs, .icon]
      + (regional.map { [WeatherModel(rawValue: $0.model)] } ?? [])
  }

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

  /// The families, the longer name first where one begins another.
  private static let titles: [(name: String, title: String)] = [
    ("best_match", "Open-Meteo"), ("ecmwf_aifs025", "ECMWF AIFS"), ("ecmwf_ifs", "ECMWF IFS"),
    ("ecmwf_ifs025", "ECMWF IFS"), ("ecmwf_ifs04", "ECMWF IFS"),
    ("ncep_gefs025", "GEFS"), ("ncep_gefs05", "GEFS"), ("ncep_gefs", "GEFS"), ("ncep_gfs", "GFS"),
    ("gfs", "GFS"), ("dwd_icon", "ICON"), ("icon", "ICON"), ("gem", "GEM"),
    ("cmc_gem", "GEM"), ("meteofrance", "Météo-France"), ("meteoswiss_icon", "MeteoSwiss ICON"),
    ("ukmo", "UK Met Office"), ("knmi", "KNMI"), ("dmi", "DMI"), ("metno", "MET Norway"),
    ("jma", "JMA"), ("cma", "CMA"), ("bom", "BOM"), ("kma", "KMA"),
    ("italia_meteo_arpae_icon", "ItaliaMeteo ICON"),
  ]

  private struct Region {
    var word: String
    var model: String
    var latitudes: ClosedRange<Double>
    var longitudes: ClosedRange<Double>
  }

  /// The regional models by the boxes in which they are at home, smaller before larger; each model's own domain, by
  /// https://open-meteo.com/en/docs, is larger. ICON's regional nests are part of `icon_seamless`.
  private static let regions: [Region] = [
    Region(
      word: "meteoswiss", model: "meteoswiss_icon_seamless", latitudes: 45.8...47.9,
      longitudes: 5.9...10.6),
    Region(word: "knmi", model: "knmi_seamless", latitudes: 49.4...53.8, longitudes: 2.5...7.3),
    Region(word: "dmi", model: "dmi_seamless", latitudes: 54.4...58, longitudes: 7.9...15.3),
    Region(word: "ukmo", model: "ukmo_seamless", latitudes: 49.8...61, longitudes: (-11)...1.9),
    Region(
      word: "meteofrance", model: "meteofrance_seamless", latitudes: 41.2...51.2,
      longitudes: (-5.3)...9.7),
    Region(
      word: "italiameteo", model: "italia_meteo_arpae_icon_2i", latitudes: 36.4...47.2,
      longitudes: 6.5...18.6),
    Region(word: "metno", model: "metno_seamless", latitudes: 54...72, longitudes: 4...31.6),
    Region(word: "jma", model: "jma_seamless", latitudes: 24...46, longitudes: 122...149),
    Region(word: "gem", model: "gem_seamless", latitudes: 41.6...75, longitudes: (-142)...(-52)),
  ]
}

/// One model's forecast for one place.
public struct ModelForecast: Hashable, Sendable {
  public var model: WeatherModel
  /// In order of time.
  public var hours: [Conditions]
  /// In order of date.
  public var days: [Day]

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
