import Atlas
import Clients
import CommandKit
import Documents
import Fields
import Foundation
import Phrases
import Quantities
import Reports

// Renaming pins, and carrying favorites and pins to files and back.
extension MapPinPresenter {
  func perform(_ edit: PinEdit) async throws(Failure) {
    switch edit {
    case .rename(let row, let name): try await rename(row, to: name)
    case .export(let path): try await export(to: path)
    case .importPlaces(let path): try await importPlaces(from: path)
    }
  }

  func perform(_ edit: ListEdit) async throws(Failure) {
    try load()
    // All rows are the pins, a row may be a favorite on the map.
    var shown = pins
    if case .remove(.rows(let ranges)) = edit {
      shown = pages.elements
      for row in ranges.map(\.upperBound) where row > pinCount { _ = try place(atRow: row) }
    }
    guard let done = try await editor.perform(edit, shown: state.type == .warnings ? [] : shown)
    else { return }
    try reload()
    try await show(notice: done)
  }

  private func rename(_ row: Int, to name: String) async throws(Failure) {
    try load()
    // On a map of warnings, the numbers belong to the warnings.
    let place = try place(atRow: row)
    let name = name.cleaned(limit: 200)
    if row > pinCount, let favorite = try interactor.favorite(place.id) {
      let done = try editor.rename(favorite, to: name, in: .favorites, of: interactor.places)
      try reload()
      return try await show(notice: done)
    }
    let old = try interactor.rename(place, to: name)
    editor.remember(
      Undoable(sentence: phrases.renamed(name, to: old.place.name)) {
        [interactor] () throws(StorageError) in try interactor.places.add(old, .pins)
      })
    try reload()
    try await show(notice: phrases.renamed(old.place.name, to: name))
  }

  private func export(to path: String) async throws(Failure) {
    let places = try interactor.listed()
    guard !places.isEmpty else { throw .nothingToExport }
    if try !interactor.write(places, to: path, replaces: false) {
      guard try await context.mayReplace(path, phrases, .export) else {
        return context.show(Answer(phrases.notDone))
      }
      _ = try interactor.write(places, to: path, replaces: true)
    }
    let counts = PlaceCounts(places)
    context.show(
      Answer(
        phrases.exported(counts, to: path),
        document: [
          "file": .string(path), "favorites": .int(counts.favorites), "pins": .int(counts.pins),
        ]))
  }

  private func importPlaces(from path: String) async throws(Failure) {
    let content = try interactor.read(path)
    guard !content.places.isEmpty else { throw .nothingToImport(path: path) }
    let (added, repeated) = try interactor.merge(content.places)
    let counts = PlaceCounts(added)
    if !added.isEmpty {
      editor.remember(
        Undoable(sentence: phrases.importUndone(counts)) {
          [interactor] () throws(StorageError) in try interactor.remove(added)
        })
    }
    let present = content.places.count - added.count - repeated
    let imported = phrases.imported(counts, present: present, repeated: repeated)
    let hint = phrases.undoHint(counts.all, .deletes)
    var sentences = [added.isEmpty ? imported : context.undoable(imported, hint)]
    if !content.rejected.isEmpty { sentences.append(phrases.notImported(content.rejected)) }
    let rejected = content.rejected.map { row -> JSONValue in
      ["row": .int(row.row), "reason": .string(row.reason.rawValue)]
    }
    try reload()
    try await arrive()
    look(at: content.places.map(\.kept.place))
    try await show(
      notice: sentences.joined(separator: " "),
      document: [
        .init(name: "favorites", value: .int(counts.favorites)),
        .init(name: "pins", value: .int(counts.pins)),
        .init(name: "present", value: .int(present)),
        .init(name: "rejected", value: .array(rejected)),
      ])
  }
}

extension PlaceCounts {
  fileprivate init(_ places: [ListedPlace]) {
    let favorites = places.count { $0.list == .favorites }
    self.init(favorites: favorites, pins: places.count - favorites)
  }
}

// The field as a document.
extension MapPinPresenter {
  /// The member `field` of the document.
  nonisolated static func document(_ shown: ShownField?) -> JSONValue {
    guard let shown else { return .null }
    if let frame = shown.frame { return radarDocument(shown, frame) }
    guard let field = shown.field else { return .null }
    let columns = field.lattice.columns
    func rows(_ values: [Double]) -> JSONValue {
      .array(
        (0..<field.lattice.rows).map { row in
          .array((0..<columns).map { .optional(values[row * columns + $0] as Double?) })
        })
    }
    var members: [JSONValue.Member] = [
      .init(name: "kind", value: .string(shown.type.rawValue)),
      .init(name: "time", value: .optional(shown.clock.iso8601(field.time))),
      .init(name: "latitudes", value: .array(field.lattice.latitudes.map(JSONValue.number))),
      .init(name: "longitudes", value: .array(field.lattice.longitudes.map(JSONValue.number))),
      .init(name: "values", value: rows(field.values)),
    ]
    if field.quantity == .wind {
      members.append(.init(name: "directions", value: rows(field.directions)))
    }
    if field.quantity == .pressure {
      members.append(
        .init(
          name: "centers",
          value: .array(
            field.centers.map { center in
              [
                "kind": .string(center.kind.rawValue), "latitude": .rounded(center.latitude, to: 3),
                "longitude": .rounded(center.longitude, to: 3),
                "pressure": .rounded(center.pressure, to: 1),
              ]
            })))
      members.append(
        .init(
          name: "isobars",
          value: .array(
            field.contours(every: isobarInterval).map { line in
              [
                "pressure": .number(line.value),
                "points": .array(
                  line.points.map { point in
                    let turns = ((point.longitude + 180) / 360).rounded(.down)
                    return .array([
                      .rounded(point.latitude, to: 4),
                      .rounded(point.longitude - 360 * turns, to: 4),
                    ])
                  }),
              ]
            })))
    }
    return .object(members)
  }

  /// In hPa.
  nonisolated static let isobarInterval = 4.0
}
