import Foundation
import JSON
import Reports

/// An answer of Open-Meteo in which one variable has several columns: of several models, of earlier runs, or of the
/// members of ensembles.
struct ModelAnswer {
  /// More than the columns of three models with two variables of 51 members, or of seven earlier runs.
  private static let mostColumns = 2000
  /// More rows of all models together than thirteen of them have in a hundred days.
  private static let mostRows = 40_000

  private(set) var timeZone: String?
  private var offset = 0.0
  private var hourly = OpenMeteoTable()
  private var daily = OpenMeteoTable()

  init(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    var answer = self
    guard try reader.kind() == .object else { throw JSONReader.Failure(offset: 0) }
    try reader.object(atMost: Self.mostColumns) { (reader, name) throws(JSONReader.Failure) in
      switch name {
      case "timezone": answer.timeZone = try reader.string()?.cleaned(limit: 100)
      case "utc_offset_seconds":
        answer.offset = try reader.number().flatMap { abs($0) <= 86_400 ? $0 : nil } ?? 0
      case "hourly_units": try answer.hourly.readUnits(&reader)
      case "daily_units": try answer.daily.readUnits(&reader)
      case "hourly": try answer.hourly.readColumns(&reader)
      case "daily": try answer.daily.readColumns(&reader)
      default: try reader.skip()
      }
    }
    self = answer
    let rows = max(hourly.numbers("time").count, daily.numbers("time").count)
    guard modelNames.count * rows <= Self.mostRows else { throw reader.tooLong }
  }

  private init() {}

  /// Whether no block can be read.
  var isEmpty: Bool { !hourly.isThere && !daily.isThere }
}

extension ModelAnswer {
  private static let hourVariables = OpenMeteoVariables.conditions.map(\.name)
  private static let runVariables = ["temperature_2m", "precipitation", "wind_speed_10m"]
  private static let dayVariables = OpenMeteoVariables.day.map(\.name)

  /// `nil` among them means columns without a model's name.
  private var modelNames: Set<String?> {
    let columns =
      columns(hourly, Self.hourVariables) + columns(daily, Self.dayVariables)
    return Set(columns.map(\.column.model))
  }

  /// The models of the answer in the order of `asked`, those with other names last. Columns without a model's name are
  /// of the only one that covers the place: `alone` where one was asked for, or else the service's own choice.
  func forecasts(asked: [WeatherModel]) -> [ModelForecast] {
    let names = modelNames
    let alone = asked.count == 1 ? asked[0] : .bestMatch
    let forecasts = names.compactMap { name -> ModelForecast? in
      // `current` and the like may come without a name beside columns that have one.
      if name == nil, names.count > 1 { return nil }
      let suffix = name.map { "_" + $0 } ?? ""
      let forecast = ModelForecast(
        model: name.map(WeatherModel.init(rawValue:)) ?? alone,
        hours: hourly.renamed(dropping: suffix, of: Self.hourVariables)
          .rows(OpenMeteoVariables.conditions, offset: offset) {
            Conditions(time: Date(timeIntervalSince1970: $0))
          }.spansByBeginning(present: .distantFuture),
        days: daily.renamed(dropping: suffix, of: Self.dayVariables)
          .rows(OpenMeteoVariables.day, offset: offset) {
            EpochTime.day(ofSecond: $0 + offset).map(Day.init(date:))
          })
      return forecast.isEmpty ? nil : forecast
    }
    return forecasts.sorted { a, b in
      let (first, second) = (
        asked.firstIndex(of: a.model) ?? asked.count, asked.firstIndex(of: b.model) ?? asked.count
      )
      return (first, a.model.rawValue) < (second, b.model.rawValue)
    }
  }

  /// The ensembles of the answer, each with its own members: the one that was asked for first, then by their number.
  func ensembles(asked: WeatherModel) -> [Ensemble] {
    let times = hourly.times("time", offset: offset)
    guard times.allSatisfy(\.isFinite), zip(times, times.dropFirst()).allSatisfy(<) else {
      return []
    }
    let names = Set(hourly.names)
    let columns = columns(hourly, Self.runVariables)
      .filter { $0.column.daysAhead == nil && !isMean($0.column, among: names) }
    let byModel = Dictionary(grouping: columns, by: \.column.model)
    let ensembles = byModel.map { name, columns in
      var members: [Int: Ensemble.Member] = [:]
      for (key, column) in columns {
        let number = column.member ?? 0
        var member = members[number] ?? Ensemble.Member(number: number)
        switch column.variable {
        case "temperature_2m": member.temperature = values(key, column.variable, times.count)
        case "precipitation": member.precipitation = values(key, column.variable, times.count)
        default: member.windSpeed = values(key, column.variable, times.count)
        }
        members[number] = member
      }
      return Ensemble(
        model: name.map(WeatherModel.init(rawValue:)) ?? asked,
        times: times.map(Date.init(timeIntervalSince1970:)),
        members: members.values.filter(\.hasData).sorted { $0.number < $1.number },
        timeZone: timeZone)
    }
    // A run that is not numbered is the control run only beside others.
    return ensembles.filter { $0.members.contains { $0.number > 0 } }.sorted { a, b in
      let (first, second) = (a.model == asked ? 0 : 1, b.model == asked ? 0 : 1)
      return (first, -a.members.count, a.model.rawValue)
        < (second, -b.members.count, b.model.rawValue)
    }
  }

  /// The earlier runs of each model, by how far ahead they were.
  func previousRuns(asked: [WeatherModel]) -> [PreviousRun] {
    let times = hourly.times("time", offset: offset)
    guard times.allSatisfy(\.isFinite) else { return [] }
    let columns = columns(hourly, ["temperature_2m", "precipitation"])
    let alone = asked.count == 1 ? asked[0] : .bestMatch
    struct Key: Hashable {
      var model: WeatherModel
      var daysAhead: Int
    }
    var runs: [Key: PreviousRun] = [:]
    for (key, column) in columns {
      guard column.member == nil, let days = column.daysAhead, (1...7).contains(days) else {
        continue
      }
      let model = column.model.map(WeatherModel.init(rawValue:)) ?? alone
      let place = Key(model: model, daysAhead: days)
      var run =
        runs[place]
        ?? PreviousRun(
          model: model, daysAhead: days, times: times.map(Date.init(timeIntervalSince1970:)),
          temperature: [], precipitation: [])
      if column.variable == "precipitation" {
        run.precipitation = values(key, column.variable, times.count)
      } else {
        run.temperature = values(key, column.variable, times.count)
      }
      runs[place] = run
    }
    let known = runs.values.filter { run in
      run.temperature.contains { $0 != nil } || run.precipitation.contains { $0 != nil }
    }
    return known.sorted { a, b in
      let (first, second) = (
        asked.firstIndex(of: a.model) ?? asked.count, asked.firstIndex(of: b.model) ?? asked.count
      )
      return (first, a.model.rawValue, a.daysAhead) < (second, b.model.rawValue, b.daysAhead)
    }
  }

  /// Whether a column without a member's number is the mean of the members: their spread is given beside it.
  private func isMean(_ column: ModelColumn, among names: Set<String>) -> Bool {
    guard column.member == nil else { return false }
    let model = column.model.map { "_" + $0 } ?? ""
    return names.contains(column.variable + "_spread" + model)
      || names.contains(column.variable + model + "_spread")
  }

  private func columns(
    _ table: OpenMeteoTable, _ variables: [String]
  ) -> [(key: String, column: ModelColumn)] {
    table.names.prefix(Self.mostColumns).compactMap { name in
      ModelColumn(name, of: variables).map { (name, $0) }
    }
  }

  /// Exactly `count` values, in the unit that the answer names for the column or for its variable.
  private func values<Unit: UnitOfMeasure>(
    _ name: String, _ variable: String, _ count: Int
  ) -> [Quantity<Unit>?] {
    let unit = hourly.unit(name, Unit.self) ?? hourly.unit(variable, Unit.self)
    let numbers = hourly.numbers(name)
    return (0..<count).map { index in
      guard let unit, numbers.indices.contains(index) else { return nil }
      return Quantity(numbers[index], unit)
    }
  }
}
