/// An ensemble that can be requested.
public struct EnsembleSource: Hashable, Sendable {
  public let model: WeatherModel
  /// The distance of the grid's points.
  public let kilometers: Double
  /// The members, with the control run.
  public let members: Int
  /// The hours ahead of now that its runs always reach: an old run is in use until the next one has come.
  public let hours: Int
  /// `nil` for the whole world.
  let area: ModelFamily.Area?

  private init(
    _ model: String, _ kilometers: Double, members: Int, hours: Int,
    _ area: ModelFamily.Area? = nil
  ) {
    self.model = WeatherModel(rawValue: model)
    self.kilometers = kilometers
    self.members = members
    self.hours = hours
    self.area = area
  }

  /// The European one, which covers the world and has the most members.
  public static let global = EnsembleSource("ecmwf_ifs025", 25, members: 51, hours: 336)

  /// By https://open-meteo.com/en/docs/ensemble-api, the finer first. The fine European one keeps only its newest run,
  /// which reaches six days and may be more than a day old.
  public static let all = [
    EnsembleSource("icon_d2", 2, members: 20, hours: 42, ModelFamily.iconD2),
    EnsembleSource(
      "ecmwf_ifs_europe_ensemble", 9, members: 51, hours: 114,
      ModelFamily.Area(33, -11, 71, 37)),
    global,
    EnsembleSource("ecmwf_aifs025_ensemble", 25, members: 51, hours: 336),
    EnsembleSource("ncep_gefs025", 25, members: 31, hours: 234),
  ]

  /// Those that cover a place and reach so many hours ahead, the finest first.
  public static func sources(at point: Coordinate, reaching hours: Double) -> [EnsembleSource] {
    all.filter { ($0.area?.covers(point) ?? true) && Double($0.hours) >= hours }
  }
}
