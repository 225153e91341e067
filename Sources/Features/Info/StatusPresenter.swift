import Clients
import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText
import WarningWords

/// The state of each service, the requests made of it, and the hosts that were contacted.
@MainActor struct StatusPresenter {
  let context: CommandContext
  let world: World

  func show() {
    let records = world.ledger.records()
    let now = context.now()
    // Services that need permission or cover only some places are listed once they were asked.
    let services = AskedService.all.filter {
      $0 == .station
        ? world.station.isSet()
        : ![
          .internetAddress, .observations, .geoSphere, .radar(.brightSky), .radar(.libreWXR),
          .roads,
        ].contains($0) || records[$0] != nil
    }
    let asked = services.filter { service in
      records[service].map {
        !$0.hosts.isEmpty || $0.lastSuccess != nil || $0.lastFailure != nil
      } ?? false
    }
    let reading = world.station.isSet() ? world.station.last() : nil
    let stationSentences = reading.map(context.words.observations.sentences) ?? []
    let rows = asked.map { service in
      row(
        service, records[service] ?? ServiceRecord(), now,
        service == .station ? stationSentences : [])
    }
    let headings = [
      "", context.phrases.info.lastReportHeading, context.phrases.info.requestsHeading,
    ]
    // One organization may be asked for the weather and for warnings.
    let askedNames = Set(asked.map(name))
    let idle = services.map(name).filter { !askedNames.contains($0) }.uniqued
    let rest =
      idle.isEmpty
      ? nil
      : context.phrases.info.neverAsked(
        Array(idle.prefix(Self.mostIdle)), others: max(0, idle.count - Self.mostIdle))
    let items = services.map { service in
      Self.document(service, records[service] ?? ServiceRecord(), now)
    }
    context.screen.show(
      Answer(
        document: [
          "items": .array(items), "station": reading?.json(stationSentences) ?? .null,
        ]
      ) { width in
        Page(
          lines: Self.lines(rows, below: headings, width: width)
            + (rest.map { WeatherLines.note($0, width: width) } ?? []))
      })
  }

  /// The services without requests that are named.
  private static let mostIdle = 3

  /// The name, and what is requested of the service if it isn't the weather.
  private func heading(of service: AskedService) -> String {
    guard case .warnings = service else { return name(of: service) }
    return "\(name(of: service)) · \(context.phrases.warnings.warningsHeading)"
  }

  private func name(of service: AskedService) -> String {
    switch service {
    case .weather, .geoSphere, .radar: context.phrases.nowcastServiceName(service)
    case .warnings(let service): context.phrases.warningServiceName(service)
    case .internetAddress: context.phrases.info.internetAddressService
    case .observations: context.phrases.observationService
    case .station: context.phrases.ownStation.capitalizedFirst
    case .roads: context.phrases.info.roadService
    }
  }

  /// Below its cells stand the last failure and the hosts.
  private typealias Row = (cells: [Line], below: [Line])

  /// `sentences` are on what the service said.
  private func row(
    _ service: AskedService, _ record: ServiceRecord, _ now: Date, _ sentences: [String]
  ) -> Row {
    let phrases = context.phrases.info
    // The limits of a day are those of a day in UTC.
    let start = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
    func share(_ limit: RequestLimit) -> Double {
      record.used(of: limit, at: now) / Double(limit.requests)
    }
    // The limit that is reached first.
    let used = service.freeLimits.max { share($0) < share($1) }.map { limit in
      phrases.used(record.used(of: limit, at: now), of: limit, sinceDay: start)
    }
    let failure = record.lastFailure.map { failure in
      Line(
        phrases.lastFailure(
          secondsAgo: now.timeIntervalSince(failure.time),
          phrases.sentence(for: .service(failure.error))),
        record.lastSuccess.map { failure.time < $0 } == true ? .dim : .error)
    }
    let hosts = record.hosts.keys.sorted()
    let newest = service == .weather(.openMeteo) ? world.certainty.newestRun() : nil
    return (
      cells: [
        Line(heading(of: service)),
        Line(record.lastSuccess.map { phrases.ago(now.timeIntervalSince($0)) } ?? ""),
        Line(used ?? ""),
      ],
      below: sentences.map { Line($0) }
        + [
          newest.map { Line(phrases.newestRun($0.model, $0.run.time(at: now) + " UTC"), .dim) },
          failure, hosts.isEmpty ? nil : Line(phrases.contacted(hosts), .dim),
        ].compactMap(\.self)
    )
  }

  private static func lines(_ rows: [Row], below headings: [String], width: Int) -> [Line] {
    guard !rows.isEmpty else { return [] }
    let table = Table(
      columns: [.init(isPlain: true), .init(), .init()],
      rows: [headings.map { Line($0, .dim) }] + rows.map(\.cells), hasHeading: true)
    func below(_ lines: [Line]) -> [Line] {
      lines.flatMap { ("   " + $0).wrapped(to: width, indent: 3) }
    }
    guard table.leastWidth() <= width else {
      return rows.flatMap { row in
        let facts = zip(headings, row.cells).dropFirst().filter { !$1.spans.isEmpty }
        return (" " + row.cells[0]).wrapped(to: width, indent: 1)
          + below(facts.map { Line($0 + " ", .dim) + $1 } + row.below)
      }
    }
    return zip(table.lines(width: width), [[]] + rows.map(\.below)).flatMap { [$0] + below($1) }
  }

  private static func document(
    _ service: AskedService, _ record: ServiceRecord, _ now: Date
  ) -> JSONValue {
    let failure = record.lastFailure.map { failed -> JSONValue in
      let failure = Failure.service(failed.error)
      return [
        "time": .string(failed.time.formatted(.iso8601)), "code": .string(failure.code),
        "message": .string(English().sentence(for: failure)),
      ]
    }
    return [
      "service": .string(service.name),
      "lastSuccess": .optional(record.lastSuccess?.formatted(.iso8601)),
      "lastFailure": failure ?? .null,
      "limits": .array(
        service.freeLimits.map { limit in
          [
            "period": .number(limit.period), "requests": .number(limit.requests),
            "used": .number(record.used(of: limit, at: now)),
          ]
        }),
      "hosts": .array(
        record.hosts.sorted { $0.key < $1.key }.map { host, time in
          ["host": .string(host), "last": .string(time.formatted(.iso8601))]
        }),
    ]
  }
}
