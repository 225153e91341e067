public import Clients
public import Foundation
internal import Reports
public import SafeFiles
internal import Synchronization

/// The record of the services, in `services.json` in the state folder, for all programs together.
///
/// A file that cannot be read is begun again; where it cannot be written, this run remembers by itself.
public final class ServiceLedger: Sendable {
  private let file: SafeFile?
  private let now: @Sendable () -> Date
  /// The weather doesn't wait for a record of who was asked.
  private let patience = Patience(seconds: 1)
  private let unwritten = Mutex<Content?>(nil)

  public init(
    directories: Directories, now: @escaping @Sendable () -> Date, calls: FileCalls = .live
  ) {
    let folder = try? directories.state
    file = folder.map {
      SafeFile(
        path: $0 + "/services.json", isDurable: false, largest: 1 << 20, calls: calls)
    }
    self.now = now
  }

  public var client: ServiceLedgerClient {
    ServiceLedgerClient(
      records: { [self] in (unwritten.withLock(\.self) ?? written).records },
      note: { [self] service, event in
        change(service) { [now] record in
          switch event {
          case .contacted(let host): record.hosts[host.cleaned(limit: 253)] = now()
          case .succeeded: record.lastSuccess = now()
          case .failed(let error): record.lastFailure = ServiceFailure(time: now(), error: error)
          }
        }
      },
      spend: { [self] service, weight in
        change(.weather(service)) { [now] in
          $0.spend(weight, of: service.freeLimits, at: now())
        }
      })
  }
}

extension ServiceRecord {
  /// Whether all times are in the years 1 to 9999: others may trap where they are written.
  fileprivate var isInCalendar: Bool {
    ([lastSuccess, lastFailure?.time].compactMap(\.self) + hosts.values)
      .allSatisfy(\.isInCalendar)
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

  private var written: Content { Content(try? file?.read()) }

  private func change<Value: Sendable>(
    _ service: AskedService, _ change: @Sendable (inout ServiceRecord) -> Value
  ) -> Value {
    let value = try? file?.update(patience) { locked throws(StorageError) in
      var content = Content(try? locked.read())
      let value = change(&content.services[service.name, default: ServiceRecord()])
      if let data = try? JSONEncoder().encode(content) { try locked.replace(with: data) }
      return value
    }
    return unwritten.withLock { content in
      if let value {
        content = nil
        return value
      }
      var known = content ?? written
      defer { content = known }
      return change(&known.services[service.name, default: ServiceRecord()])
    }
  }
}
