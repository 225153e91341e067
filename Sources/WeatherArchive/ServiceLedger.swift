public import Foundation
public import SafeFiles
public import WeatherClients
internal import WeatherModels

/// What is remembered of the services, in `services.json` in the state folder, for all programs together.
///
/// A file that cannot be read is begun anew, and one that cannot be written changes nothing but memory.
public struct ServiceLedger: Sendable {
  private let file: SafeFile?
  private let now: @Sendable () -> Date

  public init(
    directories: Directories, now: @escaping @Sendable () -> Date, calls: FileCalls = .live
  ) {
    let folder = try? directories.state
    file = folder.map { SafeFile(path: $0 + "/services.json", isDurable: false, calls: calls) }
    self.now = now
  }

  public var client: ServiceLedgerClient {
    ServiceLedgerClient(
      records: { Content(try? file?.read()).records },
      note: { service, event in
        change(service) { record in
          switch event {
          case .contacted(let host): record.hosts[host.cleaned(limit: 253)] = now()
          case .succeeded: record.lastSuccess = now()
          case .failed(let error): record.lastFailure = ServiceFailure(time: now(), error: error)
          }
        }
      },
      spend: { service, weight in
        change(.weather(service)) { $0.spend(weight, of: service.freeLimits, at: now()) } ?? nil
      })
  }
}

extension ServiceRecord {
  /// Whether all times are in the years 1 to 9999: others may trap where they are written.
  fileprivate var isInCalendar: Bool {
    ([lastSuccess, lastFailure?.time].compactMap(\.self) + hosts.values).allSatisfy {
      (-62_135_596_800...253_402_300_799).contains($0.timeIntervalSince1970)
    }
  }
}

extension ServiceLedger {
  /// The content of the file. Services of a newer version are passed over.
  private struct Content: Codable {
    var schema = 1
    var services: [String: ServiceRecord] = [:]

    init(_ content: FileContent?) {
      guard let content, let read = try? JSONDecoder().decode(Content.self, from: content.data)
      else { return }
      self = read
    }

    var records: [AskedService: ServiceRecord] {
      AskedService.all.reduce(into: [:]) { records, service in
        guard let record = services[service.name], record.isInCalendar else { return }
        records[service] = record
      }
    }
  }

  /// `nil` when the file cannot be changed; then whatever was to be counted is allowed.
  private func change<Value: Sendable>(
    _ service: AskedService, _ change: @Sendable (inout ServiceRecord) -> Value
  ) -> Value? {
    try? file?.update { locked throws(StorageError) in
      var content = Content(try? locked.read())
      let value = change(&content.services[service.name, default: ServiceRecord()])
      if let data = try? JSONEncoder().encode(content) { try locked.replace(with: data) }
      return value
    }
  }
}
