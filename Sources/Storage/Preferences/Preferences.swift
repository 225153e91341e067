public import Clients
public import Foundation
internal import Reports
public import Itineraries
public import SafeFiles
internal import Synchronization

/// News about the file of preferences that the user must hear.
public enum PreferencesNotice: Hashable, Sendable {
  /// The file could not be understood; it is kept at the path `copy`, and Vane begins a new one.
  case damaged(copy: String)
}

/// The searches, favorites, pins and settings in `vane.plist`, a property list of keyed values.
///
/// Every change is applied to the file's content at that moment, so that programs may run side by side. Unknown keys of
/// a newer version are kept.
public final class Preferences: Sendable {
  private let file: Result<SafeFile, StorageError>
  private let now: @Sendable () -> Date
  private let report: @Sendable (PreferencesNotice) -> Void
  private let memory = Mutex(Memory())
  private let patience = Patience(seconds: 1)

  /// Nothing is read before it is asked for. `report` is called on the thread that met the damage.
  public init(
    directories: Directories, now: @escaping @Sendable () -> Date, calls: FileCalls = .live,
    report: @escaping @Sendable (PreferencesNotice) -> Void
  ) {
    file = Result { () throws(StorageError) in
      // The user may keep their settings elsewhere, with those of other programs, and link to them.
      SafeFile(path: try directories.config + "/vane.plist", followsLinks: true, calls: calls)
    }
    self.now = now
    self.report = report
  }

  public var placeLists: PlaceListClient {
    var client = PlaceListClient(
      all: places, add: add,
      remove: { ids, list throws(StorageError) in
        try self.remove(ids, from: list.rawValue, as: PlaceEntry.self)
      },
      restore: { places, list throws(StorageError) in
        try self.restore(places, to: list.rawValue, as: PlaceEntry.self)
      },
      arrange: { ids, list throws(StorageError) in try self.change { $0.arrange(ids, in: list) } })
    client.ids = ids
    client.ownNamed = ownNamed
    client.lastSearch = lastSearch
    return client
  }

  public var questions: SavedListClient<SavedQuestion> {
    list(of: QuestionEntry.self, QuestionEntry.key)
  }

  public var ways: SavedListClient<SavedWay> { list(of: WayEntry.self, WayEntry.key) }

  public var settings: SettingsClient {
    SettingsClient(all: allSettings, set: set)
  }
}

extension Preferences {
  /// A start reads this much of a larger file: the settings and the last search.
  private static let beginning = 16 << 10

  /// A state of the file.
  private struct Version: Sendable {
    var stamp: FileStamp?
    /// `nil` if only the beginning was read.
    var bytes: [UInt8]? = []
    var document = Document()
  }

  /// Results that need not be read or computed again.
  private struct Memory: Sendable {
    var version: Version?
    var (places, ids) = ([PlaceList: [SavedPlace]](), [PlaceList: [Place.ID]]())
    /// The entries taken out by this program, by list and identity, so that restoring brings back their unknown keys.
    var removed: [String: any Sendable] = [:]
  }

  private func list<Entry: ListEntry>(
    of entry: Entry.Type, _ key: String
  ) -> SavedListClient<Entry.Kept> where Entry.ID == String {
    SavedListClient(
      all: { () throws(StorageError) in
        try self.current().document.all(in: key, as: Entry.self)
      },
      add: { kept, old throws(StorageError) in
        try self.change { $0.add(kept, to: key, as: Entry.self, renaming: old) }
      },
      remove: { ids throws(StorageError) in
        try self.remove(ids, from: key, as: Entry.self)
      },
      restore: { removed throws(StorageError) in
        try self.restore(removed, to: key, as: Entry.self)
      })
  }

  private func places(in list: PlaceList) throws(StorageError) -> [SavedPlace] {
    try remembered({ $0.places[list] }, { $0.places(in: list) }, { $0.places[list] = $1 })
  }

  private func ids(in list: PlaceList) throws(StorageError) -> [Place.ID] {
    try remembered({ $0.ids[list] }, { $0.ids(in: list) }, { $0.ids[list] = $1 })
  }

  /// Computes a value from a list once for each content of the file.
  private func remembered<Value: Sendable>(
    _ known: (Memory) -> Value?, _ compute: (Document) -> Value,
    _ remember: (inout Memory, Value) -> Void
  ) throws(StorageError) -> Value {
    let version = try current()
    let value = memory.withLock { $0.version?.stamp == version.stamp ? known($0) : nil }
    if let value { return value }
    let new = compute(version.document)
    memory.withLock { memory in
      if memory.version?.stamp == version.stamp { remember(&memory, new) }
    }
    return new
  }

  private func ownNamed(in list: PlaceList) throws(StorageError) -> [SavedPlace] {
    guard try file.get().read()?.holds(PlaceEntry.ownName) == true else { return [] }
    return try places(in: list).filter { $0.ownName != nil }
  }

  private func lastSearch() throws(StorageError) -> SavedPlace? {
    if let search = try current(beginning: true).document.lastSearch { return search }
    return try current().document.lastSearch
  }

  private func add(_ kept: SavedPlace, to list: PlaceList) throws(StorageError) {
    // A search is remembered by the way.
    _ = try changing(list == .searches ? patience : nil) { $0.add(kept, to: list) }
  }

  private func remove<Entry: ListEntry>(
    _ ids: Set<Entry.ID>, from key: String, as: Entry.Type
  ) throws(StorageError) -> [Removed<Entry.Kept>] {
    let removals: [Removal<Entry>] = try change { $0.remove(ids, from: key) }
    memory.withLock { memory in
      var entries = memory.removed[key] as? [Entry.ID: Entry] ?? [:]
      for removal in removals {
        entries[Entry.id(of: removal.removed.kept, in: key)] = removal.entry
      }
      memory.removed[key] = entries
    }
    return removals.map(\.removed)
  }

  private func restore<Entry: ListEntry>(
    _ removed: [Removed<Entry.Kept>], to key: String, as: Entry.Type
  ) throws(StorageError) {
    let entries = memory.withLock { $0.removed[key] as? [Entry.ID: Entry] } ?? [:]
    let removals = removed.map {
      Removal<Entry>(removed: $0, entry: entries[Entry.id(of: $0.kept, in: key)])
    }
    try change { $0.restore(removals, to: key) }
  }

  private func allSettings() throws(StorageError) -> [String: String] {
    try current(beginning: true).document.settings
  }

  private func set(_ name: String, to value: String?) throws(StorageError) {
    try change { $0.set(name, to: value) }
  }

  /// The content of the file now, or at least its beginning, read only when it is another than before.
  private func current(beginning: Bool = false) throws(StorageError) -> Version {
    let file = try file.get()
    let stamp = try file.stamp()
    if let version = memory.withLock({ $0.version }), version.stamp == stamp,
      beginning || version.bytes != nil
    {
      return version
    }
    if beginning, let stamp, stamp.size > Self.beginning,
      let content = try file.read(limit: Self.beginning),
      let document = Document(beginning: content.bytes)
    {
      let version = Version(stamp: content.stamp, bytes: nil, document: document)
      remember(version)
      return version
    }
    let content = try file.read()
    if let version = understood(content) {
      remember(version)
      return version
    }
    return try changing(patience) { _ in }.version
  }

  private func change<Value: Sendable>(
    _ body: (inout Document) -> Value
  ) throws(StorageError) -> Value {
    try changing(nil, body).value
  }

  private func changing<Value: Sendable>(
    _ patience: Patience?, _ body: (inout Document) -> Value
  ) throws(StorageError) -> (value: Value, version: Version) {
    var notice: PreferencesNotice?
    // Even if the following write fails, the user must learn where the damaged file went.
    defer { if let notice { report(notice) } }
    let result = try file.get().update(patience) { locked throws(StorageError) in
      var version = try load(locked, &notice)
      let old = version.document
      let value = body(&version.document)
      if version.document != old {
        let bytes = version.document.xml
        version.stamp = try locked.replace(with: Data(bytes))
        version.bytes = bytes
      }
      return (value: value, version: version)
    }
    remember(result.version)
    return result
  }

  private func load(
    _ locked: borrowing LockedFile, _ notice: inout PreferencesNotice?
  ) throws(StorageError) -> Version {
    if let version = understood(try locked.read()) { return version }
    let kept = try locked.setAside(at: now(), placeholder: Data(Document().xml))
    notice = .damaged(copy: kept)
    return Version()
  }

  /// `nil` when the content is damaged.
  private func understood(_ content: FileContent?) -> Version? {
    guard let content else { return Version() }
    let last = memory.withLock { $0.version }
    return (last?.bytes == content.bytes ? last?.document : Document(content.bytes)).map {
      Version(stamp: content.stamp, bytes: content.bytes, document: $0)
    }
  }

  private func remember(_ version: Version) {
    memory.withLock { memory in
      if memory.version?.stamp != version.stamp { (memory.places, memory.ids) = ([:], [:]) }
      memory.version = version
    }
  }
}
