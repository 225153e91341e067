/// A service that passes pictures of radars on. The raw value is the name in JSON and in files.
public enum RadarService: String, Hashable, Sendable, CaseIterable, Codable {
  /// The radar of the Deutscher Wetterdienst, for Germany and around.
  case brightSky = "bright-sky"
  /// Radars of most of the world, from a server that anyone can run.
  case libreWXR = "librewxr"
  case sample
}
