import Foundation
import Reports

/// A request that the stand-in got.
public struct StandInRequest: Sendable, Hashable {
  public var path: String
  /// Decoded; of a name given twice the last value.
  public var query: [String: String]
  /// The headers by lower-case name.
  public var headers: [String: String]

  /// The values of a comma list.
  public func list(_ name: String) -> [String] {
    query[name]?.split(separator: ",").map(String.init) ?? []
  }

  /// The point that two values name; `nil` where they are none on the Earth.
  func point(_ latitude: String = "latitude", _ longitude: String = "longitude") -> Coordinate? {
    guard let latitude = query[latitude].flatMap(Double.init),
      let longitude = query[longitude].flatMap(Double.init)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

extension StandInRequest {
  /// Reads the head of a request, without the empty line at its end.
  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    guard let words = lines.first?.split(separator: " "), words.count == 3, words[0] == "GET" else {
      return nil
    }
    let parts = words[1].split(separator: "?", maxSplits: 1)
    path = parts.first.map(String.init) ?? "/"
    query = [:]
    for item in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[String(pair[0])] = pair.count == 2 ? pair[1].removingPercentEncoding : ""
    }
    headers = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
  }
}
