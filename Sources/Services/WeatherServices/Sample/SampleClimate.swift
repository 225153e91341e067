import Ephemeris
public import Foundation
public import Reports

/// Weather from a formula: plausible for the place, the season and the hour, and not measured by anyone.
///
/// The year's mean falls from 28 °C at the equator to -20 °C at the poles, and with the height; summer and winter lie up to 30 °C
/// from it, more so inland; the day's warmest hour is 15:00 by the sun. Fronts pass in one to three days: they bring
/// clouds, then rain or snow, low pressure and wind. How far inland a place lies, and when its
/// fronts come, follows from its coordinate alone, so that a place and an hour always have the same weather, and places
/// near each other nearly the same.
///
/// All that the sample says comes from here: amounts of minutes, hours and days add up, it snows where it is 0 °C or
/// colder, and models and runs are this weather with shifted fronts and temperatures.
public struct SampleClimate: Sendable {
  let noise: SampleNoise
  let coordinate: Coordinate
  /// 1 at the poles, 0 at the equator, with the square of the sine between.
  private let polarity: Double
  private let isSouthern: Bool
  /// 0 by the sea, 1 far inland.
  private let continentality: Double
  /// In °C: 6.5 for each kilometer above the heights at which most towns lie.
  private let chill: Double

  public init(_ place: Place) { self.init(place.coordinate, place.elevation) }

  public init(_ coordinate: Coordinate) { self.init(coordinate, nil) }

  private init(_ coordinate: Coordinate, _ elevation: Elevation?) {
    chill = max(0, (elevation?.in(.meters) ?? 0) - 500) * 0.0065
    noise = SampleNoise(coordinate)
    self.coordinate = coordinate
    let sine = sin(coordinate.latitude * .pi / 180)
    polarity = sine * sine
    isSouthern = coordinate.latitude < 0
    continentality = noise.constant(.place)
  }

  /// The weather at a moment, with the precipitation of the hour before. Its probability is as forecast `now`, or else
  /// a day ahead.
  public func conditions(at time: Date, now: Date? = nil) -> Conditions {
    let sun = SampleSun(hours: time.timeIntervalSince1970 / 3600)
    return SampleHour(self, at: time, ahead: Self.ahead(time, now), sun).conditions
  }

  /// The weather at a moment of the hour that begins this many hours after 1970. Its temperature lies between those of
  /// the hours, and so within the day's.
  func present(at time: Date, ofHour start: Double, now: Date) -> Conditions {
    let hours = time.timeIntervalSince1970 / 3600
    let heats = [start, start + 1].map { temperature($0, front: front($0)) }
    var shift = SampleShift()
    shift.temperature =
      heats[0] + (heats[1] - heats[0]) * (hours - start) - temperature(hours, front: front(hours))
    let hour = SampleHour(
      self, at: time, ahead: Self.ahead(time, now), shift: shift, SampleSun(hours: hours))
    var conditions = hour.conditions
    let quarter = min(3, Int((hours - start) * 4))
    conditions.weatherCode = code(of: conditions, in: quarter, ofHour: start)
    return conditions
  }

  /// The weather of a day; `offset` is how many seconds the place is ahead of UTC.
  public func day(_ date: CalendarDay, offset: Double, now: Date? = nil) -> Day {
    let midnight = Double(date.daysSince1970) * EpochTime.secondsPerDay - offset
    let sun = SampleSun(hours: midnight / 3600 + 12)
    let hours = (0...24).map { hour in
      let time = Date(timeIntervalSince1970: midnight + Double(hour) * 3600)
      return SampleHour(self, at: time, ahead: Self.ahead(time, now), sun)
    }
    return day(date, of: hours, offset: offset)
  }

  private static func ahead(_ time: Date, _ now: Date?) -> Double {
    now.map { time.timeIntervalSince($0) } ?? EpochTime.secondsPerDay
  }
}

// Hours are counted since 1970.
extension SampleClimate {
  /// The nearness of a front: 0 in the middle of a high, 1 in the middle of a low.
  func front(_ hours: Double) -> Double {
    0.75 * noise.value(.front, hours: hours, period: 32)
      + 0.25 * noise.value(.rain, hours: hours, period: 7)
  }

  /// The share of the sky that a front covers, and the strength of its rain; both from 0 to 1.
  static func cloud(_ front: Double) -> Double { ((front - 0.25) / 0.45).clamped }
  static func wetness(_ front: Double) -> Double { ((front - 0.55) / 0.45).clamped }

  /// From -1 at 3:00 by the sun to 1 at 15:00.
  func dayCurve(_ hours: Double) -> Double {
    -cos(2 * .pi * (hours + coordinate.longitude / 15 - 3) / 24)
  }

  /// In °C.
  func temperature(_ hours: Double, front: Double) -> Double {
    let year = 2 * .pi * (hours / 24 - 19) / 365.2425
    let season = isSouthern ? cos(year) : -cos(year)
    let mean = 28 - 30 * polarity - 18 * pow(polarity, 4)
    let seasonSwing = (1 + 20 * polarity) * (0.6 + 0.8 * continentality)
    let daySwing = (2.5 + 4 * continentality) * (1 - 0.6 * Self.cloud(front))
    let mass = (noise.value(.mass, hours: hours, period: 60) - 0.5) * (4 + 8 * polarity)
    return mean + seasonSwing * season + daySwing * dayCurve(hours) + mass
      - 3 * Self.wetness(front) - chill
  }

  /// The snow that lies at each of so many hours, in cm: that of the thirty days before, which settles by half in six
  /// days and melts by 3 cm a day for each degree above 0 °C.
  func snowDepths(from start: Double, count: Int) -> [Double] {
    var depth = 0.0
    let depths = (-30 * 24..<count).map { index in
      let hours = start + Double(index)
      let rain = SampleRain(self, until: hours)
      let sky = SampleSky(
        rate: rain.amount(0), temperature: rain.temperature, cloud: 1, isFog: false,
        isShower: false)
      let melted = max(0, temperature(hours, front: rain.fronts.1)) * 3 / 24
      depth = max(0, depth * pow(0.5, 1 / 144) - melted) + sky.snowfall
      return depth.rounded(to: 0)
    }
    return Array(depths.suffix(count))
  }

  /// In m/s.
  func wind(_ hours: Double, front: Double) -> Double {
    0.5 + 6 * noise.value(.wind, hours: hours, period: 11) + 6 * Self.wetness(front)
  }

  /// In degrees.
  func windDirection(_ hours: Double) -> Double {
    359 * noise.value(.windDirection, hours: hours, period: 40)
  }

  /// The strongest gust of the hour before, in m/s.
  func gust(_ hours: Double, fronts: (Double, Double)) -> Double {
    func gust(_ hours: Double, _ front: Double) -> Double {
      wind(hours, front: front) * (1.3 + 0.5 * noise.value(.gust, hours: hours, period: 2))
    }
    return max(gust(hours - 1, fronts.0), gust(hours, fronts.1))
  }
}

extension Double {
  var clamped: Double { self > 0 ? (self < 1 ? self : 1) : 0 }

  func rounded(to places: Int) -> Double {
    let factor = pow(10, Double(places))
    // Adding 0 turns -0 into 0.
    return (self * factor).rounded() / factor + 0
  }
}

extension SampleClimate {
  /// The weather of a day from its hours, from one midnight to the next.
  func day(_ date: CalendarDay, of hours: [SampleHour], offset: Double) -> Day {
    // Precipitation before midnight belongs to the day that ends then; the measurement at midnight, to the next day.
    let (moments, spans) = (hours.dropLast(), hours.dropFirst())
    let windiest = moments.max { $0.wind < $1.wind }
    let sunny = moments.filter(\.isDay).reduce(0) { $0 + 1 - $1.cloud }
    var day = Day(date: date)
    day.temperatureMin = moments.map(\.temperature).min().flatMap {
      Temperature($0.rounded(to: 1), .celsius)
    }
    day.temperatureMax = moments.map(\.temperature).max().flatMap {
      Temperature($0.rounded(to: 1), .celsius)
    }
    day.precipitation = Precipitation(
      spans.reduce(0) { $0 + $1.amount }.rounded(to: 1), .millimeters)
    day.precipitationProbability = spans.map(\.probability).max().flatMap { Share($0, .percent) }
    day.snowfall = Snowfall(spans.reduce(0) { $0 + $1.snowfall }.rounded(to: 1), .centimeters)
    day.windSpeed = windiest.flatMap { Speed($0.wind.rounded(to: 1), .metersPerSecond) }
    day.windDirection = windiest.flatMap { Direction($0.windDirection.rounded(), .degrees) }
    day.windGust = spans.map(\.gust).max().flatMap {
      Speed($0.rounded(to: 1), .metersPerSecond)
    }
    day.uvIndex = moments.map(\.uvIndex).max().flatMap { UVIndex($0.rounded(to: 1), .index) }
    day.sunshine = Span((sunny * 3600).rounded(), .seconds)
    day.weatherCode = Self.code(of: spans).map(WeatherCode.init(rawValue:))
    let zone = TimeZone(secondsFromGMT: Int(offset))?.identifier
    let times = SunDay(date, at: coordinate, clock: PlaceClock(timeZone: zone, at: coordinate))
    day.sunrise = times.sunrise?.nearestMinute
    day.sunset = times.sunset?.nearestMinute
    return day
  }

  /// The code of the wettest hour, of the kind that falls most; on a dry day the highest code.
  private static func code(of hours: ArraySlice<SampleHour>) -> Int? {
    let wet = hours.filter { $0.amount >= SampleRain.wet }
    let snow = wet.filter { $0.snowfall > 0 }
    let rain = wet.filter { $0.snowfall == 0 }
    func water(_ hours: [SampleHour]) -> Double { hours.reduce(0) { $0 + $1.amount } }
    let more = water(snow) > water(rain) ? snow : rain.isEmpty ? Array(hours) : rain
    return more.max { ($0.amount, $0.code) < ($1.amount, $1.code) }?.code
  }

  /// The weather in a quarter of the hour that begins this many hours after 1970.
  func code(of present: Conditions, in quarter: Int, ofHour start: Double) -> WeatherCode {
    let rain = SampleRain(self, until: start + 1)
    let cloud = present.cloudCover?.in(.fraction) ?? 0
    let sky = SampleSky(
      rate: rain.rate(quarter), temperature: rain.temperature, cloud: cloud,
      isFog: (present.visibility?.in(.meters) ?? .infinity) < 1000,
      isShower: dayCurve(start) > 0 && cloud < 0.9)
    return WeatherCode(rawValue: sky.code)
  }
}
