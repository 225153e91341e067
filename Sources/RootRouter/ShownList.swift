import Output
import Phrases
import WeatherModels

/// The list that was shown last.
struct ShownList {
  let location: Location
  /// Shows it again.
  let line: String
  /// No page has taken its place since, as far as its own screen is concerned.
  var isOnScreen = true

  /// Rows that aren't kept.
  var isOfPlacesFound: Bool { location == .searches && line != location.command.rawValue }

  /// `command` shows it where its screen has several.
  init(at location: Location, by run: CommandRun?, _ command: CommandName? = nil) {
    self.location = location
    line =
      switch location {
      case .forecast: (command ?? .cities).rawValue
      case .detail(let place): "\((command ?? .records).rawValue) \(place.name)"
      case .searches where run?.name == CommandName.search.rawValue:
        run?.line(of: .search) ?? location.command.rawValue
      case .searches, .favorites, .map, .told, .ways: location.command.rawValue
      }
  }
}

/// Something that was done and can be undone: in a list, from some screen.
struct Undoing {
  var list: Location
  var screen: Location
}

extension CommandRun {
  /// The line that was typed, with its command in front.
  fileprivate func line(of command: CommandName) -> String {
    let typed = words.joined(separator: " ")
    return words.first?.lowercased() == command.rawValue ? typed : "\(command.rawValue) \(typed)"
  }
}
