import FileTestSupport
import ScreenTestSupport

@MainActor struct ListEditorTests {
  private let places = Array(Fixture.springfields.prefix(4))
  private let kept: SavedPlaces
  private let recorder = ContextRecorder()
  private let editor: ListEditor<Place>

  init() {
    kept = SavedPlaces(favorites: places)
    editor = ListEditor(
      .favorites, in: kept.client, phrases: English(), context: recorder.context)
  }

  @Test func removesRowsAndPutsThemBackWhereTheyWere() async throws {
    let removed = try await editor.perform(.remove(.rows([2...3])), shown: places)
    #expect(
      removed
        == "Deleted Springfield, Massachusetts and Springfield, Illinois from your favorites. Type undo to restore them."
    )
    #expect(kept.places(.favorites) == [places[0], places[3]])
    let restored = try await editor.perform(.undo, shown: [places[0], places[3]])
    #expect(
      restored == "Restored Springfield, Massachusetts and Springfield, Illinois in your favorites."
    )
    #expect(kept.places(.favorites) == places)
    #expect(recorder.questions.isEmpty)
  }

  @Test func takesDeletionsBackOneAfterTheOther() async throws {
    _ = try await editor.perform(.remove(.rows([1...1])), shown: places)
    _ = try await editor.perform(.remove(.rows([1...1])), shown: kept.places(.favorites))
    _ = try await editor.perform(.undo, shown: [])
    #expect(kept.places(.favorites) == Array(places.dropFirst()))
    _ = try await editor.perform(.undo, shown: [])
    #expect(kept.places(.favorites) == places)
    await #expect(throws: Failure.nothingToUndo) { try await editor.perform(.undo, shown: []) }
  }

  @Test(arguments: [ENOSPC, EIO, EMFILE])
  func whatCouldNotBeTakenBackCanBeTakenBackLater(code: Int32) async throws {
    var client = kept.client
    let failure = StorageError.system(.write, path: "vane.plist", code: code)
    let calls = Counter()
    client.restore = { [kept] places, list throws(StorageError) in
      if calls.next() <= 2 { throw failure }
      try kept.client.restore(places, list)
    }
    let editor = ListEditor(
      .favorites, in: client, phrases: English(), context: recorder.context)
    _ = try await editor.perform(.remove(.rows([2...3])), shown: places)
    for _ in 0..<2 {
      await #expect(throws: Failure.storage(failure)) {
        try await editor.perform(.undo, shown: [])
      }
    }
    _ = try await editor.perform(.undo, shown: [])
    #expect(kept.places(.favorites) == places)
  }

  @Test(arguments: [ListEdit.clear, .remove(.all)])
  func asksBeforeItRemovesAll(edit: ListEdit) async throws {
    recorder.listener = .no
    #expect(try await editor.perform(edit, shown: places) == nil)
    #expect(kept.places(.favorites) == places)
    recorder.listener = .yes
    #expect(
      try await editor.perform(edit, shown: places)
        == "Deleted Springfield, Missouri; Springfield, Massachusetts and 2 more from your favorites. Type undo to restore them."
    )
    #expect(kept.places(.favorites) == [])
    #expect(
      recorder.questions == ["Delete all 4 favorites? (y/n) ", "Delete all 4 favorites? (y/n) "])
  }

  @Test func removesNothingWhereNobodyCanBeAsked() async {
    recorder.listener = .nobody
    await #expect(throws: Failure.needsYes(.clear)) {
      try await editor.perform(.clear, shown: places)
    }
    await #expect(throws: Failure.needsYes(.rm)) {
      try await editor.perform(.remove(.all), shown: places)
    }
    #expect(kept.places(.favorites) == places)
  }

  @Test(arguments: [ListEdit.clear, .remove(.all)])
  func doesNotAskForAnEmptyList(edit: ListEdit) async {
    await #expect(throws: Failure.nothingToClear) {
      try await editor.perform(edit, shown: [])
    }
  }

  @Test func removesAllRowsOrNone() async {
    await #expect(throws: Failure.noRow(5, count: 4)) {
      try await editor.perform(.remove(.rows([1...2, 4...5])), shown: places)
    }
    #expect(kept.places(.favorites) == places)
  }

  /// A row that another program removed meanwhile is neither an error nor restored.
  @Test func removesWhatIsStillThere() async throws {
    _ = kept.remove([places[1].id], from: .favorites)
    let removed = try await editor.perform(.remove(.rows([1...2])), shown: places)
    #expect(
      removed == "Deleted Springfield, Missouri from your favorites. Type undo to restore it.")
    #expect(kept.places(.favorites) == [places[2], places[3]])
    _ = try await editor.perform(.undo, shown: [])
    #expect(kept.places(.favorites) == [places[0], places[2], places[3]])
  }

  /// An undo takes back what was done here, and not what another program did since.
  @Test func undoSparesWhatOthersChanged() async throws {
    let shown = SavedPlace(place: places[0], added: Fixture.now)
    _ = try editor.rename(shown, to: "Cabin", in: .favorites, of: kept.client)
    var other = SavedPlace(place: places[0], added: Fixture.now)
    other.ownName = "Hut"
    try kept.client.add(other, .favorites)
    let undone = try await editor.perform(.undo, shown: [])
    #expect(undone == "Nothing was undone: another program has changed Cabin since.")
    #expect(try kept.client.all(.favorites).first?.ownName == "Hut")
  }

  @Test func saysThatNothingOfItIsThereAnyMore() async {
    _ = kept.remove([places[1].id], from: .favorites)
    await #expect(throws: Failure.goneAlready) {
      try await editor.perform(.remove(.rows([2...2])), shown: places)
    }
    await #expect(throws: Failure.nothingToUndo) { try await editor.perform(.undo, shown: []) }
  }

  @Test func saysWhyAFileCouldNotBeChanged() async {
    let editor = ListEditor(
      .pins, in: .failing(.noHome), phrases: English(), context: recorder.context)
    await #expect(throws: Failure.storage(.noHome)) {
      try await editor.perform(.remove(.rows([1...1])), shown: places)
    }
    await #expect(throws: Failure.nothingToUndo) { try await editor.perform(.undo, shown: []) }
  }
}

struct RequestTests {
  @Test func passesOnWhatTheGazetteerSays() throws {
    func answer(_ error: GazetteerError?) throws(GazetteerError) -> Int {
      if let error { throw error }
      return 1
    }
    #expect(throws: Failure.gazetteer(.missing(path: "/a"))) {
      try Failure.wrapping(gazetteer: answer(.missing(path: "/a")))
    }
    #expect(try Failure.wrapping(gazetteer: answer(nil)) == 1)
  }

  @Test func passesOnWhatAServiceSays() async {
    @Sendable func answer() async throws(ServiceError) -> Int { throw .noReport }
    await #expect(throws: Failure.service(.noReport)) {
      try await Failure.wrapping(service: await answer())
    }
  }

  /// The answer may arrive at the moment of the cancellation, which the user has already been told of.
  @Test func dropsWhatArrivesAfterItWasCancelled() async {
    @Sendable func answer() async throws(ServiceError) -> Int {
      withUnsafeCurrentTask { $0?.cancel() }
      return 1
    }
    let task = Task { try await Failure.wrapping(service: await answer()) }
    await #expect(throws: Failure.service(.cancelled)) { try await task.value }
  }
}
