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
