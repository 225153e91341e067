/// A service that passes pictures of radars on. The raw value is the name in JSON and in files.
public enum RadarService: String, Hashable, Sendable, CaseIterable, Codable {
  /// Those of the Deutscher Wetterdienst, for Germany and around.
  case brightSky = "bright-sky"
  /// Those of most of the world, from a server that people can run by themselves.
  case libreWXR = "librewxr"
  case sample
}
