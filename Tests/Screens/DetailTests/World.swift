import FileTestSupport

/// A made-up place and time with everything that is known of its weather, drawn from a seed: hours with gaps and without
/// values, minutes, runs, a zone of any offset, and a change of clocks near.
struct World {
  let now: Date
  let place: Place
  let report: Report
  let runs: Ensemble
  /// The hours between the hours of the report.
  let step: Double
  /// Whether none of them is missing.
  var isWhole: Bool { report.hours.count == Int(96 / step) }

  private static let zones = [
    "Europe/Bratislava", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe",
    "Pacific/Auckland", "America/St_Johns", "UTC",
  ]
  /// The days before and after clocks change in Europe, America and Australia, and two quiet ones.
  private static let days = [
    "2026-03-28", "2026-10-24", "2026-03-07", "2026-10-31", "2026-04-04", "2026-06-15",
    "2026-12-31",
  ]

  init?(seed: UInt64) {
    var dice = Dice(seed: seed)
    guard let day = CalendarDay(dice.pick(Self.days)),
      let point = Coordinate(latitude: 48.15, longitude: 17.11)
    else { return nil }
    let zone = dice.pick(Self.zones)
    let midnight = Double(day.daysSince1970) * 86_400
    now = Date(timeIntervalSince1970: midnight + Double(dice.upTo(47 * 60)) * 60)
    place = Place(name: "Somewhere", coordinate: point, timeZone: zone)
    var weather = Report(service: .openMeteo, issuedAt: now, fetched: now, timeZone: zone)
    let step = dice.isOne(in: 8) ? 3.0 : 1
    self.step = step
    let hasChances = !dice.isOne(in: 4)
    let first = (now.timeIntervalSince1970 / 10_800).rounded(.down) * 10_800 - 3 * 3600
    var (isWet, code) = (dice.isOne(in: 2), 61)
    weather.hours = stride(from: 0, to: 96, by: step).compactMap { hour in
      if dice.isOne(in: 4) { isWet.toggle() }
      if dice.isOne(in: 6) { code = dice.pick([61, 63, 71, 80]) }
      var conditions = Conditions(time: Date(timeIntervalSince1970: first + hour * 3600))
      conditions.temperature = Temperature(Double(dice.upTo(300)) / 10 - 5, .celsius)
      conditions.cloudCover = Share(Double(dice.upTo(100)), .percent)
      conditions.isDay = true
      let amount = isWet ? Double(1 + dice.upTo(60)) / 10 * step : 0
      conditions.precipitation = dice.isOne(in: 80) ? nil : Precipitation(amount, .millimeters)
      conditions.weatherCode = WeatherCode(rawValue: isWet ? code : 3)
      if hasChances {
        conditions.precipitationProbability = Share(
          Double(isWet ? 10 + dice.upTo(90) : dice.upTo(45)), .percent)
      }
      return dice.isOne(in: 60) ? nil : conditions
    }
    if !dice.isOne(in: 3) {
      let length = dice.pick([300.0, 900])
      let start = now.timeIntervalSince1970 - Double(dice.upTo(Int(length) / 60 - 1)) * 60
      var (falls, rate) = (dice.isOne(in: 2), 1.0)
      weather.nowcast = Nowcast(
        service: .geoSphere, kind: .radar, fetched: now,
        steps: (0..<Int(dice.pick([1800.0, 5400, 9000]) / length)).map { index in
          // No pause is too short to count.
          if index.isMultiple(of: 3), dice.isOne(in: 3) { falls.toggle() }
          rate = Double(2 + dice.upTo(80)) / 10
          let begin = Date(timeIntervalSince1970: start + Double(index) * length)
          return .init(
            start: begin, end: begin + length, rate: Precipitation(falls ? rate : 0, .millimeters))
        })
    }
    report = weather
    let times = (0..<96).map { Date(timeIntervalSince1970: first + Double($0) * 3600) }
    runs = Ensemble(
      model: .icon, times: times,
      members: (0..<20).map { number in
        var wet = dice.isOne(in: 2)
        return .init(
          number: number,
          precipitation: times.map { _ in
            if dice.isOne(in: 9) { wet.toggle() }
            return Precipitation(wet ? 1 : 0, .millimeters)
          })
      })
  }
}

/// The truth about a world, minute by minute, found by no code of the program.
struct Truth {
  /// From now on; `nil` where nothing is known.
  let isWet: [Bool?]

  init(_ world: World) {
    let hours = world.report.hours
    let steps = world.report.nowcast?.steps ?? []
    let last = min(
      steps.last?.end ?? world.now,
      steps.first { $0.start >= world.now + 7200 }?.start ?? .distantFuture)
    // Until the next hour, but no longer than the steps beside it.
    let length = world.step * 3600
    var isWet = [Bool?](repeating: nil, count: 6 * 24 * 60)
    func fill(from start: Date, until end: Date, _ falls: Bool?) {
      let first = max(0, Int(start.timeIntervalSince(world.now) / 60))
      let last = min(isWet.count, Int(end.timeIntervalSince(world.now) / 60))
      for minute in first..<max(first, last) { isWet[minute] = falls }
    }
    for (index, hour) in hours.enumerated() where hour.time + length > world.now {
      let next = index + 1 < hours.count ? hours[index + 1].time : .distantFuture
      fill(
        from: hour.time, until: min(hour.time + length, next),
        hour.precipitation.map { $0.in(.millimeters) >= 0.1 * world.step })
    }
    for step in steps where step.end > world.now && step.start < last {
      fill(from: step.start, until: step.end, step.rate.map { $0.in(.millimeters) >= 0.1 })
    }
    self.isWet = isWet
  }

  /// The minutes of the first rain, and whether its end is known.
  var first: (start: Int, end: Int, isOpen: Bool)? {
    guard let start = isWet.firstIndex(of: true) else { return nil }
    let end = isWet[start...].firstIndex { $0 != true } ?? isWet.count
    return (start, end, end == isWet.count || isWet[end] == nil)
  }

  /// The number of minutes from now on of which all is known.
  var known: Int { isWet.firstIndex { $0 == nil } ?? isWet.count }
}

/// The same throws in every run.
struct Dice {
  private var numbers: Numbers

  init(seed: UInt64) { numbers = Numbers(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1) }

  mutating func upTo(_ most: Int) -> Int { Int(numbers.next() % UInt64(most + 1)) }
  mutating func isOne(in count: Int) -> Bool { upTo(count - 1) == 0 }
  mutating func pick<Element>(_ all: [Element]) -> Element { all[upTo(all.count - 1)] }
}
