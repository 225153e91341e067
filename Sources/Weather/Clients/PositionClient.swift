/// A source of this machine's position. The raw value is the name in settings and JSON.
public enum PositionSource: String, Hashable, Sendable, CaseIterable {
  /// A receiver of satellite navigation, by the program gpsd.
  case gpsd
  /// The place that the user fixed.
  case home
  /// The city after which the system's time zone is named.
  case timezone
  /// The position of the internet address by a service; asked only with permission.
  case ip

  /// The default sources, none of which sends anything.
  public static let standard: [PositionSource] = [.gpsd, .home, .timezone]
  /// The setting that holds the order in which the sources are asked, with commas between.
  public static let order = "location"
  /// The setting that holds the user's answer to whether the internet address may be asked for: `yes`, `no` or `ask`.
  public static let permission = "location.ip"
  /// The value of that setting where the user is to be asked first, as they are where they set nothing.
  public static let ask = "ask"

  /// The value of that setting where none is to be asked.
  public static let off = "off"

  /// Reads `gpsd,home,ip`, each at most once, or `off`; `nil` when a word is no source, or there is none.
  public static func list(_ text: String) -> [PositionSource]? {
    if text.lowercased() == off { return [] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let sources = words.compactMap { word in
      PositionSource(rawValue: word.filter { $0 != " " }.lowercased())
    }
    return sources.count == words.count && Set(sources).count == sources.count ? sources : nil
  }
}

/// Finds the position of this machine.
public struct PositionClient: Sendable {
  /// Asks one source. Without the user's permission, `ip` answers `notAllowed` and sends nothing.
  public var locate: @Sendable (_ source: PositionSource) async throws(PositionError) -> Position
  /// The host that sees the IP address if the source `ip` is used.
  public var internetHost: String

  public init(
    internetHost: String,
    locate: @escaping @Sendable (PositionSource) async throws(PositionError) -> Position
  ) {
    self.internetHost = internetHost
    self.locate = locate
  }
}

extension SettingsClient {
  /// The sources of the position that the user wants asked, in order.
  public var positionSources: [PositionSource] {
    string(PositionSource.order).flatMap(PositionSource.list) ?? PositionSource.standard
  }
}

/// A source that had no position, and why.
public struct PositionRefusal: Hashable, Sendable {
  public var source: PositionSource
  public var error: PositionError

  public init(source: PositionSource, error: PositionError) {
    self.source = source
    self.error = error
  }
}
