public import Foundation
public import WeatherModels

/// The time of some weather, as `when` and alerts look for it.
public struct WeatherAnswer: Hashable, Sendable {
  /// The trust that the answer deserves.
  public enum Confidence: String, Hashable, Sendable, CaseIterable, Comparable {
    case uncertain, probably, likely

    public static func < (a: Confidence, b: Confidence) -> Bool {
      allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
    }
  }

  /// A time that fits.
  public struct Window: Hashable, Sendable {
    /// Not before now.
    public var from: Date
    public var to: Date
    /// Whether it has begun.
    public var isNow: Bool
    /// Whether it ends only because the report does, or because an hour is missing.
    public var isOpen: Bool
    public var confidence: Confidence
    /// The most confidence that the lead time allows.
    public var byLead: Confidence

    /// In hours.
    public var length: Double { to.timeIntervalSince(from) / 3600 }
  }

  /// `nil` if there is none until `horizon`.
  public let window: Window?
  /// When the values that the criterion needs end in the report; `nil` if it has none.
  public let horizon: Date?

  init(window: Window?, horizon: Date?) {
    self.window = window
    self.horizon = horizon
  }

  /// The next window of hours, without a gap, of at least the required length.
  ///
  /// It is `likely` if it begins within 48 hours and its hours leave no doubt, `probably` within five days and with
  /// little doubt, otherwise `uncertain`. No doubt means, at worst in those hours: for dry weather a probability of
  /// precipitation of 20 % at most (little doubt: below 50), for rain and snow at best 60 % (little: 30), a distance of
  /// 3 °C or 3 m/s to the limit (little: 1), and for sun a cloud cover of 25 % (little: 50). Where no probability was
  /// reported the doubt is little.
  ///
  /// Only hours count whose middle is `within` the requested time. Where less than an hour of that is left, a question
  /// for one hour needs no more.
  public init(
    _ question: WeatherQuestion, _ report: Report, now: Date,
    within: (Date) -> Bool = { _ in true }
  ) {
    let reading = QuestionReading(question)
    let slots = Self.slots(report, now, within)
    horizon = slots.last { reading.fits($0) != nil }?.end
    window = Self.windows(question, slots, now).first
  }

  /// Every window of at least the required length.
  static func windows(
    _ question: WeatherQuestion, _ report: Report, now: Date,
    within: (Date) -> Bool = { _ in true }
  ) -> [Window] {
    windows(question, slots(report, now, within), now)
  }

  private static func slots(
    _ report: Report, _ now: Date, _ within: (Date) -> Bool
  ) -> [HourSlot] {
    report.slots(from: now).filter {
      within($0.start.addingTimeInterval($0.length * 1800))
    }
  }

  private static func windows(
    _ question: WeatherQuestion, _ slots: [HourSlot], _ now: Date
  ) -> [Window] {
    let reading = QuestionReading(question)
    let left = slots.last?.end.timeIntervalSince(now) ?? 0
    let needed = question.hours == 1 ? min(3600, left) : Double(question.hours) * 3600
    return runs(of: slots, reading).compactMap { run in
      guard let first = run.slots.first, let last = run.slots.last else { return nil }
      let from = max(first.start, now)
      // Rounding of times must not make three hours too short.
      guard last.end.timeIntervalSince(from) >= needed - 1 else { return nil }
      let asked = run.slots.filter { $0.start < from + needed }
      let lead = from.timeIntervalSince(now)
      let byLead: Confidence =
        lead <= 48 * 3600 ? .likely : lead <= 5 * 86_400 ? .probably : .uncertain
      return Window(
        from: from, to: last.end, isNow: first.start <= now, isOpen: run.isOpen,
        confidence: min(byLead, reading.confidence(asked)), byLead: byLead)
    }
  }

  private static func runs(
    of slots: [HourSlot], _ reading: QuestionReading
  ) -> [(slots: [HourSlot], isOpen: Bool)] {
    var runs: [(slots: [HourSlot], isOpen: Bool)] = []
    var current: [HourSlot] = []
    func close(isOpen: Bool) {
      if !current.isEmpty { runs.append((current, isOpen)) }
      current = []
    }
    for slot in slots {
      if let last = current.last, last.end < slot.start { close(isOpen: true) }
      switch reading.fits(slot) {
      case true?: current.append(slot)
      case false?: close(isOpen: false)
      case nil: close(isOpen: true)
      }
    }
    close(isOpen: true)
    return runs
  }
}
