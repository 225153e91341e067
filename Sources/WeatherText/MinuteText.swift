import Foundation
import Outlook
import Phrases
public import WeatherModels

extension Wording {
  /// The next two hours by the minute.
  public var minutes: MinuteText { MinuteText(words: self) }
}

/// The next two hours in a sentence.
public struct MinuteText: WordedSubject {
  public let words: Wording

  /// The next two hours in one sentence; `nil` if the minutes don't cover the present.
  public func soon(_ place: Place, _ nowcast: Nowcast, beside report: Report? = nil) -> String? {
    let now = now()
    guard let soon = Soon(nowcast, now: now, beside: report) else { return nil }
    let clock = PlaceClock(place, zone: report?.timeZone)
    let time: (Date?) -> String? = { $0.flatMap { words.spokenTime(of: $0, clock, isShort: true) } }
    // A reach of all but ten minutes is called two hours: radars end five minutes before.
    let isWhole = soon.reach.timeIntervalSince(now) >= Soon.horizon - 600
    let length = Length(kind: nowcast.kind)
    let rest = isWhole ? nil : length.atLeast(soon.reach.timeIntervalSince(now))
    guard let starts = soon.starts else { return phrases.drySoon(for: rest) }
    guard starts > now else {
      return soon.ends.map {
        phrases.stopsSoon(
          soon.kind, isHeavy: soon.isHeavy, in: length.about($0.timeIntervalSince(now)),
          again: time(soon.again))
      }
        ?? phrases.goesOn(
          soon.kind, isHeavy: soon.isHeavy, for: rest, heaviest: time(soon.heaviest))
    }
    let seconds = (soon.ends ?? soon.reach).timeIntervalSince(starts)
    return phrases.startsSoon(
      soon.kind, isHeavy: soon.isHeavy, in: length.about(starts.timeIntervalSince(now)),
      for: soon.ends == nil ? length.atLeast(seconds) : length.about(seconds),
      isOpen: soon.ends == nil,
      heaviest: time(soon.heaviest), again: time(soon.again))
  }

  /// `soon` if anything is going to fall, for the heads of pages.
  public func fallsSoon(
    _ place: Place, _ nowcast: Nowcast?, beside report: Report? = nil
  ) -> String? {
    guard let nowcast, Soon(nowcast, now: now())?.isWet == true else { return nil }
    return soon(place, nowcast, beside: report)
  }

  /// A radar is read to the minute. A model with steps of 15 min is less exact: to 5 min, or 15 from an hour on.
  private struct Length {
    let kind: Nowcast.Kind

    func about(_ seconds: Double) -> String { text(seconds, .toNearestOrAwayFromZero) }
    func atLeast(_ seconds: Double) -> String { text(seconds, .down) }

    private func text(_ seconds: Double, _ rule: FloatingPointRoundingRule) -> String {
      guard kind == .model else { return MinuteText.minutes(seconds) }
      let step = seconds < 3600 ? 300.0 : 900
      return MinuteText.minutes(max(1, (seconds / step).rounded(rule)) * step)
    }
  }

  /// `0 min`, `12 min`: whole minutes.
  public static func age(_ seconds: Double) -> String {
    seconds < 30 ? Figures.withUnit("0", "min") : minutes(seconds)
  }

  /// `12 min`, `1 h 20 min`: whole minutes, at least one.
  public static func minutes(_ seconds: Double) -> String {
    Figures.span(seconds: max(1, (seconds / 60).rounded()) * 60)
  }
}
