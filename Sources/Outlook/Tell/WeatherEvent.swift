public import Foundation
public import WeatherModels

/// Something worth telling, with the hours for which it is expected.
public struct WeatherEvent: Codable, Hashable, Sendable {
  /// The question that it answers.
  var question: String
  /// Tells the events of one question apart: the kind of a warning; empty for weather.
  public var name: String
  public var from: Date
  public var until: Date
  /// The class of its strength, from 0.
  public var size: Int
  /// The service that warned of it.
  var service: WarningService?
  /// The hours that were reported, if others are expected since.
  var told: Hours?

  struct Hours: Codable, Hashable {
    var from: Date
    var until: Date
  }

  public init(question: String, name: String = "", from: Date, until: Date, size: Int) {
    self.question = question
    self.name = name
    self.from = from
    self.until = until
    self.size = size
  }

  /// Alerts look this many seconds ahead; later weather may yet change.
  public static let lead = 48.0 * 3600

  /// The windows of a question's weather that begin within two days, `within` the requested time.
  public static func all(
    _ question: WeatherQuestion, id: String, _ report: Report, now: Date,
    within: (Date) -> Bool = { _ in true }
  ) -> [WeatherEvent] {
    let known = report.slots(from: now)
    return WeatherAnswer.windows(question, report, now: now, within: within)
      .filter { $0.from <= now + lead }
      .map { window in
        let slots = known.filter { $0.start < window.to && $0.end > window.from }
        return WeatherEvent(
          question: id, from: window.from, until: window.to, size: size(question.criterion, slots))
      }
  }

  /// A warning, which is the same under another id and in other words as long as its kind and its hours are.
  public init(_ warning: WeatherWarning, id: String, now: Date) {
    let from = warning.from ?? now
    self.init(
      question: id, name: warning.kind?.rawValue ?? warning.event.lowercased(), from: from,
      until: max(from, warning.until ?? .distantFuture), size: warning.rank)
  }

  /// `nil` for a warning that is in force until it is lifted.
  public var end: Date? { until == .distantFuture ? nil : until }

  /// The size of rain or snow by the mm of its heaviest hour: light below 0.5, heavy from 4 on (UK Met Office, "What is
  /// precipitation?").
  public static func size(ofRain most: Double) -> Int {
    most < 0.5 ? 0 : most < Threshold.heavy(.rain) ? 1 : 2
  }

  /// That of rain and snow, and for a limit by every 5 °C or 5 m/s beyond it.
  private static func size(_ criterion: WeatherQuestion.Criterion, _ slots: [HourSlot]) -> Int {
    func steps<Unit>(_ values: [Quantity<Unit>], _ limit: Quantity<Unit>, _ unit: Unit) -> Int {
      let most = values.map { abs($0.in(unit) - limit.in(unit)) }.max() ?? 0
      return Int(min(most, 1000) / 5)
    }
    switch criterion {
    case .dry, .sun: return 0
    case .rain, .snow:
      return size(
        ofRain: slots.map { ($0.conditions.precipitation?.in(.millimeters) ?? 0) / $0.length }.max()
          ?? 0)
    case .above(let limit), .below(let limit):
      return steps(slots.compactMap(\.conditions.temperature), limit, .celsius)
    case .windAbove(let limit), .windBelow(let limit):
      return steps(slots.compactMap(\.conditions.windSpeed), limit, .metersPerSecond)
    }
  }
}

extension WeatherQuestion {
  /// This question with an easier limit, by half a degree, half a meter a second, or half of what makes an hour wet: a
  /// report stays true until even that fails.
  public var eased: WeatherQuestion {
    let margin = 0.5
    var eased = self
    switch criterion {
    case .dry, .rain, .snow, .sun: eased.isEased = true
    case .above(let limit):
      eased.criterion =
        Temperature(limit.in(.celsius) - margin, .celsius).map { .above($0) } ?? criterion
    case .below(let limit):
      eased.criterion =
        Temperature(limit.in(.celsius) + margin, .celsius).map { .below($0) } ?? criterion
    case .windAbove(let limit):
      let speed = Speed(max(0, limit.in(.metersPerSecond) - margin), .metersPerSecond)
      eased.criterion = speed.map { .windAbove($0) } ?? criterion
    case .windBelow(let limit):
      let speed = Speed(limit.in(.metersPerSecond) + margin, .metersPerSecond)
      eased.criterion = speed.map { .windBelow($0) } ?? criterion
    }
    return eased
  }

  /// Whether it was ever measured anywhere: from -89.2 to 56.7 °C, and winds up to 113 m/s (WMO weather extremes
  /// archive).
  public var isPossible: Bool {
    switch criterion {
    case .dry, .rain, .snow, .sun: true
    case .above(let limit): limit.in(.celsius) < 56.7
    case .below(let limit): limit.in(.celsius) > -89.2
    case .windAbove(let limit): limit.in(.metersPerSecond) < 113
    case .windBelow(let limit): limit.in(.metersPerSecond) > 0
    }
  }
}
