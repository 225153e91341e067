import CommandKit
import Documents
import Phrases

nonisolated extension Failure {
  /// Why a field can't be written.
  init(_ unknown: DocumentWish.Unknown) {
    let name = String(unknown.name.prefix(Self.longestName))
    guard !unknown.isInFull else {
      self = .cutField([unknown.parent, name].filter { !$0.isEmpty }.joined(separator: "."))
      return
    }
    let known = unknown.known.map { (name: $0, distance: name.editDistance(to: $0)) }
      .sorted { $0.distance < $1.distance }.map(\.name)
    self = .noField(
      name, parent: unknown.parent,
      known: Array(known.prefix(Self.mostNames)))
  }

  private static let (longestName, mostNames) = (60, 24)
}
