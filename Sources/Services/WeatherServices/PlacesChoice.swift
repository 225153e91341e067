public import Clients
public import HTTP
import Reports

/// Asks for places where the user asks for the weather, as far as that service knows any.
public struct PlacesChoice: Sendable {
  private let openMeteo: PlacesClient
  private let openWeather: PlacesClient?
  private let cityList: PlacesClient
  private let http: HTTPClient
  private let choice: @Sendable () -> ServiceChoice

  /// `openWeather` is `nil` without a key; the limit of time of `http` holds for all of them together; `choice` is
  /// what the user set.
  public init(
    openMeteo: PlacesClient, openWeather: PlacesClient?, cityList: PlacesClient,
    http: HTTPClient, choice: @escaping @Sendable () -> ServiceChoice
  ) {
    self.openMeteo = openMeteo
    self.openWeather = openWeather
    self.cityList = cityList
    self.http = http
    self.choice = choice
  }

  public var places: PlacesClient {
    PlacesClient(search: search) { point async throws(ServiceError) in
      // Only OpenWeather can look up the place at a point.
      switch choice() {
      case .auto, .only(.openWeather): try await openWeather?.place(point)
      case .only: nil
      }
    }
  }

  private func search(_ text: String, _ country: String?) async throws(ServiceError) -> [Place] {
    switch choice() {
    // Made-up weather is for a machine without a network: where the gazetteer knows nothing, or is missing,
    // a list of capitals has to be enough.
    case .only(.sample): try await SampleWeather.places.search(text, country)
    case .only(.cityList): try await cityList.search(text, country)
    case .only(.openWeather): try await (openWeather ?? openMeteo).search(text, country)
    // MET Norway knows no places.
    case .only(.openMeteo), .only(.metNorway): try await openMeteo.search(text, country)
    case .auto: try await firstAnswer(text, country)
    }
  }

  /// OpenWeather knows more postal codes, and answers when Open-Meteo does not.
  private func firstAnswer(
    _ text: String, _ country: String?
  ) async throws(ServiceError) -> [Place] {
    guard let openWeather else { return try await openMeteo.search(text, country) }
    let budget = http.budget()
    var failure: ServiceError?
    do {
      let found = try await budget.bounding(isLast: false) { () async throws(ServiceError) in
        try await openMeteo.search(text, country)
      }
      guard found.isEmpty else { return found }
    } catch {
      if error == .cancelled { throw error }
      failure = error
    }
    do {
      return try await budget.bounding { () async throws(ServiceError) in
        try await openWeather.search(text, country)
      }
    } catch {
      if error == .cancelled { throw error }
      guard let failure else { return [] }
      throw failure
    }
  }
}
