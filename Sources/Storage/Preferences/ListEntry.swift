internal import Clients
internal import Reports

/// An entry of a list in the file: keys that Vane knows, beside those that it doesn't.
protocol ListEntry: Hashable, Sendable {
  associatedtype Kept: Hashable, Sendable
  associatedtype ID: Hashable, Sendable

  /// In the list of this key.
  static func id(of kept: Kept, in key: String) -> ID

  init(_ value: PropertyValue)
  /// Unknown keys of an older entry are taken over from `old`.
  init(_ kept: Kept, renewing old: Self?)

  var value: PropertyValue { get }
  /// `nil` if it can't be read.
  var kept: Kept? { get }
  /// `nil` if it can't be read.
  func id(in key: String) -> ID?
}

extension ListEntry {
  func id(in key: String) -> ID? { kept.map { Self.id(of: $0, in: key) } }
}

/// Something taken from a list, with its entry, which may hold more than Vane knows.
struct Removal<Entry: ListEntry>: Hashable, Sendable {
  var removed: Removed<Entry.Kept>
  var entry: Entry?
}

extension Document {
  func entries<Entry: ListEntry>(of key: String) -> [Entry] { list(key).map(Entry.init) }

  mutating func store(_ entries: [some ListEntry], in key: String) {
    replaceList(key, with: entries.map(\.value))
  }

  /// The values that can be read, each identity once.
  func all<Entry: ListEntry>(in key: String, as: Entry.Type) -> [Entry.Kept] {
    let entries: [Entry] = entries(of: key)
    return entries.compactMap(\.kept).uniqued { Entry.id(of: $0, in: key) }
  }

  /// Appends the value, or puts it in the place of the one with its identity, or with `old`.
  mutating func add<Entry: ListEntry>(
    _ kept: Entry.Kept, to key: String, as: Entry.Type, renaming old: Entry.ID? = nil
  ) {
    let id = Entry.id(of: kept, in: key)
    var entries: [Entry] = entries(of: key)
    if let old, old != id { entries.removeAll { $0.id(in: key) == id } }
    if let index = entries.firstIndex(where: { $0.id(in: key) == old ?? id }) {
      entries[index] = Entry(kept, renewing: entries[index])
    } else {
      entries.append(Entry(kept, renewing: nil))
    }
    store(entries, in: key)
  }

  /// Returns the removed values, each with its entry. All entries of an identity are removed.
  mutating func remove<Entry: ListEntry>(
    _ ids: Set<Entry.ID>, from key: String
  ) -> [Removal<Entry>] {
    var removals: [Removal<Entry>] = []
    var seen: Set<Entry.ID> = []
    let entries: [Entry] = entries(of: key)
    let rest = entries.filter { entry in
      guard let id = entry.id(in: key) else { return true }
      let index = seen.count
      let isFirst = seen.insert(id).inserted
      guard ids.contains(id) else { return true }
      if isFirst, let kept = entry.kept {
        removals.append(Removal(removed: Removed(index: index, kept: kept), entry: entry))
      }
      return false
    }
    if rest.count < entries.count { store(rest, in: key) }
    return removals
  }

  /// Inserts each at its old index; entries that were added again meanwhile are left alone.
  mutating func restore<Entry: ListEntry>(_ removals: [Removal<Entry>], to key: String) {
    let entries: [Entry] = entries(of: key)
    var present = Set(entries.compactMap { $0.id(in: key) })
    let missing =
      removals
      .sorted { $0.removed.index < $1.removed.index }
      .filter { present.insert(Entry.id(of: $0.removed.kept, in: key)).inserted }
    guard !missing.isEmpty else { return }
    var rest = missing[...]
    var result: [Entry] = []
    var shown = 0
    for entry in entries {
      if entry.id(in: key) != nil {
        while let next = rest.first, next.removed.index <= shown {
          result.append(Entry(next.removed.kept, renewing: next.entry))
          rest.removeFirst()
          shown += 1
        }
        shown += 1
      }
      result.append(entry)
    }
    result += rest.map { Entry($0.removed.kept, renewing: $0.entry) }
    store(result, in: key)
  }
}
