import Clients
import Foundation

/// The towns whose own name is the one typed. A place that only some call so never comes before them.
struct NameOwners {
  private let score: Double?
  /// Whether one that is spelled as typed is more than a village.
  private let hasTown: Bool
  private let areMany: Bool
  /// The best of the cities that are called so today.
  private let city: Double?

  /// Three hundred thousand with some renown, in decades of population.
  private static let largeCity = 5.6
  /// So many people together, with some renown, keep their name.
  private static let many = 300_000.0

  init(_ towns: some Sequence<Finder.Candidate>) {
    let owners = towns.filter { $0.usage == .own }
    score = owners.map(\.score).max()
    hasTown = owners.contains {
      $0.place.size >= log10(Double(Weight.largeTown))
        && $0.place.name.lowercased() == $0.name.typed.lowercased()
    }
    areMany = owners.reduce(0) { $0 + pow(10, $1.place.size) } >= Self.many
    city =
      towns.filter { $0.usage.isUsual && $0.place.size >= Finder.city }.map(\.score).max()
  }

  /// The score that a place of another name must stay below; `nil` for none.
  func most(_ candidate: Finder.Candidate, isPreferred: Bool) -> Double? {
    guard candidate.kind == .whole, candidate.usage != .own else { return nil }
    guard candidate.usage.isUsual else {
      // New Delhi is a city of its own, although Delhi is called so, too; and Levi a village, as Lévis in Quebec was.
      // Batavia is a town in Illinois, although Jakarta was called so.
      return hasTown || candidate.place.size < Self.largeCity ? score : city
    }
    // Canton is sixteen towns in America, and Guangzhou to some; Santa Cruz de la Sierra is only cut short.
    let isShort = FoldedName.name(
      candidate.place.name, begins: candidate.name.folded.key, isWhole: false)
    return areMany && !isShort && !isPreferred ? score : nil
  }
}
