internal import Foundation
internal import WeatherModels

/// The content of one file of the first version, which kept the last report of each place as JSON.
struct LegacyReport: Codable {
  /// Raised when an older version could no longer read what is written.
  static let currentSchema = 1

  var schema = currentSchema
  var place: Place
  var report: Report

  init(place: Place, report: Report) {
    self.place = place
    self.report = report
  }

  /// What a file turned out to be.
  enum Reading: Hashable {
    case report(Place, Report)
    /// Written by a newer version, or from a service that this version does not know.
    case unknown
    case damaged
  }

  static func read(_ data: Data) -> Reading {
    let decoder = JSONDecoder()
    guard let saved = try? decoder.decode(LegacyReport.self, from: data) else {
      let head = try? decoder.decode(Head.self, from: data)
      return head?.isUnknown == true ? .unknown : .damaged
    }
    guard saved.schema <= currentSchema else { return .unknown }
    guard saved.report.service != .sample,
      saved.report.dates.allSatisfy(\.isInCalendar)
    else { return .damaged }
    var report = saved.report
    report.timeZone = report.timeZone?.cleaned(limit: 100)
    return .report(saved.place, report)
  }
}

extension LegacyReport {
  /// What tells a file that is too new from one that is damaged.
  private struct Head: Decodable {
    struct Report: Decodable { var service: String }
    var schema: Int
    var report: Report?

    var isUnknown: Bool {
      schema > currentSchema || report.map { Service(rawValue: $0.service) == nil } == true
    }
  }
}

extension Report {
  fileprivate var dates: [Date] {
    [fetched] + [issuedAt, current?.time].compactMap(\.self) + hours.map(\.time)
      + minutes.map(\.time)
      + days.flatMap { [$0.sunrise, $0.sunset].compactMap(\.self) }
  }
}

extension Date {
  /// In the years 1 to 9999: others have no four digits, and may trap where they are converted.
  var isInCalendar: Bool {
    (-62_135_596_800.0...253_402_300_799).contains(timeIntervalSince1970)
  }
}
