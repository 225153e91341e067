public import WeatherModels

/// The last reports of each place, kept over launches.
public struct SavedReportsClient: Sendable {
  /// `nil` if none was saved, or if it can't be read.
  public var last: @Sendable (_ place: Place) -> Report?
  /// The last one with hours or days; lists save reports of the present alone.
  public var lastForecast: @Sendable (_ place: Place) -> Report?
  /// A report of sample weather is never kept. One that cannot be written is reported to the user once.
  public var save: @Sendable (_ report: Report, _ place: Place) -> Void

  /// `lastForecast` defaults to `last`.
  public init(
    last: @escaping @Sendable (Place) -> Report?,
    lastForecast: (@Sendable (Place) -> Report?)? = nil,
    save: @escaping @Sendable (Report, Place) -> Void
  ) {
    self.last = last
    self.lastForecast = lastForecast ?? last
    self.save = save
  }
}
