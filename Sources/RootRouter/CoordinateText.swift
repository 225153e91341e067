import WeatherModels

nonisolated extension Coordinate {
  /// Reads `48.15 17.11`, `48.15,17.11`, `48.15, 17.11`.
  init?(text: String) {
    let parts = text.split { $0 == "," || $0.isWhitespace }
    // `Double` reads hexadecimal digits, too.
    guard text.allSatisfy({ "+-.0123456789, ".contains($0) || $0.isWhitespace }),
      parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1])
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}
