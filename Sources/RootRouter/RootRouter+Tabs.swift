import Foundation
import Phrases
import ScreenKit
import TerminalText
import WeatherClients
import WeatherModels

extension RootRouter {
  /// The line above a screen: where one can go, and where one is.
  func tabs() -> Line {
    let favorites = (try? world.places.ids(.favorites).count) ?? 0
    let titles = Location.tabs.map { tab in
      var title = tab.title(world.phrases)
      if tab == .favorites, favorites > 0 { title += " ★\(favorites)" }
      return tab == top ? Line("[\(title)]", .strong) : Line(title)
    }
    var said = if case .detail = top { [String]() } else { [top.title(world.phrases)] }
    var line = Line(" ") + titles.joined(separator: Line(" · ", .dim))
    if let country = world.settings.string(CommandName.country.rawValue) {
      line = line + "   " + Line(words.appearance().flagged(country), .accent)
      said.append(world.phrases.countryName(of: country) ?? country)
    }
    if let offlineSince {
      let warning = world.phrases.offline(since: world.phrases.clockTime(offlineSince))
      line = line + "   " + Line(warning, .warning)
      said.append(warning)
    }
    if world.service() == .sample {
      line = line + "   " + Line(world.phrases.sampleWarning, .warning)
      said.append(world.phrases.sampleWarning)
    }
    return line.read(as: said)
  }
}
