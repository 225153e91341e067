import Foundation
import WeatherModels

/// The names by which a warning's area can be known to hold a place: its own, its region's, its country's.
struct AreaNames {
  private let own: Set<String>
  private let region: Set<String>
  private let country: Set<String>

  init(of place: Place) {
    own = Self.words(place.name)
    region = Self.words(place.region ?? "")
    country = Self.words(place.countryName ?? "")
  }

  /// Whether the area is named for the place, for its region or for the whole country: `Kreis Bayreuth` for Bayreuth,
  /// `Bratislava` for a place in the Bratislava Region.
  func fit(_ area: String) -> Bool {
    let words = Self.words(area)
    guard !words.isEmpty else { return false }
    let isNamed = [own, region].contains { !$0.isEmpty && $0.isSubset(of: words) }
    return isNamed || words == country || words.isSubset(of: region)
  }

  /// The kinds of areas that stand beside their names, in the languages of the feeds, without accents.
  private static let kinds: Set = [
    "and", "canton", "city", "comunidad", "county", "de", "del", "departement", "department", "der",
    "des", "di", "district", "fylke", "kanton", "kommun", "kraj", "kreis", "lan", "land",
    "landkreis", "maakunta", "municipality", "obcina", "oblast", "of", "okres", "prefecture",
    "province", "provincia", "provincie", "raion", "region", "regione", "stadt", "state", "the",
    "und", "voivodeship", "wojewodztwo", "zupanija",
  ]

  /// The words that tell one area from another, without case and accents.
  private static func words(_ name: String) -> Set<String> {
    // Folding takes ten times as long, and most of a feed's thousands of names are plain.
    let folded =
      name.utf8.allSatisfy { $0 < 0x80 }
      ? name.lowercased()
      : name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    let words = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return Set(words).subtracting(kinds)
  }
}
