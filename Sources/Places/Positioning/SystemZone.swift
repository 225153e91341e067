public import Clients
internal import Foundation
internal import Reports

/// The city of the system's time zone: a rough idea of where the machine is, without any request.
public struct SystemZone: Sendable {
  private let environment: [String: String]
  private let root: String

  /// `root` is where the system's files begin, without a slash at its end.
  public init(environment: [String: String], root: String = "") {
    self.environment = environment
    self.root = root
  }

  public func position() throws(PositionError) -> Position {
    let path = root + "/usr/share/zoneinfo/zone.tab"
    guard let table = text(path) else { throw .noZoneTable(path: path.cleanPath) }
    guard let zone else { throw .noCity(timeZone: nil) }
    // The old names of zones are links to the new ones.
    let names = [zone, link(root + "/usr/share/zoneinfo/" + zone).map { resolved($0, of: zone) }]
    let city = names.compactMap(\.self).lazy
      .compactMap { ZoneTable.city(of: $0, in: table) }.first
    guard let city else { throw .noCity(timeZone: zone.cleaned(limit: 100)) }
    return Position(
      coordinate: city.coordinate, source: .timezone, name: city.name, timeZone: city.timeZone)
  }
}

extension SystemZone {
  private static let folder = "zoneinfo/"

  /// The name of the zone: what `TZ` says, or what `/etc/localtime` points to, or `/etc/timezone`.
  private var zone: String? {
    if let value = environment["TZ"], !value.isEmpty {
      return name(inPath: value.hasPrefix(":") ? String(value.dropFirst()) : value)
    }
    if let target = link(root + "/etc/localtime"), target.contains(Self.folder) {
      return name(inPath: target)
    }
    return text(root + "/etc/timezone")?.split(whereSeparator: \.isWhitespace).first
      .map(String.init)
  }

  /// `/usr/share/zoneinfo/Europe/Bratislava` and `Europe/Bratislava` are one.
  private func name(inPath path: String) -> String {
    path.range(of: Self.folder, options: .backwards).map { String(path[$0.upperBound...]) } ?? path
  }

  /// The zone that a link in the folder of `zone` names, as `../America/New_York` in `US/Eastern`.
  private func resolved(_ target: String, of zone: String) -> String {
    if target.hasPrefix("/") { return name(inPath: target) }
    var parts = zone.split(separator: "/").dropLast()
    for part in target.split(separator: "/") {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private func text(_ path: String) -> String? {
    // A file that can't be read counts as missing, which the answer says.
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func link(_ path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }
}
