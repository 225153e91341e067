import Foundation

/// `springfield in US`: what to look for, and where.
nonisolated struct SearchText: Hashable, Sendable {
  var text: String
  /// ISO 3166-1 alpha-2.
  var country: String?

  /// The last ` in ` counts, and only when a country follows; `Stratford in Avon` stays whole.
  init(_ typed: String) {
    text = typed
    guard let range = typed.range(of: " in ", options: [.backwards, .caseInsensitive]) else {
      return
    }
    let name = typed[range.upperBound...].trimmingCharacters(in: .whitespaces)
    let before = typed[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
    guard !before.isEmpty, let code = Self.country(named: name) else { return }
    text = before
    country = code
  }

  private static func country(named name: String) -> String? {
    let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 && $0 != "ZZ" }
    if let code = codes.first(where: { $0 == name.uppercased() }) { return code }
    let english = Locale(identifier: "en_GB")
    return codes.first { code in
      english.localizedString(forRegionCode: code)?.caseInsensitiveCompare(name) == .orderedSame
    }
  }
}
