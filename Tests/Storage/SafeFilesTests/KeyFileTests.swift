import FileTestSupport
import SafeFiles

@Suite struct KeyFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("vane")
  }

  private var path: String { folder.path + "/vane/keys" }

  private func file(calls: FileCalls = .live) -> KeyFile {
    KeyFile(directories: Directories(environment: ["XDG_CONFIG_HOME": folder.path]), calls: calls)
  }

  @Test func linesAreKeys() throws {
    let text = "# mine\n\nOPENWEATHER_API_KEY = abc=d\r\nOPEN_METEO_API_KEY=e\n"
    try folder.write(text, to: "vane/keys")
    let expected = ["OPENWEATHER_API_KEY": "abc=d", "OPEN_METEO_API_KEY": "e"]
    #expect(try file().values() == expected)
  }

  /// D11: as a shell reads them, and as an editor for Windows saves them.
  @Test(arguments: [
    "\u{FEFF}A_API_KEY=abc", "export A_API_KEY=abc", "  export \tA_API_KEY = abc  ",
    "A_API_KEY=\"abc\"", "A_API_KEY='abc'", "A_API_KEY=abc # of work",
    "A_API_KEY=\"abc\"  # of work",
    "export A_API_KEY='abc'\r\n#\r\n",
  ])
  func aKeyIsReadAsAShellDoes(text: String) throws {
    try folder.write(text, to: "vane/keys")
    #expect(try file().values() == ["A_API_KEY": "abc"])
  }

  @Test(arguments: ["a#b", "a=b==", "a\\b/+-_.:"]) func aKeyKeepsItsCharacters(key: String) throws {
    try folder.write("A_API_KEY=\(key)", to: "vane/keys")
    #expect(try file().values() == ["A_API_KEY": key])
  }

  @Test func withoutAFileOrAHomeThereAreNone() throws {
    #expect(try file().values() == [:])
    #expect(try KeyFile(directories: Directories(environment: [:])).values() == [:])
  }

  @Test(arguments: [0o600, 0o400])
  func whatOnlyItsOwnerReadsIsUsed(mode: Int) throws {
    try folder.write("A_API_KEY=b", to: "vane/keys", mode: mode)
    #expect(try file().values() == ["A_API_KEY": "b"])
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o620, 0o602, 0o610, 0o601, 0o666, 0o777])
  func whatOthersMayReadOrChangeIsRefused(mode: Int) throws {
    try folder.write("A_API_KEY=b", to: "vane/keys", mode: mode)
    #expect(throws: KeyFileError.exposed(path: path.cleanPath)) { try file().values() }
  }

  @Test(arguments: [
    ("A_API_KEY=\"b", 1), ("A_API_KEY='b\"", 1), ("A_API_KEY=\"\"", 1), ("A_API_KEY= # none", 1),
    ("my A_API_KEY=b", 1), ("A_API_KEY=b c", 1), ("A_API_KEY=\"b\" c", 1),
    ("A_API_KEY", 1), ("\nA_API_KEY=", 2), ("=b", 1), ("HOME=/", 1),
    ("# a\nVANE_OPENWEATHER_URL=http://127.0.0.1", 2), ("\u{0}\u{0}", 1),
  ])
  func aLineThatIsNoKeyIsSaidByItsNumber(text: String, line: Int) throws {
    try folder.write(text, to: "vane/keys")
    #expect(throws: KeyFileError.malformed(path: path.cleanPath, line: line)) {
      try file().values()
    }
  }

  @Test func aFolderInItsPlaceIsSaid() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    #expect(throws: KeyFileError.unreadable(path: path.cleanPath, code: EISDIR)) {
      try file().values()
    }
  }

  @Test(arguments: [EIO, EACCES, EMFILE])
  func aCallThatFailsIsSaid(code: Int32) throws {
    try folder.write("A_API_KEY=b", to: "vane/keys")
    for number in 1...4 {
      let calls = FileCalls.live.failing(at: number, forEver: true, code: code, counter: Counter())
      #expect(throws: KeyFileError.unreadable(path: path.cleanPath, code: code)) {
        try file(calls: calls).values()
      }
    }
  }
}
