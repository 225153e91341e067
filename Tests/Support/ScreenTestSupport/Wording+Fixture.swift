public import Foundation
public import Phrases
public import Presentation
public import TerminalText

extension Wording {
  /// The words at the fixture's present, unless it is another time.
  public init(
    _ phrases: any Phrases = English(), at now: Date = Fixture.now,
    units: UnitChoice = UnitChoice(), glyphs: Glyphs = .unicode, isRead: Bool = false
  ) {
    self.init(
      phrases: phrases, now: { now },
      appearance: { Appearance(glyphs: glyphs, isRead: isRead) }, units: { units })
  }
}
