import Atlas
import WeatherClients
import WeatherModels

nonisolated extension MapImage.Layer {
  /// The outline of a warning.
  init(warningRank rank: Int) {
    switch rank {
    case 4...: self = .severeAlert
    case 3: self = .alert
    default: self = .minorAlert
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
