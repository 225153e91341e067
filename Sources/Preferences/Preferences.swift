public import Foundation
public import SafeFiles
internal import Synchronization
public import WeatherClients
internal import WeatherModels

/// News about the file of preferences that the user must hear.
public enum PreferencesNotice: Hashable, Sendable {
  /// The file could not be understood; it is kept at the path `keptAs`, and Vane begins a new one.
  case damaged(keptAs: String)
}

/// The searches, favorites, pins and settings in `vane.plist`, a property list of keyed values.
///
/// Every change is made to what the file holds at that moment, so that programs may run side by side. What
/// a newer version wrote and this one does not know stays.
public final class Preferences: Sendable {
  private let file: Result<SafeFile, StorageError>
  private let now: @Sendable () -> Date
  private let report: @Sendable (PreferencesNotice) -> Void
  private let memory = Mutex(Memory())

  /// Nothing is read before it is asked for. `report` is called on the thread that met the damage.
  public init(
    directories: Directories, now: @escaping @Sendable () -> Date, calls: FileCalls = .live,
    report: @escaping @Sendable (PreferencesNotice) -> Void
  ) {
    file = Result { () throws(StorageError) in
      SafeFile(path: try directories.config + "/vane.plist", calls: calls)
    }
    self.now = now
    self.report = report
  }

  public var placeLists: PlaceListClient {
    PlaceListClient(all: places, add: add, remove: remove, restore: restore)
  }

  public var settings: SettingsClient {
    SettingsClient(value: setting, set: set)
  }
}

extension Preferences {
  /// A state of the file.
  private struct Version: Sendable {
    var stamp: FileStamp?
    var data: Data?
    var document = Document()
  }

  /// Results that need not be read or computed again.
  private struct Memory: Sendable {
    var version: Version?
    var places: [PlaceList: [SavedPlace]] = [:]
    /// The entries taken out by this program, so that restoring brings back their unknown keys.
    var removed: [PlaceList: [Place.ID: PlaceEntry]] = [:]
  }

  private func places(in list: PlaceList) throws(StorageError) -> [SavedPlace] {
    let version = try current()
    if let places = memory.withLock({ memory in
      memory.version?.stamp == version.stamp ? memory.places[list] : nil
    }) {
      return places
    }
    let places = version.document.places(in: list)
    memory.withLock { memory in
      if memory.version?.stamp == version.stamp { memory.places[list] = places }
    }
    return places
  }

  private func add(_ kept: SavedPlace, to list: PlaceList) throws(StorageError) {
    try change { $0.add(kept, to: list) }
  }

  private func remove(
    _ ids: Set<Place.ID>, from list: PlaceList
  ) throws(StorageError) -> [RemovedPlace] {
    let removals = try change { $0.remove(ids, from: list) }
    memory.withLock { memory in
      for removal in removals {
        memory.removed[list, default: [:]][removal.place.kept.place.id] = removal.entry
      }
    }
    return removals.map(\.place)
  }

  private func restore(_ places: [RemovedPlace], to list: PlaceList) throws(StorageError) {
    let removed = memory.withLock { $0.removed[list] ?? [:] }
    let removals = places.map { Removal(place: $0, entry: removed[$0.kept.place.id]) }
    try change { $0.restore(removals, to: list) }
  }

  private func setting(_ name: String) throws(StorageError) -> String? {
    try current().document.setting(name)
  }

  private func set(_ name: String, to value: String?) throws(StorageError) {
    try change { $0.set(name, to: value) }
  }
}

extension Preferences {
  /// The content of the file now, read only when it is another than before.
  private func current() throws(StorageError) -> Version {
    let file = try file.get()
    let stamp = try file.stamp()
    if let version = memory.withLock({ $0.version }), version.stamp == stamp { return version }
    let content = try file.read()
    if let version = understood(content) {
      remember(version)
      return version
    }
    return try changing { _ in }.version
  }

  private func change<Value: Sendable>(
    _ body: (inout Document) -> Value
  ) throws(StorageError) -> Value {
    try changing(body).value
  }

  private func changing<Value: Sendable>(
    _ body: (inout Document) -> Value
  ) throws(StorageError) -> (value: Value, version: Version) {
    var notice: PreferencesNotice?
    // Also when the write that follows fails, the person must hear where the damaged file went.
    defer { if let notice { report(notice) } }
    let result = try file.get().update { locked throws(StorageError) in
      var version = try load(locked, &notice)
      let old = version.document
      let value = body(&version.document)
      if version.document != old {
        let data = version.document.xml
        version.stamp = try locked.replace(with: data)
        version.data = data
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
    let kept = try locked.setAside(at: now(), placeholder: Document().xml)
    notice = .damaged(keptAs: kept)
    return Version()
  }

  /// `nil` when the content is damaged.
  private func understood(_ content: FileContent?) -> Version? {
    guard let content else { return Version() }
    if let version = memory.withLock({ $0.version }), version.data == content.data {
      return Version(stamp: content.stamp, data: content.data, document: version.document)
    }
    return Document(content.data).map {
      Version(stamp: content.stamp, data: content.data, document: $0)
    }
  }

  private func remember(_ version: Version) {
    memory.withLock { memory in
      if memory.version?.stamp != version.stamp { memory.places = [:] }
      memory.version = version
    }
  }
}
