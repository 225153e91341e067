import Clients
import FileTestSupport
import Foundation
import SafeFiles
import Testing

/// Links in place of a file.
@Suite struct LinkedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(
    _ name: String = "f", followsLinks: Bool = false, calls: FileCalls = .live
  ) -> SafeFile {
    SafeFile(path: folder.path + "/" + name, followsLinks: followsLinks, calls: calls)
  }

  @Test func aLinkThatIsFollowedStaysOneAndItsTargetIsReplaced() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/dotfiles", withIntermediateDirectories: false)
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
    let path = folder.path + "/f"
    #expect(throws: StorageError.system(.read, path: path.cleanPath, code: ENOENT)) {
      try file(followsLinks: true).read()
    }
    #expect(throws: StorageError.system(.read, path: path.cleanPath, code: ENOENT)) {
      try file(followsLinks: true).stamp()
    }
    #expect(throws: StorageError.system(.write, path: path.cleanPath, code: ENOENT)) {
      try file(followsLinks: true).overwrite("new")
    }
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
