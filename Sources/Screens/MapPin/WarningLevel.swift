import Atlas
import TerminalText
import WeatherClients
import WeatherModels

/// The look of a warning on the map: a color, a line and a sign that say how severe it is.
nonisolated enum WarningLevel {
  case yellow, orange, red

  init(_ warning: WeatherWarning) {
    switch warning.rank {
    case 4...: self = .red
    case 3: self = .orange
    default: self = .yellow
    }
  }

  var style: Style {
    switch self {
    case .yellow: .sun
    case .orange: .warning
    case .red: .error
    }
  }

  var layer: MapImage.Layer {
    switch self {
    case .yellow: .minorAlert
    case .orange: .alert
    case .red: .severeAlert
    }
  }

  /// The sign before its number.
  func sign(isASCII: Bool) -> String {
    switch self {
    case .yellow: ""
    case .orange: isASCII ? "!" : "△"
    case .red: isASCII ? "!!" : "▲"
    }
  }
}

nonisolated extension [CountryWarnings] {
  /// A country's position among these, and that of one of its warnings, the most severe first.
  var order: [(country: Int, item: Int)] {
    let all = enumerated().flatMap { country, warnings in
      warnings.items.indices.map { (country: country, item: $0) }
    }
    func rank(_ place: (country: Int, item: Int)) -> Int {
      self[place.country].items[place.item].warning.rank
    }
    return all.enumerated().sorted {
      (rank($1.element), $0.offset) < (rank($0.element), $1.offset)
    }.map(\.element)
  }

  /// The warnings as they are numbered.
  var numbered: [(country: CountryWarnings, item: CountryWarnings.Item)] {
    order.map { (self[$0.country], self[$0.country].items[$0.item]) }
  }
}
