public import Clients
public import Phrases
import Presentation
public import Reports

/// Deleting from a list that the user keeps: the same on every screen that has one.
public enum ListEdit: Hashable, Sendable {
  case remove(RowSelection)
  case undo
  case clear

  public static func commands<Action>(
    _ action: @escaping @Sendable (ListEdit) -> Action
  ) -> [Command<Action>] {
    [
      Command(
        .rm, in: .lists,
        examples: ["rm 3", "rm 1 4-6", "rm all"]
      ) {
        Argument.rows
      } run: {
        action(.remove($0))
      },
      .undo(action(.undo)),
      Command(.clear, in: .lists, action(.clear)),
    ]
  }
}

/// Something that was done and can be taken back.
public struct Undoable {
  /// Reverts the change, and returns the sentence about it.
  package let undo: @MainActor () throws(Failure) -> String

  public init(undo: @escaping @MainActor () throws(Failure) -> String) { self.undo = undo }

  /// Takes back what was done to something of this name if that is still as it was left here.
  public init(
    of name: String, _ phrases: any Phrases,
    ifStill isStill: @escaping @MainActor () throws(Failure) -> Bool,
    undo: @escaping @MainActor () throws(Failure) -> String
  ) {
    self.init { () throws(Failure) in
      try isStill() ? try undo() : phrases.changedSince(name)
    }
  }

  public init(sentence: String, undo: @escaping @Sendable () throws(StorageError) -> Void) {
    self.init { () throws(Failure) in
      try Failure.wrapping(storage: undo())
      return sentence
    }
  }
}

/// Rows that were removed from a list, without those that another program removed meanwhile.
public typealias Removal = (count: Int, sentence: String, undoable: Undoable)

/// Carries out the edits of one list and remembers what they removed.
@MainActor public final class ListEditor<Row> {
  private let question: (_ count: Int) -> String
  private let removal: ([Row]) throws(Failure) -> Removal
  private let spoken: () -> any Phrases
  private let context: ScreenContext
  private var undoable: [Undoable] = []

  /// `question` asks before all rows are removed, and `removing` removes those of the rows that still exist.
  public init(
    phrases: @escaping () -> any Phrases, context: ScreenContext,
    question: @escaping (_ count: Int) -> String,
    removing: @escaping ([Row]) throws(Failure) -> Removal
  ) {
    self.question = question
    removal = removing
    spoken = phrases
    self.context = context
  }

  /// Edits the list of which the user last saw `shown`, and returns the sentence about it; `nil` if the user said no,
  /// which is shown.
  public func perform(_ edit: ListEdit, shown: [Row]) async throws(Failure) -> String? {
    switch edit {
    case .remove(.all): try await removeAll(shown, .rm)
    case .remove(let rows): try remove(rows.offsets(in: shown.count).map { shown[$0] })
    case .clear: try await removeAll(shown, .clear)
    case .undo: try undo()
    }
  }

  /// Remembers something else that was done to the list, for `undo`.
  public func remember(_ undoable: Undoable) {
    self.undoable.append(undoable)
    context.remember(nil)
  }

  /// Removes the rows that are still there, and returns the sentence about it; fails if none is.
  public func remove(_ rows: [Row]) throws(Failure) -> String {
    let removed = try removal(rows)
    guard removed.count > 0 else { throw .goneAlready }
    remember(removed.undoable)
    return context.undoable(removed.sentence, spoken().undoHint(removed.count, .restores))
  }

  private func removeAll(_ shown: [Row], _ command: CommandName) async throws(Failure) -> String? {
    guard !shown.isEmpty else { throw .nothingToClear }
    guard try await context.confirm(question(shown.count), command) else {
      context.show(Answer(spoken().notDone))
      return nil
    }
    return try remove(shown)
  }

  private func undo() throws(Failure) -> String {
    guard let last = undoable.last else { throw .nothingToUndo }
    let sentence = try last.undo()
    undoable.removeLast()
    return sentence
  }
}

extension ListEditor<Place> {
  /// Renames a place, or restores its original name, and returns the sentence about it; `nil` if it has no other name.
  public func rename(
    _ shown: SavedPlace, to name: String?, in list: PlaceList, of places: PlaceListClient
  ) throws(Failure) -> String? {
    guard name != nil || shown.ownName != nil else { return nil }
    let all = try Failure.wrapping(storage: places.all(list))
    // Another program may have removed it meanwhile.
    guard let old = all.first(where: { list.id(of: $0.place) == list.id(of: shown.place) }) else {
      throw .goneAlready
    }
    var new = old
    new.ownName = name == old.place.name ? nil : name
    let renew = { @Sendable (kept: SavedPlace) throws(StorageError) in
      let ids = try places.ids(list)
      try places.add(kept, list)
      // A search that is added comes first, but this one is not made again.
      if try places.ids(list) != ids { try places.arrange(ids, list) }
    }
    try Failure.wrapping(storage: renew(new))
    let phrases = spoken()
    if new != old {
      remember(
        Undoable(of: new.called.name, phrases) { () throws(Failure) in
          try Failure.wrapping(storage: places.all(list)).contains {
            list.id(of: $0.place) == list.id(of: new.place) && $0.ownName == new.ownName
          }
        } undo: { () throws(Failure) in
          try Failure.wrapping(storage: renew(old))
          return phrases.renamed(new.called.name, to: old.called.name)
        })
    }
    return phrases.renamed(old.called.name, to: new.called.name)
  }

  /// A row of the screen that isn't in `list` is deleted from the `other` one, which stands below it.
  public convenience init(
    _ list: PlaceList, or other: PlaceList? = nil, in places: PlaceListClient,
    phrases: @autoclosure @escaping @Sendable () -> any Phrases, context: ScreenContext
  ) {
    self.init(
      phrases: phrases, context: context,
      question: { phrases().confirmRemoval(count: $0, of: list) }
    ) { rows throws(Failure) in
      var left = rows
      var removed: [(list: PlaceList, rows: [Removed<SavedPlace>])] = []
      for list in [list, other].compactMap(\.self) {
        let gone = try Failure.wrapping(
          storage: places.remove(Set(left.map(list.id)), list))
        let ids = Set(gone.map { list.id(of: $0.kept.place) })
        left.removeAll { ids.contains(list.id(of: $0)) }
        if !gone.isEmpty { removed.append((list, gone)) }
      }
      let done = removed
      // Places of one name that stay count, too.
      let names = done.map { list, rows in
        let gone = rows.map(\.kept.called)
        let all = (((try? places.all(list)) ?? []).map(\.called) + gone)
          .distinctNames(in: phrases())
        return gone.map { all[$0.id] ?? $0.name }
      }
      func sentence(_ words: ([String], PlaceList) -> String) -> String {
        zip(names, done).map { words($0, $1.list) }.joined(separator: " ")
      }
      return (
        count: done.reduce(0) { $0 + $1.rows.count },
        sentence: sentence { phrases().removed($0, from: $1) },
        undoable: Undoable(sentence: sentence { phrases().restored($0, in: $1) }) {
          () throws(StorageError) in
          for (list, rows) in done { try places.restore(rows, list) }
        }
      )
    }
  }
}

extension Failure {
  /// A row that is asked for a place is about a way.
  public static func isWay(_ name: String) -> Failure {
    .own(OwnFailure { $0.isWay(name) })
  }

  /// The result of reading or writing the user's files.
  public static func wrapping<Value>(
    storage value: @autoclosure () throws(StorageError) -> Value
  ) throws(Failure) -> Value {
    do { return try value() } catch { throw .storage(error) }
  }

  /// The result of reading or writing a file of places or events.
  public static func wrapping<Value>(
    file value: @autoclosure () throws(PlaceFileError) -> Value
  ) throws(Failure) -> Value {
    do { return try value() } catch { throw .placeFile(error) }
  }

  public static func wrapping<Value>(
    gazetteer value: @autoclosure () throws(GazetteerError) -> Value
  ) throws(Failure) -> Value {
    do { return try value() } catch { throw .gazetteer(error) }
  }

  /// The answer of a service. One that arrives after the request was canceled is dropped, whatever it is.
  public static func wrapping<Value: Sendable>(
    service answer: @autoclosure () async throws(ServiceError) -> Value
  ) async throws(Failure) -> Value {
    do throws(ServiceError) {
      let value = try await answer()
      guard !Task.isCancelled else { throw .cancelled }
      return value
    } catch {
      throw .service(Task.isCancelled ? .cancelled : error)
    }
  }
}
