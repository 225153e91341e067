import FileTestSupport
import Preferences
import SafeFiles

@Suite struct DamageTests {
  private static let whole = plist(
    "<key>settings</key><dict><key>theme</key><string>dark</string></dict>")

  @Test(arguments: [
    "garbage", "", " ", "\n", "{", "{ a = 1; }", "( 1, 2 )", "// nothing", "bplist00",
    "bplist00garbage", "<plist/>", "<plist version=\"1.0\"><string>text</string></plist>",
    "<plist version=\"1.0\"><array/></plist>", "<html></html>", "\u{0}\u{0}\u{0}\u{0}",
    plist("<key>a</key><date>garbage</date>"), plist("<key>a</key>"),
  ])
  func aFileThatIsNoDictionaryIsKeptAsideAndThePersonIsTold(text: String) throws {
    let desk = try Desk(text)
    let preferences = desk.open()
    #expect(try preferences.settings.value("theme") == nil)
    #expect(desk.notices == [.damaged(copy: desk.path + ".damaged-20261121T140000Z")])
    #expect(desk.folder.text("vane/vane.plist.damaged-20261121T140000Z") == text)
    #expect(try desk.names() == ["vane.plist.damaged-20261121T140000Z"])
    try preferences.settings.set("theme", "light")
    #expect(try desk.open().settings.value("theme") == "light")
    #expect(desk.notices.count == 1)
  }

  /// Lists of which each holds the next twice, 60 deep, in a few hundred bytes; and one that holds itself.
  @Test(arguments: [
    sharing(depth: 60) { [$0 + 1, $0 + 1] }, sharing(depth: 1) { [$0, $0] },
    sharing(depth: 200) { [$0 + 1] },
  ])
  func sharedListsAreCountedEachTimeTheyAreReached(data: Data) throws {
    let start = ContinuousClock.now
    let desk = try Desk(data)
    #expect(try desk.open().settings.value("theme") == nil)
    #expect(desk.notices.count == 1)
    #expect(PlacePropertyList.content(of: data) == nil)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func aFewSharedListsAreRead() throws {
    let data = sharing(depth: 8) { [$0 + 1, $0 + 1] }
    #expect(PlacePropertyList.content(of: data) == PlaceFileContent())
  }

  @Test(arguments: ["", "<!-- for Foundation -->"])
  func moreValuesThanAnyListHasAreNotRead(comment: String) throws {
    let integers = String(repeating: "<integer>1</integer>", count: 700_000)
    let desk = try Desk(plist(comment + "<key>a</key><array>" + integers + "</array>"))
    #expect(try desk.open().settings.value("theme") == nil)
    #expect(desk.notices == [.damaged(copy: desk.path + ".damaged-20261121T140000Z")])
  }

  @Test func aChangeMeetsTheDamageToo() throws {
    let desk = try Desk("garbage")
    try desk.open().settings.set("theme", "light")
    #expect(desk.notices == [.damaged(copy: desk.path + ".damaged-20261121T140000Z")])
    #expect(desk.folder.text("vane/vane.plist.damaged-20261121T140000Z") == "garbage")
    #expect(try desk.open().settings.value("theme") == "light")
  }

  @Test func anEarlierDamagedFileIsNeverOverwritten() throws {
    let desk = try Desk("first")
    let preferences = desk.open()
    #expect(try preferences.placeLists.all(.pins) == [])
    try desk.folder.write("second", to: "vane/vane.plist")
    #expect(try preferences.placeLists.all(.pins) == [])
    #expect(desk.folder.text("vane/vane.plist.damaged-20261121T140000Z") == "first")
    #expect(desk.folder.text("vane/vane.plist.damaged-20261121T140000Z-2") == "second")
  }

  @Test func everyTruncationIsWholeOrKeptAside() throws {
    let desk = try Desk("")
    let text = Self.whole + "\n"
    for length in 0...text.utf8.count {
      let start = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      try desk.folder.write(start, to: "vane/vane.plist")
      let before = desk.notices.count
      let value = try desk.open().settings.value("theme")
      if desk.notices.count == before {
        #expect(value == "dark", "\(length)")
      } else if case .damaged(let path) = desk.notices[before] {
        #expect(value == nil)
        #expect(FileManager.default.contents(atPath: path) == Data(start.utf8), "\(length)")
      }
    }
    #expect(desk.notices.count > text.utf8.count - 3)
  }

  @Test func mutationsDoNotStopIt() throws {
    let desk = try Desk("")
    var mutator = Mutator(seed: 7)
    let text = plist(
      """
      <key>settings</key><dict><key>theme</key><string>dark</string></dict><key>searches</key><array><dict>
      <key>name</key><string>A</string><key>latitude</key><real>1.5</real><key>longitude</key><real>-2e1</real>
      <key>added</key><date>2026-11-21T14:00:00Z</date><key>population</key><integer>12</integer></dict></array>
      """)
    for _ in 0..<Soak.count("VANE_MUTATIONS", standard: 500) {
      let bytes = mutator.damaged(Array(text.utf8))
      try Data(bytes).write(to: URL(filePath: desk.path))
      let before = desk.notices.count
      let preferences = desk.open()
      _ = try preferences.placeLists.all(.searches)
      try preferences.placeLists.add(kept("B", 3), .searches)
      #expect(try desk.open().placeLists.names(.searches).first == "B")
      if desk.notices.count > before, case .damaged(let path) = desk.notices[before] {
        #expect(FileManager.default.contents(atPath: path) == Data(bytes))
        // At most a thousand damaged files of the same second are saved side by side.
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  @Test func behindALinkTheTargetIsSetAsideAndTheLinkStays() throws {
    let desk = try Desk("")
    try FileManager.default.removeItem(atPath: desk.path)
    try desk.folder.write("garbage", to: "dotfile")
    try FileManager.default.createSymbolicLink(atPath: desk.path, withDestinationPath: "../dotfile")
    let preferences = desk.open()
    #expect(try preferences.settings.value("theme") == nil)
    #expect(
      desk.notices == [.damaged(copy: desk.folder.path + "/dotfile.damaged-20261121T140000Z")])
    try preferences.settings.set("theme", "dark")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: desk.path) == "../dotfile")
    #expect(try desk.open().settings.value("theme") == "dark")
  }

  @Test func aFileThatMayNotBeReadIsNotDamaged() throws {
    let desk = try Desk(Self.whole)
    var calls = FileCalls.live
    let path = desk.path
    calls.open = { file, flags, mode throws(CallFailure) in
      if file == path { throw CallFailure(code: EACCES) }
      return try FileCalls.live.open(file, flags, mode)
    }
    let preferences = desk.open(calls: calls)
    let error = StorageError.system(.read, path: path.cleanPath, code: EACCES)
    #expect(throws: error) { try preferences.settings.value("theme") }
    #expect(throws: error) { try preferences.settings.set("theme", "light") }
    #expect(throws: error) { try preferences.placeLists.add(kept("A", 1), .pins) }
    #expect(desk.text == Self.whole)
    #expect(try desk.names() == ["vane.plist"])
    #expect(desk.notices == [])
  }
}

/// A binary property list: a dictionary with one list, and `depth` lists in it whose parts `parts` names.
private func sharing(depth: Int, _ parts: (UInt8) -> [UInt8]) -> Data {
  var objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, UInt8(ascii: "a")]]
  for index in 2..<UInt8(2 + depth) {
    let parts = parts(index)
    objects.append([0xA0 | UInt8(parts.count)] + parts)
  }
  objects.append([0x51, UInt8(ascii: "b")])
  var data = Data("bplist00".utf8)
  var offsets: [UInt8] = []
  for object in objects {
    offsets += [UInt8(data.count >> 8), UInt8(data.count & 255)]
    data += object
  }
  let table = data.count
  data += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
  for number in [objects.count, 0, table] {
    data += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
  return data
}
