import Clients
public import CommandKit
import Documents
import Foundation
import Itineraries
public import Phrases
import Presentation
import Reports
import TerminalText

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
  /// The means of travel, if one was chosen.
  var travel: Travel?
  var speed: Double?
  /// The line that asked for it.
  public var line: String?
  /// Whether its page is the last that was shown.
  public var isShown = false
  /// Shows it on a map; `nil` where it is on one.
  var shownOnMap: (@MainActor () async throws(Failure) -> Route)?

  public var map: (@MainActor () async throws(Failure) -> Route)? { isShown ? shownOnMap : nil }

  public init() {}
}

/// The kept ways: `ways`, `ways rm 2`, `ways rename 1 To work`.
public enum WaysRouter {
  /// The commands of the screen, which isn't built for them.
  public static var signatures: [CommandSignature] { WaysPresenter.listCommands.map(\.signature) }

  public static func screen(
    _ commandContext: CommandContext, _ world: World, _ hand: WayInHand, context: ScreenContext
  ) -> any Screen<WayAction> {
    WaysPresenter(commandContext, world, hand, context: context)
  }
}

final class WaysPresenter: Screen {
  let commands = WaysPresenter.listCommands
  fileprivate static let listCommands: [Command<WayAction>] =
    ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) } + [
      .rename(examples: ["rename 2 To work"]) {
        Argument.text(.text, behind: Language.typed.beforeNames)
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
      question: { words.phrases.ofWays.confirmRemoval(ofWays: $0) }
    ) { rows throws(Failure) in
      let stray = along.strayAlerts
      let removed = try Failure.wrapping(storage: world.savedWays.remove(Set(rows.map(\.name))))
      let lost = along.strayAlerts - stray
      let names = removed.map(\.kept.name)
      return (
        count: removed.count,
        sentence: words.phrases.ofWays.removedWays(names)
          + (lost > 0 ? " " + words.phrases.ofWays.strayAlerts(lost) : ""),
        undoable: Undoable(sentence: words.phrases.ofWays.restoredWays(names)) {
          () throws(StorageError) in try world.savedWays.restore(removed)
        }
      )
    }
  }

  private var phrases: any AlongPhrases { words.phrases.ofWays }

  func open() async throws(Failure) {
    pages = Pages(try all(), size: context.rowsPerPage(false))
    show()
  }

  @discardableResult func perform(_ action: WayAction) async throws(Failure) -> Route {
    // Rows on the screen are what they were, whatever other programs did since.
    if !context.isListed() { pages.replace(with: try all()) }
    switch action {
    case .turn(let turn):
      if try pages.turn(turn) { show() } else { context.show(Answer(phrases.lastPage)) }
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
    try await along.perform(AlongRequest(saved: try pages.element(atRow: row).name))
  }

  func name(ofRow row: Int) -> String? { (try? pages.element(atRow: row))?.name }

  func place(atRow row: Int) throws(Failure) -> Place {
    throw .isWay(try pages.element(atRow: row).name)
  }
}

extension WaysPresenter {
  private func all() throws(Failure) -> [SavedWay] {
    try Failure.wrapping(storage: world.savedWays.all())
  }

  private func keep() throws(Failure) {
    guard let way = hand.way else { throw .noPlace(line: "\(CommandName.star.rawValue) 1") }
    var new = SavedWay(way, added: world.now())
    (new.travel, new.speed) = (hand.travel?.rawValue, hand.speed)
    let all = try all()
    new.name = name(of: new, among: all)
    let kept = new
    let before = all.first { $0.name == kept.name }
    try Failure.wrapping(storage: world.savedWays.add(kept, nil))
    let name = [kept.name]
    editor.remember(
      Undoable(sentence: before == nil ? phrases.removedWays(name) : phrases.restoredWays(name)) {
        [world] () throws(StorageError) in
        if let before {
          try world.savedWays.add(before, nil)
        } else {
          _ = try world.savedWays.remove([kept.name])
        }
      })
    context.show(Answer(phrases.savedWay(kept.name), document: ["way": .string(kept.name)]))
  }

  /// Its own name, unless that is of another way, or of this one by other means.
  private func name(of way: SavedWay, among all: [SavedWay]) -> String {
    let means = self.means(of: way).map { ["\(way.name), \($0)"] } ?? []
    let names = [way.name] + means + (2...99).map { "\(way.name) \($0)" }
    return names.first { name in all.first { $0.name == name }?.isAlike(way) != false } ?? way.name
  }

  private func means(of way: SavedWay) -> String? {
    way.travel.flatMap(WayTravel.init).flatMap(phrases.means)
  }

  private func rename(_ way: SavedWay, to name: String) throws(Failure) -> String {
    let all = try all()
    guard all.contains(where: { $0.name == way.name }) else { throw .goneAlready }
    guard !all.contains(where: { $0.name != way.name && $0.isCalled(name) }) else {
      throw .noWay(.taken(name))
    }
    var new = way
    new.name = name
    let renamed = new
    try Failure.wrapping(storage: world.savedWays.add(renamed, way.name))
    try Failure.wrapping(storage: world.questions.renameWay(way.name, to: name))
    editor.remember(
      Undoable(of: name, words.phrases) { [world] () throws(Failure) in
        try Failure.wrapping(storage: world.savedWays.all()).contains { $0.name == name }
      } undo: { [world, phrases] () throws(Failure) in
        try Failure.wrapping(storage: world.savedWays.add(way, name))
        try Failure.wrapping(storage: world.questions.renameWay(name, to: way.name))
        return phrases.renamed(name, to: way.name)
      })
    return phrases.renamed(way.name, to: name)
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
      return [
        Line("\(row)", .accent), Line(way.name, .strong),
        Line(phrases.figure(figure) + "\u{A0}" + unit.rawValue),
        Line(
          way.ascent.map { phrases.climb(phrases.figure(words.figures.climb($0))) } ?? "", .dim),
        Line(means(of: way) ?? "", .dim),
      ]
    }
    let footer = pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil
    context.show(
      Answer(document: document, list: .init(of: .ways)) { width in
        let table = Table(
          columns: [
            .init(.trailing), .init(), .init(.trailing), .init(expendable: 1),
            .init(expendable: 2),
          ],
          rows: rows)
        return Page(
          lines: notes.flatMap { WeatherLines.note($0, .plain, width: width) }
            + (rows.isEmpty ? [] : table.lines(width: width, foldingFrom: 2))
            + (footer.map { WeatherLines.note($0, width: width) } ?? []))
      })
  }

  private var document: JSONValue {
    [
      "items": .array(
        pages.elements.enumerated().map { index, way in
          [
            "row": .int(index + 1), "name": .string(way.name),
            "length": .rounded(way.points.last?.distance, to: 1),
            "ascent": .rounded(way.ascent, to: 1),
            "travel": .optional(way.travel.flatMap(Travel.init)?.rawValue),
            "speed": .rounded(way.speed, to: 4),
          ]
        })
    ]
  }
}
