public import Foundation
public import Reports

/// The address of the user's own weather station: `ecowitt 192.168.1.20`, `weewx /var/www/weewx.json`,
/// `https://example.org/now.json`.
public struct StationSource: Hashable, Sendable {
  /// A kind of station whose values are at known places of its answer.
  public enum Preset: String, CaseIterable, Sendable {
    case ecowitt, davis, weewx
    case homeAssistant = "homeassistant"

    /// The path of its answer on a server; `nil` where the user chose it.
    var path: String? {
      switch self {
      case .ecowitt: "/get_livedata_info"
      case .davis: "/v1/current_conditions"
      case .homeAssistant: ""
      case .weewx: nil
      }
    }
  }

  public enum Location: Hashable, Sendable {
    case server(URL)
    /// Absolute, or below the home folder: `~/weewx.json`.
    case file(path: String)
  }

  /// `nil` where each value has a path of the user's own.
  public let preset: Preset?
  public let location: Location

  /// The settings with the source, the paths of values, and the place of the station.
  public static let setting = "station"
  public static let values = "station.values"
  public static let place = "station.place"
  /// The name of the token among the user's keys.
  public static let token = "STATION_API_KEY"

  /// A preset, an address, or one behind the other; `nil` without an address.
  ///
  /// - Throws: `notPrivate` for plain `http:` to a host that may be outside of the user's network.
  public init?(_ text: String) throws(StationFault) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    preset = words.first.flatMap { Preset(rawValue: $0.lowercased()) }
    let address = preset == nil ? text : words.count > 1 ? words[1] : ""
    guard let location = try Self.location(address, preset) else { return nil }
    self.location = location
  }

  /// The address in full, as it is kept.
  public var text: String {
    let address =
      switch location {
      case .server(let url): url.absoluteString
      case .file(let path): path
      }
    return [preset?.rawValue, address].compactMap(\.self).joined(separator: " ")
  }

  private static func location(
    _ text: String, _ preset: Preset?
  ) throws(StationFault) -> Location? {
    if text.hasPrefix("/") || text.hasPrefix("~/") { return .file(path: text) }
    var address = text
    if !text.contains("://"), preset?.path != nil {
      // A host alone: within the user's network such devices have no certificate.
      let host = URLComponents(string: "http://" + text)?.host ?? ""
      address = (ServerAddress.isPrivate(host) ? "http://" : "https://") + text
    }
    guard address.utf8.count <= 500, var parts = URLComponents(string: address),
      parts.user == nil, parts.password == nil, parts.fragment == nil
    else { return nil }
    if ["", "/"].contains(parts.path), let path = preset?.path { parts.path = path }
    guard let url = parts.url, let host = url.host(percentEncoded: false), !host.isEmpty else {
      return nil
    }
    if parts.scheme?.lowercased() == "http", !ServerAddress.isPrivate(host) {
      throw .notPrivate(host: host.cleaned(limit: 100))
    }
    guard ServerAddress.isSafe(url, privately: true) else { return nil }
    return .server(url)
  }
}
