public import Clients
import Foundation
import JSON
import Reports

extension OpenWeather {
  /// Places by name, by postal code, and by position.
  public var places: PlacesClient {
    PlacesClient(
      search: { text, country async throws(ServiceError) in
        try await search(text.trimmingCharacters(in: .whitespaces), in: country)
      }, place: { point async throws(ServiceError) in try await places(at: point).first })
  }

  private func places(
    at point: Coordinate, in country: String? = nil
  ) async throws(ServiceError) -> [Place] {
    places(try await ask("/geo/1.0/reverse", point.sentQuery + [("limit", "5")]), in: country)
  }

  private func search(_ text: String, in country: String?) async throws(ServiceError) -> [Place] {
    if let point = CoordinateText(text, expectsPoint: false)?.coordinate {
      return try await places(at: point, in: country)
    }
    let query = [text, country].compactMap(\.self).joined(separator: ",")
    if Self.isPostalCode(text), let place = try await place(withCode: query) { return [place] }
    return places(try await ask("/geo/1.0/direct", [("q", query), ("limit", "5")]), in: country)
  }

  /// Without a country the service looks in the United States.
  private func place(withCode code: String) async throws(ServiceError) -> Place? {
    do {
      return Place(openWeather: try await ask("/geo/1.0/zip", [("zip", code)]), language())
    } catch .status(404, _, _) {
      return nil
    }
  }

  private func places(_ tree: JSONTree, in country: String?) -> [Place] {
    let language = language()
    // Twenty times the requested number.
    return tree.elements.prefix(100).compactMap { Place(openWeather: $0, language) }
      .filter { country == nil || $0.country == country?.uppercased() }
  }

  /// Whether a text looks like a postal code: at most ten letters and digits, with spaces and hyphens between, and a
  /// digit among them.
  private static func isPostalCode(_ text: String) -> Bool {
    let signs = text.filter { $0 != " " && $0 != "-" }
    return (3...10).contains(signs.count) && signs.contains { $0.isASCII && $0.isNumber }
      && signs.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension Place {
  /// `nil` if it has no name or no position.
  init?(openWeather tree: JSONTree, _ language: String) {
    let name = tree["local_names"][language].text ?? tree["name"].text
    guard let name = name?.cleaned(limit: 100), !name.isEmpty, let latitude = tree["lat"].number,
      let longitude = tree["lon"].number,
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    let country = tree["country"].text?.cleaned(limit: 2).uppercased()
    self.init(
      name: name, country: country,
      countryName: country.flatMap { Countries.name(of: $0, in: Locale(identifier: language)) },
      region: tree["state"].text?.cleaned(limit: 100), coordinate: coordinate)
  }
}
