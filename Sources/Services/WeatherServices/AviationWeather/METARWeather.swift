import Foundation
import JSON
import Reports

/// The weather groups of a METAR, `-SN BR`, as a code of forecasts.
///
/// The groups are those of WMO No. 306, Manual on Codes, table 4678; the codes those of table 4677, of which the
/// highest counts, but a tornado before all. Where there is no weather, the code is that of the sky's cover; there is
/// none where the table has no word for what falls, such as the unknown precipitation of an automatic station.
struct METARWeather: Hashable {
  let code: WeatherCode?
  /// Whether something falls at the station, not only near it.
  let isWet: Bool

  init(_ text: String, cover: String?) {
    // Weather in the vicinity, or that is over, is not the weather at the station.
    let groups = text.uppercased().split(separator: " ")
      .filter { !$0.hasPrefix("VC") && !$0.hasPrefix("RE") }.map(Group.init)
    let codes = groups.compactMap(\.code)
    isWet = groups.contains(where: \.isWet)
    let weather = codes.contains(Self.tornado) ? Self.tornado : codes.max()
    let known = weather ?? (isWet ? nil : cover.flatMap { Self.covers[$0.uppercased()] })
    code = known.map(WeatherCode.init(rawValue:))
  }

  fileprivate static let tornado = 19

  private static let covers = [
    "CLR": 0, "SKC": 0, "NSC": 0, "NCD": 0, "CAVOK": 0, "FEW": 1, "SCT": 2, "BKN": 3, "OVC": 3,
    "OVX": 45,
  ]
}

/// One group: its strength, and the pairs of letters after it.
private struct Group {
  /// 0 light, 1 moderate, 2 heavy.
  var strength: Int
  var kinds: Set<String>

  init(_ text: Substring) {
    strength = text.hasPrefix("-") ? 0 : text.hasPrefix("+") ? 2 : 1
    let letters = Array(text.drop { "+-".contains($0) })
    kinds =
      letters.count % 2 == 0
      ? Set(stride(from: 0, to: letters.count, by: 2).map { String(letters[$0...$0 + 1]) }) : []
  }

  private static let falling = ["DZ", "RA", "SN", "SG", "PL", "GR", "GS", "IC", "UP"]

  /// Whether the wind raises it: blowing or drifting snow, dust or sand.
  private var isRaised: Bool { has("BL") || has("DR") }

  var isWet: Bool { !isRaised && !kinds.isDisjoint(with: Self.falling) }

  private func has(_ kind: String) -> Bool { kinds.contains(kind) }

  var code: Int? { isWet || has("TS") ? fallingCode : raisedCode ?? obscuredCode }

  private var fallingCode: Int? {
    let isStrong = min(1, strength)
    if has("TS") { return has("GR") || has("GS") ? (strength == 2 ? 99 : 96) : 95 }
    if has("GR") { return 89 + isStrong }
    if has("GS") { return 87 + isStrong }
    if has("FZ"), has("RA") { return 66 + isStrong }
    if has("FZ"), has("DZ") { return 56 + isStrong }
    if has("PL") { return 79 }
    if has("SN"), has("RA") || has("DZ") { return (has("SH") ? 83 : 68) + isStrong }
    if has("SN") { return has("SH") ? 85 + isStrong : 71 + 2 * strength }
    if has("SG") { return 77 }
    if has("IC") { return 76 }
    if has("RA") { return has("SH") ? 80 + strength : 61 + 2 * strength }
    return has("DZ") ? 51 + 2 * strength : nil
  }

  private var raisedCode: Int? {
    if has("FC") { return METARWeather.tornado }
    if has("DS") || has("SS") { return strength == 2 ? 34 : 31 }
    if has("SN") { return has("BL") ? 38 : 36 }
    if isRaised { return 7 }
    if has("PO") { return 8 }
    return has("SQ") ? 18 : nil
  }

  private var obscuredCode: Int? {
    if has("FG") {
      return has("MI") ? 12 : has("BC") || has("PR") ? 41 : has("FZ") ? 48 : 45
    }
    return Self.obscuring.first { has($0.kind) }.map(\.code)
  }

  /// Smoke and volcanic ash have one code.
  private static let obscuring = [
    (kind: "BR", code: 10), (kind: "SA", code: 7), (kind: "DU", code: 6), (kind: "HZ", code: 5),
    (kind: "FU", code: 4), (kind: "VA", code: 4),
  ]
}

extension Observation {
  /// One report of the service's JSON. `nil` without a station, a point on the Earth or a time.
  ///
  /// Wind is in knots and its direction a number or `VRB`, visibility in statute miles and a number or `10+`, pressure
  /// in hPa, temperatures in °C, the time in seconds since 1970.
  init?(metar report: JSONTree) {
    func text(_ name: String) -> String? { report[name].text?.cleaned(limit: 400) }
    func number(_ name: String) -> Double? { report[name].plainNumber }
    // Other programs read lines with the code, where no other character may appear.
    guard let station = text("icaoId"), (3...4).contains(station.utf8.count),
      station.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }),
      let latitude = number("lat"), let longitude = number("lon"),
      let point = Coordinate(latitude: latitude, longitude: longitude),
      let seconds = number("obsTime"), EpochTime.day(ofSecond: seconds) != nil
    else { return nil }
    let weather = METARWeather(text("wxString") ?? "", cover: text("cover"))
    var conditions = Conditions(time: Date(timeIntervalSince1970: seconds))
    conditions.temperature = number("temp").flatMap { Temperature($0, .celsius) }
    conditions.dewPoint = number("dewp").flatMap { Temperature($0, .celsius) }
    conditions.windSpeed = number("wspd").flatMap { Speed($0, .knots) }
    conditions.windGust = number("wgst").flatMap { Speed($0, .knots) }
    // A calm has the direction 0, which is no direction.
    if let speed = number("wspd"), speed > 0 {
      conditions.windDirection = number("wdir").flatMap { Direction($0, .degrees) }
    }
    conditions.pressure = number("altim").flatMap { Pressure($0, .hectopascals) }
    let miles = text("visib")?.filter { $0 != "+" }
    conditions.visibility = (number("visib") ?? miles.flatMap(Double.init))
      .flatMap { Distance($0, .miles) }
    conditions.weatherCode = weather.code
    self.init(
      station: station, name: text("name"), coordinate: point,
      elevation: number("elev").flatMap { Elevation($0, .meters) }, conditions: conditions,
      isVisibilityAtLeast: text("visib")?.hasSuffix("+") ?? false,
      isWindVariable: text("wdir")?.uppercased() == "VRB", isWet: weather.isWet,
      raw: text("rawOb") ?? "")
  }
}
