public import WeatherModels

/// The last report of each place, kept over launches.
public struct SavedReportsClient: Sendable {
  /// `nil` when none was kept, or what was kept cannot be read.
  public var last: @Sendable (_ place: Place) -> Report?
  /// A report of sample weather is never kept. One that cannot be written is reported to the person once.
  public var save: @Sendable (_ report: Report, _ place: Place) -> Void

  public init(
    last: @escaping @Sendable (Place) -> Report?,
    save: @escaping @Sendable (Report, Place) -> Void
  ) {
    self.last = last
    self.save = save
  }
}
