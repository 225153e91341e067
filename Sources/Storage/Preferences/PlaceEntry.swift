internal import Clients
internal import Foundation
internal import Reports
internal import SafeFiles

/// A place as it is in a list of the file: the keys that Vane knows beside those that it does not.
struct PlaceEntry: ListEntry {
  /// The key of the name that the user gave the place.
  static let ownName: StaticString = "ownName"

  private(set) var value: PropertyValue

  init(_ value: PropertyValue) {
    self.value = value
  }

  /// Unknown keys of an older entry for the same place are taken over from `old`.
  init(_ kept: SavedPlace, renewing old: PlaceEntry? = nil) {
    var values = old?.value.dictionary ?? [:]
    let place = kept.place
    values["name"] = .string(Self.clean(place.name))
    values["country"] = place.country.map { .string(Self.clean($0)) }
    values["countryName"] = place.countryName.map { .string(Self.clean($0)) }
    values["region"] = place.region.map { .string(Self.clean($0)) }
    values["latitude"] = .real(place.coordinate.latitude)
    values["longitude"] = .real(place.coordinate.longitude)
    values["population"] = place.population.map { .integer(Int64($0)) }
    values["elevation"] = place.elevation.map { .real($0.in(.meters)) }
    values["timeZone"] = place.timeZone.map { .string(Self.clean($0)) }
    values["kind"] = place.kind == .town ? nil : .string(place.kind.rawValue)
    values["town"] = place.town.map { .string(Self.clean($0)) }
    values["iata"] = (place.codes?.iata).map { .string($0) }
    values["icao"] = (place.codes?.icao).map { .string($0) }
    values["language"] = kept.language.map { .string($0.rawValue) }
    values["\(Self.ownName)"] = kept.ownName.map { .string(Self.clean($0)) }
    // A property list keeps whole seconds; so does the memory, or the two would differ.
    let seconds = kept.added.timeIntervalSince1970.rounded(.down)
    let added = Date(timeIntervalSince1970: seconds)
    values["added"] = added > .distantPast && added < .distantFuture ? .date(added) : nil
    // A value that means the same keeps its text.
    value = old.flatMap { $0.value.dictionary == values ? $0.value : nil } ?? .dictionary(values)
  }

  /// `nil` if there is no name or no valid coordinate. Other values that are missing or of a wrong type are left out; a
  /// missing time is in the distant past.
  var kept: SavedPlace? {
    guard let values = PropertyFields(value), let coordinate = Self.coordinate(values),
      let name = Self.text(values["name"])
    else { return nil }
    let place = Place(
      name: name, country: Self.text(values["country"]),
      countryName: Self.text(values["countryName"]), region: Self.text(values["region"]),
      coordinate: coordinate,
      population: values["population"]?.number.flatMap { Int(exactly: $0) },
      elevation: values["elevation"]?.number.flatMap { Elevation($0, .meters) },
      timeZone: Self.text(values["timeZone"]),
      kind: Self.text(values["kind"]).flatMap(PlaceKind.init) ?? .town,
      town: Self.text(values["town"]),
      codes: AirportCodes(iata: Self.text(values["iata"]), icao: Self.text(values["icao"])))
    return SavedPlace(
      place: place, added: values["added"]?.date ?? .distantPast,
      language: Self.text(values["language"]).flatMap(PlaceLanguage.init),
      ownName: Self.text(values[Self.ownName]))
  }

  static func id(of kept: SavedPlace, in key: String) -> Place.ID { id(of: kept.place, in: key) }

  func id(in key: String) -> Place.ID? {
    guard let values = PropertyFields(value), let coordinate = Self.coordinate(values),
      let name = Self.text(values["name"])
    else { return nil }
    return Self.id(of: Place(name: name, coordinate: coordinate), in: key)
  }

  private static func id(of place: Place, in key: String) -> Place.ID {
    PlaceList(rawValue: key)?.id(of: place) ?? place.id
  }
}

extension PlaceEntry {
  private static func coordinate(_ values: PropertyFields) -> Coordinate? {
    guard let latitude = values["latitude"]?.number, let longitude = values["longitude"]?.number
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func text(_ value: PropertyValue?) -> String? {
    guard let text = value?.text.map(clean), !text.isEmpty else { return nil }
    return text
  }

  private static func clean(_ text: String) -> String { text.cleaned(limit: 200) }
}

extension FileContent {
  /// Whether it contains this ASCII text.
  func holds(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return bytes.withUnsafeBytes { content in
      guard var start = content.baseAddress else { return false }
      let end = start + content.count
      // Foundation looks at each byte by itself.
      while let found = memchr(start, Int32(text.utf8Start[0]), end - start),
        end - UnsafeRawPointer(found) >= count
      {
        if memcmp(found, text.utf8Start, count) == 0 { return true }
        start = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
