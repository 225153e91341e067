internal import Foundation
internal import JSON
internal import Reports

/// One line of gpsd, as far as Vane understands it (`gpsd_json(5)`).
enum GPSDMessage: Hashable {
  case version
  case devices(Int)
  /// A receiver was connected or disconnected.
  case device(isThere: Bool)
  case fix(GPSDFix)
  case error(CleanText)
  /// JSON of a class that does not matter here.
  case other

  /// `nil` if the line isn't a message: gpsd may repeat the receiver's output between messages, which is ignored.
  init?(_ line: [UInt8]) {
    guard line.first == UInt8(ascii: "{"), let members = try? JSONTree(line),
      let name = members["class"].text
    else { return nil }
    switch name {
    case "VERSION": self = .version
    case "DEVICES": self = .devices(members["devices"].elements.count)
    case "DEVICE": self = .device(isThere: Self.isThere(members["activated"]))
    case "TPV": self = .fix(GPSDFix(members))
    case "POLL":
      self = members["tpv"].elements.last.map { .fix(GPSDFix($0)) } ?? .other
    case "ERROR": self = .error((members["message"].text ?? "").cleaned(limit: 200))
    default: self = .other
    }
  }

  /// A receiver that was unplugged is announced as active since 1970: as the number 0, or as text.
  private static func isThere(_ activated: JSONTree) -> Bool {
    activated.text.map { !$0.hasPrefix("1970-") } ?? (activated.plainNumber != 0)
  }
}

/// A report of time and position.
struct GPSDFix: Hashable {
  /// The position of the receiver; `nil` without a fix in two or three dimensions.
  var coordinate: Coordinate?
  /// The time of the position by the receiver's clock, if it sends one.
  var time: Date?
  /// The error as the receiver estimates it, with unknown confidence.
  var accuracy: Distance?
  var isSimulated = false
}

extension GPSDFix {
  /// Reads the members of a `TPV` object. Without `mode` 2 or 3 the position is an old one, or none.
  init(_ members: JSONTree) {
    // The estimate for both axes together, or else for each.
    let error =
      members["eph"].plainNumber
      ?? ["epx", "epy"].compactMap { members[$0].plainNumber }.max()
    if [2, 3].contains(members["mode"].plainNumber), let latitude = members["lat"].plainNumber,
      let longitude = members["lon"].plainNumber
    {
      coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }
    time = members["time"].text.flatMap(Self.date)
    accuracy = error.flatMap { $0 > 0 ? Distance($0, .meters) : nil }
    isSimulated = members["status"].plainNumber == 8
  }

  private static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601.year().month().day().time(includingFractionalSeconds: true)))
      ?? (try? Date(text, strategy: .iso8601))
  }
}
