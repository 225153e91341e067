import Analysis
import Clients
import CommandKit
import Documents
import Phrases
import Presentation
import Reports

// The chances of rain and snow, and what came of them.
extension PastPresenter {
  func showChances() async throws(Failure) {
    let phrases = words.phrases.history
    context.wait(phrases.asking)
    defer { context.wait(nil) }
    let cases = try await interactor.chances()
    let reliability = Reliability(cases)
    let leads = Dictionary(grouping: cases, by: \.lead)
    let helped = leads.filter { Calibration($0.value) != nil }.keys.sorted()
    let isSample = interactor.clients.certainty.isSample()
    let bins = reliability?.bins ?? []
    let most = bins.last(where: \.counts)
    let sentences = [
      most.map {
        phrases.chanceCame(limits($0), share: words.share($0.share), hours: $0.cases)
      },
      reliability.map {
        phrases.brier(score($0.brier), climatology: score($0.climatology))
      },
      most == nil ? phrases.tooFewChances(needed: Reliability.fewest) : nil,
      most == nil
        ? nil
        : helped.isEmpty
          ? phrases.calibrationDoesNotHelp : phrases.calibrationHelps(helped, isOn: isCalibrated()),
    ]
    let model = ChancesModel(
      place: place.title, title: phrases.chancesTitle(hours: cases.count),
      sentences: sentences.compactMap(\.self), columns: phrases.chanceColumns,
      bins: bins.map { bin in
        ChancesModel.Bin(
          chances: limits(bin), hours: phrases.grouped(bin.cases), share: words.share(bin.share),
          wet: bin.share, chance: bin.chance, counts: bin.counts)
      },
      notes: [phrases.chancesNote(least: least)], glyphs: words.appearance().glyphs,
      credits: words.origin.credits(
        of: [isSample ? .sample : interactor.service], isSample ? [] : [.station]))
    let document: JSONValue = [
      "place": place.json, "cases": .int(cases.count),
      "brier": .rounded(reliability?.brier),
      "climatology": .rounded(reliability?.climatology),
      "calibrated": .array(helped.map { .int($0) }),
      "items": .array(
        bins.map { bin in
          [
            "from": .number(bin.limits.lowerBound), "to": .number(bin.limits.upperBound),
            "cases": .int(bin.cases), "wet": .int(bin.wet),
            "chance": .rounded(bin.chance),
          ]
        }),
    ]
    context.show(Answer(document: document) { HistoryView().render(model, width: $0) })
  }

  /// `0.1 mm`, which is not rounded to a hundredth of an inch.
  private var least: String {
    let unit = words.figures.units.rain
    let amount = Precipitation(Threshold.wet, .millimeters)?.in(unit)
    let figure = Figures.fixed(amount ?? .nan, decimals: unit == .inches ? 3 : 1)
    return words.phrases.figure(Figures.withUnit(figure, unit.symbol))
  }

  /// `70–90 %`
  private func limits(_ bin: Reliability.Bin) -> String {
    let ends = [bin.limits.lowerBound, bin.limits.upperBound].map {
      Figures.fixed($0 * 100, decimals: 0)
    }
    return Figures.withUnit(ends.joined(separator: "–"), "%")
  }

  private func score(_ value: Double) -> String {
    words.phrases.figure(Figures.fixed(value, decimals: 3))
  }
}
