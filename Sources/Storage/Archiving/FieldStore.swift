public import Clients
internal import Fields
internal import Foundation
public import SafeFiles

/// Weeks of fields in a folder of the archive, a file each, which are named by their lattice and when they were
/// fetched.
public struct FieldStore: Sendable {
  /// Beyond this many, the ones written longest ago are removed. Each takes about half a megabyte.
  static let most = 40

  /// A week of sixteen days on the largest lattice.
  private static let largest = 16 << 20

  private let folder: Result<String, StorageError>
  private let calls = FileCalls.live
  private let patience = Patience(seconds: 1)

  public init(directories: Directories) {
    folder = Result { () throws(StorageError) in try directories.data + "/fields" }
  }

  public var client: FieldStoreClient {
    FieldStoreClient(
      saved: saved,
      week: { saved in
        (try? file(Self.name(saved.lattice, saved.fetched)).read()).flatMap {
          FieldWeek(packed: $0.data)
        }
      },
      keep: keep)
  }

  private func saved() -> [SavedFields] {
    guard let folder = try? folder.get(), let names = try? calls.names(folder) else { return [] }
    return names.compactMap(Self.fields).sorted { $0.fetched > $1.fetched }
  }

  private func keep(_ week: FieldWeek) {
    let name = Self.name(week.lattice, week.fetched)
    // A full disk must not keep a map from being shown.
    try? file(name).update(patience) { locked throws(StorageError) in
      _ = try locked.replace(with: week.packed)
    }
    guard let folder = try? folder.get() else { return }
    // Only the newest week of a lattice is needed.
    for old in saved() where old.lattice == week.lattice && old.fetched < week.fetched {
      try? calls.remove(folder + "/" + Self.name(old.lattice, old.fetched))
    }
    calls.removeOldest(in: folder, beyond: Self.most)
  }

  private func file(_ name: String) throws(StorageError) -> SafeFile {
    SafeFile(
      path: try folder.get() + "/" + name, group: "fields", isDurable: false,
      largest: Self.largest)
  }

  private static let ending = ".week"

  private static func name(_ lattice: Lattice, _ fetched: Date) -> String {
    let numbers = [
      lattice.south, lattice.west, lattice.latitudeStep, lattice.longitudeStep, lattice.rows,
      lattice.columns, Int(fetched.timeIntervalSince1970),
    ]
    return numbers.map { "\($0)" }.joined(separator: "_") + ending
  }

  /// `nil` for a file of another name.
  private static func fields(_ name: String) -> SavedFields? {
    guard name.hasSuffix(ending) else { return nil }
    let numbers = name.dropLast(ending.count).split(separator: "_").map { Int($0) }
    guard numbers.count == 7, case let known = numbers.compactMap(\.self), known.count == 7,
      (0...253_402_300_799).contains(known[6]), known.allSatisfy({ $0.magnitude < 1 << 40 }),
      let lattice = Lattice(
        south: known[0], west: known[1], latitudeStep: known[2], longitudeStep: known[3],
        rows: known[4], columns: known[5])
    else { return nil }
    return SavedFields(
      lattice: lattice, fetched: Date(timeIntervalSince1970: Double(known[6])))
  }
}
