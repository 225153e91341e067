import Analysis
import Documents
import Phrases
import Presentation
import Reports
import TerminalText

/// The errors of each model's earlier forecasts for a place.
struct ModelAccuracy {
  /// The scores by model, then by lead time.
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

  /// Compares with the present conditions that were recorded here.
  init(
    _ runs: [PreviousRun], _ records: [Conditions], stationFailure: ServiceError? = nil
  ) {
    let truth = records.map { record in
      Truth(
        time: record.time, temperature: record.temperature,
        isWet: record.precipitation.map { $0.in(.millimeters) >= Threshold.wet })
    }
    scores = runs.map { ModelScore($0, truth) }
    station = nil
    self.stationFailure = stationFailure
  }

  /// The model that was best within two days.
  var best: WeatherModel? { ModelScore.best(of: scores) }

  /// `models`, `truth` and `station`.
  var json: JSONValue {
    [
      "models": .array(scores.map(\.json)),
      "truth": .string(station == nil ? "records" : "metar"),
      "station": .optional(station?.station),
    ]
  }

  /// `json` where nothing could be compared.
  static let unknown: JSONValue = ["models": .array([]), "truth": .null, "station": .null]
}

extension Wording {
  /// Days ahead that are in the table; the rest lies between.
  private static let leads = [1, 2, 3, 5, 7]

  func accuracy(
    _ accuracy: ModelAccuracy, near place: Place, isWhole: Bool
  ) -> ModelAccuracyViewModel {
    let phrases = phrases.history
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
    let order = scores.map(\.model).uniqued
    return order.map { model in
      let own = scores.filter { $0.model == model }
      let near = own.filter { $0.daysAhead <= 2 }
      let biases = near.compactMap(\.bias)
      let wet = near.reduce(0) { $0 + $1.wet }
      let errors = Self.leads.map { lead in
        own.first { $0.daysAhead == lead }?.meanAbsoluteError.map { error in
          (value: error, figure: degrees(error))
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
          error.map { "\(phrases.history.daysAhead(lead)) \($0.figure)" }
        }
          + zip(phrases.history.modelAccuracyHeadings, [row.bias, row.hitRate])
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
    let said = phrases.history.withinTwoDays(
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
      rain.map {
        phrases.history.rainHit(
          $0.model.title(among: errors.map(\.model)), $0.hits, of: $0.wet,
          daysAhead: $0.daysAhead)
      },
    ]
    .compactMap(\.self)
  }

  /// The cells in the order of `Phrases.modelAccuracyColumns`.
  private func row(_ score: ModelScore, among models: [WeatherModel]) -> [String] {
    [
      score.model.title(among: models), phrases.history.daysAhead(score.daysAhead),
      phrases.grouped(score.comparisons),
      degrees(score.meanAbsoluteError), degrees(score.bias, isSigned: true), share(score.hitRate),
      share(score.falseAlarmRate),
    ]
  }

  private func degrees(_ value: Double?, isSigned: Bool = false) -> String {
    figure(value.map(figures.degrees(ofDifference:)), isSigned: isSigned)
  }
}
