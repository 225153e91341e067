import Clients
import CommandKit
import Phrases
import Presentation
import TerminalText

/// The line above a screen: the tabs, the present location, and anything unusual.
nonisolated struct TabLine {
  var titles: [String]
  /// The index of the one that is shown.
  var current: Int?
  /// The title to be read out.
  var spoken: String?
  /// The time since which nothing has answered.
  var offline: String?

  @MainActor func line(_ world: World, _ words: Wording) -> Line {
    let tabs = titles.indices.map {
      $0 == current ? Line("[\(titles[$0])]", .strong) : Line(titles[$0])
    }
    var said = [spoken].compactMap(\.self)
    var line = Line(" ") + tabs.joined(separator: Line(" · ", .dim))
    if let country = world.settings.string(CommandName.country.rawValue) {
      line = line + "   " + Line(words.appearance().flagged(country), .accent)
      said.append(world.phrases.countryName(of: country) ?? country)
    }
    if let offline {
      line = line + "   " + Line(offline, .warning)
      said.append(offline)
    }
    return line.read(as: said)
  }
}
