import Foundation
import JSON
import WeatherModels

extension Observation {
  /// One report of the service's JSON. `nil` without a station, a point on the Earth or a time.
  ///
  /// Wind is in knots and its direction a number or `VRB`, visibility in statute miles and a number or `10+`, pressure
  /// in hPa, temperatures in °C, the time in seconds since 1970.
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
      case "lat", "lon", "elev", "obsTime", "temp", "dewp", "wspd", "wgst", "altim":
        numbers[name] = try reader.number()
      default: try reader.skip()
      }
    }
    // Other programs read lines with the code, where no other character may appear.
    guard let station = texts["icaoId"], (3...4).contains(station.utf8.count),
      station.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }),
      let latitude = numbers["lat"], let longitude = numbers["lon"],
      let point = Coordinate(latitude: latitude, longitude: longitude),
      let seconds = numbers["obsTime"], EpochTime.day(ofSecond: seconds) != nil
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
      station: station, name: texts["name"], coordinate: point,
      elevation: numbers["elev"].flatMap { Elevation($0, .meters) }, conditions: conditions,
      isVisibilityAtLeast: texts["visib"]?.hasSuffix("+") ?? false,
      isWindVariable: texts["wdir"]?.uppercased() == "VRB", isWet: weather.isWet,
      raw: texts["rawOb"] ?? "")
  }
}
