public import Clients
public import Climate
import Fields
public import Foundation
public import Quantities
public import Reports
import Synchronization

/// Sample weather, for trying Vane without a network: from a formula for any place, with the capitals to search in.
public enum SampleWeather {
  /// Reports of `SampleClimate`: the present and today, and where that alone is not enough the hours of sixteen days
  /// from the current one and sixteen days from today.
  public static func weather(now: @escaping @Sendable () -> Date) -> WeatherClient {
    WeatherClient { places async throws(ServiceError) in
      places.map { report(for: $0, now: now(), hours: 0, days: 1) }
    } reports: { places async throws(ServiceError) in
      places.map { report(for: $0, now: now(), hours: 384, days: 16) }
    }
  }

  /// The capitals of the world, found by the beginning of a word of their name or of their country's.
  public static var places: PlacesClient {
    PlacesClient { text, country async throws(ServiceError) in
      let text = text.foldedName
      guard !text.isEmpty else { return [] }
      return
        SampleCapitals.all
        .filter { country == nil || $0.country == country?.uppercased() }
        .compactMap { place in rank(of: place, for: text).map { (place, $0) } }
        .sorted { a, b in
          (a.1, -(a.0.population ?? 0), a.0.name) < (b.1, -(b.0.population ?? 0), b.0.name)
        }
        .map(\.0)
    }
  }

  /// The time zone of the sample's days: the place's own, or else that of its longitude.
  public static func timeZone(of place: Place) -> (name: String, zone: TimeZone?) {
    if let name = place.timeZone, let zone = TimeZone(identifier: name) { return (name, zone) }
    let name = place.coordinate.nauticalZone
    return (name, TimeZone(identifier: name))
  }
}

extension SampleWeather {
  private static func report(for place: Place, now: Date, hours: Int, days: Int) -> Report {
    let climate = SampleClimate(place)
    let (name, zone) = timeZone(of: place)
    // One offset for all days, as Open-Meteo has it, even when clocks change in between.
    let offset = Double(zone?.secondsFromGMT(for: now) ?? 0)
    let hour = hour(of: now, at: place)
    let quarter = ((now.timeIntervalSince1970 - hour) / 900).rounded(.down)
    let current = climate.present(
      at: Date(timeIntervalSince1970: hour + quarter * 900), ofHour: hour / 3600, now: now)
    return Report(
      service: .sample, issuedAt: current.time, fetched: now, timeZone: name, current: current,
      // From midnight, as services have them
      hours: (-Int((hour + offset) / 3600) % 24...hours).map {
        climate.conditions(at: Date(timeIntervalSince1970: hour + Double($0) * 3600), now: now)
      }.spansByBeginning(present: now).dropLast(),
      days: (0..<days).compactMap { index in
        EpochTime.day(
          ofSecond: now.timeIntervalSince1970 + offset + Double(index) * EpochTime.secondsPerDay
        ).map { climate.day($0, offset: offset, now: now) }
      })
  }

  /// The hours of the next two days at a place.
  public static func nextHours(at place: Place, _ now: Date) -> [Conditions] {
    let climate = SampleClimate(place)
    let first = hour(of: now, at: place)
    return (1...48).map {
      climate.conditions(at: Date(timeIntervalSince1970: first + Double($0) * 3600), now: now)
    }
  }

  /// The start of the present hour of a place, in seconds since 1970.
  static func hour(of now: Date, at place: Place) -> Double {
    let offset = Double(timeZone(of: place).zone?.secondsFromGMT(for: now) ?? 0)
    return ((now.timeIntervalSince1970 + offset) / 3600).rounded(.down) * 3600 - offset
  }

  /// Smaller is better: the name itself, its beginning, a later word of it, the country.
  private static func rank(of place: Place, for text: String) -> Int? {
    let name = place.name.foldedName
    if name == text { return 0 }
    if name.hasPrefix(text) { return 1 }
    if name.split(separator: " ").contains(where: { $0.hasPrefix(text) }) { return 2 }
    let country = place.countryName?.foldedName ?? ""
    return country.hasPrefix(text) ? 3 : nil
  }

  /// Quantities from the sample's own sun, fronts and temperatures, hour by hour for a week. Everywhere there is a river,
  /// so that each command can be tried. Those of the sea are made up at the sea alone, those of Europe in Europe.
  public static func quantities(
    panel: @escaping @Sendable () -> SunPanel?,
    isNearSea: @escaping @Sendable (Coordinate) -> Bool = { _ in true },
    now: @escaping @Sendable () -> Date
  ) -> QuantityClient {
    let series = { @Sendable (quantity: WeatherQuantity, place: Place) -> QuantitySeries in
      let isThere =
        OpenMeteoQuantities.covers(place.coordinate, quantity)
        && (quantity.host != .marine || isNearSea(place.coordinate))
      guard isThere else {
        return QuantitySeries(
          quantity, [], fetched: now(), timeZone: place.timeZone, service: .sample)
      }
      return Self.series(quantity, place, panel(), now())
    }
    return QuantityClient(
      values: { quantity, places, _ async throws(ServiceError) in
        places.map { series(quantity, $0) }
      }, saved: { series($0, $1) }, panel: panel)
  }

  private static func series(
    _ quantity: WeatherQuantity, _ place: Place, _ panel: SunPanel?, _ now: Date
  ) -> QuantitySeries {
    let climate = SampleClimate(place)
    let step = quantity.isDaily ? 86_400.0 : 3600
    let offset = Double(timeZone(of: place).zone?.secondsFromGMT(for: now) ?? 0)
    // Days begin at midnight there.
    let ahead = quantity.isDaily ? offset : 0
    let start = ((now.timeIntervalSince1970 + ahead) / step).rounded(.down) * step - ahead
    let count = quantity.isDaily ? 30 : 168
    let lying =
      quantity.variables.contains { $0.name == "snow_depth" }
      ? climate.snowDepths(from: start / 3600, count: count) : []
    let items = (0..<count).map { index in
      let time = Date(timeIntervalSince1970: start + Double(index) * step)
      let columns = quantity.variables.map {
        $0.name == "snow_depth" ? lying[index] : Self.value($0.name, climate, at: time)
      }
      var value: Double?
      if case .service(_, _, let combine) = quantity.source { value = combine(columns, panel) }
      return QuantitySeries.Item(time: time, value: quantity.checked(value))
    }
    return QuantitySeries(quantity, items, fetched: now, timeZone: place.timeZone, service: .sample)
  }

  /// In the base unit of the variable.
  private static func value(_ name: String, _ climate: SampleClimate, at time: Date) -> Double {
    let hours = time.timeIntervalSince1970 / 3600
    let front = climate.front(hours)
    let temperature = climate.temperature(hours, front: front)
    let cloud = SampleClimate.cloud(front)
    let height = SampleSun(hours: hours).sineOfHeight(at: climate.coordinate, hours: hours)
    let sun = max(0, height) * 1100 * (1 - 0.75 * cloud)
    let slow = climate.noise.value(.mass, hours: hours, period: 300)
    switch name {
    case "temperature_2m": return temperature.rounded(to: 1)
    case "freezing_level_height": return max(0, temperature * 150 + 300).rounded(to: 0)
    case "soil_temperature_0cm": return (temperature + sun / 200).rounded(to: 1)
    case "soil_temperature_18cm": return (temperature * 0.5 + 6).rounded(to: 1)
    case "soil_moisture_0_to_1cm": return (0.1 + 0.3 * slow).rounded(to: 3)
    case "et0_fao_evapotranspiration": return (sun / 1500).rounded(to: 2)
    case "shortwave_radiation", "global_tilted_irradiance": return sun.rounded()
    case "direct_radiation": return (sun * 0.7).rounded()
    case "cape": return (max(0, temperature - 15) * 60 * slow).rounded()
    case "cloud_cover_low", "cloud_cover_mid", "cloud_cover_high": return (cloud * 100).rounded()
    case "sea_surface_temperature": return max(-1.5, 6 + temperature * 0.4).rounded(to: 1)
    case "wave_height": return (climate.wind(hours, front: front) / 5).rounded(to: 2)
    case "wave_period": return (4 + climate.wind(hours, front: front) / 3).rounded(to: 1)
    case "wave_direction": return (359 * slow).rounded()
    case "swell_wave_height": return (0.3 + slow).rounded(to: 2)
    case "swell_wave_period": return (7 + 5 * slow).rounded(to: 1)
    // The principal lunar tide, of 12.42 h.
    case "sea_level_height_msl": return (0.8 * sin(2 * .pi * hours / 12.42)).rounded(to: 2)
    case "river_discharge": return (200 + 800 * slow).rounded(to: 1)
    // As the page of the air has them
    default:
      return air(climate, climate.conditions(at: time)).value(name) ?? (30 * slow).rounded(to: 1)
    }
  }

  public static func airQuality(now: @escaping @Sendable () -> Date) -> AirQualityClient {
    AirQualityClient { place async throws(ServiceError) in air(at: place, now()) }
  }

  /// The air of five days: calm and cold hours gather smoke and exhaust, rain washes them out, sun makes ozone.
  package static func air(at place: Place, _ now: Date) -> AirQuality {
    let climate = SampleClimate(place)
    let first = hour(of: now, at: place)
    let hours = (0..<120).map {
      air(climate, climate.conditions(at: Date(timeIntervalSince1970: first + Double($0) * 3600)))
    }
    return AirQuality(
      service: .sample, fetched: now, timeZone: timeZone(of: place).name, current: hours.first,
      hours: hours)
  }

  private static func air(_ climate: SampleClimate, _ weather: Conditions) -> AirConditions {
    let celsius = weather.temperature?.in(.celsius) ?? 15
    let calm = exp(-(weather.windSpeed?.in(.metersPerSecond) ?? 3) / 4)
    let washed = 1 - 0.6 * ((weather.precipitation?.in(.millimeters) ?? 0) / 2).clamped
    let heating = 0.4 + 0.6 * ((10 - celsius) / 25).clamped
    // From 0 for clean places to 1.
    let smoke = climate.noise.constant(.smoke) * calm * washed
    let fine = 2 + 60 * smoke * heating
    let coarse = 4 + 1.6 * fine
    let nitrogenDioxide = 4 + 60 * smoke
    let sun = weather.uvIndex?.in(.index) ?? 0
    let ozone = max(5, 50 + 7 * sun + 0.8 * max(0, celsius - 10) - 0.4 * nitrogenDioxide)
    var air = AirConditions(time: weather.time)
    func amount(_ value: Double) -> Concentration? {
      Concentration(value.rounded(to: 1), .microgramsPerCubicMeter)
    }
    air.fineParticles = amount(fine)
    air.particles = amount(coarse)
    air.nitrogenDioxide = amount(nitrogenDioxide)
    air.ozone = amount(ozone)
    air.sulphurDioxide = amount(1 + 6 * smoke)
    air.carbonMonoxide = amount(120 + 500 * smoke * heating)
    air.europeanIndex = EuropeanAirIndex(
      index(
        [20, 40, 60, 80, 100],
        [
          (fine, [10, 20, 25, 50, 75]), (coarse, [20, 40, 50, 100, 150]),
          (nitrogenDioxide, [40, 90, 120, 230, 340]), (ozone, [50, 100, 130, 240, 380]),
        ]), .index)
    air.usIndex = USAirIndex(
      index(
        [50, 100, 150, 200, 300],
        [(fine, [12, 35.4, 55.4, 150.4, 250.4]), (coarse, [54, 154, 254, 354, 424])]), .index)
    air.pollen = pollen(climate.coordinate, weather, washed: washed)
    return air
  }

  /// The highest index of several pollutants, each between the limits of its bands.
  private static func index(
    _ steps: [Double], _ pollutants: [(value: Double, limits: [Double])]
  ) -> Double {
    pollutants.map { value, limits in
      let band = min(limits.count { $0 < value }, limits.count - 1)
      let (low, start) = band == 0 ? (0, 0) : (limits[band - 1], steps[band - 1])
      return start + (value - low) / (limits[band] - low) * (steps[band] - start)
    }.max()?.rounded() ?? 0
  }

  /// Pollen of the plants in flower, of others none, in Europe only, as from the real service. It peaks on dry afternoons.
  private static func pollen(
    _ point: Coordinate, _ weather: Conditions, washed: Double
  ) -> [PollenKind: PollenCount] {
    let seconds = weather.time.timeIntervalSince1970
    guard (34...72).contains(point.latitude), (-25...45).contains(point.longitude),
      let month = EpochTime.day(ofSecond: seconds)?.month
    else { return [:] }
    let flowering: [(PollenKind, months: ClosedRange<Int>, most: Double)] = [
      (.alder, 2...3, 60), (.birch, 4...5, 180), (.grass, 5...7, 40), (.olive, 5...6, 30),
      (.mugwort, 7...8, 15), (.ragweed, 8...9, 20),
    ]
    let warmth = ((weather.temperature?.in(.celsius) ?? 0) / 20).clamped
    return Dictionary(
      uniqueKeysWithValues: flowering.compactMap { kind, months, most in
        let count = months.contains(month) ? (most * warmth * washed).rounded() : 0
        return PollenCount(count, .grainsPerCubicMeter).map { (kind, $0) }
      })
  }

  /// The days of `SampleClimate` from 1950 on, whole until five days before today.
  public static func climate(_ place: Place, today: CalendarDay) -> SavedClimate {
    let last = today.daysSince1970 - ClimateRequest.delay
    let days = ClimateSeries.firstDay...max(ClimateSeries.firstDay, last)
    return SavedClimate(series: climate(place, days), through: last)
  }

  /// The mean of 1991–2020 for a day and seven days before and after, in °C, without the other days of these years.
  public static func normal(_ place: Place, _ today: CalendarDay) -> NormalMean {
    let sums = ClimateOfDay.reference.map { year in
      let day = today.inYear(year)
      let window = (day - ClimateOfDay.window)...(day + ClimateOfDay.window)
      let series = make(place, window)
      return zip(series.lows, series.highs).reduce(0) { $0 + ($1.0 + $1.1) / 2 }
        / Double(window.count)
    }
    return NormalMean(mean: sums.reduce(0, +) / Double(sums.count), years: ClimateOfDay.reference)
  }

  /// Days since 1970, as `SampleClimate` has their temperatures and amounts. The days of the last place are remembered.
  public static func climate(_ place: Place, _ days: ClosedRange<Int>) -> ClimateSeries {
    let known = last.withLock { $0 }
    if let known, known.place == place.id, known.days == days { return known.series }
    let series = make(place, days)
    last.withLock { $0 = (place.id, days, series) }
    return series
  }

  private static func make(_ place: Place, _ days: ClosedRange<Int>) -> ClimateSeries {
    let climate = SampleClimate(place)
    // The clock of the place without its summer time, so that each day has its 24 hours.
    let offset = (place.coordinate.longitude / 15).rounded()
    var (lows, highs, amounts): ([Double], [Double], [Double]) = ([], [], [])
    var front = climate.front(Double(days.lowerBound * 24) - offset)
    for day in days {
      var (low, high, amount) = (Double.infinity, -Double.infinity, 0.0)
      for hour in 1...24 {
        let end = Double(day * 24 + hour) - offset
        let fronts = (front, climate.front(end))
        front = fronts.1
        let temperature = climate.temperature(end, front: front)
        (low, high) = (min(low, temperature), max(high, temperature))
        if SampleRain.isWet(fronts) {
          amount += SampleRain(climate, until: end, fronts: fronts).amount()
        }
      }
      lows.append(low.rounded(to: 1))
      highs.append(high.rounded(to: 1))
      amounts.append(amount.rounded(to: 1))
    }
    return ClimateSeries(start: days.lowerBound, lows: lows, highs: highs, precipitation: amounts)
  }

  private typealias Last = (place: Coordinate, days: ClosedRange<Int>, series: ClimateSeries)
  private static let last = Mutex<Last?>(nil)

  /// Days of `SampleClimate`, for any day.
  public static var past: PastWeatherClient {
    PastWeatherClient { place, first, last async throws(ServiceError) in
      let climate = SampleClimate(place)
      let zone = timeZone(of: place).zone
      guard first <= last else { return [] }
      return (first.daysSince1970...last.daysSince1970).compactMap(CalendarDay.init(daysSince1970:))
        .map { day in
          let noon = Date(timeIntervalSince1970: (Double(day.daysSince1970) + 0.5) * 86_400)
          return climate.day(day, offset: Double(zone?.secondsFromGMT(for: noon) ?? 0))
        }
    }
  }

  /// Two hours in steps of fifteen minutes, which add up to the hours of the report.
  public static func nowcast(now: @escaping @Sendable () -> Date) -> NowcastClient {
    let minutes: @Sendable (Place) -> Nowcast = { nowcast(at: $0, now: now()) }
    return NowcastClient(nowcast: { place async throws(ServiceError) in minutes(place) }) {
      minutes($0)
    }
  }

  package static func nowcast(at place: Place, now: Date) -> Nowcast {
    let climate = SampleClimate(place)
    let first = hour(of: now, at: place)
    let hours = (1...4).map { SampleRain(climate, until: first / 3600 + Double($0)) }
    let steps = hours.enumerated().flatMap { hour, rain in
      (0..<4).map { quarter in
        let start = Date(timeIntervalSince1970: first + Double(hour * 4 + quarter) * 900)
        return Nowcast.Step(
          start: start, end: start + 900, rate: Precipitation(rain.rate(quarter), .millimeters))
      }
    }.filter { $0.end > now }
    // The kind of precipitation is that of the first wet hour.
    let wet = hours.prefix(3).first { $0.amount() >= SampleRain.wet } ?? hours[0]
    return Nowcast(
      service: .weather(.sample), kind: .model, fetched: now,
      temperature: Temperature(wet.temperature, .celsius), steps: Array(steps.prefix(9)))
  }

  /// Fields of the made-up weather: at each point that of a place there.
  public static func fields(now: @escaping @Sendable () -> Date) -> FieldClient {
    FieldClient(
      saved: { [] }, week: { _ in nil },
      fetch: { lattice async throws(ServiceError) in
        guard let week = week(lattice, now: now()) else { throw .noReport }
        return week
      },
      cost: { _ in FieldCost(points: 0) }, service: { .sample })
  }

  static func week(_ lattice: Lattice, now: Date) -> FieldWeek? {
    let midnight = (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    let hours = FieldWeek.days * 24
    let start = Date(timeIntervalSince1970: midnight)
    guard var week = FieldWeek(lattice: lattice, fetched: now, start: start, hours: hours) else {
      return nil
    }
    let points = lattice.latitudes.flatMap { y in
      lattice.longitudes.map { Coordinate(latitude: y, longitude: $0) }
    }
    for (index, point) in points.enumerated() {
      guard let climate = point.map(SampleClimate.init) else { continue }
      for hour in 0..<hours {
        week.set(climate.field(midnight / 3600 + Double(hour)), hour: hour, point: index)
      }
    }
    return week
  }
}

extension SampleClimate {
  /// At this many hours since 1970, as precise as a service's.
  fileprivate func field(_ hours: Double) -> Conditions {
    let rain = SampleRain(self, until: hours)
    let front = rain.fronts.1
    var conditions = Conditions(time: Date(timeIntervalSince1970: hours * 3600))
    conditions.temperature = Temperature(temperature(hours, front: front).rounded(to: 1), .celsius)
    conditions.precipitation = Precipitation(rain.amount(), .millimeters)
    conditions.windSpeed = Speed(wind(hours, front: front).rounded(to: 1), .metersPerSecond)
    conditions.windDirection = Direction(windDirection(hours).rounded(), .degrees)
    conditions.pressure = Pressure(SampleHour.pressure(front: front).rounded(to: 1), .hectopascals)
    conditions.cloudCover = Share((100 * Self.cloud(front)).rounded(), .percent)
    return conditions
  }
}

extension SampleWeather {
  /// Pictures of the made-up rain, a quarter of an hour apart.
  public static func radar(now: @escaping @Sendable () -> Date) -> RadarClient {
    RadarClient(
      series: { point, reach async throws(ServiceError) in
        RadarAnswer(series: series(around: point, reach: reach, now: now()), service: .sample)
      }, covers: { _ in true })
  }

  private static func series(around point: Coordinate, reach: Double, now: Date) -> RadarSeries {
    let side = 90
    let spot = Mercator.spot(latitude: point.latitude, longitude: point.longitude)
    let narrowing = max(0.1, cos(point.latitude * .pi / 180))
    let size = min(0.2, 2 * reach / 40_075_016.7 / narrowing)
    let corner = (x: spot.x - size / 2, y: spot.y - size / 2)
    let quarter = (now.timeIntervalSince1970 / 900).rounded(.down)
    let first = RadarFrame(
      time: now, issuedAt: now,
      geometry: .mercator(west: corner.x, north: corner.y, size: size), rows: side, columns: side,
      cells: [UInt16](repeating: 0, count: side * side))
    guard let first else { return RadarSeries([], fetched: now) }
    let points = (0..<side * side).map { first.point(row: $0 / side, column: $0 % side) }
    let climates = points.map { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
      .map { $0.map(SampleClimate.init) }
    // Counted since 1970.
    let quarters = (-4...8).map { quarter + Double($0) }
    var rains: [Double: [SampleRain?]] = [:]
    for hour in Set(quarters.map(hour(ofQuarter:))) {
      rains[hour] = climates.map { $0.map { SampleRain($0, until: hour + 1) } }
    }
    let issued = Date(timeIntervalSince1970: quarter * 900)
    return RadarSeries(
      quarters.compactMap { quarter in
        let hour = hour(ofQuarter: quarter)
        let start = Date(timeIntervalSince1970: quarter * 900)
        return RadarFrame(
          time: start, issuedAt: min(start, issued), geometry: first.geometry, rows: side,
          columns: side,
          cells: (rains[hour] ?? []).map { cell($0?.rate(Int(quarter - hour * 4))) })
      }, fetched: now)
  }

  private static func cell(_ rate: Double?) -> UInt16 {
    rate.map { UInt16(min(600, $0) * 100) } ?? RadarFrame.missing
  }

  private static func hour(ofQuarter quarter: Double) -> Double { (quarter / 4).rounded(.down) }
}

extension AirConditions {
  /// The value of a variable of the air, in its base unit; `nil` for none.
  fileprivate func value(_ name: String) -> Double? {
    switch name {
    case "european_aqi": return europeanIndex?.in(.index)
    case "us_aqi": return usIndex?.in(.index)
    case "pm2_5": return fineParticles?.in(.microgramsPerCubicMeter)
    case "pm10": return particles?.in(.microgramsPerCubicMeter)
    case "ozone": return ozone?.in(.microgramsPerCubicMeter)
    case "nitrogen_dioxide": return nitrogenDioxide?.in(.microgramsPerCubicMeter)
    default:
      let kind = PollenKind.allCases.first { name == "\($0.rawValue)_pollen" }
      return kind.map { pollen[$0]?.in(.grainsPerCubicMeter) ?? 0 }
    }
  }
}
