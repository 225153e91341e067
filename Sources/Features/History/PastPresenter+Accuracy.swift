import CommandKit
import Documents
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

// The accuracy of forecasts.
extension PastPresenter {
  func showAccuracy(isWhole: Bool) async throws(Failure) {
    context.wait(words.phrases.asking)
    defer { context.wait(nil) }
    var models: ModelAccuracy?
    var failure: Failure?
    do throws(Failure) {
      models = try await interactor.modelAccuracy()
    } catch {
      if error == .service(.cancelled) { throw error }
      failure = error
    }
    let scores = try interactor.scores()
    let tables = accuracyTables(scores, isWhole: isWhole)
    let phrases = words.phrases
    let most = scores.map(\.cases).max() ?? 0
    let isSample = interactor.clients.certainty.isSample()
    let model = AccuracyModel(
      place: place.title, models: models.map { words.accuracy($0, near: place, isWhole: isWhole) },
      failure: failure.map { phrases.noPreviousRuns(because: phrases.sentence(for: $0)) }
        ?? models?.stationFailure.map {
          phrases.noStationReports(because: phrases.sentence(for: .service($0)))
        },
      tables: tables,
      note: !tables.isEmpty
        ? phrases.accuracyNote
        : models == nil
          ? phrases.tooFewCases(most, needed: AccuracyScore.fewestCases) : nil,
      credits: words.origin.credits(
        of: scores.map(\.service) + (models == nil ? [] : [isSample ? .sample : .openMeteo]),
        models?.station != nil && !isSample ? [.station] : []))
    let own: JSONValue = ["place": place.json, "items": .array(scores.map(\.json))]
    let document = own.merging(models?.json ?? ModelAccuracy.unknown)
    context.show(
      Answer(document: document) { HistoryView().render(model, width: $0) })
  }

  /// A table for each service with enough cases. With its temperatures, the rest is only in a whole one.
  private func accuracyTables(_ scores: [AccuracyScore], isWhole: Bool) -> [AccuracyModel.Table] {
    let (phrases, figures) = (words.phrases, words.figures)
    return Service.allCases.compactMap { service in
      let own = scores.filter {
        $0.service == service && $0.cases >= AccuracyScore.fewestCases
      }
      guard !own.isEmpty else { return nil }
      return AccuracyModel.Table(
        title: phrases.accuracyTitle(
          phrases.serviceName(service), cases: own.reduce(0) { $0 + $1.cases }),
        columns: phrases.accuracyColumns(
          temperature: figures.units.temperature.rawValue,
          wind: figures.units.wind.ofDifferences.symbol),
        rows: isWhole || own.allSatisfy({ $0.temperature.meanAbsoluteError == nil })
          ? own.map(words.accuracy) : [],
        chartTitle: phrases.temperatureErrors(in: figures.units.temperature.rawValue),
        bars: own.compactMap { score in
          score.temperature.meanAbsoluteError.map {
            AccuracyModel.Bar(
              label: phrases.daysAhead(score.days), value: $0,
              figure: phrases.figure(
                Figures.fixed(figures.degrees(ofDifference: $0), decimals: 1)))
          }
        }, glyphs: words.appearance().glyphs)
    }
  }
}
