import Analysis
import Clients
import CommandKit
import Documents
import Phrases
import Presentation
import Reports
import TerminalText

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
    let head = HeadViewModel(place: place.title)
    let said = sentences.compactMap(\.self)
    let figures = bins.map { [limits($0), phrases.grouped($0.cases), words.share($0.share)] }
    let note = phrases.chancesNote(least: least)
    let glyphs = words.appearance().glyphs
    let credits = words.origin.credits(
      of: [isSample ? .sample : interactor.service], isSample ? [] : [.station])
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
    context.show(
      Answer(document: document) { width in
        let room = max(0, min(41, width - 34))
        let rows = zip(bins, figures).map { bin, figures -> [Line] in
          figures.map { Line($0, bin.counts ? .plain : .dim) }
            + [room < 8 ? "" : Self.bar(bin, width: room, glyphs).read(as: [])]
        }
        let table = Table(
          columns: [.init(.trailing), .init(.trailing), .init(.trailing), .init()],
          rows: [(phrases.chanceColumns + [""]).map { Line($0, .dim) }] + rows, hasHeading: true)
        return Page(
          lines: WeatherLines.head(head, width: width)
            + WeatherLines.note(phrases.chancesTitle(hours: cases.count), .strong, width: width)
            + said.flatMap { WeatherLines.note($0, .plain, width: width) }
            + (rows.isEmpty ? [] : table.lines(width: width))
            + WeatherLines.note(note, width: width) + WeatherLines.credits(credits, width: width))
      })
  }

  /// The share of wet hours on a scale of all, with a mark at the mean chance; that of too few hours is dim.
  private static func bar(_ bin: Reliability.Bin, width room: Int, _ glyphs: Glyphs) -> Line {
    let mark = Int((bin.chance * Double(room - 1)).rounded())
    let length = bin.share * Double(room - 1)
    func part(_ value: Double, _ width: Int) -> Line {
      guard width > 0 else { return "" }
      return Line.bar(
        min(Double(width), max(0, value)), of: Double(width), width: width, glyphs: glyphs,
        bin.counts ? .rain : .dim)
    }
    return part(length, mark).padded(to: mark) + Line(glyphs == .ascii ? "|" : "│", .dim)
      + part(length - Double(mark), room - 1 - mark)
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
