import Foundation

/// The user's address for services: an e-mail address, or that of a page.
public struct ContactAddress: Hashable, Sendable {
  public let text: String

  /// `nil` for anything else, and for an address that would break a comment of an HTTP header.
  public init?(_ text: String) {
    let signs = text.utf8
    guard (3...100).contains(signs.count), signs.allSatisfy({ (0x21...0x7E).contains($0) }),
      !text.contains(where: { #"()\"<>,;"#.contains($0) })
    else { return nil }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isMail = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    let page = URLComponents(string: text)
    let isPage =
      ["http", "https"].contains(page?.scheme?.lowercased()) && page?.host?.isEmpty == false
    guard isMail || isPage else { return nil }
    self.text = text
  }

  /// The setting that holds it.
  public static let setting = "contact"
}
