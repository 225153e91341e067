import Outlook
import Phrases
import ScreenKit
import TerminalText
import WeatherClients
import WeatherModels

/// The places to be put side by side, as they were typed.
nonisolated struct CompareRequest: Hashable, Sendable {
  /// More are no comparison any longer.
  static let most = 8

  /// Names and rows.
  var places: [String]

  /// Each word is a place, `Oslo Tokyo 3`, unless there are commas: `New York, Oslo`. What was quoted, and so holds
  /// spaces, stays whole. `nil` for fewer than two and more than eight.
  init?(_ arguments: Arguments) {
    let words = arguments.words
    let isQuoted: (String) -> Bool = { $0.contains(where: \.isWhitespace) }
    if words.contains(where: { $0.contains(",") && !isQuoted($0) }) {
      var parts = [[String]()]
      for word in words {
        let pieces = isQuoted(word) ? [Substring(word)] : word.split(
          separator: ",", omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
          if index > 0 { parts.append([]) }
          if !piece.isEmpty { parts[parts.count - 1].append(String(piece)) }
        }
      }
      places = parts.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
    } else {
      places = words.filter { !$0.isEmpty }
    }
    guard (2...Self.most).contains(places.count) else { return nil }
  }
}

extension RootRouter {
  /// Shows places side by side, after one request for all of them. A name that is not found is told, and left out.
  func compare(_ request: CompareRequest) async throws(Failure) {
    let (places, missing) = try find(request)
    let saved = places.compactMap { place in
      world.savedReports.last(place).map { (place: place, report: $0) }
    }
    if saved.count == places.count {
      let areRecent = saved.allSatisfy { $0.report.isRecent(at: world.now()) }
      show(saved, missing, areRecent ? .final : .interim)
      if areRecent { return }
    }
    output.wait(world.phrases.asking)
    defer { output.wait(nil) }
    let reports = try await Failure.wrapping { () async throws(ServiceError) in
      try await world.weather.reports(places)
    }
    guard reports.count == places.count else { throw .service(.noReport) }
    show(zip(places, reports).map { (place: $0, report: $1) }, missing, .final)
  }

  /// Each place once, in the order typed, and the names that nothing is called by.
  private func find(
    _ request: CompareRequest
  ) throws(Failure) -> (places: [Place], missing: [String]) {
    var places: [Place] = []
    var missing: [String] = []
    for text in request.places {
      let place: Place
      if let row = Arguments.number(text) {
        place = try listScreen.place(atRow: row)
      } else {
        do {
          place = try firstPlace(named: text)
        } catch .placeNotFound {
          missing.append(text)
          continue
        }
      }
      if !places.contains(where: { $0.id == place.id }) { places.append(place) }
    }
    guard !places.isEmpty else { throw .placeNotFound(missing.first ?? "") }
    return (places, missing)
  }

  private func show(
    _ pairs: [(place: Place, report: Report)], _ missing: [String], _ stage: Answer.Stage
  ) {
    let phrases = world.phrases
    let comparison = words.comparison(pairs)
    let marks = words.marks(pairs)
    let unknown = missing.map { phrases.sentence(for: .placeNotFound($0)) }
    let services = Set(pairs.map(\.report.service)).sorted { $0.rawValue < $1.rawValue }
    let notes =
      words.sources(pairs.map(\.report))
      + services.map { phrases.credit($0) ?? phrases.sampleWarning }
    let items = JSONValue.rows(pairs.map(\.place)) { row in
      let (place, report) = pairs[row - 1]
      return [
        "marks": .array(marks[row - 1].map { .string($0.rawValue) }),
        "report": report.json(at: place),
      ]
    }
    let document: JSONValue = [
      "items": items, "missing": .array(missing.map(JSONValue.string)),
    ]
    output.show(
      Answer(stage, document: document) { width in
        Page(
          lines: unknown.flatMap { WeatherLines.note($0, .warning, width: width) }
            + WeatherLines.comparison(comparison, width: width)
            + notes.flatMap { WeatherLines.note($0, width: width) })
      })
  }
}
