import Foundation
import Reports

/// Reads the town in the location of an appointment: `Hauptplatz 1, 4020 Linz, Austria`.
nonisolated struct AppointmentPlace: Hashable, Sendable {
  /// The way in which the place of an appointment was found.
  enum Source: String, Hashable, Sendable {
    /// It is a point in the file.
    case calendar
    case gazetteer
    /// It was looked up online.
    case online
    case home
  }

  /// Names to be looked for, the likeliest first.
  private(set) var names: [String] = []
  /// The name of a town that stands beside a postal code or a country: no person's and no room's.
  private(set) var town: String?

  /// `country` tells whether a text is the name of a country.
  init(_ location: String, isCountry: (String) -> Bool) {
    let text = location.prefix(while: { $0 != "(" })
    guard !location.contains("://") else { return }
    var parts = text.split { ",;\n".contains($0) }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.suffix(8)
    let country = parts.last.flatMap { isCountry($0) && parts.count > 1 ? $0 : nil }
    if country != nil { parts.removeLast() }
    // `Springfield, Illinois`: a part may be the area of the one before, and then it is the likelier.
    var joined: [String] = []
    var area: String?
    var isTown = country != nil
    for part in parts.reversed() {
      let (name, hasCode) = Self.withoutCode(part)
      guard !name.isEmpty, !Self.isStreet(name) else { continue }
      isTown = isTown || hasCode
      let within = [name, country].compactMap(\.self).joined(separator: ", ")
      defer { area = within }
      // `Springfield, IL 62701`
      if name.count == 2, name == name.uppercased(), parts.count > 1 { continue }
      joined += area.map { ["\(name), \($0)"] } ?? []
      names += [within, name]
      if town == nil, isTown { town = name }
      isTown = false
    }
    names = joined + names
    let ofTown = names.filter { $0 == town || $0.hasPrefix("\(town ?? ""), ") }
    names = (ofTown + names).uniqued
  }

  /// `Linz` of `4020 Linz` and `A-4020 Linz`, `London` of `London SW1A 1AA`, and whether there was a code.
  private static func withoutCode(_ part: String) -> (name: String, hasCode: Bool) {
    let words = part.spacedWords
    let kept = words.filter { !$0.contains(where: \.isNumber) }
    let digits = words.map { $0.filter(\.isNumber).count }.reduce(0, +)
    // The number of a house is one word, and shorter.
    let hasCode = kept.count < words.count && (digits >= 3 || kept.count + 1 < words.count)
    return (kept.count < words.count && !hasCode ? "" : kept.joined(separator: " "), hasCode)
  }

  private static func isStreet(_ name: String) -> Bool {
    let words = name.lowercased().split(separator: " ")
    let streets: Set<Substring> = [
      "street", "st", "st.", "road", "rd", "avenue", "ave", "lane", "drive", "room", "rue",
      "ulica", "ul.", "via", "calle", "platz", "námestie", "miestnosť",
    ]
    return words.contains(where: streets.contains)
      || words.contains { $0.hasSuffix("straße") || $0.hasSuffix("strasse") }
  }
}
