import Clients
import CommandKit
import Phrases
import Reports

/// Names of places, each looked up once in a line.
@MainActor final class NameLookup {
  private let places: PlaceResolver
  private var matches: [String: PlaceMatch?] = [:]
  private var slips: [String: Bool] = [:]
  private var beginnings: [String: Bool] = [:]

  /// The countries of the session's language, whose towns are typed without their marks, too; the first is meant first.
  private let near: [String]

  init(_ context: ReadingContext) {
    (places, near) = (context.places, context.phrases.caseCountries)
  }

  /// The place of exactly this name or code.
  func exact(_ text: String) -> PlaceMatch? {
    if let known = matches[text] { return known }
    let found = (try? places.exact(text)).flatMap { $0.likeness == .exact ? $0 : nil }
    matches[text] = .some(found)
    return found
  }

  /// The place of a name. Typed without marks it is one of the session's countries rather than a small one elsewhere:
  /// Kolárovo for `Kolarovo`.
  func meant(_ text: String) -> PlaceMatch? {
    guard let found = exact(text), !near.isEmpty, found.place.kind == .town,
      found.place.country.map(near.contains) == false, text.lowercased() == text.folded,
      found.place.population ?? 0 < PlaceResolver.city
    else { return exact(text) }
    return near.lazy.compactMap { self.exact("\(text), \($0)") }.first { match in
      match.place.kind == .town && match.place.name.folded == text.folded
        && match.place.name.lowercased() != text.folded && match.place.population ?? 0 >= 1000
    } ?? found
  }

  /// The distance in kilometers between the places of two names.
  func distance(_ one: String, _ other: String) -> Double? {
    guard let one = exact(one)?.place, let other = exact(other)?.place else { return nil }
    return one.coordinate.distance(to: other.coordinate)?.in(.kilometers)
  }

  /// Whether a place is called so. That no name begins so is found sooner.
  func isCalled(_ text: String) -> Bool { begins(text) && exact(text)?.isCalled(text) == true }

  /// Whether a name differs by one letter, and none is exactly so.
  func isOneSlip(_ text: String) -> Bool {
    if let known = slips[text] { return known }
    let found = exact(text) == nil && places.likeness(of: text) == .oneSlip
    slips[text] = found
    return found
  }

  func begins(_ text: String) -> Bool {
    if let known = beginnings[text] { return known }
    let found = places.begins(text)
    beginnings[text] = found
    return found
  }
}
