public import Foundation
public import Reports

/// Something newly true, or true no longer.
public struct EventNews: Hashable, Sendable {
  /// The reason of a notification.
  public enum Reason: Hashable, Sendable {
    case new, earlier, later, grown, prolonged, withdrawn
  }

  public var reason: Reason
  public var event: WeatherEvent
}

/// The events that were reported, saved from one check to the next, so that none is reported twice.
public struct ToldEvents: Codable, Hashable, Sendable {
  /// An alert for which no service answers.
  private struct Silence: Codable, Hashable {
    var since: Date
    var isTold = false
  }

  private var schema = 1
  private var events: [WeatherEvent] = []
  private var silences: [String: Silence] = [:]
  /// The time at which each question last came true.
  private var lastTold: [String: Date] = [:]
  /// The time of the last message about each place.
  private var lastMessages: [String: Date] = [:]

  public init() {}

  /// A start this many seconds earlier is news; so is one this much later, if none of the reported hours is left.
  private static let shift = 2.0 * 3600
  /// A warning that ends this many seconds later than reported is news.
  private static let prolongation = 3600.0
  /// Weather that is put off by less is the same.
  private static let drift = 6.0 * 3600
  /// A change of the end by less than this isn't news.
  private static let nearEnd = 1800.0
  /// The seconds without an answer after which that is reported.
  private static let longestSilence = 86_400.0
  private static let messagePause = 900.0
  /// Enough for all warnings that the user can have at once.
  private static let most = 200

  /// Drops the state of questions that no longer exist.
  public mutating func keepOnly(_ questions: Set<String>, places: Set<String>) {
    events.removeAll { !questions.contains($0.question) }
    silences = silences.filter { questions.contains($0.key) }
    lastTold = lastTold.filter { questions.contains($0.key) }
    lastMessages = lastMessages.filter { places.contains($0.key) }
  }

  public func lastTold(_ question: String) -> Date? { lastTold[question] }

  /// Whether a message about the place was given within the last quarter of an hour. A clock that was put back says
  /// nothing.
  public func isHeld(_ place: String, now: Date) -> Bool {
    lastMessages[place].map { (0..<Self.messagePause).contains(now.timeIntervalSince($0)) } ?? false
  }

  public mutating func noteMessage(about place: String, now: Date) { lastMessages[place] = now }

  /// The news for an alert with these events. `eased` are those that would match an easier limit: while one does, its
  /// report isn't withdrawn. Nor does a `service` that answers in place of another one withdraw that one's warnings, or
  /// an answer of which a part could not be read (`isWhole`) anything.
  public mutating func news(
    of question: String, found: [WeatherEvent], eased: [WeatherEvent] = [],
    by service: WarningService? = nil, isWhole: Bool = true, now: Date
  ) -> [EventNews] {
    silences[question] = nil
    var news: [EventNews] = []
    var told = events.filter { event in
      event.question == question
        && (event.until > now || event.isWarning && event.hours.until > now
          || (found + eased).contains { $0.name == event.name && $0.from <= event.until })
    }
    var seen: Set<Int> = []
    for event in found {
      guard let index = told.firstIndex(where: { Self.areSame($0, event) }) else {
        seen.insert(told.count)
        told.append(event)
        told[told.count - 1].service = service
        news.append(EventNews(reason: .new, event: event))
        continue
      }
      seen.insert(index)
      let old = told[index]
      let said = old.hours
      let reason: EventNews.Reason? =
        // An event that has begun begins neither earlier nor later.
        said.from > now && event.from <= said.from - Self.shift
        ? .earlier
        : said.from > now && event.from >= max(said.until, said.from + Self.shift)
          ? .later
          : event.size > old.size
            ? .grown
            : event.isWarning && event.until > said.until + Self.prolongation ? .prolonged : nil
      told[index] = event
      told[index].size = max(old.size, event.size)
      told[index].service = service
      if let reason {
        news.append(EventNews(reason: reason, event: event))
      } else if event.hours != said {
        told[index].told = said
      }
    }
    var kept: [WeatherEvent] = []
    for (index, event) in told.enumerated() {
      let isThere =
        !isWhole || seen.contains(index) || eased.contains { Self.areSame(event, $0) }
        || event.service != nil && event.service != service
      // A warning that was cut short is over before the hour that was reported.
      let isRelevant = event.from > now || event.isWarning && event.hours.until > now + Self.nearEnd
      if !isThere, isRelevant {
        var withdrawn = event
        (withdrawn.from, withdrawn.until) = (event.hours.from, event.hours.until)
        news.append(EventNews(reason: .withdrawn, event: withdrawn))
      } else {
        kept.append(event)
      }
    }
    events.removeAll { $0.question == question }
    events += kept.suffix(Self.most)
    if news.contains(where: { $0.reason != .withdrawn }) { lastTold[question] = now }
    return news
  }

  /// Notes that no service answered, which isn't an all-clear; returns whether to report it: once, after a day.
  public mutating func noteSilence(_ question: String, now: Date) -> Bool {
    var silence = silences[question] ?? Silence(since: now)
    // A clock that was put back must not make it last.
    if silence.since > now { silence.since = now }
    let isNews = !silence.isTold && now.timeIntervalSince(silence.since) >= Self.longestSilence
    if isNews { silence.isTold = true }
    silences[question] = silence
    return isNews
  }

  /// Warnings of one kind are the same where their hours overlap, for each day has its own; weather also where it is
  /// put off.
  private static func areSame(_ a: WeatherEvent, _ b: WeatherEvent) -> Bool {
    let margin = a.isWarning ? 0 : drift
    return a.question == b.question && a.name == b.name && a.from < b.until + margin
      && b.from < a.until + margin
  }
}

extension WeatherEvent {
  fileprivate var isWarning: Bool { !name.isEmpty }

  /// The hours that were last reported.
  fileprivate var hours: Hours { told ?? Hours(from: from, until: until) }
}
