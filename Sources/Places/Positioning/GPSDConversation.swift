internal import Clients
internal import Foundation
internal import Reports

/// The messages of gpsd so far, and their result. Knows no socket and no clock.
struct GPSDConversation {
  /// A fix whose time is further from the clock than this is not where the receiver is now.
  static let oldest = 120.0

  private let address: CleanText
  private let seconds: Double
  private let now: @Sendable () -> Date
  private var lines = GPSDLines()
  private var knowsGPSD = false
  private var hasHeard = false
  private var deviceCount: Int?
  private var isDeviceGone = false
  /// Why the fixes that came were of no use.
  private var reason: PositionError?

  /// `seconds` is how long Vane waits in all.
  init(address: CleanText, seconds: Double, now: @escaping @Sendable () -> Date) {
    self.address = address
    self.seconds = seconds
    self.now = now
  }

  /// Takes received bytes; the result is the position, once it is known.
  mutating func take(_ bytes: some Collection<UInt8>) throws(PositionError) -> Position? {
    if !bytes.isEmpty { hasHeard = true }
    guard let complete = lines.take(bytes) else { throw .notGPSD(address: address) }
    for line in complete {
      if let message = GPSDMessage(line), let position = try take(message) { return position }
    }
    return nil
  }

  /// Why there is no position when time runs out or the connection ends.
  func failure(isClosed: Bool) -> PositionError {
    guard knowsGPSD else {
      if hasHeard { return .notGPSD(address: address) }
      return isClosed
        ? .connectionLost(address: address) : .silent(address: address, seconds: seconds)
    }
    if isDeviceGone { return .deviceGone }
    if let reason { return reason }
    if isClosed { return .connectionLost(address: address) }
    return deviceCount == 0 ? .noDevice : .noFix(seconds: seconds)
  }
}

extension GPSDConversation {
  private mutating func take(_ message: GPSDMessage) throws(PositionError) -> Position? {
    switch message {
    case .version: knowsGPSD = true
    case .devices(let count): deviceCount = count
    case .device(let isThere):
      deviceCount = isThere ? max(1, deviceCount ?? 0) : 0
      isDeviceGone = !isThere
    case .error(let words):
      // A refused request is answered by nothing else.
      if knowsGPSD { throw .refusal(words) }
    case .fix(let fix): return position(fix)
    case .other: break
    }
    return nil
  }

  private mutating func position(_ fix: GPSDFix) -> Position? {
    isDeviceGone = false
    guard knowsGPSD else { return nil }
    deviceCount = max(1, deviceCount ?? 0)
    guard let coordinate = fix.coordinate else { return nil }
    if fix.isSimulated {
      reason = .simulatedFix
      return nil
    }
    if let time = fix.time, abs(time.timeIntervalSince(now())) > Self.oldest {
      reason = .staleFix(time)
      return nil
    }
    return Position(coordinate: coordinate, source: .gpsd, accuracy: fix.accuracy)
  }
}

/// Splits what gpsd sends into lines. An unfinished last line waits for its end.
struct GPSDLines {
  /// gpsd promises lines of at most 10,240 bytes; a server with longer ones isn't gpsd.
  static let longest = 64 << 10

  private var rest: [UInt8] = []

  /// The lines that these bytes complete; `nil` when a line is longer than any of gpsd's.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [[UInt8]]? {
    var lines: [[UInt8]] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(rest)
        rest = []
      } else {
        guard rest.count < Self.longest else { return nil }
        rest.append(byte)
      }
    }
    return lines
  }
}
