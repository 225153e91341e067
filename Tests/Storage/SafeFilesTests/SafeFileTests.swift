import FileTestSupport
import SafeFiles

@Suite struct SafeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(
    _ name: String = "f", followsLinks: Bool = false, calls: FileCalls = .live
  ) -> SafeFile {
    SafeFile(path: folder.path + "/" + name, followsLinks: followsLinks, calls: calls)
  }

  private func error(
    _ operation: StorageError.Operation, of name: String = "f", _ code: Int32
  ) -> StorageError {
    .system(operation, path: folder(name).cleanPath, code: code)
  }

  @Test func aFileThatIsNotThereReadsAsNone() throws {
    #expect(try file().read() == nil)
    #expect(try file().stamp() == nil)
    #expect(try file("no/such/folder/f").read() == nil)
  }

  @Test func aNewFileAndItsFoldersAreForTheirOwnerAlone() throws {
    try file("a/b/f").overwrite("new")
    #expect(folder.text("a/b/f") == "new")
    #expect(try folder.mode("a/b/f") == 0o600)
    #expect(try folder.mode("a/b") == 0o700)
    #expect(try folder.mode("a") == 0o700)
    #expect(try folder.names(in: "a/b") == [".f.lock", "f"])
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755])
  func theModeIsKept(mode: Int) throws {
    try folder.write("old", to: "f", mode: mode)
    try file().overwrite("new")
    #expect(folder.text("f") == "new")
    #expect(try folder.mode("f") == mode)
  }

  @Test func aFileThatItsOwnerMayNotWriteIsLeftAlone() throws {
    try folder.write("old", to: "f", mode: 0o400)
    #expect(throws: error(.write, EACCES)) { try file().overwrite("new") }
    #expect(folder.text("f") == "old")
  }

  @Test func contentOfManySizesComesBack() throws {
    for size in [0, 1, 4095, 4096, 4097, 1_000_003] {
      let data = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      let stamp = try file().update { locked throws(StorageError) in try locked.replace(with: data)
      }
      let content = try file().read()
      #expect(content?.data == data)
      #expect(content?.stamp == stamp)
      #expect(try file().stamp() == stamp)
    }
  }

  @Test func bytesAreWrittenToTheLastThoughTheSystemTakesFewAtATime() throws {
    var calls = FileCalls.live
    calls.write = { file, bytes throws(CallFailure) in
      try FileCalls.live.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(3)))
    }
    calls.read = { file, bytes throws(CallFailure) in
      try FileCalls.live.read(file, UnsafeMutableRawBufferPointer(rebasing: bytes.prefix(2)))
    }
    try file(calls: calls).overwrite("twenty-one characters")
    #expect(try file(calls: calls).text == "twenty-one characters")
  }

  @Test func aFileThatAnotherProgramMakesInThisMomentIsNoDanglingLink() throws {
    let path = folder.path + "/f"
    var calls = FileCalls.live
    calls.resolve = { file throws(CallFailure) in
      guard (try? FileCalls.live.status(file)) == nil else {
        return try FileCalls.live.resolve(file)
      }
      try? Data("first".utf8).write(to: URL(filePath: path))
      throw CallFailure(code: ENOENT)
    }
    calls.open = { file, flags, mode throws(CallFailure) in
      guard file == path, (try? FileCalls.live.status(file)) == nil else {
        return try FileCalls.live.open(file, flags, mode)
      }
      try? Data("first".utf8).write(to: URL(filePath: path))
      throw CallFailure(code: ENOENT)
    }
    #expect(try file(followsLinks: true, calls: calls).read() == nil)
    #expect(unlink(path) == 0)
    try file(followsLinks: true, calls: calls).append(" second")
    #expect(folder.text("f") == "first second")
  }

  @Test func aFolderInItsPlaceIsAnError() throws {
    try folder.makeFolder("f")
    #expect(throws: error(.read, EISDIR)) { try file().read() }
    #expect(throws: error(.write, EISDIR)) { try file().overwrite("new") }
    #expect(try folder.names() == [".f.lock", "f"])
  }

  @Test func aPipeInItsPlaceIsAnErrorAndNobodyWaits() throws {
    #expect(mkfifo(folder.path + "/f", 0o600) == 0)
    #expect(throws: error(.read, EINVAL)) { try file().read() }
    #expect(throws: error(.write, EACCES)) { try file().overwrite("new") }
  }

  @Test func aFileInTheFoldersPlaceIsAnError() throws {
    try folder.write("x", to: "a")
    #expect(throws: error(.read, of: "a/f", ENOTDIR)) { try file("a/f").read() }
    #expect(throws: error(.createFolder, of: "a", ENOTDIR)) { try file("a/f").overwrite("new") }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func aFolderThatMayNotBeWrittenIsAnError() throws {
    try folder.write("old", to: "f")
    #expect(chmod(folder.path, 0o500) == 0)
    defer { chmod(folder.path, 0o700) }
    #expect(throws: error(.write, EACCES)) { try file().overwrite("new") }
    #expect(folder.text("f") == "old")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func aFileThatMayNotBeReadIsAnError() throws {
    try folder.write("old", to: "f", mode: 0o000)
    #expect(throws: error(.read, EACCES)) { try file().read() }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
  func theOwnerIsKept() throws {
    try folder.write("old", to: "f")
    #expect(chown(folder.path + "/f", 12345, 54321) == 0)
    try file().overwrite("new")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/f")
    #expect(attributes[.ownerAccountID] as? Int == 12345)
    #expect(attributes[.groupOwnerAccountID] as? Int == 54321)
  }

  @Test func aFileOfSomeoneElseThatCannotBeGivenBackIsLeftAlone() throws {
    try folder.write("old", to: "f")
    var calls = FileCalls.live
    calls.statusOfLink = { path throws(CallFailure) in
      var status = try FileCalls.live.statusOfLink(path)
      status.owner += 1
      return status
    }
    calls.setOwner = { _, _, _ throws(CallFailure) in throw CallFailure(code: EPERM) }
    #expect(throws: error(.write, EPERM)) { try file(calls: calls).overwrite("new") }
    #expect(folder.text("f") == "old")
    #expect(try folder.names() == [".f.lock", "f"])
  }

  @Test func whatAKilledProgramLeftIsRemovedAtTheNextWrite() throws {
    try folder.write("half", to: ".f.tmp-1")
    try folder.write("half", to: ".f.tmp-2")
    try folder.write("another's", to: ".g.tmp-1")
    try file().overwrite("new")
    #expect(try folder.names() == [".f.lock", ".g.tmp-1", "f"])
  }

  @Test func aDamagedFileIsSetAsideUnderANameOfItsOwn() throws {
    let time = Date(timeIntervalSince1970: 1_795_269_600)
    for text in ["one", "two", "three"] {
      try folder.write(text, to: "f")
      _ = try file().update { locked throws(StorageError) in
        try locked.setAside(at: time, placeholder: nil)
      }
    }
    #expect(
      try folder.names() == [
        ".f.lock", "f.damaged-20261121T140000Z", "f.damaged-20261121T140000Z-2",
        "f.damaged-20261121T140000Z-3",
      ])
    #expect(folder.text("f.damaged-20261121T140000Z") == "one")
    #expect(folder.text("f.damaged-20261121T140000Z-2") == "two")
    #expect(folder.text("f.damaged-20261121T140000Z-3") == "three")
  }

  @Test func behindALinkAPlaceholderTakesTheDamagedFilesPlace() throws {
    try folder.write("broken", to: "g")
    try folder.link("f", to: "g")
    let kept = try file(followsLinks: true).update { locked throws(StorageError) in
      try locked.setAside(
        at: Date(timeIntervalSince1970: 1_795_269_600), placeholder: Data("empty".utf8))
    }
    #expect(kept == folder.path + "/g.damaged-20261121T140000Z")
    #expect(folder.text("g.damaged-20261121T140000Z") == "broken")
    #expect(folder.target(of: "f") == "g")
    #expect(folder.text("f") == "empty")
  }
}

/// Links in place of a file.
extension SafeFileTests {
  @Test func aLinkThatIsFollowedStaysOneAndItsTargetIsReplaced() throws {
    try folder.write("old", to: "dotfiles/g", mode: 0o640)
    try folder.link("f", to: "dotfiles/g")
    try file(followsLinks: true).overwrite("new")
    #expect(folder.target(of: "f") == "dotfiles/g")
    #expect(folder.text("dotfiles/g") == "new")
    #expect(try folder.mode("dotfiles/g") == 0o640)
    #expect(try folder.names(in: "dotfiles") == [".g.lock", "g"])
  }

  @Test func aDanglingLinkThatIsFollowedIsAnError() throws {
    try folder.link("f", to: "nowhere/g")
    #expect(throws: error(.read, ENOENT)) { try file(followsLinks: true).read() }
    #expect(throws: error(.read, ENOENT)) { try file(followsLinks: true).stamp() }
    #expect(throws: error(.write, ENOENT)) { try file(followsLinks: true).overwrite("new") }
    #expect(folder.target(of: "f") == "nowhere/g")
  }

  @Test(arguments: ["g", "nowhere/g"])
  func aLinkThatIsNotFollowedIsReplacedAndItsTargetStays(target: String) throws {
    try folder.write("somebody else's", to: "g")
    try folder.link("f", to: target)
    #expect(try file().read() == nil)
    #expect(try file().stamp() == nil)
    try file().append("new")
    #expect(folder.target(of: "f") == nil)
    #expect(folder.text("f") == "new")
    #expect(try folder.mode("f") == 0o600)
    #expect(folder.text("g") == "somebody else's")
    #expect(try folder.names() == [".f.lock", "f", "g"])
  }

  @Test(arguments: [false, true])
  func aLinkInPlaceOfTheLockIsReplacedAndItsTargetStays(isDangling: Bool) throws {
    if !isDangling { try folder.write("somebody else's", to: "g", mode: 0o400) }
    try folder.link(".f.lock", to: "g")
    try file().overwrite("new")
    #expect(folder.text("f") == "new")
    #expect(folder.target(of: ".f.lock") == nil)
    #expect(folder.text("g") == (isDangling ? nil : "somebody else's"))
  }

  @Test func aLinkThatIsSetAsideIsRenamedItself() throws {
    try folder.write("somebody else's", to: "g")
    try folder.link("f", to: "g")
    let kept = try file().update { locked throws(StorageError) in
      try locked.setAside(at: Date(timeIntervalSince1970: 1_795_269_600), placeholder: nil)
    }
    #expect(kept == folder.path + "/f.damaged-20261121T140000Z")
    #expect(folder.target(of: "f.damaged-20261121T140000Z") == "g")
    #expect(try folder.names() == [".f.lock", "f.damaged-20261121T140000Z", "g"])
  }
}
