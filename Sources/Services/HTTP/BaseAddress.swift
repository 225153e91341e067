public import Clients
public import Foundation
public import Reports

/// The base address of a service, which an environment variable or a setting can replace.
public struct BaseAddress {
  private let setting: String
  private let base: String

  /// Reads the variable `setting`, or uses `standard` if it is missing or empty.
  ///
  /// - Throws: `badAddress` if the value is neither an `https:` address nor an `http:` address of this machine, or has
  /// more than a scheme, a host and a port.
  public init(
    setting: String, in environment: [String: String], standard: String
  ) throws(ServiceError) {
    let value = environment[setting].flatMap { $0.isEmpty ? nil : $0 } ?? standard
    guard let address = ServerAddress(value) else {
      throw .badAddress(setting: setting, value: ServerAddress.shown(value))
    }
    self.init(address, of: setting)
  }

  /// The address that was read from a setting.
  public init(_ address: ServerAddress, of setting: String) {
    self.setting = setting
    base = String(address.text.reversed().drop { $0 == "/" }.reversed())
  }

  /// The address of one request. Values are percent-encoded; a comma stays, for it separates lists.
  public func url(
    _ path: String, _ query: [(name: String, value: String)] = []
  ) throws(ServiceError) -> URL {
    let items = query.map { "\($0.name)=\(Self.encoded($0.value))" }
    let tail = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    guard let url = URL(string: base + path + tail) else {
      throw .badAddress(setting: setting, value: ServerAddress.shown(base))
    }
    return url
  }

  static func encoded(_ value: String) -> String {
    value.utf8.map { byte in
      switch Unicode.Scalar(byte) {
      case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", ",":
        String(Unicode.Scalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
