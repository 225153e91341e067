import JSON
import WeatherModels

extension AskedService {
  /// The value that `read` makes of the body of an answer.
  ///
  /// - Throws: `badAnswer` if it isn't JSON, or is longer than any answer of a service.
  func parsed<Value>(
    _ body: [UInt8], _ read: (inout JSONReader) throws(JSONReader.Failure) -> Value
  ) throws(ServiceError) -> Value {
    guard !body.isEmpty else { throw badAnswer("empty") }
    var reader = JSONReader(body)
    do throws(JSONReader.Failure) {
      let value = try read(&reader)
      try reader.end()
      return value
    } catch {
      throw badAnswer(error.detail.cleaned(limit: 100))
    }
  }
}

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
