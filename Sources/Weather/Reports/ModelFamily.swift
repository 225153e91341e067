/// The models of one weather service that follow each other: a fine grid for the first days, coarser ones for later.
///
/// Grids, reach and areas are those of https://open-meteo.com/en/docs and of the service's source, as of August 2026.
public struct ModelFamily: Hashable, Sendable {
  public struct Grid: Hashable, Sendable {
    /// The name that meteorologists use, such as `ICON-D2`.
    public var title: String
    /// The distance of its points.
    public var kilometers: Double
    /// The hours that it computes ahead.
    public var hours: Int
    /// The folder of Open-Meteo that tells of its runs.
    public var folder: String
    /// `nil` for the whole world.
    public var area: Area?
    /// Its own name for requests, where the family isn't requested as one.
    public var model: WeatherModel?

    /// The finer grid is the better one, and of two that are about as fine the smaller one, whose service is nearer.
    fileprivate var rank: Double { kilometers * (area ?? Area(-90, -180, 90, 180)).side }
  }

  /// A box of latitudes and longitudes in degrees.
  public struct Area: Hashable, Sendable {
    let latitudes: ClosedRange<Double>
    let longitudes: ClosedRange<Double>

    init(_ south: Double, _ west: Double, _ north: Double, _ east: Double) {
      (latitudes, longitudes) = (south...north, west...east)
    }

    /// The side of a square of this size.
    var side: Double {
      ((latitudes.upperBound - latitudes.lowerBound)
        * (longitudes.upperBound - longitudes.lowerBound)).squareRoot()
    }

    /// The distance of a point from the middle: 0 there, 1 at an edge.
    private func distance(_ point: Coordinate) -> Double {
      func share(_ value: Double, _ range: ClosedRange<Double>) -> Double {
        let half = (range.upperBound - range.lowerBound) / 2
        return abs(value - range.lowerBound - half) / half
      }
      return max(share(point.latitude, latitudes), share(point.longitude, longitudes))
    }

    /// Whether a point lies well inside: the box is wider than a grid in another projection, and near its edge a model
    /// repeats the coarser one around it.
    func covers(_ point: Coordinate) -> Bool { distance(point) < 0.85 }
  }

  /// The word of the setting `model`.
  public let word: String
  /// The name for a whole report: the service fills it with another model where the finest doesn't reach.
  public let whole: WeatherModel
  /// The name under which it answers for itself alone.
  private let alone: WeatherModel
  /// The finer before the coarser.
  public let grids: [Grid]
  /// Whether it is compared everywhere: it reaches all days of every place.
  private let isGlobal: Bool

  /// A family as it covers one place.
  public struct Member: Hashable, Sendable {
    public var family: ModelFamily
    /// The name for requests that compare it with others.
    public var model: WeatherModel
    /// The grids that cover the place, the finest first; never empty.
    public var grids: [Grid]

    public var finest: Grid { grids[0] }
    /// The hours that the longest of them reaches.
    public var hours: Int { grids.map(\.hours).max() ?? 0 }
  }

  /// The most models that are compared at one place.
  static let mostCompared = 8

  /// The models that are compared at a place: the global ones, and the best of those that cover it, in all at most
  /// eight, the finest first.
  public static func compared(at point: Coordinate) -> [Member] {
    let members = all.compactMap { $0.member(at: point) }
    let local = members.filter { !$0.family.isGlobal }.sorted { $0.finest.rank < $1.finest.rank }
    let global = members.filter(\.family.isGlobal)
    return (global + local.prefix(mostCompared - global.count))
      .sorted { ($0.finest.kilometers, $0.family.word) < ($1.finest.kilometers, $1.family.word) }
  }

  /// The name under which a family fills a whole report, for one of the names of its own models.
  public static func whole(_ model: WeatherModel) -> WeatherModel {
    all.first { $0.alone == model || $0.grids.contains { $0.model == model } }?.whole ?? model
  }

  private func member(at point: Coordinate) -> Member? {
    let covering = grids.filter { $0.area?.covers(point) ?? true }
    guard let finest = covering.first else { return nil }
    guard finest.model == nil else {
      return Member(family: self, model: finest.model ?? alone, grids: [finest])
    }
    return Member(family: self, model: alone, grids: covering)
  }

  private init(
    _ word: String, _ alone: String, whole: String? = nil, isGlobal: Bool = false,
    _ grids: [Grid]
  ) {
    self.word = word
    self.alone = WeatherModel(rawValue: alone)
    self.whole = WeatherModel(rawValue: whole ?? alone)
    self.isGlobal = isGlobal
    self.grids = grids
  }
}

extension ModelFamily.Grid {
  fileprivate init(
    _ title: String, _ kilometers: Double, hours: Int, _ folder: String,
    _ area: ModelFamily.Area? = nil, as model: String? = nil
  ) {
    self.init(
      title: title, kilometers: kilometers, hours: hours, folder: folder, area: area,
      model: model.map(WeatherModel.init(rawValue:)))
  }
}

extension ModelFamily {
  /// The families that the setting `model` can name.
  public static let all: [ModelFamily] = [
    ModelFamily(
      "ecmwf", "ecmwf_ifs", isGlobal: true, [Grid("ECMWF IFS", 9, hours: 360, "ecmwf_ifs")]),
    ModelFamily(
      "gfs", "gfs_seamless", isGlobal: true,
      [
        Grid("HRRR", 3, hours: 48, "ncep_hrrr_conus", northAmerica),
        Grid("GFS", 13, hours: 384, "ncep_gfs013"),
      ]),
    ModelFamily(
      "icon", "icon_seamless", isGlobal: true,
      [
        Grid("ICON-D2", 2, hours: 48, "dwd_icon_d2", iconD2),
        Grid("ICON-EU", 7, hours: 120, "dwd_icon_eu", Area(29.5, -23.5, 70.5, 62.5)),
        Grid("ICON", 11, hours: 180, "dwd_icon"),
      ]),
    ModelFamily(
      "aifs", "ecmwf_aifs025_single", isGlobal: true,
      [Grid("ECMWF AIFS", 25, hours: 360, "ecmwf_aifs025_single")]),
    ModelFamily("aigfs", "ncep_aigfs025", [Grid("AIGFS", 25, hours: 384, "ncep_aigfs025")]),
    ModelFamily(
      "nbm", "ncep_nbm_conus",
      [Grid("NBM", 2.5, hours: 264, "ncep_nbm_conus", Area(19.2, -138, 57.1, -59))]),
    ModelFamily(
      "aladin", "chmi_aladin_central_europe_2km", whole: "chmi_aladin_seamless",
      [
        Grid(
          "ALADIN", 2.3, hours: 72, "chmi_aladin_central_europe_2km",
          Area(38.6, -4.7, 57.2, 34.3))
      ]),
    ModelFamily(
      "geosphere", "geosphere_arome_austria", whole: "geosphere_seamless",
      [
        Grid(
          "AROME Austria", 2.5, hours: 60, "geosphere_arome_austria", Area(43, 5.5, 51.8, 22.1))
      ]),
    ModelFamily(
      "meteofrance", "meteofrance_seamless",
      [
        Grid("AROME France HD", 1.5, hours: 48, "meteofrance_arome_france_hd", france),
        Grid("AROME France", 2.5, hours: 48, "meteofrance_arome_france0025", france),
        Grid(
          "ARPEGE Europe", 11, hours: 96, "meteofrance_arpege_europe", Area(20, -32, 72, 42)),
        Grid("ARPEGE", 25, hours: 96, "meteofrance_arpege_world025"),
      ]),
    ModelFamily(
      "ukmo", "ukmo_seamless",
      [
        Grid("UKV", 2, hours: 54, "ukmo_uk_deterministic_2km", Area(44.5, -24.6, 63, 15.4)),
        Grid("UKMO Global", 10, hours: 168, "ukmo_global_deterministic_10km"),
      ]),
    ModelFamily(
      "knmi", "knmi_harmonie_arome_europe", whole: "knmi_seamless",
      [
        Grid(
          "HARMONIE Netherlands", 2, hours: 60, "knmi_harmonie_arome_netherlands",
          Area(49, 0, 56, 11.3), as: "knmi_harmonie_arome_netherlands"),
        Grid(
          "HARMONIE Europe", 5.5, hours: 60, "knmi_harmonie_arome_europe",
          Area(39.7, -25, 62.6, 38.8), as: "knmi_harmonie_arome_europe"),
      ]),
    ModelFamily(
      "dmi", "dmi_harmonie_arome_europe", whole: "dmi_seamless",
      [
        Grid(
          "HARMONIE", 2, hours: 60, "dmi_harmonie_arome_europe",
          Area(37.7, -43.2, 69.9, 40.1))
      ]),
    ModelFamily(
      "metno", "metno_nordic", whole: "metno_seamless",
      [Grid("MET Nordic", 1, hours: 60, "metno_nordic_pp", Area(52.3, -11.8, 73.9, 41.8))]),
    ModelFamily(
      "meteoswiss", "meteoswiss_icon_seamless",
      [
        Grid("ICON-CH1", 1, hours: 33, "meteoswiss_icon_ch1", switzerland),
        Grid("ICON-CH2", 2, hours: 120, "meteoswiss_icon_ch2", switzerland),
      ]),
    ModelFamily(
      "italiameteo", "italia_meteo_arpae_icon_2i",
      [Grid("ICON-2I", 2, hours: 72, "italia_meteo_arpae_icon_2i", Area(33.7, 3, 48.9, 22))]),
    ModelFamily(
      "jma", "jma_seamless",
      [
        Grid("MSM", 5, hours: 96, "jma_msm", Area(22.4, 120, 47.6, 150)),
        Grid("GSM", 55, hours: 264, "jma_gsm"),
      ]),
    ModelFamily(
      "gem", "gem_seamless",
      [
        Grid("HRDPS", 2.5, hours: 48, "cmc_gem_hrdps", Area(39, -150, 72, -45)),
        Grid("GEM", 15, hours: 240, "cmc_gem_gdps_15km"),
      ]),
  ]

  static let iconD2 = Area(43.2, -3.9, 58.1, 20.3)
  private static let northAmerica = Area(21.1, -134, 52.6, -61)
  private static let france = Area(37.5, -12, 55.4, 16)
  private static let switzerland = Area(42.6, 0, 50, 16.9)
}
