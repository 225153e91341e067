internal import Clients
internal import Foundation
internal import Reports

/// The content of the file: a dictionary at the top, in which Vane knows some keys and leaves the others.
struct Document: Hashable, Sendable {
  private var root: [String: PropertyValue] = [:]

  init() {}

  /// `nil` when this is not a property list with a dictionary at the top. The entries of lists stay unread.
  init?(_ bytes: [UInt8]) {
    guard let root = PropertyValue(contentsOf: bytes, leaving: 2)?.dictionary else { return nil }
    self.root = root
  }

  /// The settings and the last search, with which a file of this program begins; `nil` if others come first.
  init?(beginning: [UInt8]) {
    var reader = PropertyListReader(beginning)
    guard (try? reader.begin()) != nil, reader.passes("<dict>") else { return nil }
    for key in Self.first {
      guard (try? reader.key()) == key else { return nil }
      if key == PlaceList.searches.rawValue, reader.passes("<array>") {
        guard let search = try? reader.value() else { return nil }
        root[key] = .array([search])
      } else {
        guard let value = try? reader.value() else { return nil }
        root[key] = value
      }
    }
  }

  /// An XML property list, with the part that a start needs at the beginning.
  var xml: [UInt8] {
    var root = root
    for (key, empty) in zip(Self.first, [PropertyValue.dictionary([:]), .array([])]) {
      root[key] = root[key] ?? empty
    }
    return PropertyValue.dictionary(root).xml(beginningWith: Self.first)
  }

  /// The entries that can be read, each place once.
  func places(in list: PlaceList) -> [SavedPlace] { all(in: list.rawValue, as: PlaceEntry.self) }

  /// The identities of the places that `places` has, in their order.
  func ids(in list: PlaceList) -> [Place.ID] {
    entries(of: list).compactMap { $0.id(in: list.rawValue) }.uniqued
  }

  /// The newest search that can be read.
  var lastSearch: SavedPlace? { entries(of: .searches).lazy.compactMap(\.kept).first }

  mutating func add(_ kept: SavedPlace, to list: PlaceList) {
    let key = list.rawValue
    guard list == .searches else { return add(kept, to: key, as: PlaceEntry.self) }
    let id = list.id(of: kept.place)
    var entries = entries(of: list)
    let same = entries.indices { $0.id(in: key) == id }
    let old = same.ranges.first.map { entries[$0.lowerBound] }
    entries.removeSubranges(same)
    store([PlaceEntry(kept, renewing: old)] + entries, in: key)
  }

  /// Unreadable entries stay where they are, and entries of the same place stay together.
  mutating func arrange(_ ids: [Place.ID], in list: PlaceList) {
    let entries = entries(of: list)
    let ranks = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    let known = entries.map { $0.id(in: list.rawValue) }
    let named = known.indices.filter { known[$0] != nil }.sorted {
      let (one, other) = (known[$0].flatMap { ranks[$0] }, known[$1].flatMap { ranks[$0] })
      return (one ?? .max, $0) < (other ?? .max, $1)
    }
    var rest = named.map { entries[$0] }[...]
    store(zip(entries, known).map { $1 == nil ? $0 : rest.removeFirst() }, in: list.rawValue)
  }

  var settings: [String: String] {
    root[Self.settingsKey]?.dictionary?
      .compactMapValues { $0.text?.cleaned(limit: Self.longestSetting) } ?? [:]
  }

  mutating func set(_ name: String, to value: String?) {
    if value == nil, settings[name] == nil { return }
    var settings = root[Self.settingsKey]?.dictionary ?? [:]
    settings[name] = value.map { .string($0.cleaned(limit: Self.longestSetting)) }
    replace(Self.settingsKey, with: .dictionary(settings))
  }
}

extension Document {
  private static let settingsKey = "settings"
  private static let first = [settingsKey, PlaceList.searches.rawValue]
  private static let longestSetting = 1000

  /// The elements of an array at the top.
  func list(_ key: String) -> [PropertyValue] { root[key]?.array ?? [] }

  mutating func replaceList(_ key: String, with values: [PropertyValue]) {
    replace(key, with: .array(values))
  }

  private func entries(of list: PlaceList) -> [PlaceEntry] { entries(of: list.rawValue) }

  /// A value of another type than Vane expects is kept under a name of its own.
  private mutating func replace(_ key: String, with value: PropertyValue) {
    if let old = root[key], !old.isSameType(as: value) {
      var name = key + ".damaged"
      while root[name] != nil { name += "-" }
      root[name] = old
    }
    root[key] = value
  }
}

extension PropertyValue {
  fileprivate func isSameType(as other: PropertyValue) -> Bool {
    (array == nil) == (other.array == nil) && (dictionary == nil) == (other.dictionary == nil)
  }
}
