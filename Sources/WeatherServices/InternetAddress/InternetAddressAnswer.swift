import JSON
import HTTP
import WeatherClients
import WeatherModels

/// What a service says of an internet address, in any of three forms.
struct InternetAddressAnswer {
  private let status: Int
  private var texts: [String: String] = [:]
  private var numbers: [String: Double] = [:]
  private var isError = false
  private var isJSON = true

  init(_ answer: HTTPResponse) {
    status = answer.status
    var reader = JSONReader(answer.body)
    do throws(JSONReader.Failure) {
      guard try reader.kind() == .object else { throw JSONReader.Failure(offset: 0) }
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        switch try reader.kind() {
        case .string: texts[name] = try reader.string()?.cleaned(limit: 100)
        case .number: numbers[name] = try reader.number()
        case .literal where name == "error": isError = try reader.bool() ?? false
        case .literal, .array, .object: try reader.skip()
        }
      }
      try reader.end()
    } catch {
      isJSON = false
    }
  }

  /// `host` is who answered.
  func position(host: String) throws(PositionError) -> Position {
    let reason = texts["reason"] ?? texts["message"] ?? texts["title"]
    guard status == 200 else {
      throw .badAnswer(
        host: host, detail: "error \(status)" + (reason.map { ": \($0)" } ?? ""))
    }
    guard isJSON else { throw .badAnswer(host: host, detail: "not JSON") }
    guard !isError, texts["status"] ?? "success" == "success" else {
      throw .badAnswer(host: host, detail: reason ?? "an error without a reason")
    }
    guard let coordinate else { throw .badAnswer(host: host, detail: "no position") }
    return Position(
      coordinate: coordinate, source: .ip, name: nonempty("city"), timeZone: nonempty("timezone"))
  }
}

extension InternetAddressAnswer {
  /// ipapi.co: `latitude`, `longitude`; ip-api.com: `lat`, `lon`; ipinfo.io: `loc`, both in a text.
  private var coordinate: Coordinate? {
    let loc = (texts["loc"] ?? "").split(separator: ",").map { Double($0) }
    let pair = loc.count == 2 ? loc : [nil, nil]
    guard let latitude = numbers["latitude"] ?? numbers["lat"] ?? pair[0],
      let longitude = numbers["longitude"] ?? numbers["lon"] ?? pair[1]
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private func nonempty(_ name: String) -> String? {
    texts[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
