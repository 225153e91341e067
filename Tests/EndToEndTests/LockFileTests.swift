import TestSupport
import Testing

/// The files that programs lock (attack 7).
@Suite(.serialized, .timeLimit(.minutes(5))) final class LockFileTests: StageSuite {
  /// A run in the background removes those of arguments with which nobody comes any more.
  @Test func areTheOwnersAloneAndDoNotGrowInNumber() async throws {
    for (name, age) in [("old", 4000.0), ("new", 3000.0)] {
      let path = "cache/vane/refresh-\(name).lock"
      try stage.write("\n", to: path)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)],
        ofItemAtPath: stage.home + "/" + path)
    }
    _ = try await stage.vane(input: "pin 5 6\nsearch Oslo\n1\nstar\ntell rain\n")
    _ = try await stage.vane(["line", "48.15,17.11"])
    let locks = try Self.locks(in: stage.home)
    #expect(locks.keys.contains(".vane.plist.lock"))
    #expect(locks.keys.contains(".archive.sqlite.lock"))
    #expect(locks.filter { $0.value != 0o600 } == [:])
    let refreshing = locks.keys.filter { $0.hasPrefix("refresh-") }
    #expect(refreshing.count == 2)
    #expect(refreshing.contains("refresh-new.lock"))
    #expect(!refreshing.contains("refresh-old.lock"))
  }

  /// The mode of each lock file by its name.
  private static func locks(in folder: String) throws -> [String: Int] {
    var modes: [String: Int] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".lock") {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + path)
      modes[(path as NSString).lastPathComponent] = attributes[.posixPermissions] as? Int
    }
    return modes
  }
}
