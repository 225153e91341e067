public import Phrases
public import WeatherClients
public import WeatherModels

/// Deleting from a list that a person keeps: the same on every screen that has one.
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
        synonyms: ["del", "delete", "erase", "remove", "odstráň", "vymaž", "zmaž"],
        examples: ["rm 3", "rm 1 4-6", "rm all"]
      ) {
        Argument.rows
      } run: {
        action(.remove($0))
      },
      .undo(action(.undo)),
      Command(.clear, in: .lists, synonyms: ["truncate"], action(.clear)),
    ]
  }
}

/// Something that was done and can be taken back.
public struct Undoable: Sendable {
  /// The sentence after it is undone.
  let sentence: String
  let undo: @Sendable () throws(StorageError) -> Void

  public init(sentence: String, undo: @escaping @Sendable () throws(StorageError) -> Void) {
    self.sentence = sentence
    self.undo = undo
  }
}

/// Carries out the edits of one list and remembers what they removed.
@MainActor public final class ListEditor {
  private let list: PlaceList
  private let places: PlaceListClient
  private let spoken: @Sendable () -> any Phrases
  private let context: ScreenContext
  private var undoable: [Undoable] = []

  public init(
    _ list: PlaceList, in places: PlaceListClient,
    phrases: @autoclosure @escaping @Sendable () -> any Phrases, context: ScreenContext
  ) {
    self.list = list
    self.places = places
    spoken = phrases
    self.context = context
  }

  /// Edits the list of which the person last saw `shown`, and says what was done; `nil` when the person said no.
  public func perform(_ edit: ListEdit, shown: [Place]) async throws(Failure) -> String? {
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
    context.remember()
  }

  /// Gives a place a name, or its own back, and says so; `nil` where it has no other.
  public func rename(_ shown: SavedPlace, to name: String?) throws(Failure) -> String? {
    guard name != nil || shown.ownName != nil else { return nil }
    let all = try Failure.wrapping { () throws(StorageError) in try places.all(list) }
    // Another program may have removed it meanwhile.
    guard let old = all.first(where: { $0.place.id == shown.place.id }) else { throw .goneAlready }
    var new = old
    new.ownName = name == old.place.name ? nil : name
    let renew = { @Sendable [places, list] (kept: SavedPlace) throws(StorageError) in
      let ids = try places.ids(list)
      try places.add(kept, list)
      // A search that is added comes first, but this one is not made again.
      if try places.ids(list) != ids { try places.arrange(ids, list) }
    }
    try Failure.wrapping { () throws(StorageError) in try renew(new) }
    remember(
      Undoable(sentence: phrases.renamed(new.called.name, to: old.called.name)) {
        () throws(StorageError) in try renew(old)
      })
    return phrases.renamed(old.called.name, to: new.called.name)
  }

  private var phrases: any Phrases { spoken() }

  private func removeAll(_ shown: [Place], _ command: CommandName) async throws(Failure) -> String?
  {
    guard !shown.isEmpty else { throw .nothingToClear }
    let question = phrases.confirmRemoval(count: shown.count, of: list)
    guard try await context.confirm(question, command) else { return nil }
    return try remove(shown)
  }

  /// Removes what is there of these, and says so; fails where nothing is.
  public func remove(_ rows: [Place]) throws(Failure) -> String {
    let removed = try Failure.wrapping { () throws(StorageError) in
      try places.remove(Set(rows.map(\.id)), list)
    }
    // What another program removed meanwhile was not removed here.
    guard !removed.isEmpty else { throw .goneAlready }
    remember(
      Undoable(sentence: phrases.restored(removed.map(\.kept.place.name), in: list)) {
        [places, list] () throws(StorageError) in try places.restore(removed, list)
      })
    return context.undoable(
      phrases.removed(removed.map(\.kept.place.name), from: list),
      phrases.undoHint(removed.count, .restores))
  }

  private func undo() throws(Failure) -> String {
    guard let last = undoable.last else { throw .nothingToUndo }
    try Failure.wrapping(last.undo)
    undoable.removeLast()
    return last.sentence
  }
}

extension Failure {
  /// Runs something that reads or writes the person's files.
  public static func wrapping<Value>(
    _ body: () throws(StorageError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw .storage(error)
    }
  }

  /// Asks the gazetteer.
  public static func wrapping<Value>(
    _ body: () throws(GazetteerError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw .gazetteer(error)
    }
  }

  /// Draws a map.
  public static func wrapping<Value>(
    _ body: () throws(AtlasError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw .atlas(error)
    }
  }

  /// Runs a request. What arrives after it was cancelled is dropped, whatever the service made of that.
  public static func wrapping<Value: Sendable>(
    _ body: () async throws(ServiceError) -> Value
  ) async throws(Failure) -> Value {
    do throws(ServiceError) {
      let value = try await body()
      guard !Task.isCancelled else { throw .cancelled }
      return value
    } catch {
      throw .service(Task.isCancelled ? .cancelled : error)
    }
  }
}
