import FileTestSupport
import Preferences
import SafeFiles

/// Files that hold more than a start needs of them.
@Suite struct LongFileTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    let preferences = desk.open()
    try preferences.settings.set("theme", "dark")
    let places = try (0..<500).map { try kept("Place \($0)", Double($0) / 10 - 25) }
    for list in PlaceList.allCases {
      try preferences.placeLists.restore(
        places.enumerated().map { Removed(index: $0, kept: $1) }, list)
    }
  }

  @Test func theSettingsAndTheLastSearchAreReadAlone() throws {
    let read = Mutex(0)
    let preferences = desk.open(calls: counting { count in read.withLock { $0 += count } })
    #expect(try preferences.settings.value("theme") == "dark")
    #expect(try preferences.settings.value("units") == nil)
    #expect(try preferences.placeLists.lastSearch()?.place.name == "Place 0")
    #expect(read.withLock { $0 } == 16_384)
    #expect(try preferences.placeLists.ids(.pins).count == 500)
    #expect(try preferences.placeLists.all(.searches).count == 500)
    #expect(read.withLock { $0 } < 500_000)
  }

  @Test func theLastSearchIsTheNewestThatCanBeRead() throws {
    let lists = desk.open().placeLists
    try lists.add(kept("Newest", 60), .searches)
    #expect(try desk.open().placeLists.lastSearch()?.place.name == "Newest")
    let text = try #require(desk.text).replacing("<real>60.0</real>", with: "<string/>")
    try desk.folder.write(text, to: "vane/vane.plist")
    #expect(try desk.open().placeLists.lastSearch()?.place.name == "Place 0")
    #expect(desk.notices == [])
  }

  @Test func damageFurtherOnIsMetWhenThatIsRead() throws {
    let text = String(try #require(desk.text).dropLast(1000))
    try desk.folder.write(text, to: "vane/vane.plist")
    let preferences = desk.open()
    #expect(try preferences.settings.value("theme") == "dark")
    #expect(desk.notices == [])
    #expect(try preferences.placeLists.all(.pins) == [])
    #expect(desk.notices == [.damaged(copy: desk.path + ".damaged-20261121T140000Z")])
    #expect(desk.folder.text("vane/vane.plist.damaged-20261121T140000Z") == text)
    #expect(try preferences.settings.value("theme") == nil)
  }

  @Test func aChangeAfterTheBeginningWasReadKeepsTheRest() throws {
    let preferences = desk.open()
    #expect(try preferences.placeLists.lastSearch()?.place.name == "Place 0")
    #expect(try preferences.placeLists.ids(.searches).count == 500)
    try preferences.placeLists.add(kept("Place 400", 15), .searches)
    #expect(try preferences.placeLists.ids(.searches).first == kept("", 15).place.id)
    try preferences.settings.set("theme", "light")
    let lists = desk.open().placeLists
    #expect(try lists.names(.searches).count == 500)
    #expect(try lists.names(.searches).prefix(2) == ["Place 400", "Place 0"])
    #expect(try lists.names(.favorites).count == 500)
    #expect(try desk.open().settings.value("theme") == "light")
  }

  /// Files with another order of keys are read all the same.
  @Test func theOrderOfTheKeysIsOfNoWeight() throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data((desk.text ?? "").utf8), format: nil)
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try data.write(to: URL(filePath: desk.path))
    let preferences = desk.open()
    #expect(try preferences.settings.value("theme") == "dark")
    #expect(try preferences.placeLists.lastSearch()?.place.name == "Place 0")
    #expect(try preferences.placeLists.names(.pins).count == 500)
  }

  private func counting(_ count: @escaping @Sendable (Int) -> Void) -> FileCalls {
    var calls = FileCalls.unsynced
    calls.read = { file, bytes throws(CallFailure) in
      let more = try FileCalls.live.read(file, bytes)
      count(more)
      return more
    }
    return calls
  }
}
