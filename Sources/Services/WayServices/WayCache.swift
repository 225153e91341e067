import Archiving
public import Clients
public import Foundation
public import Itineraries
public import Reports
public import SafeFiles

/// The last answers about the points of ways, a file each in the folder `ways` of the cache.
///
/// The body is, for each point, a line with the service, the time of the request, the days asked for, the time zone,
/// the height and the number of bytes that follow: the hours, packed as in the archive.
public struct WayCache: Sendable {
  private let cache: AnswerCacheClient

  public init(directories: Directories) {
    cache = ResponseCache(directories: directories, name: "ways").client
  }

  /// The weather along ways as it is: asked for once an hour, and kept. An answer has more than is kept of it.
  /// `weather` covers this many days. `variant` is what else the answers depend on: the service, the server and the
  /// chosen model.
  public func client(
    weather: @escaping @Sendable (_ days: Int) -> WeatherClient,
    isSample: @escaping @Sendable () -> Bool, variant: @escaping @Sendable () -> String,
    now: @escaping @Sendable () -> Date
  ) -> WayWeatherClient {
    WayWeatherClient { points, days async throws(ServiceError) in
      if isSample() { return try await weather(days).reports(points) }
      if let kept = kept(points, variant()), kept.days >= days,
        kept.reports.allSatisfy({ $0.isRecent(at: now(), within: Self.validity) })
      {
        return kept.reports
      }
      // A week or all days, so that a following question is already answered.
      let asked = days <= 7 ? 7 : 16
      // Off the caller's actor: the prompt doesn't wait while a long answer is read.
      let reports = try await weather(asked).concurrent().reports(points)
      keep(reports, points, variant(), days: asked)
      return reports
    } saved: { points in
      isSample() ? nil : kept(points, variant())?.reports
    }
  }

  /// In seconds: models run once an hour at most.
  private static let validity = 3600.0

  /// The reports that were kept for these points, and how many days were asked for; `nil` if none can be read.
  /// `variant` is what else the answer depends on, such as the service that was chosen.
  public func kept(_ points: [Place], _ variant: String) -> (reports: [Report], days: Int)? {
    guard let body = cache.kept(Self.key(points, variant))?.body else { return nil }
    var rest = body[...]
    var reports: [Report] = []
    var days = Int.max
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let fields = String(decoding: rest[..<end], as: UTF8.self).split(
        separator: "\t", omittingEmptySubsequences: false)
      rest = rest[(end + 1)...]
      guard fields.count == 6, let service = Service(rawValue: String(fields[0])),
        let fetched = Double(fields[1]).flatMap(Date.init(inCalendar:)),
        let asked = Int(fields[2]), let count = Int(fields[5]), (0...rest.count).contains(count),
        let hours = count == 0
          ? [] : Report.hours(packed: Data(rest.prefix(count)), fetched: fetched)
      else { return nil }
      rest = rest.dropFirst(count)
      days = min(days, asked)
      var report =
        Report(
          service: service, fetched: fetched,
          timeZone: fields[3].isEmpty ? nil : String(fields[3]).cleaned(limit: 64), hours: hours)
      report.elevation = Double(fields[4]).flatMap { Elevation($0, .meters) }
      reports.append(report)
    }
    return reports.count == points.count ? (reports, days) : nil
  }

  public func keep(_ reports: [Report], _ points: [Place], _ variant: String, days: Int) {
    guard reports.count == points.count, let oldest = reports.map(\.fetched).min() else { return }
    var body: [UInt8] = []
    for report in reports {
      let hours = report.packedHours ?? Data()
      let fields = [
        report.service.rawValue, "\(report.fetched.timeIntervalSinceReferenceDate)", "\(days)",
        (report.timeZone ?? "").filter { $0 != "\t" && !$0.isNewline },
        report.elevation.map { "\($0.in(.meters))" } ?? "", "\(hours.count)",
      ]
      body += Array((fields.joined(separator: "\t") + "\n").utf8) + Array(hours)
    }
    cache.keep(CachedResponse(fetched: oldest, body: body), Self.key(points, variant))
  }

  /// The points to about ten meters, and how many there are.
  private static func key(_ points: [Place], _ variant: String) -> String {
    let text =
      points.map { point in
        let height = point.elevation.map { "\(Int($0.in(.meters).rounded()))" } ?? ""
        return "\(point.coordinate.sent),\(height)"
      }.joined(separator: ";") + "|" + variant
    return "\(points.count)-" + text.stableHash
  }
}
