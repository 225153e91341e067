public import Phrases
public import WeatherModels

/// The place that a command is about, as it was typed.
public enum PlaceReference: Hashable, Sendable {
  /// None was named: the one that the screen is about.
  case atHand
  /// A row of the list last shown.
  case row(Int)
  case name(String)

  public init(_ words: [String]) {
    if words.isEmpty {
      self = .atHand
    } else {
      let arguments = Arguments(words)
      self = arguments.row.map(PlaceReference.row) ?? .name(arguments.text)
    }
  }
}

extension PlaceReference {
  /// The words that it was made of.
  public var words: [String] {
    switch self {
    case .atHand: []
    case .row(let row): ["\(row)"]
    case .name(let name): name.split(separator: " ").map(String.init)
    }
  }
}

/// Finds the places that commands mean, before anything is done with them.
@MainActor public struct PlaceResolver: Sendable {
  /// The place that the screen is about.
  private let subject: @MainActor @Sendable () -> Place?
  private let lastSearch: @MainActor @Sendable () throws(Failure) -> Place?
  private let row: @MainActor @Sendable (Int) throws(Failure) -> Place
  /// The likeliest of the gazetteer; a guess at a slip of the fingers is none.
  private let search: @MainActor @Sendable (String) throws(Failure) -> Place

  public init(
    subject: @escaping @MainActor @Sendable () -> Place?,
    lastSearch: @escaping @MainActor @Sendable () throws(Failure) -> Place?,
    row: @escaping @MainActor @Sendable (Int) throws(Failure) -> Place,
    search: @escaping @MainActor @Sendable (String) throws(Failure) -> Place
  ) {
    self.subject = subject
    self.lastSearch = lastSearch
    self.row = row
    self.search = search
  }

  /// The place of a command: where none is named, the one that the screen is about, or else the last search.
  public func place(_ reference: PlaceReference) throws(Failure) -> Place {
    switch reference {
    case .atHand:
      if let place = subject() { return place }
      guard let last = try lastSearch() else { throw .nothingSearched }
      return last
    case .row(let number): return try row(number)
    case .name(let name): return try search(name)
    }
  }

  /// All rows of the list last shown.
  public func rows() throws(Failure) -> [Place] {
    var places = [try row(1)]
    while let next = try? row(places.count + 1) { places.append(next) }
    return places
  }
}
