public import Foundation
public import Reports

/// A saved alert: the weather that it waits for, and the place.
public struct SavedQuestion: Hashable, Sendable {
  /// The text typed after `when`, or `warnings` with its level and event.
  public var text: String
  public var place: Place
  /// The language of the place's names; `nil` if unknown.
  public var language: PlaceLanguage?
  /// The units of a number without one: those of the user when the question was asked.
  public var temperature: TemperatureUnit
  public var wind: WindUnit
  public var isPaused: Bool
  public var added: Date

  public init(
    text: String, place: Place, language: PlaceLanguage? = nil,
    temperature: TemperatureUnit = .celsius, wind: WindUnit = .speed(.metersPerSecond),
    isPaused: Bool = false, added: Date
  ) {
    self.text = text
    self.place = place
    self.language = language
    self.temperature = temperature
    self.wind = wind
    self.isPaused = isPaused
    self.added = added
  }

  /// Two of the same text about the same place are one.
  public var id: String { "\(text)@\(place.id.latitude),\(place.id.longitude)" }
}

/// Reads and changes a list that the user keeps: alerts or ways. A change is on the disk when the call returns.
public struct SavedListClient<Kept: Hashable & Sendable>: Sendable {
  /// In the order in which they were added.
  public var all: @Sendable () throws(StorageError) -> [Kept]
  /// Adds one, or takes the place of the one of this identity: its own, where `renaming` is `nil`.
  public var add: @Sendable (_ kept: Kept, _ renaming: String?) throws(StorageError) -> Void
  /// Removes those of these that exist and returns them, ascending.
  public var remove: @Sendable (Set<String>) throws(StorageError) -> [Removed<Kept>]
  public var restore: @Sendable ([Removed<Kept>]) throws(StorageError) -> Void

  public init(
    all: @escaping @Sendable () throws(StorageError) -> [Kept],
    add: @escaping @Sendable (Kept, String?) throws(StorageError) -> Void,
    remove: @escaping @Sendable (Set<String>) throws(StorageError) -> [Removed<Kept>],
    restore: @escaping @Sendable ([Removed<Kept>]) throws(StorageError) -> Void
  ) {
    self.all = all
    self.add = add
    self.remove = remove
    self.restore = restore
  }

  public static var noop: SavedListClient {
    SavedListClient(
      all: { () throws(StorageError) in [] }, add: { _, _ throws(StorageError) in },
      remove: { _ throws(StorageError) in [] }, restore: { _ throws(StorageError) in })
  }
}

/// A small file that is changed by one program at a time.
public struct StateFileClient: Sendable {
  /// `nil` if there is none, or none that can be read.
  public var read: @Sendable () -> Data?
  /// Runs the change while no other program runs one, and writes its result; `nil` leaves the file unchanged.
  public var update: @Sendable (_ change: @Sendable (Data?) -> Data?) throws(StorageError) -> Void

  public init(
    read: @escaping @Sendable () -> Data?,
    update: @escaping @Sendable (@Sendable (Data?) -> Data?) throws(StorageError) -> Void
  ) {
    self.read = read
    self.update = update
  }

  public static let noop = StateFileClient(
    read: { nil }, update: { change throws(StorageError) in _ = change(nil) })
}
