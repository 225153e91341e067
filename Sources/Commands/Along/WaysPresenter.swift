public import CommandKit
import Documents
import Foundation
import Phrases
import TerminalText
import Ways
import WeatherClients
import WeatherModels
import WeatherText

/// The actions on the ways that the user keeps.
public nonisolated enum WayAction: Sendable {
  case edit(ListEdit)
  case turn(PageTurn)
  /// Without a name, nothing changes: a way has no other.
  case rename(row: Int, String)
  /// The way on the screen.
  case keep
}

/// The way on the screen, which `star` keeps.
public final class WayInHand {
  var way: Way?
  /// Whether its page is the last that was shown.
  public var isShown = false

  public init() {}
}

/// The kept ways: `ways`, `ways rm 2`, `ways rename 1 To work`.
public enum WaysRouter {
  public static func screen(
    _ commandContext: CommandContext, _ world: World, _ hand: WayInHand, context: ScreenContext
  ) -> any Screen<WayAction> {
    WaysPresenter(commandContext, world, hand, context: context)
  }
}

final class WaysPresenter: Screen {
  let commands: [Command<WayAction>] =
    ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) } + [
      .rename(examples: ["rename 2 To work"]) {
        Argument.text(.text)
      } _: { row, name in
        let name = name.cleaned(limit: 200).trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? nil : .rename(row: row, name)
      }
    ]
  var hasNextPage: Bool { pages.hasNext }

  private let along: AlongPresenter
  private let world: World
  private let hand: WayInHand
  private let words: Wording
  private let context: ScreenContext
  private let editor: ListEditor<SavedWay>
  private var pages: Pages<SavedWay>

  init(
    _ commandContext: CommandContext, _ world: World, _ hand: WayInHand, context: ScreenContext
  ) {
    let along = AlongPresenter(context: commandContext, world: world, hand: hand)
    self.along = along
    (self.world, self.hand, self.context) = (world, hand, context)
    words = commandContext.words
    pages = Pages(size: context.rowsPerPage(false))
    let words = commandContext.words
    editor = ListEditor(
      phrases: { words.phrases }, context: context,
      question: { words.phrases.confirmRemoval(ofWays: $0) }
    ) { rows throws(Failure) in
      let removed = try Failure.wrapping(storage: world.savedWays.remove(Set(rows.map(\.name))))
      let names = removed.map(\.kept.name)
      return Removal(
        count: removed.count,
        sentence: [words.phrases.removedWays(names), along.strayAlerts()].compactMap(\.self)
          .joined(separator: " "),
        undoable: Undoable(sentence: words.phrases.restoredWays(names)) {
          () throws(StorageError) in try world.savedWays.restore(removed)
        })
    }
  }

  private var phrases: any Phrases { words.phrases }

  func open() async throws(Failure) {
    pages = Pages(try all(), size: context.rowsPerPage(false))
    show()
  }

  @discardableResult func perform(_ action: WayAction) async throws(Failure) -> Route {
    pages.replace(with: try all())
    switch action {
    case .turn(let turn):
      guard try pages.turn(turn) else {
        context.show(Answer(phrases.lastPage))
        return .stay
      }
      show()
    case .edit(let edit):
      guard let done = try await editor.perform(edit, shown: pages.elements) else {
        return .stay
      }
      try show(notice: done)
    case .rename(let row, let name):
      try show(notice: rename(pages.element(atRow: row), to: name))
    case .keep: try keep()
    }
    return .stay
  }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    guard var request = try AlongRequest([pages.element(atRow: row).name], phrases) else {
      return .stay
    }
    request.way = [try pages.element(atRow: row).name]
    return try await along.perform(request)
  }

  func place(atRow row: Int) throws(Failure) -> Place {
    let way = try pages.element(atRow: row)
    guard let start = way.points.first else { throw .goneAlready }
    return Place(name: start.name ?? way.name, coordinate: start.coordinate, kind: .point)
  }
}

extension WaysPresenter {
  private func all() throws(Failure) -> [SavedWay] {
    try Failure.wrapping(storage: world.savedWays.all())
  }

  private func keep() throws(Failure) {
    guard let way = hand.way else { throw .noPlace(.star) }
    let kept = SavedWay(way, added: world.now())
    let before = try all().first { $0.name == kept.name }
    try Failure.wrapping(storage: world.savedWays.add(kept, nil))
    if before == nil {
      editor.remember(
        Undoable(sentence: phrases.removedWays([kept.name])) { [world] () throws(StorageError) in
          _ = try world.savedWays.remove([kept.name])
        })
    }
    context.show(
      Answer(phrases.savedWay(kept.name), document: ["way": .string(kept.name)]))
  }

  private func rename(_ way: SavedWay, to name: String) throws(Failure) -> String {
    var new = way
    new.name = name
    let renamed = new
    try Failure.wrapping(storage: world.savedWays.add(renamed, way.name))
    editor.remember(
      Undoable(sentence: phrases.renamed(name, to: way.name)) { [world] () throws(StorageError) in
        try world.savedWays.add(way, name)
      })
    return [phrases.renamed(way.name, to: name), along.strayAlerts()].compactMap(\.self)
      .joined(separator: " ")
  }

  private func show(notice: String) throws(Failure) {
    pages.replace(with: try all())
    show([notice])
  }

  private func show(_ notices: [String] = []) {
    let notes = notices + (pages.elements.isEmpty ? [phrases.noWays] : [])
    let unit = words.units().distance
    let rows = pages.rows.map { row, way in
      let length = (way.points.last?.distance ?? 0) / unit.scale
      let figure = Figures.fixed(length, decimals: length < 9.95 ? 1 : 0)
      let climb = way.way?.ascent.flatMap { Elevation($0, .meters) }
      return [
        Line("\(row)", .accent), Line(way.name, .strong),
        Line(phrases.figure(figure) + "\u{A0}" + unit.rawValue),
        Line(climb.map { phrases.climb(phrases.figure(words.figures.elevation($0))) } ?? "", .dim),
      ]
    }
    let footer = pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil
    context.show(
      Answer(document: document, list: .init(of: .ways)) { width in
        let table = Table(
          columns: [.init(.trailing), .init(minimum: 10), .init(.trailing), .init(expendable: 1)],
          rows: rows)
        return Page(
          lines: notes.flatMap { WeatherLines.note($0, .plain, width: width) }
            + (rows.isEmpty ? [] : table.lines(width: width))
            + (footer.map { WeatherLines.note($0, width: width) } ?? []))
      })
  }

  private var document: JSONValue {
    [
      "items": .array(
        pages.elements.enumerated().map { index, way in
          [
            "row": .int(index + 1), "name": .string(way.name),
            "length": .optional(way.points.last?.distance),
            "ascent": .optional(way.way?.ascent),
          ]
        })
    ]
  }
}
