public import Fields
public import Foundation
public import Reports

/// Fields of weather for maps: the saved ones, and requests for more.
public struct FieldClient: Sendable {
  /// The saved fields, the newest first. Reads only the names of files.
  public var saved: @Sendable () -> [SavedFields]
  /// The week of a saved entry; `nil` if it can't be read.
  public var week: @Sendable (SavedFields) -> FieldWeek?
  /// The week for a lattice, of which only those points are asked that aren't saved; the answer is saved.
  public var fetch: @Sendable (Lattice) async throws(ServiceError) -> FieldWeek
  /// The cost of requesting a lattice now.
  public var cost: @Sendable (Lattice) -> FieldCost
  public var service: @Sendable () -> Service

  public init(
    saved: @escaping @Sendable () -> [SavedFields],
    week: @escaping @Sendable (SavedFields) -> FieldWeek?,
    fetch: @escaping @Sendable (Lattice) async throws(ServiceError) -> FieldWeek,
    cost: @escaping @Sendable (Lattice) -> FieldCost,
    service: @escaping @Sendable () -> Service
  ) {
    self.saved = saved
    self.week = week
    self.fetch = fetch
    self.cost = cost
    self.service = service
  }

  public static let noop = FieldClient(
    saved: { [] }, week: { _ in nil }, fetch: { _ async throws(ServiceError) in throw .noReport },
    cost: { FieldCost(points: $0.count) }, service: { .openMeteo })

  /// The setting that says whether fields may be asked for: `ask`, `yes` or `no`.
  public static let permission = "fields"

  /// In seconds: a saved week isn't requested again before the models' next run.
  public static let freshness = 6 * 3600.0
}

/// A week of fields that is saved.
public struct SavedFields: Hashable, Sendable {
  public var lattice: Lattice
  public var fetched: Date

  public init(lattice: Lattice, fetched: Date) {
    self.lattice = lattice
    self.fetched = fetched
  }
}

/// The weeks of fields that are saved.
public struct FieldStoreClient: Sendable {
  public var saved: @Sendable () -> [SavedFields]
  public var week: @Sendable (SavedFields) -> FieldWeek?
  /// Best effort: a week that can't be saved is requested again.
  public var keep: @Sendable (FieldWeek) -> Void

  public init(
    saved: @escaping @Sendable () -> [SavedFields],
    week: @escaping @Sendable (SavedFields) -> FieldWeek?,
    keep: @escaping @Sendable (FieldWeek) -> Void
  ) {
    self.saved = saved
    self.week = week
    self.keep = keep
  }
}

extension FieldClient {
  /// This client, which also notes how each request ended.
  public func noting(in ledger: ServiceLedgerClient) -> FieldClient {
    var client = self
    client.fetch = { lattice async throws(ServiceError) in
      try await ledger.noting(.weather(service())) { () async throws(ServiceError) in
        try await fetch(lattice)
      }
    }
    return client
  }

  /// Others as long as `isReplaced`.
  public func replaced(
    by other: FieldClient, _ isReplaced: @escaping @Sendable () -> Bool
  ) -> FieldClient {
    FieldClient(
      saved: { isReplaced() ? other.saved() : saved() },
      week: { isReplaced() ? other.week($0) : week($0) },
      fetch: { lattice async throws(ServiceError) in
        try await (isReplaced() ? other : self).fetch(lattice)
      },
      cost: { isReplaced() ? other.cost($0) : cost($0) },
      service: { isReplaced() ? other.service() : service() })
  }
}
