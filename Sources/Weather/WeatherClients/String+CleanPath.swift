public import WeatherModels

extension String {
  /// The path of a file, as an error carries it.
  public var cleanPath: CleanText { cleaned(limit: 4096) }
}
