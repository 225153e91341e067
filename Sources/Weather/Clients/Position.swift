public import Foundation
public import Reports

/// The position of this machine, by one source.
public struct Position: Hashable, Sendable {
  public var coordinate: Coordinate
  public var source: PositionSource
  /// The radius around the point in which the machine most probably is; `nil` if unknown.
  public var accuracy: Distance?
  /// The city that the source itself names.
  public var name: String?
  /// An IANA name, such as `Europe/Bratislava`.
  public var timeZone: String?

  public init(
    coordinate: Coordinate, source: PositionSource, accuracy: Distance? = nil, name: String? = nil,
    timeZone: String? = nil
  ) {
    self.coordinate = coordinate
    self.source = source
    self.accuracy = accuracy
    self.name = name
    self.timeZone = timeZone
  }
}

/// Why a source does not know where this machine is. Its sentences are in `Phrases`.
public enum PositionError: Error, Hashable, Sendable {
  /// `VANE_GPSD` is no `host:port`.
  case badAddress(CleanText)
  /// No server listens at gpsd's address; `address` is `host:port`.
  case noDaemon(address: CleanText)
  /// The program that listens there does not speak gpsd's protocol.
  case notGPSD(address: CleanText)
  /// Connected, and then nothing was said for as long as Vane waits.
  case silent(address: CleanText, seconds: Double)
  /// The connection ended before there was a fix.
  case connectionLost(address: CleanText)
  /// gpsd has no receiver.
  case noDevice
  /// The receiver was there, and then was not.
  case deviceGone
  case noFix(seconds: Double)
  /// The latest fix was made at this time, and the clock says otherwise.
  case staleFix(Date)
  /// The receiver makes its positions up, for a trial.
  case simulatedFix
  /// gpsd rejected the request; in its own words.
  case refusal(CleanText)
  case noHome
  /// No zone is set, or one that is named after no city.
  case noCity(timeZone: CleanText?)
  case noZoneTable(path: CleanText)
  /// The user did not allow the internet address to be asked for.
  case notAllowed
  case service(ServiceError)
  /// The service's answer has no position; `detail` says why.
  case badAnswer(host: CleanText, detail: CleanText)
  case storage(StorageError)
  case cancelled
}

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
