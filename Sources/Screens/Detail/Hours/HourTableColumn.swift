import Analysis
import Quantities

/// A column of numbers in a table of hours.
nonisolated struct HourTableColumn: Sendable {
  let quantity: WeatherQuantity
  /// The higher, the sooner it's left out where room is short.
  let expendable: Int

  /// The columns from left to right. Precipitation has one or two of its own after the temperatures.
  static let temperatures = [
    Self(quantity: .temperature, expendable: 0), Self(quantity: .apparent, expendable: 4),
  ]
  static let others = [
    Self(quantity: .chance, expendable: 3), Self(quantity: .wind, expendable: 2),
    Self(quantity: .gusts, expendable: 5), Self(quantity: .humidity, expendable: 6),
    Self(quantity: .cloudCover, expendable: 7), Self(quantity: .uvIndex, expendable: 8),
    Self(quantity: .pressure, expendable: 9),
  ]
  static let quantities = (temperatures + others).map(\.quantity) + [.precipitation, .snowfall]
}

/// The headings of a table of hours with their units.
nonisolated struct HourHeadings: Hashable, Sendable {
  var names: [WeatherQuantity: String]
  var units: [WeatherQuantity: String]
  var falling: [PrecipitationKind: String]
  var time, sky: String
  /// The unit for the water in snow of unknown depth.
  var water: String
}
