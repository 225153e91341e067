import Foundation

/// `springfield in US`: what to look for, and where.
nonisolated struct SearchText: Hashable, Sendable {
  var text: String
  /// ISO 3166-1 alpha-2.
  var country: String?

  /// The last ` in ` counts, and only when a country follows; `Stratford in Avon` stays whole.
  init(_ typed: String, countryCode: (String) -> String?) {
    text = typed
    guard let halves = Self.halves(of: typed), let code = countryCode(halves.name) else { return }
    text = halves.before
    country = code
  }

  /// The words after the last ` in `, if they aren't a country.
  static func unknownCountry(in typed: String, _ countryCode: (String) -> String?) -> String? {
    halves(of: typed).flatMap { countryCode($0.name) == nil ? $0.name : nil }
  }

  private static func halves(of typed: String) -> (before: String, name: String)? {
    guard let range = typed.range(of: " in ", options: [.backwards, .caseInsensitive]) else {
      return nil
    }
    let name = typed[range.upperBound...].trimmingCharacters(in: .whitespaces)
    let before = typed[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
    return before.isEmpty || name.isEmpty ? nil : (before, name)
  }
}
