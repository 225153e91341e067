import Documents
import Fields
import Phrases
import Reports
import Warnings
import WarningWords

nonisolated extension [CountryWarnings] {
  /// A country's position among these, and that of one of its warnings, the most severe first.
  var order: [(country: Int, item: Int)] {
    let all = enumerated().flatMap { country, warnings in
      warnings.items.indices.map { (country: country, item: $0) }
    }
    return all.descending { Double(self[$0.country].items[$0.item].warning.rank) }
  }

  /// The warnings as they are numbered.
  var numbered: [(country: CountryWarnings, item: CountryWarnings.Item)] {
    order.map { (self[$0.country], self[$0.country].items[$0.item]) }
  }

  /// The member `warnings` of the document, by country. Times are those of a clock.
  func json(_ clock: PlaceClock, _ phrases: any WarningPhrases) -> JSONValue {
    let order = order
    return .array(
      enumerated().map { position, country in
        let items = country.items.enumerated().map { index, item -> JSONValue in
          let number = order.firstIndex { $0 == (position, index) } ?? 0
          let rings = item.rings.map { ring in
            JSONValue.array(ring.points.map(\.json))
          }
          return JSONValue.object([.init(name: "number", value: .int(number + 1))])
            .merging(
              item.warning.json(
                clock, placed: .polygon,
                authority: item.warning.sender ?? country.service?.authority)
            ).merging(["rings": .array(rings)])
        }
        return [
          "country": .string(country.country), "service": .optional(country.service?.rawValue),
          "fetched": .optional(country.fetched.flatMap(clock.iso8601)),
          "failure": .optional(
            country.failure.map { phrases.warningsMissing(because: .service($0)) }),
          "unplaced": .optional(country.unplaced), "omitted": .int(country.omitted),
          "unread": .int(country.unread),
          "items": country.service == nil ? .null : .array(items),
        ]
      })
  }
}
