import Documents
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText

/// The finest grid of a model at a place, and its newest run.
struct ModelGrid {
  var member: ModelFamily.Member
  /// `nil` where the service doesn't tell.
  var run: ModelRun?
  var forecast: ModelForecast

  /// The time since which the forecast is the same, though a newer run could be had since.
  var sameSince: Date? {
    forecast.sameSince.flatMap { since in
      run.flatMap { $0.available > since ? since : nil }
    }
  }

  func json(at now: Date) -> JSONValue {
    let finest = member.finest
    return [
      "grid": .string(finest.title), "kilometers": .number(finest.kilometers),
      "reach": .number(Double(finest.hours)),
      "run": .optional(run?.start.formatted(.iso8601)),
      "isLate": run.map { .bool($0.isLate(at: now)) } ?? .null,
      "sameSince": .optional(sameSince?.formatted(.iso8601)),
    ]
  }
}

extension Wording {
  /// A row for each: the model, its grid, the days that this reaches, its newest run.
  func grids(_ grids: [ModelGrid], at now: Date) -> Table {
    let models = grids.map(\.member.model)
    let rows = grids.map { grid in
      let finest = grid.member.finest
      let title = grid.member.model.title(among: models)
      let distance = bare(finest.kilometers) + "\u{A0}km"
      let isLate = grid.run?.isLate(at: now) == true
      return [
        Line(title),
        Line(finest.title == title ? distance : "\(finest.title), \(distance)"),
        Line(bare(Double(finest.hours) / 24)),
        Line(grid.run.map { $0.time(at: now) } ?? "–", isLate ? .error : .plain)
          + (isLate ? Line(" " + phrases.certainty.lateRun, .error) : ""),
      ]
    }
    return Table(
      columns: [
        .init(minimum: 10, isPlain: true), .init(expendable: 1), .init(.trailing), .init(),
      ], rows: [phrases.certainty.gridColumns.map { Line($0, .dim) }] + rows, hasHeading: true)
  }

  /// The models whose values are old though their service has newer runs.
  func unchanged(_ grids: [ModelGrid], at now: Date) -> String? {
    let models = grids.map(\.member.model)
    let old = grids.filter { $0.sameSince != nil }
    guard let since = old.compactMap(\.sameSince).min() else { return nil }
    return phrases.certainty.unchanged(
      old.map { $0.member.model.title(among: models) },
      asOf: phrases.ago(now.timeIntervalSince(since)))
  }

  /// Without a decimal that is none.
  private func bare(_ value: Double) -> String {
    let isWhole = (value * 10).rounded() == value.rounded() * 10
    return phrases.figure(Figures.fixed(value, decimals: isWhole ? 0 : 1))
  }
}
