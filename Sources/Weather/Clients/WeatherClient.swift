import Foundation
public import Reports

/// The weather as a service reports it.
public struct WeatherClient: Sendable {
  /// A request for reports: one for each place, in the order asked, by as few requests as the service allows.
  public typealias Request = @Sendable (_ places: [Place]) async throws(ServiceError) -> [Report]

  public var reports: Request
  /// The present and today alone, for lists, where that costs the service less. The reports may hold more.
  public var present: Request

  /// Without `present`, a service is asked for complete reports.
  public init(present: Request? = nil, reports: @escaping Request) {
    self.reports = reports
    self.present = present ?? reports
  }

  /// For a service that takes no lists of places: one request after the other.
  public init(report: @escaping @Sendable (Place) async throws(ServiceError) -> Report) {
    self.init(reports: { places async throws(ServiceError) in
      var reports: [Report] = []
      for place in places { reports.append(try await report(place)) }
      return reports
    })
  }

  public func report(for place: Place) async throws(ServiceError) -> Report {
    guard let report = try await reports([place]).first else { throw .noReport }
    return report
  }

  /// This client, with something done to each report.
  public func mapping(
    _ change: @escaping @Sendable (Report, Place) -> Report
  ) -> WeatherClient {
    wrapping { request in
      { places async throws(ServiceError) in
        zip(try await request(places), places).map(change)
      }
    }
  }

  /// This client, which asks for each place with its time zone, by which services that know none divide hours into
  /// days. The reports have it, too, so that a place has one clock whatever service is asked.
  public func filling(timeZone: @escaping @Sendable (Coordinate) -> String?) -> WeatherClient {
    wrapping { request in
      { places async throws(ServiceError) in
        let places = places.map { place in
          var place = place
          place.timeZone = place.timeZone ?? timeZone(place.coordinate)
          return place
        }
        return zip(try await request(places), places).map { report, place in
          var report = report
          report.timeZone = place.timeZone ?? report.timeZone
          return report
        }
      }
    }
  }

  /// This client, which requests, reads and saves off the caller's actor: the prompt does not wait for a disk.
  public func concurrent() -> WeatherClient {
    wrapping { request in
      { places async throws(ServiceError) in try await Self.perform(request, places) }
    }
  }

  @concurrent private static func perform(
    _ request: Request, _ places: [Place]
  ) async throws(ServiceError) -> [Report] {
    // Without a wait of its own, Swift 6.3 does not leave the actor here.
    await Task.yield()
    return try await request(places)
  }

  private func wrapping(_ change: (@escaping Request) -> Request) -> WeatherClient {
    WeatherClient(present: change(present), reports: change(reports))
  }

  /// This client, which saves each report as it comes.
  public func saving(to saved: SavedReportsClient) -> WeatherClient {
    mapping { report, place in
      saved.save(report, place)
      return report
    }
  }
}
