internal import Foundation

/// TLS in front of a stand-in: an `https:` port of this machine that passes on what it hears. It is Debian's socat.
public final class TLSFront: Sendable {
  public struct NotReady: Error {}

  public let port: Int
  private let process: Process

  /// `port` is where the bytes go, and `identity` what it shows of itself.
  public init(to port: Int, identity: TestCertificates.Identity) throws {
    process = Process()
    let messages = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/socat")
    process.arguments = [
      "-d", "-d",
      "OPENSSL-LISTEN:0,bind=127.0.0.1,fork,verify=0,cert=\(identity.certificate),key=\(identity.key)",
      "TCP:127.0.0.1:\(port)",
    ]
    process.standardError = messages
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // … listening on AF=2 127.0.0.1:40123
    var text = ""
    while !text.contains("listening on AF=2 127.0.0.1:") || !text.hasSuffix("\n") {
      let more = messages.fileHandleForReading.availableData
      guard !more.isEmpty else { throw NotReady() }
      text += String(decoding: more, as: UTF8.self)
    }
    guard let line = text.split(separator: "\n").last(where: { $0.contains("listening on") }),
      let port = line.split(separator: ":").last.flatMap({ Int($0) })
    else { throw NotReady() }
    self.port = port
    // Later messages are read, too, so that they cannot fill the pipe.
    messages.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
  }

  // The process may have inherited blocked signals from its parent.
  public func stop() {
    kill(process.processIdentifier, SIGKILL)
    (process.standardError as? Pipe)?.fileHandleForReading.readabilityHandler = nil
  }
}
