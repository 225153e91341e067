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

  private let offset: Double
  private let hourly: OpenMeteoTable
  private let daily: OpenMeteoTable

  init(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    let blocks = try OpenMeteoBlocks(&reader, ["hourly", "daily"])
    (offset, hourly, daily) = (blocks.offset, blocks["hourly"], blocks["daily"])
    let rows = max(hourly.numbers("time").count, daily.numbers("time").count)
    guard modelNames.count * rows <= Self.mostRows else { throw reader.tooLong }
  }

  /// Whether no block can be read.
  var isEmpty: Bool { !hourly.isThere && !daily.isThere }
}

extension ModelAnswer {
  private static let hourVariables = OpenMeteoVariables.conditions.map(\.name)
  private static let runVariables = ["temperature_2m", "precipitation", "wind_speed_10m"]
  private static let dayVariables = OpenMeteoVariables.day.map(\.name)

  /// `nil` among them means columns without a model's name.
  private var modelNames: Set<String?> {
    Set(
      (columns(hourly, Self.hourVariables) + columns(daily, Self.dayVariables))
        .map(\.column.model))
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
    return forecasts.sorted { asked.rank($0.model) < asked.rank($1.model) }
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
        members: members.values.filter(\.hasData).sorted { $0.number < $1.number })
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
      let (first, second) = (asked.rank(a.model), asked.rank(b.model))
      return (first.0, first.1, a.daysAhead) < (second.0, second.1, b.daysAhead)
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

extension [WeatherModel] {
  /// The order of a model: those that were asked for come first, in their order, then the others by name.
  fileprivate func rank(_ model: WeatherModel) -> (Int, String) {
    (firstIndex(of: model) ?? count, model.rawValue)
  }
}

/// The parsed name of a column in an answer of several models, runs or members:
/// `temperature_2m_previous_day2_icon_seamless`, `precipitation_member07_ncep_gefs025`.
///
/// The variable is known and comes first; whatever is neither the variable, nor a run, nor a member, is the model. So
/// one model's name may be the tail of another's, and names that the service gave the models itself are found, too.
struct ModelColumn: Hashable {
  var variable: String
  /// The run's age in days; `nil` for the newest.
  var daysAhead: Int?
  /// `nil` if none is named, which is the control run of an ensemble.
  var member: Int?
  /// `nil` if the answer is of one model alone.
  var model: String?

  /// `nil` for a variable that isn't one of these, and for values computed from several members.
  init?(_ name: String, of variables: [String]) {
    let found = variables.filter { name == $0 || name.hasPrefix($0 + "_") }
    guard let variable = found.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    self.variable = variable
    var rest: [Substring] = []
    for part in name.dropFirst(variable.count).split(separator: "_") {
      if let number = Self.number(part, behind: "member") {
        member = number
      } else if let number = Self.number(part, behind: "day"), rest.last == "previous" {
        rest.removeLast()
        daysAhead = number
      } else {
        rest.append(part)
      }
    }
    guard !Self.isStatistic(rest) else { return nil }
    model = rest.isEmpty ? nil : rest.joined(separator: "_")
  }

  /// Whether this is another variable with our prefix, or a sum over members.
  private static func isStatistic(_ parts: [Substring]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    let others: Set<Substring> = [
      "spread", "mean", "max", "min", "sum", "probability", "hours", "dominant", "anomaly",
    ]
    return others.contains(first) || ["spread", "mean"].contains(last)
  }

  private static func number(_ part: Substring, behind word: String) -> Int? {
    guard part.hasPrefix(word) else { return nil }
    let digits = part.dropFirst(word.count)
    guard (1...3).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits)
  }
}
