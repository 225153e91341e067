import FileTestSupport
import Preferences

/// Content that another version, another program or a user wrote into the file.
@Suite struct ForeignContentTests {
  @Test func whatANewerVersionWroteSurvivesEveryChange() throws {
    let desk = try Desk(
      plist(
        """
        <key>future</key><dict><key>yes</key><true/><key>no</key><false/><key>one</key><integer>1</integer>
        <key>real</key><real>1.5</real><key>whole</key><real>1</real><key>big</key>
        <integer>18446744073709551615</integer><key>small</key><integer>-9223372036854775808</integer>
        <key>when</key><date>2031-02-03T04:05:06Z</date><key>old</key><date>0800-12-25T23:59:59Z</date><key>leap</key><date>2024-02-29T00:00:00Z</date><key>bytes</key><data>AAEC/w==</data>
        <key>none</key><array/><key>empty</key><dict/><key>a &amp; b</key><string> &lt;x&gt; </string></dict>
        <key>settings</key><dict><key>theme</key><string>dark</string><key>zoom</key><integer>3</integer></dict>
        <key>pins</key><array>
        <dict><key>name</key><string>A</string><key>latitude</key><real>1</real><key>longitude</key><real>0</real>
        <key>icon</key><string>house</string></dict>
        <dict><key>name</key><string>B</string><key>latitude</key><real>2</real><key>longitude</key><real>0</real>
        <key>icon</key><string>tent</string></dict>
        </array>
        """))
    let preferences = desk.open()
    try preferences.settings.set("theme", "light")
    try preferences.placeLists.add(kept("Alpha", 1), .pins)
    let removed = try preferences.placeLists.remove([kept("", 2).place.id], .pins)
    try preferences.placeLists.restore(removed, .pins)
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>settings</key>
      \t<dict>
      \t\t<key>theme</key>
      \t\t<string>light</string>
      \t\t<key>zoom</key>
      \t\t<integer>3</integer>
      \t</dict>
      \t<key>searches</key>
      \t<array/>
      \t<key>future</key>
      \t<dict>
      \t\t<key>a &amp; b</key>
      \t\t<string> &lt;x> </string>
      \t\t<key>big</key>
      \t\t<integer>18446744073709551615</integer>
      \t\t<key>bytes</key>
      \t\t<data>AAEC/w==</data>
      \t\t<key>empty</key>
      \t\t<dict/>
      \t\t<key>leap</key>
      \t\t<date>2024-02-29T00:00:00Z</date>
      \t\t<key>no</key>
      \t\t<false/>
      \t\t<key>none</key>
      \t\t<array/>
      \t\t<key>old</key>
      \t\t<date>0800-12-25T23:59:59Z</date>
      \t\t<key>one</key>
      \t\t<integer>1</integer>
      \t\t<key>real</key>
      \t\t<real>1.5</real>
      \t\t<key>small</key>
      \t\t<integer>-9223372036854775808</integer>
      \t\t<key>when</key>
      \t\t<date>2031-02-03T04:05:06Z</date>
      \t\t<key>whole</key>
      \t\t<real>1.0</real>
      \t\t<key>yes</key>
      \t\t<true/>
      \t</dict>
      \t<key>pins</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>added</key>
      \t\t\t<date>2026-11-21T14:00:00Z</date>
      \t\t\t<key>icon</key>
      \t\t\t<string>house</string>
      \t\t\t<key>latitude</key>
      \t\t\t<real>1.0</real>
      \t\t\t<key>longitude</key>
      \t\t\t<real>0.0</real>
      \t\t\t<key>name</key>
      \t\t\t<string>Alpha</string>
      \t\t</dict>
      \t\t<dict>
      \t\t\t<key>icon</key>
      \t\t\t<string>tent</string>
      \t\t\t<key>latitude</key>
      \t\t\t<real>2.0</real>
      \t\t\t<key>longitude</key>
      \t\t\t<real>0.0</real>
      \t\t\t<key>name</key>
      \t\t\t<string>B</string>
      \t\t</dict>
      \t</array>
      </dict>
      </plist>

      """
    #expect(desk.text == expected)
    #expect(desk.notices == [])
  }

  @Test(arguments: [
    "<string>text</string>", "<array/>", "<dict/>",
    "<dict><key>name</key><string>X</string></dict>",
    "<dict><key>name</key><string>X</string><key>latitude</key><real>1</real></dict>",
    "<dict><key>name</key><string>X</string><key>latitude</key><real>nan</real><key>longitude</key><real>1</real></dict>",
    "<dict><key>name</key><string>X</string><key>latitude</key><real>91</real><key>longitude</key><real>1</real></dict>",
    "<dict><key>name</key><string>X</string><key>latitude</key><real>1</real><key>longitude</key><real>inf</real></dict>",
    "<dict><key>name</key><string>X</string><key>latitude</key><string>1</string><key>longitude</key><real>1</real></dict>",
    "<dict><key>name</key><string>X</string><key>latitude</key><true/><key>longitude</key><real>1</real></dict>",
    "<dict><key>latitude</key><real>1</real><key>longitude</key><real>1</real></dict>",
    "<dict><key>name</key><integer>1</integer><key>latitude</key><real>1</real><key>longitude</key><real>1</real></dict>",
    "<dict><key>name</key><string/><key>latitude</key><real>1</real><key>longitude</key><real>1</real></dict>",
  ])
  func anEntryThatCannotBeReadIsSkippedAndStaysAtItsPlace(entry: String) throws {
    let desk = try Desk(
      plist("<key>pins</key><array>\(Self.entry("A", 1))\(entry)\(Self.entry("B", 2))</array>"))
    let lists = desk.open().placeLists
    #expect(try lists.names(.pins) == ["A", "B"])
    try lists.add(kept("C", 3), .pins)
    let removed = try lists.remove([kept("", 2).place.id], .pins)
    #expect(removed.map(\.index) == [1])
    try lists.restore(removed, .pins)
    #expect(try lists.names(.pins) == ["A", "B", "C"])
    try lists.add(kept("Alpha", 1), .pins)
    let list = try PropertyListSerialization.propertyList(
      from: Data((desk.text ?? "").utf8), format: nil)
    let pins = (list as? [String: Any])?["pins"] as? [Any]
    #expect(pins?.count == 4)
    #expect((pins?[0] as? [String: Any])?["name"] as? String == "Alpha")
    #expect((pins?[2] as? [String: Any])?["name"] as? String == "B")
  }

  private static func entry(_ name: String, _ latitude: Int) -> String {
    "<dict><key>name</key><string>\(name)</string><key>latitude</key><integer>\(latitude)</integer>"
      + "<key>longitude</key><real>0</real></dict>"
  }

  @Test func fieldsOfAWrongTypeAreLeftOut() throws {
    let desk = try Desk(
      plist(
        """
        <key>pins</key><array><dict><key>name</key><string>A</string><key>latitude</key><real>1</real>
        <key>longitude</key><real>0</real><key>country</key><integer>1</integer><key>population</key>
        <string>many</string><key>timeZone</key><array/><key>added</key><string>yesterday</string></dict></array>
        """))
    var expected = try kept("A", 1)
    expected.added = .distantPast
    #expect(try desk.open().placeLists.all(.pins) == [expected])
  }

  @Test func aPlaceThatStandsTwiceIsShownOnceAndRemovedWhole() throws {
    let desk = try Desk(
      plist("<key>pins</key><array>\(Self.entry("A", 1))\(Self.entry("B", 1))</array>"))
    let lists = desk.open().placeLists
    #expect(try lists.names(.pins) == ["A"])
    #expect(try lists.remove([kept("", 1).place.id], .pins).map(\.index) == [0])
    #expect(try lists.names(.pins) == [])
  }

  @Test func aListOfAnotherTypeIsKeptUnderANameOfItsOwn() throws {
    let desk = try Desk(plist("<key>pins</key><string>precious</string>"))
    let lists = desk.open().placeLists
    #expect(try lists.all(.pins) == [])
    try lists.add(kept("A", 1), .pins)
    #expect(try lists.names(.pins) == ["A"])
    #expect(desk.text?.contains("<key>pins.damaged</key>\n\t<string>precious</string>") == true)
  }

  @Test func textIsCleanedOnItsWayOutAndIn() throws {
    let desk = try Desk(
      plist(
        """
        <key>settings</key><dict><key>theme</key><string>da\u{1B}rk\u{202E}</string></dict>
        <key>pins</key><array><dict><key>name</key><string>A\u{9B}B\u{7}</string><key>latitude</key>
        <real>1</real><key>longitude</key><real>0</real></dict></array>
        """))
    let preferences = desk.open()
    #expect(try preferences.settings.value("theme") == "dark")
    #expect(try preferences.placeLists.names(.pins) == ["AB"])
    try preferences.settings.set("home", "a\u{0}b\u{1B}c")
    try preferences.placeLists.add(kept("C\u{0}D\u{FFFE}", 5), .pins)
    #expect(try desk.open().settings.value("home") == "abc")
    #expect(try desk.open().placeLists.names(.pins).first == "AB")
  }

  @Test func anotherProgramsChangesAreSeenAndKept() throws {
    let desk = try Desk()
    let first = desk.open()
    let second = desk.open()
    #expect(try first.placeLists.names(.pins) == [])
    try second.placeLists.add(kept("A", 1), .pins)
    #expect(try first.placeLists.names(.pins) == ["A"])
    try first.placeLists.add(kept("B", 2), .pins)
    try second.settings.set("theme", "dark")
    #expect(try second.placeLists.names(.pins) == ["A", "B"])
    #expect(try first.settings.value("theme") == "dark")
    try FileManager.default.removeItem(atPath: desk.path)
    #expect(try first.placeLists.names(.pins) == [])
    #expect(desk.notices == [])
  }

  @Test func aBinaryListIsReadToo() throws {
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["settings": ["theme": "dark"]], format: .binary, options: 0)
    let desk = try Desk("")
    try binary.write(to: URL(filePath: desk.path))
    #expect(try desk.open().settings.value("theme") == "dark")
    try desk.open().settings.set("units", "metric")
    #expect(desk.text?.hasPrefix("<?xml") == true)
    #expect(try desk.open().settings.value("theme") == "dark")
  }
}
