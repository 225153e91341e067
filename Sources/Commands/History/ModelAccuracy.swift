import Documents
import Foundation
import Outlook
import Phrases
import TerminalText
import WeatherModels
import WeatherText

/// How good each model's earlier forecasts for a place were.
struct ModelAccuracy {
  /// By model, then by how far ahead.
  let scores: [ModelScore]
  /// The station whose reports they were compared with; `nil` for the user's own records.
  let station: Observation?
  /// Why there is no station to compare with.
  let stationFailure: ServiceError?

  /// Compared with the reports of a station near.
  init(_ runs: [PreviousRun], station: Observation, _ observations: [Observation]) {
    let truth = observations.map {
      Truth(time: $0.conditions.time, temperature: $0.conditions.temperature, isWet: $0.isWet)
    }
    scores = runs.map { ModelScore($0, truth) }
    self.station = station
    stationFailure = nil
  }

  /// Compared with what was recorded here as the present.
  init(
    _ runs: [PreviousRun], _ records: [Conditions], stationFailure: ServiceError? = nil
  ) {
    let truth = records.map { record in
      Truth(
        time: record.time, temperature: record.temperature,
        isWet: record.precipitation.map { $0.in(.millimeters) >= ModelScore.wet })
    }
    scores = runs.map { ModelScore($0, truth) }
    station = nil
    self.stationFailure = stationFailure
  }

  /// The model that was best within two days.
  var best: WeatherModel? { ModelScore.best(of: scores) }

  /// `models`, `truth` and `station`.
  var members: [JSONValue.Member] {
    [
      .init(name: "models", value: .array(scores.map(\.json))),
      .init(name: "truth", value: .string(station == nil ? "records" : "metar")),
      .init(name: "station", value: .optional(station?.station)),
    ]
  }

  /// The members of the document where nothing could be compared.
  static let noMembers: [JSONValue.Member] = [
    .init(name: "models", value: .array([])), .init(name: "truth", value: .null),
    .init(name: "station", value: .null),
  ]
}

/// The accuracy of models as text.
struct ModelAccuracyViewModel: Equatable {
  /// The mean errors of one model, each with its figure, by how far ahead; `nil` if there are none.
  struct Model: Equatable {
    var name: String
    var errors: [Error?]
    var bias, hitRate: String
    var reading: String
  }

  struct Error: Equatable {
    var value: Double
    var figure: String
  }

  var title: String
  var sentences: [String]
  /// How far ahead the errors of the models are, the bias and the share of wet hours.
  var headings: [String]
  var models: [Model]
  /// The statistics of every model and lead, in place of one row for each model.
  var columns: [String]
  var rows: [[String]]
  var note: String
  var glyphs: Glyphs

  /// The comparison in sentences and then in figures.
  func lines(width: Int) -> [Line] {
    let figures = rows.isEmpty ? matrix(width: width) : statistics(width: width)
    return WeatherLines.note(title, .strong, width: width)
      + sentences.flatMap { WeatherLines.note($0, .plain, width: width) }
      + figures + (figures.isEmpty ? [] : WeatherLines.note(note, width: width))
  }

  private func statistics(width: Int) -> [Line] {
    Table(
      columns: columns.indices.map { column in
        // The bias goes first, then both of the rain, then the number of cases.
        let expendable = [2: 1, 4: 3, 5: 2, 6: 2][column] ?? 0
        return .init(
          column < 1 ? .leading : .trailing, minimum: column == 0 ? 5 : nil, expendable: expendable)
      }, rows: [columns.map { Line($0, .dim) }] + rows.map { $0.map { Line($0) } },
      hasHeading: true
    ).lines(width: width)
  }

  /// A row for each model, with a bar before each error where there is room: all on one scale.
  private func matrix(width: Int) -> [Line] {
    guard !models.isEmpty else { return [] }
    let leads = models[0].errors.count
    let most = models.flatMap(\.errors).compactMap(\.?.value).max() ?? 0
    let figure = models.flatMap(\.errors).compactMap { $0?.figure.displayWidth }.max() ?? 0
    let taken =
      1 + (models.map(\.name.displayWidth).max() ?? 0)
      + headings.suffix(2).reduce(0) { $0 + $1.displayWidth + 2 }
    let room = min(24, (width - taken) / max(1, leads) - figure - 3)
    let bar = room < 2 ? 0 : room
    func cell(_ error: Error?) -> Line {
      guard let error else { return Line("–", .dim) }
      let number = Line(error.figure).padded(to: figure, .trailing)
      guard bar > 0 else { return number }
      return number + " "
        + Line.bar(error.value, of: most, width: bar, glyphs: glyphs, .accent).padded(to: bar)
    }
    let rows = models.map { model in
      [Line(model.name)] + model.errors.map(cell) + [Line(model.bias), Line(model.hitRate)]
    }
    let shapes: [Table.Column] =
      [.init(minimum: 5)] + (0..<leads).map { .init(expendable: [1: 2, 3: 1][$0] ?? 0) }
      + [.init(.trailing, expendable: 3), .init(.trailing, expendable: 4)]
    let lines = Table(columns: shapes, rows: [[""] + headings.map { Line($0, .dim) }] + rows)
      .lines(width: width)
    return [lines[0].read(as: [])]
      + zip(lines.dropFirst(), models).map { $0.read(as: [$1.reading]) }
  }
}

extension Wording {
  /// Days ahead that are in the table; the rest lies between.
  private static let leads = [1, 2, 3, 5, 7]

  func accuracy(
    _ accuracy: ModelAccuracy, near place: Place, isWhole: Bool
  ) -> ModelAccuracyViewModel {
    let enough = accuracy.scores.filter { $0.comparisons >= ModelScore.fewest }
    let title = accuracy.station.map { station in
      phrases.modelAccuracyTitle(
        station: station.station,
        distance: station.coordinate.distance(to: place.coordinate).map(figures.distance) ?? "–")
    }
    let most = accuracy.scores.map(\.comparisons).max() ?? 0
    return ModelAccuracyViewModel(
      title: title ?? phrases.modelAccuracyOfRecords,
      sentences: enough.isEmpty
        ? [phrases.tooFewModelCases(most, needed: ModelScore.fewest)] : sentences(enough),
      headings: Self.leads.map(phrases.daysAhead) + phrases.modelAccuracyHeadings,
      models: isWhole ? [] : models(enough),
      columns: phrases.modelAccuracyColumns(temperature: figures.units.temperature.rawValue),
      rows: !isWhole
        ? []
        : enough.filter { Self.leads.contains($0.daysAhead) }.map {
          row($0, among: enough.map(\.model))
        },
      note: isWhole
        ? phrases.modelAccuracyNote
        : phrases.modelMatrixNote(in: figures.units.temperature.rawValue),
      glyphs: appearance().glyphs)
  }

  /// The models in the order of the scores, with the errors of each lead.
  private func models(_ scores: [ModelScore]) -> [ModelAccuracyViewModel.Model] {
    var order: [WeatherModel] = []
    for score in scores where !order.contains(score.model) { order.append(score.model) }
    return order.map { model in
      let own = scores.filter { $0.model == model }
      let near = own.filter { $0.daysAhead <= 2 }
      let biases = near.compactMap(\.bias)
      let wet = near.reduce(0) { $0 + $1.wet }
      let errors = Self.leads.map { lead in
        own.first { $0.daysAhead == lead }?.meanAbsoluteError.map { error in
          ModelAccuracyViewModel.Error(value: error, figure: degrees(error))
        }
      }
      var row = ModelAccuracyViewModel.Model(
        name: model.title(among: order), errors: errors,
        bias: degrees(
          biases.isEmpty ? nil : biases.reduce(0, +) / Double(biases.count), isSigned: true),
        hitRate: share(
          wet == 0 ? nil : Double(near.reduce(0) { $0 + $1.hits }) / Double(wet)), reading: "")
      row.reading = DayViewModel.sentence(
        row.name,
        zip(Self.leads, errors).compactMap { lead, error in
          error.map { "\(phrases.daysAhead(lead)) \($0.figure)" }
        }
          + zip(phrases.modelAccuracyHeadings, [row.bias, row.hitRate])
          .filter { $1 != "–" }.map { "\($0) \($1)" })
      return row
    }
  }

  private func sentences(_ scores: [ModelScore]) -> [String] {
    let near = scores.filter { $0.daysAhead <= 2 }
    var errors: [(model: WeatherModel, error: Double)] = []
    for (model, scores) in Dictionary(grouping: near, by: \.model) {
      let known = scores.compactMap(\.meanAbsoluteError)
      guard !known.isEmpty else { continue }
      errors.append((model, known.reduce(0, +) / Double(known.count)))
    }
    errors.sort { ($0.error, $0.model.rawValue) < ($1.error, $1.model.rawValue) }
    guard let first = errors.first else { return [] }
    let said = phrases.withinTwoDays(
      errors.map { error in
        (
          error.model.title(among: errors.map(\.model)),
          phrases.figure(
            Figures.withUnit(
              Figures.fixed(figures.degrees(ofDifference: error.error), decimals: 1),
              figures.units.temperature.rawValue))
        )
      })
    let rain = near.first { $0.model == first.model && $0.hitRate != nil }
    return [
      said,
      rain.map { phrases.rainHit($0.model.title(among: errors.map(\.model)), $0.hits, of: $0.wet) },
    ]
    .compactMap(\.self)
  }

  /// The cells in the order of `Phrases.modelAccuracyColumns`.
  private func row(_ score: ModelScore, among models: [WeatherModel]) -> [String] {
    [
      score.model.title(among: models), phrases.daysAhead(score.daysAhead),
      phrases.grouped(score.comparisons),
      degrees(score.meanAbsoluteError), degrees(score.bias, isSigned: true), share(score.hitRate),
      share(score.falseAlarmRate),
    ]
  }

  private func degrees(_ value: Double?, isSigned: Bool = false) -> String {
    value.map(figures.degrees(ofDifference:)).map {
      (isSigned && $0 >= 0.05 ? "+" : "") + phrases.figure(Figures.fixed($0, decimals: 1))
    } ?? "–"
  }

  private func share(_ value: Double?) -> String {
    value.map { Figures.withUnit(Figures.fixed($0 * 100, decimals: 0), "%") } ?? "–"
  }
}
