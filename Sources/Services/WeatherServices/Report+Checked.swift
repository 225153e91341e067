import JSON
import Reports

extension Report {
  /// The most days of a report: a year, and some overlap.
  static let mostDays = 400

  /// The report, unless it says nothing, or has more days than anyone forecasts.
  func checked() throws(ServiceError) -> Report {
    let of = AskedService.weather(service)
    guard current != nil || !hours.isEmpty || !days.isEmpty else {
      throw of.badAnswer("no current, hourly or daily")
    }
    guard days.count <= Self.mostDays else { throw of.badAnswer("\(days.count) days") }
    return self
  }
}

extension JSONTree {
  /// A number in this unit; `nil` without a unit, and for impossible values.
  func quantity<Unit: UnitOfMeasure>(_ unit: Unit?) -> Quantity<Unit>? {
    guard let unit, let number else { return nil }
    return Quantity(number, unit)
  }
}
