import CommandKit
import Outlook
import Phrases
import Quantities
import TerminalText
import Ways
import WeatherModels
import WeatherText

nonisolated extension AlongPage {
  func page(width: Int) -> Page {
    Page(
      blocks: [
        head(width: width), warningLines(width: width),
        WeatherLines.note(best ?? sentence, .plain, width: width),
        best == nil ? [] : WeatherLines.note(sentence, .plain, width: width),
        startLines(width: width),
        notes.flatMap { WeatherLines.note($0, width: width) },
        table(width: width), chart(width: width, height: 18),
        sources(width: width),
      ])
  }

  /// The chart in place of the rows.
  func chartPage(width: Int) -> Page {
    Page(
      blocks: [
        head(width: width), warningLines(width: width),
        WeatherLines.note(sentence, .plain, width: width), chart(width: width),
        sources(width: width),
      ])
  }

  /// The services of the reports, and their ages.
  func sources(width: Int) -> [Line] {
    words.origin.sources(reports).flatMap { WeatherLines.note($0, width: width) }
      + WeatherLines.credits(words.origin.credits(reports), width: width)
  }

  private func warningLines(width: Int) -> [Line] {
    warnings.flatMap {
      WeatherLines.alert(
        WarningLine(
          phrases.warningOnWay($0.title, at: mark($0.distance), until: $0.until), rank: $0.rank,
          words.appearance()), width: width)
    }
  }

  /// The way, how long it is, and when one is under way.
  func head(width: Int) -> [Line] {
    let way = trip.way
    let facts = [distance(way.length), way.ascent.map(climb)]
      .compactMap(\.self).joined(separator: ", ")
    let (start, end) = (trip.schedule.departure, trip.schedule.arrival)
    let unit: SpeedUnit = words.units().distance == .miles ? .milesPerHour : .kilometersPerHour
    // A speed beyond any wind isn't a valid `Speed`.
    let number = Figures.fixed(trip.schedule.speed / unit.scale, decimals: 0)
    let pace = phrases.figure(Figures.withUnit(number, unit.symbol))
    let times =
      datedTime(start, at: 0) + "–"
      + (trip.clock(at: 0).day(of: start) == trip.clock(at: way.length).day(of: end)
        ? time(end, at: way.length) : datedTime(end, at: way.length))
    return (Line(" ") + Line(way.name, .strong) + Line(", " + facts, .dim))
      .wrapped(to: width, indent: 1)
      + (Line(" ") + Line(times.capitalizedFirst)
      + Line("  " + phrases.travelling(travel, pace), .dim))
      .wrapped(to: width, indent: 1)
  }

  private func table(width: Int) -> [Line] {
    let figures = words.figures
    // A narrow window has no room for the day beside the time, or for places: felt temperature and precipitation come
    // first.
    let isNarrow = width < 60
    let hasHeights = rows.contains { $0.elevation != nil }
    let heading = [
      Line(""), Line(figures.symbol(of: .distance), .dim),
      Line(hasHeights ? figures.symbol(of: .altitude) : "", .dim), Line(""), Line(""),
      Line(phrases.feltHeading(figures.symbol(of: .temperature)), .dim),
      Line(figures.symbol(of: .water), .dim),
      Line("%", .dim),
      Line((isNarrow ? "" : phrases.label(of: .wind) + " ") + figures.symbol(of: .speed), .dim),
      Line(""),
    ]
    let days = rows.map { trip.clock(at: $0.distance).day(of: $0.time) }
    let isNewDay = days.indices.map { $0 > 0 && days[$0] != days[$0 - 1] }
    let lines = rows.indices.map { index in
      var cells = cells(rows[index], isOfNewDay: isNewDay[index] && !isNarrow)
      if isNarrow { cells[3] = "" }
      return cells
    }
    let drawn = Table(
      columns: [
        .init(.trailing, isPlain: true), .init(.trailing), .init(.trailing, expendable: 3),
        .init(minimum: 8, expendable: 2, cutsLongest: true, isPlain: true), .init(isPlain: true),
        .init(.trailing), .init(.trailing), .init(.trailing, expendable: 1),
        .init(expendable: isNarrow ? 2 : 0), .init(expendable: 4, isPlain: true),
      ], rows: [heading] + lines
    ).lines(width: width, gap: isNarrow ? 1 : 2)
    return [drawn[0].read(as: [])]
      + zip(drawn.dropFirst(), rows.indices).flatMap { line, index in
        let date = isNewDay[index] && isNarrow ? [Line(" ") + Line(day(of: rows[index]), .dim)] : []
        return (date + [line]).read(as: [reading(rows[index], isOfNewDay: isNewDay[index])])
      }
  }

  private func day(of row: Row) -> String {
    let day = trip.clock(at: row.distance).day(of: row.time)
    return day.map { phrases.day(weekday: $0.weekday, month: $0.month, day: $0.day) } ?? ""
  }

  /// The row as a sentence for screen readers.
  private func reading(_ row: Row, isOfNewDay: Bool) -> String {
    let (weather, figures) = (row.weather, words.figures)
    let amount = phrases.figure(figures.rain(weather.precipitation))
    let chance = Figures.percent(weather.precipitationProbability)
    let kind = weather.precipitationKind
    let wind = relativeWind(row).map { side, speed in
      phrases.relative(side, phrases.figure(figures.speed(speed)))
    }
    return DayViewModel.sentence(
      [(isOfNewDay ? datedTime : time)(row.time, row.distance), mark(row.distance), row.place]
        .filter { !$0.isEmpty }.joined(separator: ", "),
      [
        row.elevation.map(height) ?? "", weather.weatherCode.map(phrases.condition) ?? "",
        (weather.apparentTemperature ?? weather.temperature).map {
          phrases.feelsLike(figures.temperature($0))
        } ?? "",
        (weather.precipitation?.in(.millimeters) ?? 0) == 0
          ? "" : phrases.amount(of: kind, amount),
        weather.precipitationProbability == nil ? "" : phrases.chance(of: kind, chance),
        wind ?? "",
        weather.windGust.map {
          "\(phrases.label(of: .gusts)) \(phrases.figure(figures.speed($0)))"
        } ?? "",
      ])
  }

  private func cells(_ row: Row, isOfNewDay: Bool) -> [Line] {
    let (weather, figures) = (row.weather, words.figures)
    let felt = weather.apparentTemperature ?? weather.temperature
    let rain = weather.precipitation?.in(.millimeters)
    let sign =
      weather.weatherCode.map { words.appearance().sign($0, isDay: row.isDay) }
      ?? (weather == Conditions(time: row.time) ? "" : "–")
    return [
      Line((isOfNewDay ? datedTime : time)(row.time, row.distance)),
      Line(phrases.figure(figure(row.distance))),
      Line(row.elevation.map(bareHeight) ?? ""),
      Line(row.place, row.isNamed ? .strong : .plain), sign,
      Line(phrases.figure(figures.bare(felt)), Style(celsius: felt?.in(.celsius))),
      rain == 0
        ? Line("·", .dim)
        : Line(
          phrases.figure(figures.bare(weather.precipitation)),
          (rain ?? 0) >= Threshold.wet ? .rain : .dim),
      Line(Figures.bare(weather.precipitationProbability)), Line(wind(row)),
      Line(weather.windGust.map { "(\(figures.bare($0)))" } ?? ""),
    ]
  }

  private func bareHeight(_ meters: Double) -> String {
    let unit: ElevationUnit = words.units().distance == .miles ? .feet : .meters
    guard let height = Elevation(meters, .meters) else { return "–" }
    return phrases.figure(Figures.fixed(height.in(unit), decimals: 0))
  }

  /// `head 6`: where it comes from, and the part of it that is felt from there.
  private func wind(_ row: Row) -> String {
    guard let (side, strength) = relativeWind(row) else {
      return row.weather.windSpeed.map { words.figures.bare($0) } ?? "–"
    }
    return phrases.relative(side) + " " + words.figures.bare(strength)
  }

  /// `nil` if the wind isn't known.
  private func relativeWind(_ row: Row) -> (side: RelativeWind, strength: Speed)? {
    guard let head = row.weather.headwind(row.bearing),
      let cross = row.weather.crosswind(row.bearing),
      let strength = Speed(max(abs(head), abs(cross)), .metersPerSecond)
    else { return nil }
    let side: RelativeWind =
      abs(head) >= abs(cross) ? (head >= 0 ? .head : .tail) : cross > 0 ? .right : .left
    return (side, strength)
  }

  // Starts

  /// The sentence about the best of the starts.
  private var best: String? {
    guard let best = starts.first else { return nil }
    guard let wet = best.wholeWetMinutes else {
      return phrases.noStart(until: forecast.end.map { datedTime($0, at: 0) })
    }
    return phrases.bestStart(
      datedTime(best.departure, at: 0), wet: wet, wind: wind(best))
  }

  private func wind(_ start: StartFigures) -> String? {
    start.headwind.flatMap { wind in
      Speed(abs(wind), .metersPerSecond).map {
        phrases.headwind(phrases.figure(words.figures.speed($0)), isAgainst: wind >= 0)
      }
    }
  }

  /// The best of them, each with its figures.
  private func startLines(width: Int) -> [Line] {
    let rows = starts.compactMap { start -> [Line]? in
      guard let wet = start.wholeWetMinutes else { return nil }
      return [
        Line(datedTime(start.departure, at: 0)),
        Line(phrases.minutes(wet), wet > 0 ? .rain : .dim),
        Line(wind(start) ?? ""),
      ]
    }
    guard rows.count > 1 else { return [] }
    let heading = [
      Line(phrases.startsHeading, .dim), Line(phrases.wetHeading, .dim), Line(""),
    ]
    return Table(
      columns: [.init(.trailing), .init(.trailing), .init(isPlain: true)],
      rows: [heading] + rows.prefix(8), hasHeading: true
    ).lines(width: width)
  }
}
