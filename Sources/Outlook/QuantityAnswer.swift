public import Foundation
public import Quantities

extension WeatherAnswer {
  /// Finds when a quantity is above or below a limit: the next window of values, without a gap, of at least the
  /// required length. Its confidence depends on the lead time alone.
  public init(
    _ question: QuantityQuestion, _ series: QuantitySeries, now: Date,
    within: (Date) -> Bool = { _ in true }
  ) {
    let items = Self.items(series, now, within)
    self.init(
      window: Self.windows(question, items, step: series.step, now).first,
      horizon: items.last { $0.value != nil }.map { $0.time.addingTimeInterval(series.step) })
  }

  /// Every window of at least the required length.
  static func windows(
    _ question: QuantityQuestion, _ series: QuantitySeries, now: Date,
    within: (Date) -> Bool = { _ in true }
  ) -> [Window] {
    windows(question, items(series, now, within), step: series.step, now)
  }

  private static func items(
    _ series: QuantitySeries, _ now: Date, _ within: (Date) -> Bool
  ) -> [QuantitySeries.Item] {
    series.coming(from: now).filter { within($0.time.addingTimeInterval(series.step / 2)) }
  }

  private static func windows(
    _ question: QuantityQuestion, _ items: [QuantitySeries.Item], step: Double, _ now: Date
  ) -> [Window] {
    var found: [Window] = []
    var run: [QuantitySeries.Item] = []
    func close(isOpen: Bool) {
      defer { run = [] }
      guard let first = run.first, let last = run.last else { return }
      let (from, to) = (max(first.time, now), last.time.addingTimeInterval(step))
      guard to.timeIntervalSince(from) >= Double(question.hours) * 3600 - 1 else { return }
      let lead = from.timeIntervalSince(now)
      let byLead: Confidence =
        lead <= 48 * 3600 ? .likely : lead <= 5 * 86_400 ? .probably : .uncertain
      found.append(
        Window(
          from: from, to: to, isNow: first.time <= now, isOpen: isOpen, confidence: byLead,
          byLead: byLead))
    }
    for item in items {
      if let last = run.last, last.time.addingTimeInterval(step) < item.time - 1 {
        close(isOpen: true)
      }
      switch question.fits(item.value) {
      case true?: run.append(item)
      case false?: close(isOpen: false)
      case nil: close(isOpen: true)
      }
    }
    close(isOpen: true)
    return found
  }
}

extension WeatherEvent {
  /// The windows of a quantity beyond its limit that begin within two days, `within` the requested time. Their size
  /// grows by one for every fifth of the limit beyond it.
  public static func all(
    _ question: QuantityQuestion, id: String, _ series: QuantitySeries, now: Date,
    within: (Date) -> Bool = { _ in true }
  ) -> [WeatherEvent] {
    WeatherAnswer.windows(question, series, now: now, within: within)
      .filter { $0.from <= now + lead }
      .map { window in
        let beyond =
          series.items.filter { $0.time < window.to && $0.time >= window.from - series.step }
          .compactMap { $0.value.map { abs($0 - question.limit) } }.max() ?? 0
        let part = max(abs(question.limit) / 5, 1)
        return WeatherEvent(
          question: id, from: window.from, until: window.to, size: Int(min(beyond / part, 1000)))
      }
  }
}
