import Foundation
import JSON
import WeatherModels

extension Observation {
  /// One report of the service's JSON. `nil` without a station, a point on the Earth or a time.
  ///
  /// Wind is in knots and its direction a number or `VRB`, visibility in statute miles and a number or `10+`, pressure in
  /// hPa, temperatures in °C, the time in seconds since 1970.
  init?(metar reader: inout JSONReader) throws(JSONReader.Failure) {
    var texts: [String: String] = [:]
    var numbers: [String: Double] = [:]
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      switch name {
      case "icaoId", "name", "rawOb", "wxString", "cover", "visib", "wdir":
        if try reader.kind() == .number {
          numbers[name] = try reader.number()
        } else {
          texts[name] = try reader.string()?.cleaned(limit: 400)
        }
      case "lat", "lon", "obsTime", "temp", "dewp", "wspd", "wgst", "altim":
        numbers[name] = try reader.number()
      default: try reader.skip()
      }
    }
    // The code stands in lines that other programs read, where no other character may come.
    guard let station = texts["icaoId"], (3...4).contains(station.utf8.count),
      station.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }),
      let latitude = numbers["lat"], let longitude = numbers["lon"],
      let point = Coordinate(latitude: latitude, longitude: longitude),
      let seconds = numbers["obsTime"], LocalTime.day(ofSecond: seconds) != nil
    else { return nil }
    let weather = METARWeather(texts["wxString"] ?? "", cover: texts["cover"])
    var conditions = Conditions(time: Date(timeIntervalSince1970: seconds))
    conditions.temperature = numbers["temp"].flatMap { Temperature($0, .celsius) }
    conditions.dewPoint = numbers["dewp"].flatMap { Temperature($0, .celsius) }
    conditions.windSpeed = numbers["wspd"].flatMap { Speed($0, .knots) }
    conditions.windGust = numbers["wgst"].flatMap { Speed($0, .knots) }
    // A calm has the direction 0, which is no direction.
    if let speed = numbers["wspd"], speed > 0 {
      conditions.windDirection = numbers["wdir"].flatMap { Direction($0, .degrees) }
    }
    conditions.pressure = numbers["altim"].flatMap { Pressure($0, .hectopascals) }
    let miles = texts["visib"]?.filter { $0 != "+" }
    conditions.visibility = (numbers["visib"] ?? miles.flatMap(Double.init))
      .flatMap { Distance($0, .miles) }
    conditions.weatherCode = weather.code
    self.init(
      station: station, name: texts["name"], coordinate: point, conditions: conditions,
      isVisibilityAtLeast: texts["visib"]?.hasSuffix("+") ?? false,
      isWindVariable: texts["wdir"]?.uppercased() == "VRB", isWet: weather.isWet,
      raw: texts["rawOb"] ?? "")
  }
}

/// The weather groups of a METAR, `-SN BR`, as a code of forecasts.
///
/// The groups are those of WMO No. 306, Manual on Codes, table 4678; the codes those of table 4677. Where there is no
/// weather, the code is that of the sky's cover.
struct METARWeather: Hashable {
  let code: WeatherCode?
  /// Whether something falls at the station, not only near it.
  let isWet: Bool

  init(_ text: String, cover: String?) {
    let groups = text.uppercased().split(separator: " ").filter { !$0.hasPrefix("VC") }
    let codes = groups.compactMap(Self.code)
    isWet = groups.contains(where: Self.isWet)
    let known = codes.max() ?? cover.flatMap { Self.covers[$0.uppercased()] }
    code = known.map(WeatherCode.init(rawValue:))
  }

  private static let covers = [
    "CLR": 0, "SKC": 0, "NSC": 0, "NCD": 0, "CAVOK": 0, "FEW": 1, "SCT": 2, "BKN": 3, "OVC": 3,
    "OVX": 45,
  ]

  private static let falling = ["DZ", "RA", "SN", "SG", "PL", "GR", "GS", "IC", "UP"]

  private static func isWet(_ group: Substring) -> Bool { !kinds(group).isDisjoint(with: falling) }

  /// The pairs of letters of a group without its strength.
  private static func kinds(_ group: Substring) -> Set<String> {
    let letters = Array(group.drop { "+-".contains($0) })
    guard letters.count % 2 == 0 else { return [] }
    return Set(stride(from: 0, to: letters.count, by: 2).map { String(letters[$0...$0 + 1]) })
  }

  private static func code(_ group: Substring) -> Int? {
    let kinds = kinds(group)
    let strength = group.hasPrefix("-") ? 0 : group.hasPrefix("+") ? 2 : 1
    func has(_ kind: String) -> Bool { kinds.contains(kind) }
    if has("TS") { return has("GR") || has("GS") ? 96 : 95 }
    if has("FZ"), has("RA") || has("UP") { return strength == 0 ? 66 : 67 }
    if has("FZ"), has("DZ") { return strength == 0 ? 56 : 57 }
    if has("SN"), has("RA") || has("DZ") {
      return (has("SH") ? 83 : 68) + min(1, strength)
    }
    if has("SN") { return has("SH") ? 85 + min(1, strength) : 71 + 2 * strength }
    if has("SG") || has("IC") || has("PL") { return 77 }
    if has("GR") || has("GS") { return 96 }
    if has("RA") || has("UP") { return (has("SH") ? 80 + strength : 61 + 2 * strength) }
    if has("DZ") { return 51 + 2 * strength }
    if has("FG") { return has("FZ") ? 48 : 45 }
    if has("BR") { return 10 }
    return nil
  }
}
