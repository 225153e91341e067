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
