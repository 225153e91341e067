public import Foundation
public import Phrases

/// A part of the weather that has words of its own.
public protocol WordedSubject: Sendable {
  var words: Wording { get }
}

extension WordedSubject {
  public var phrases: any Phrases { words.phrases }
  public var figures: Figures { words.figures }
  public func now() -> Date { words.now() }
  public func appearance() -> Appearance { words.appearance() }
  public func units() -> UnitChoice { words.units() }
}

extension Wording {
  public var current: CurrentText { CurrentText(words: self) }
  public var daily: DailyText { DailyText(words: self) }
  public var minutes: MinuteText { MinuteText(words: self) }
  public var observations: ObservationText { ObservationText(words: self) }
  public var origin: OriginText { OriginText(words: self) }
  public var outlook: OutlookText { OutlookText(words: self) }
  public var places: PlaceText { PlaceText(words: self) }
  public var quantities: QuantityText { QuantityText(words: self) }
  public var questions: QuestionText { QuestionText(words: self) }
}
