public import Foundation
public import Reports

/// The last reports of each place, kept over launches.
public struct SavedReportsClient: Sendable {
  /// `nil` if none was saved, or if it can't be read.
  public var last: @Sendable (_ place: Place) -> Report?
  /// The last one with hours or days of those fetched before a time; lists save reports of the present alone.
  public var lastForecast: @Sendable (_ place: Place, _ before: Date) -> Report?
  /// A report of sample weather is never kept. One that cannot be written is reported to the user once.
  public var save: @Sendable (_ report: Report, _ place: Place) -> Void

  /// `lastForecast` defaults to `last`.
  public init(
    last: @escaping @Sendable (Place) -> Report?,
    lastForecast: (@Sendable (Place, Date) -> Report?)? = nil,
    save: @escaping @Sendable (Report, Place) -> Void
  ) {
    self.last = last
    self.lastForecast =
      lastForecast ?? { place, time in last(place).flatMap { $0.fetched < time ? $0 : nil } }
    self.save = save
  }
}
