public import Foundation
import Reports

/// Precipitation in the next two hours, by the minutes of a timeline, in the form of its one sentence.
public struct Soon: Hashable, Sendable {
  /// The end of the known minutes, at most two hours from now.
  public let reach: Date
  /// A time in which one kind falls.
  public struct Run: Hashable, Sendable {
    public let kind: PrecipitationKind
    public let start: Date
    /// Whether it is heavy at its heaviest.
    public let isHeavy: Bool
  }

  /// The times in which something falls, in order; the first has begun if it `isNow`.
  public let spells: [Spell]
  /// The first of them, divided where rain turns into snow or the like.
  public let runs: [Run]
  /// Whether the first lasts beyond the minutes.
  public let goesOn: Bool
  /// The time of the heaviest precipitation of the first, if it stands out.
  public let heaviest: Date?
  /// Whether it is heavy at its heaviest.
  public var isHeavy: Bool { runs.contains(where: \.isHeavy) }

  /// `nil` if no minutes cover the present.
  public init?(_ timeline: Timeline) {
    let slots = timeline.slots.filter(\.isByMinute)
    guard let last = slots.last else { return nil }
    reach = min(last.end, timeline.now + Timeline.reach)
    spells = timeline.spells(of: .precipitation, in: slots)
    let first = spells.first?.slots ?? []
    goesOn = first.last?.end == last.end
    runs = first.divided { $0.kind != $1.kind }.map { slots in
      Run(
        kind: slots[0].kind, start: slots[0].kindBegins(after: timeline.now),
        isHeavy: slots.contains { $0.rate >= Threshold.heavy($0.kind) })
    }
    let peak = first.peak(after: timeline.now, isOpen: goesOn)
    heaviest = first.count >= 3 && peak?.isClear == true ? peak?.slot.start : nil
  }
}
