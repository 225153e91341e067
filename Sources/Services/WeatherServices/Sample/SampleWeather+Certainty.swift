public import Clients
public import Foundation
public import Reports

extension SampleWeather {
  /// Models, runs and a station, of the weather of `SampleClimate`: the further ahead, the further they lie apart.
  public static func certainty(now: @escaping @Sendable () -> Date) -> CertaintyClient {
    CertaintyClient(
      models: { place async throws(ServiceError) in models(at: place, now()) },
      lastModels: { place in models(at: place, now()) },
      runs: { place in runs(at: place, now()) },
      newestRun: { ("ICON-D2", run(hours: 3, now())) },
      ensemble: { place, _, _ async throws(ServiceError) in ensemble(at: place, now()) },
      previousRuns: { place async throws(ServiceError) in previousRuns(at: place, now()) },
      observed: { place async throws(ServiceError) in observation(at: place, now()) },
      lastObserved: { place in observation(at: place, now()) },
      observations: { place, _, _ async throws(ServiceError) in
        observations(at: place, now())
      },
      isSample: { true })
  }

  /// An observation for each half hour of the past days.
  package static func observations(at place: Place, _ now: Date) -> [Observation] {
    (0..<OpenMeteoModels.pastDays * 48).compactMap {
      observation(at: place, now - Double($0) * 1800)
    }
  }

  package static func models(at place: Place, _ now: Date) -> [ModelForecast] {
    let (first, offset) = midnight(at: place, now)
    let climate = SampleClimate(place)
    return ModelFamily.compared(at: place.coordinate).map { member -> ModelForecast in
      let number = number(of: member)
      // The hours include the midnight at which the last day ends.
      let hours = (0...168).map { hour -> SampleHour in
        let time = first + Double(hour) * 3600
        let ahead = time.timeIntervalSince(now)
        let shift = SampleShift(
          model: number, of: climate, hours: time.timeIntervalSince1970 / 3600, ahead: ahead)
        return SampleHour(
          climate, at: time, ahead: ahead, shift: shift,
          SampleSun(hours: time.timeIntervalSince1970 / 3600))
      }
      // The hours that it reaches, and the days that are whole among them.
      let reach = hours.count { $0.time.timeIntervalSince(now) < Double(member.hours) * 3600 }
      let days = (0..<(reach - 1) / 24).compactMap { day -> Day? in
        let second = first.timeIntervalSince1970 + offset + Double(day) * 86_400
        return EpochTime.day(ofSecond: second).map {
          climate.day($0, of: Array(hours[day * 24...day * 24 + 24]), offset: offset)
        }
      }
      let conditions = hours.prefix(reach).map(\.conditions)
        .spansByBeginning(present: .distantFuture)
      return ModelForecast(model: member.model, hours: Array(conditions.dropLast()), days: days)
    }
  }

  /// The chances of every third hour of three months, as they are forecast so many days ahead, and what came.
  public static func chances(at place: Place, _ now: Date) -> [ChanceCase] {
    let climate = SampleClimate(place)
    let last = (now.timeIntervalSince1970 / 3600).rounded(.down)
    return stride(from: 3.0, through: 90 * 24, by: 3).flatMap { ago -> [ChanceCase] in
      let hours = last - ago
      let rain = SampleRain(climate, until: hours)
      guard let day = EpochTime.day(ofSecond: hours * 3600) else { return [] }
      return [1, 2, 3, 5, 7].compactMap { lead in
        let ahead = Double(lead) * 86_400
        // One run comes true, a little farther out than the ensemble spreads.
        let noise = climate.noise.value(.modelFront, hours: hours + ahead * 1000, period: 1)
        let run = min(50, max(0, Int(noise * 51)))
        let shift = 1.5 * SampleShift.quantiles[run] * SampleShift.frontSpread(ahead: ahead)
        return ChanceCase(
          month: day.year * 12 + day.month, lead: lead,
          chance: rain.probability(ahead: ahead) / 100,
          isWet: rain.amount(shift) >= SampleRain.wet)
      }
    }
  }

  /// A model has the same errors wherever it is compared.
  private static func number(of member: ModelFamily.Member) -> Int {
    ModelFamily.all.firstIndex(of: member.family) ?? 0
  }

  private static func runs(at place: Place, _ now: Date) -> [WeatherModel: ModelRun] {
    let members = ModelFamily.compared(at: place.coordinate)
    return Dictionary(
      members.map { ($0.model, run(hours: $0.finest.hours > 60 ? 6 : 3, now)) }
    ) { first, _ in first }
  }

  /// A run that was there two hours after its start, in turns of so many hours.
  private static func run(hours: Double, _ now: Date) -> ModelRun {
    let interval = hours * 3600
    let start = ((now.timeIntervalSince1970 - 7200) / interval).rounded(.down) * interval
    return ModelRun(
      start: Date(timeIntervalSince1970: start),
      available: Date(timeIntervalSince1970: start + 7200), interval: interval)
  }

  package static func ensemble(at place: Place, _ now: Date) -> Ensemble {
    let climate = SampleClimate(place)
    let first = midnight(at: place, now).first
    let times = (0..<240).map { first + Double($0) * 3600 }
    let hours = times.map { time in
      let hours = time.timeIntervalSince1970 / 3600
      let rain = SampleRain(climate, until: hours)
      return (
        ahead: time.timeIntervalSince(now),
        temperature: climate.temperature(hours, front: rain.fronts.1),
        wind: climate.wind(hours, front: rain.fronts.1), rain: rain
      )
    }
    return Ensemble(
      model: EnsembleSource.global.model, times: times,
      members: SampleShift.quantiles.indices.map { run in
        let shifts = hours.map { SampleShift(run: run, ahead: $0.ahead) }
        return Ensemble.Member(
          number: run,
          temperature: zip(hours, shifts).map {
            Temperature(($0.temperature + $1.temperature).rounded(to: 1), .celsius)
          },
          precipitation: zip(hours, shifts).map {
            Precipitation($0.rain.amount($1.front), .millimeters)
          },
          windSpeed: zip(hours, shifts).map {
            Speed(max(0, $0.wind + $1.wind).rounded(to: 1), .metersPerSecond)
          })
      })
  }

  package static func previousRuns(at place: Place, _ now: Date) -> [PreviousRun] {
    let climate = SampleClimate(place)
    let last = (now.timeIntervalSince1970 / 3600).rounded(.down)
    let hours = (0..<OpenMeteoModels.pastDays * 24).reversed().map { last - Double($0) }
    let past = hours.map { hours in
      let rain = SampleRain(climate, until: hours)
      return (climate.temperature(hours, front: rain.fronts.1), rain)
    }
    return ModelFamily.compared(at: place.coordinate).flatMap { member -> [PreviousRun] in
      // What it doesn't reach was never forecast.
      (1...7).prefix { $0 * 24 <= member.hours }.map { days in
        let shifts = hours.map {
          SampleShift(
            model: number(of: member), of: climate, hours: $0, ahead: Double(days) * 86_400)
        }
        return PreviousRun(
          model: member.model, daysAhead: days,
          times: hours.map { Date(timeIntervalSince1970: $0 * 3600) },
          temperature: zip(past, shifts).map {
            Temperature(($0.0 + $1.temperature).rounded(to: 1), .celsius)
          },
          precipitation: zip(past, shifts).map {
            Precipitation($0.1.amount($1.front), .millimeters)
          })
      }
    }
  }

  /// An observation of the last half hour, a few kilometers to the east.
  package static func observation(at place: Place, _ now: Date) -> Observation? {
    let seconds = (now.timeIntervalSince1970 / 1800).rounded(.down) * 1800
    let climate = SampleClimate(place)
    let east = place.coordinate.longitude + (place.coordinate.longitude > 179 ? -0.1 : 0.1)
    guard let point = Coordinate(latitude: place.coordinate.latitude, longitude: east) else {
      return nil
    }
    // The precipitation of the half hour before, and the weather seen at its end.
    let start = hour(of: Date(timeIntervalSince1970: seconds - 1), at: place)
    let quarter = min(3, Int((seconds - 1 - start) / 900))
    let conditions = climate.present(
      at: Date(timeIntervalSince1970: seconds), ofHour: start / 3600, now: now)
    let rain = SampleRain(climate, until: start / 3600 + 1)
    let fallen = (max(0, quarter - 1)...quarter).map { rain.rate($0) }.reduce(0, +) / 4
    var measured = Conditions(time: conditions.time)
    measured.temperature = conditions.temperature
    measured.dewPoint = conditions.dewPoint
    measured.windSpeed = conditions.windSpeed
    measured.windDirection = conditions.windDirection
    measured.pressure = conditions.pressure
    measured.visibility = conditions.visibility
    measured.weatherCode = climate.code(of: conditions, in: quarter, ofHour: start / 3600)
    return Observation(
      station: "SMPL", name: nil, coordinate: point, conditions: measured,
      isVisibilityAtLeast: false, isWindVariable: false, isWet: fallen >= SampleRain.wet / 2,
      raw: "SAMPLE")
  }

  /// The beginning of today at a place, and how many seconds it is ahead of UTC.
  private static func midnight(at place: Place, _ now: Date) -> (first: Date, offset: Double) {
    let offset = Double(timeZone(of: place).zone?.secondsFromGMT(for: now) ?? 0)
    let local = now.timeIntervalSince1970 + offset
    let start = (local / 86_400).rounded(.down) * 86_400 - offset
    return (Date(timeIntervalSince1970: start), offset)
  }
}
