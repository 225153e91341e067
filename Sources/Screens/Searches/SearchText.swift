import Foundation

/// `springfield in US`: what to look for, and where.
nonisolated struct SearchText: Hashable, Sendable {
  var text: String
  /// ISO 3166-1 alpha-2.
  var country: String?

  /// The last ` in ` counts, and only when a country follows; `Stratford in Avon` stays whole.
  init(_ typed: String, countryCode: (String) -> String?) {
    text = typed
    guard let range = typed.range(of: " in ", options: [.backwards, .caseInsensitive]) else {
      return
    }
    let name = typed[range.upperBound...].trimmingCharacters(in: .whitespaces)
    let before = typed[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
    guard !before.isEmpty, let code = countryCode(name) else { return }
    text = before
    country = code
  }
}
