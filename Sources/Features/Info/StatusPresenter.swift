import CommandKit
import Documents
import Foundation
import Phrases
import TerminalText
import WeatherClients
import WeatherModels
import WeatherText

/// The state of each service, the requests made of it, and the hosts that were contacted.
@MainActor struct StatusPresenter {
  let context: CommandContext
  let ledger: ServiceLedgerClient

  func show() {
    let records = ledger.records()
    let now = context.now()
    // Services that need permission or cover only some places are listed once they were asked.
    let services = AskedService.all.filter {
      ![.internetAddress, .observations, .geoSphere, .radar(.brightSky), .radar(.libreWXR)]
        .contains($0) || records[$0] != nil
    }
    let blocks = services.compactMap { service in
      facts(service, records[service], now).map {
        NamedValue(heading(of: service), $0.joined(separator: " · "))
      }
    }
    // One organization may be asked for the weather and for warnings.
    let asked = Set(services.filter { facts($0, records[$0], now) != nil }.map(name))
    var idle: [String] = []
    for name in services.map(name) where !asked.contains(name) {
      if !idle.contains(name) { idle.append(name) }
    }
    let rest =
      idle.isEmpty
      ? nil
      : context.phrases.neverAsked(
        Array(idle.prefix(Self.mostIdle)), others: max(0, idle.count - Self.mostIdle))
    let items = services.map { service in
      Self.document(service, records[service] ?? ServiceRecord(), now)
    }
    context.screen.show(
      Answer(document: ["items": .array(items)]) { width in
        Page(
          lines: WeatherLines.values(blocks, width: width)
            + (rest.map { WeatherLines.note($0, width: width) } ?? []))
      })
  }

  /// The services without requests that are named.
  private static let mostIdle = 3

  /// The name, and what is requested of the service if it isn't the weather.
  private func heading(of service: AskedService) -> String {
    guard case .warnings = service else { return name(of: service) }
    return "\(name(of: service)) · \(context.phrases.warningsHeading)"
  }

  private func name(of service: AskedService) -> String {
    switch service {
    case .weather(let service): context.phrases.serviceName(service)
    case .warnings(let service): context.phrases.warningServiceName(service)
    case .internetAddress: context.phrases.internetAddressService
    case .observations: context.phrases.observationService
    case .geoSphere: context.phrases.nowcastServiceName(.geoSphere)
    case .radar(let service): context.phrases.radarServiceName(service)
    }
  }

  private func facts(_ service: AskedService, _ record: ServiceRecord?, _ now: Date) -> [String]? {
    let phrases = context.phrases
    guard let record,
      !record.hosts.isEmpty || record.lastSuccess != nil || record.lastFailure != nil
    else { return nil }
    // The limits of a day are those of a day in UTC.
    let start = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
    let used = service.freeLimits.map { limit in
      phrases.used(record.used(of: limit, at: now), of: limit, sinceDay: start)
    }
    return [
      record.lastSuccess.map { phrases.lastSuccess(secondsAgo: now.timeIntervalSince($0)) },
      record.lastFailure.map { failure in
        phrases.lastFailure(
          secondsAgo: now.timeIntervalSince(failure.time),
          phrases.sentence(for: .service(failure.error)))
      },
      used.isEmpty ? nil : used.joined(separator: ", "),
      record.hosts.isEmpty ? nil : phrases.contacted(record.hosts.keys.sorted()),
    ].compactMap(\.self)
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
