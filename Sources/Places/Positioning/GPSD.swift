public import Clients
public import Foundation
import Reports

/// Asks gpsd where its receiver is.
///
/// The socket is read on a thread of its own: finding the host and waiting for a fix may take seconds, for which
/// Swift's own threads are too few.
public struct GPSD: Sendable {
  private let address: GPSDAddress
  private let seconds: Double
  private let now: @Sendable () -> Date

  /// `seconds` are those to wait for a fix, from the beginning.
  public init(address: GPSDAddress, seconds: Double = 5, now: @escaping @Sendable () -> Date) {
    self.address = address
    self.seconds = seconds
    self.now = now
  }

  /// The receiver's position. A task that is canceled gets its answer at once.
  public func position() async throws(PositionError) -> Position {
    guard let turn = GPSDTurn() else { throw .connectionLost(address: address.shown) }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        turn.begin(continuation)
        let session = GPSDSession(address: address, seconds: seconds, now: now, turn: turn)
        Thread.detachNewThread {
          turn.finish(session.run())
        }
        // Looking up a name can't be canceled, and may take longer than the user would wait.
        Task {
          // The answer may come first, and then this one is not wanted.
          try? await Task.sleep(for: .seconds(seconds + 0.5))
          turn.finish(.failure(.silent(address: address.shown, seconds: seconds)))
        }
      }
    } onCancel: {
      turn.finish(.failure(.cancelled))
    }
    return try result.get()
  }
}

/// The address of gpsd.
public struct GPSDAddress: Hashable, Sendable {
  let host: String
  let port: UInt16

  /// Reads `VANE_GPSD`, which is `host:port`, `host` or `[::1]:port`; else gpsd is on this machine, at the port that
  /// IANA gave it.
  public init(environment: [String: String]) throws(PositionError) {
    let value = environment["VANE_GPSD"].flatMap { $0.isEmpty ? nil : $0 } ?? "localhost:2947"
    guard let (host, port) = Self.parts(value) else { throw .badAddress(value.cleaned(limit: 300)) }
    self.host = host
    self.port = port
  }

  private static func parts(_ value: String) -> (String, UInt16)? {
    var host = Substring(value)
    var port: UInt16? = 2947
    if value.hasPrefix("["), let close = value.firstIndex(of: "]") {
      host = value[value.index(after: value.startIndex)..<close]
      let rest = value[value.index(after: close)...]
      if !rest.isEmpty { port = rest.first == ":" ? UInt16(rest.dropFirst()) : nil }
    } else if let colon = value.firstIndex(of: ":") {
      host = value[..<colon]
      port = UInt16(value[value.index(after: colon)...])
    }
    let isPlain = host.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "/") }
    guard let port, port > 0, !host.isEmpty, isPlain else { return nil }
    return (String(host), port)
  }
}

extension GPSDAddress {
  var shown: CleanText { description.cleaned(limit: 300) }
}

extension GPSDAddress: CustomStringConvertible {
  public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
