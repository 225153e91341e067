public import Foundation
import Quantities
public import Reports

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
  /// Weather with a smaller share raises no alert. US National Weather Service, "Precipitation Probability": the lowest
  /// that forecasts express, "slight chance".
  private static let leastShare = 0.2

  /// The spells of a question's weather that begin within two days, only in a `span`, or the one time in which enough
  /// falls on its days; `eased` ones with a limit that is easier to meet.
  public static func all(
    _ question: WeatherQuestion, id: String, _ timeline: Timeline, eased: Bool = false,
    on span: DaySpan? = nil
  ) -> [WeatherEvent] {
    if let total = FoundTotal(question, in: timeline, on: span, eased: eased) {
      guard total.isBeyond, let time = total.interval, time.end > timeline.now,
        time.start <= timeline.now + lead
      else { return [] }
      let size = size(abs(total.sum - total.limit), beyond: total.limit, of: total.quantity)
      return [WeatherEvent(question: id, from: time.start, until: time.end, size: size)]
    }
    return timeline.spells(of: question.condition, eased: eased) { span?.contains($0) ?? true }
      .filter { spell in
        spell.start <= timeline.now + lead && spell.lasts(question.hours)
          && spell.certainty.map { $0.share >= leastShare } ?? true
      }
      .map { spell in
        WeatherEvent(question: id, from: spell.start, until: spell.end, size: size(of: spell))
      }
  }

  /// `nil` for a warning that is in force until it is lifted.
  public var end: Date? { until == .distantFuture ? nil : until }

  /// The size of rain or snow by the mm of its heaviest hour: light below 0.5, heavy from 4 on (UK Met Office, "What is
  /// precipitation?").
  public static func size(ofRain most: Double) -> Int {
    most < 0.5 ? 0 : most < Threshold.heavy(.rain) ? 1 : 2
  }

  /// That of rain and snow; for a limit one more for every 5 °C or 5 m/s beyond it, or every fifth of another limit.
  private static func size(of spell: Spell) -> Int {
    switch spell.condition {
    case .dry, .sun, .thunder: return 0
    case .rain, .snow, .precipitation: return size(ofRain: spell.slots.map(\.rate).max() ?? 0)
    case .limit(let quantity, _, let limit):
      let most = spell.slots.compactMap { $0.value(of: quantity) }.map { abs($0 - limit) }.max()
      return size(most ?? 0, beyond: limit, of: quantity)
    }
  }

  private static func size(
    _ difference: Double, beyond limit: Double, of quantity: WeatherQuantity
  ) -> Int {
    let step = [.temperature, .wind].contains(quantity) ? 5 : max(abs(limit) / 5, 1)
    return Int(min(difference / step, 1000))
  }
}
