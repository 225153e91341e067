import Atlas
import CommandKit
import Fields
import Foundation
import Phrases
import Quantities
import WeatherClients
import WeatherModels

/// The fields of a view, and notes on them.
nonisolated struct FieldAnswer: Sendable {
  var week: FieldWeek?
  /// Why there is nothing better.
  var failure: Failure?
  /// The cost of the whole view, where it was not requested.
  var cost: FieldCost?
  /// Whether the user said that nothing may be asked for.
  var isRefused = false
}

nonisolated extension MapPinInteractor {
  private static let lastField = "map.field"

  /// The field shown last, for an hour of a map that shows none.
  var lastField: MapType {
    settings.string(Self.lastField).flatMap(MapType.init).flatMap { $0.field == nil ? nil : $0 }
      ?? .rain
  }

  /// Best effort.
  func keep(_ field: MapType) {
    if field != lastField { try? settings.set(Self.lastField, field.rawValue) }
  }

  /// The week for a view: the saved one, or a requested one if that is allowed. `asks` is `false` while keys move the
  /// map.
  ///
  /// - Throws: `fieldsNotAsked` if nobody can allow the request and nothing is saved, and the failure of a request if
  /// nothing is saved.
  @MainActor func fields(
    _ view: FieldView, at time: Date, holding held: FieldWeek?, asks: Bool,
    confirm: (FieldCost) async throws(Failure) -> Bool,
    wait: (Bool) -> Void
  ) async throws(Failure) -> FieldAnswer {
    let lattice = Lattice(view)
    func isFresh(_ fetched: Date) -> Bool {
      fetched.isRecent(at: now(), for: FieldClient.freshness)
    }
    func reaches(_ week: FieldWeek) -> Bool { week.field(.pressure, at: time) != nil }
    if let held, held.lattice.covers(view), held.lattice.isAsFine(as: lattice),
      isFresh(held.fetched),
      reaches(held)
    {
      return FieldAnswer(week: held)
    }
    let saved = fields.saved().filter { $0.lattice.isAsFine(as: lattice) }
    let covering = saved.lazy.filter { $0.lattice.covers(view) }.compactMap(fields.week)
    let known = covering.first
    if let known, isFresh(known.fetched), reaches(known) { return FieldAnswer(week: known) }
    // The nearest to the view's middle is drawn as far as it goes.
    let fallback =
      known
      ?? saved.filter { $0.lattice.distance(to: view) < 1 }
      .min { $0.lattice.distance(to: view) < $1.lattice.distance(to: view) }
      .flatMap(fields.week)
    let cost = fields.cost(lattice)
    do throws(Failure) {
      let isAllowed = try await mayAsk(cost, asks: asks, confirm)
      guard isAllowed else {
        let isRefused = settings.string(FieldClient.permission) == "no"
        return FieldAnswer(week: fallback, cost: cost, isRefused: isRefused)
      }
      wait(true)
      defer { wait(false) }
      return FieldAnswer(
        week: try await Failure.wrapping(service: await fields.fetch(lattice)))
    } catch {
      guard let fallback, error != .service(.cancelled) else { throw error }
      return FieldAnswer(week: fallback, failure: error)
    }
  }

  /// Asks the user once, and remembers the answer.
  @MainActor private func mayAsk(
    _ cost: FieldCost, asks: Bool, _ confirm: (FieldCost) async throws(Failure) -> Bool
  ) async throws(Failure) -> Bool {
    if cost.calls == 0 { return true }
    guard asks, cost.calls <= FieldCost.mostCalls else { return false }
    switch settings.string(FieldClient.permission) {
    case "yes": return true
    case "no": return false
    default:
      let isAllowed: Bool
      do {
        isAllowed = try await confirm(cost)
      } catch {
        guard case .needsYes = error else { throw error }
        throw .fieldsNotAsked(points: cost.points, calls: cost.calls)
      }
      try Failure.wrapping(storage: settings.set(FieldClient.permission, isAllowed ? "yes" : "no"))
      return isAllowed
    }
  }
}
