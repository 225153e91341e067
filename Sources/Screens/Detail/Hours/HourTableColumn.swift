import Phrases
import Quantities
import WeatherText

/// A column of numbers in a table of hours: its heading, and the field that it shows.
nonisolated struct HourTableColumn: Sendable {
  let heading: HourColumn
  let field: HourFields.Field
  /// The higher, the sooner it's left out where room is short.
  let expendable: Int

  /// The columns from left to right. Precipitation has one or two of its own after the temperatures.
  static let temperatures = [
    Self(heading: .temperature, field: HourFields.temperature, expendable: 0),
    Self(heading: .apparentTemperature, field: HourFields.apparent, expendable: 4),
  ]
  static let falling = [
    Self(heading: .rain, field: HourFields.precipitation, expendable: 1),
    Self(heading: .snow, field: HourFields.snowfall, expendable: 1),
  ]
  static let others = [
    Self(heading: .probability, field: HourFields.probability, expendable: 3),
    Self(heading: .wind, field: HourFields.wind, expendable: 2),
    Self(heading: .gusts, field: HourFields.gusts, expendable: 5),
    Self(heading: .humidity, field: HourFields.humidity, expendable: 6),
    Self(heading: .cloudCover, field: HourFields.cloudCover, expendable: 7),
    Self(heading: .uvIndex, field: HourFields.uvIndex, expendable: 8),
    Self(heading: .pressure, field: HourFields.pressure, expendable: 9),
  ]
  static let all = temperatures + falling + others
}

/// The headings of a table of hours with their units.
nonisolated struct HourHeadings: Hashable, Sendable {
  var names: [HourColumn: String]
  var units: [HourColumn: String]
  /// The unit for the water in snow of unknown depth.
  var water: String
}
