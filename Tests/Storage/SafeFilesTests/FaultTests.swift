import FileTestSupport
import SafeFiles

/// Each call of the operating system fails in turn: the first, the second, until the write completes.
@Suite struct FaultTests {
  @Test(arguments: [EIO, ENOSPC, EACCES, EMFILE, EROFS], [false, true])
  func aFileIsTheOldOrTheNew(code: Int32, forEver: Bool) throws {
    for old in ["old content", nil] { try everyCall(code: code, forEver: forEver, old: old) }
  }

  private func everyCall(code: Int32, forEver: Bool, old: String?) throws {
    var number = 0
    var counter = Counter()
    repeat {
      number += 1
      counter = Counter()
      let folder = try TemporaryFolder()
      if let old { try folder.write(old, to: "f") }
      let calls = FileCalls.live.failing(at: number, forEver: forEver, code: code, counter: counter)
      let name = old == nil ? "sub/f" : "f"
      let path = folder.path + "/" + name
      var failure: StorageError?
      do {
        try SafeFile(path: path, calls: calls).overwrite("new content")
      } catch {
        failure = error
      }
      let content = folder.text(name)
      #expect(content == "new content" || (failure != nil && content == old), "call \(number)")
      if let failure {
        #expect(failure.names(path, code: code), "call \(number): \(failure)")
      }
      // The next write succeeds and removes any file that was left behind.
      try SafeFile(path: path).overwrite("last content")
      #expect(folder.text(name) == "last content")
      let leftovers = try folder.names(in: old == nil ? "sub" : "").filter { $0.contains(".tmp-") }
      #expect(leftovers == [], "call \(number)")
    } while counter.count >= number
    #expect(number > 10)
  }
}
