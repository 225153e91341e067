import Archiving
import FileTestSupport
import SafeFiles

struct ServiceLedgerTests {
  /// 2026-11-21T14:20:50Z.
  private static let now = Date(timeIntervalSince1970: 1_795_270_850)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func client(at now: Date = now) -> ServiceLedgerClient {
    let directories = Directories(environment: ["XDG_STATE_HOME": folder.path])
    return ServiceLedger(directories: directories, now: { now }).client
  }

  @Test func remembersHowServicesFared() {
    #expect(client().records() == [:])
    client().note(.openMeteo, .contacted(host: "api.open-meteo.com"))
    client().note(.openMeteo, .succeeded)
    let error = ServiceError.timedOut(host: "api.met.no", seconds: 10)
    client(at: Self.now + 60).note(.metNorway, .failed(error))
    let records = client().records()
    #expect(records[.openMeteo]?.lastSuccess == Self.now)
    #expect(records[.openMeteo]?.hosts == ["api.open-meteo.com": Self.now])
    #expect(records[.metNorway]?.lastFailure == ServiceFailure(time: Self.now + 60, error: error))
  }

  /// The counters clear on the minute, the hour, and at midnight in UTC.
  @Test func countsRequestsUntilALimitIsReached() {
    #expect(client().spend(.openMeteo, 599) == nil)
    #expect(client().spend(.openMeteo, 1) == nil)
    #expect(client().spend(.openMeteo, 1) == Date(timeIntervalSince1970: 1_795_270_860))
    #expect(client(at: Self.now + 10).spend(.openMeteo, 600) == nil)
    let used = client(at: Self.now + 10).records()[.openMeteo]
    #expect(
      Service.openMeteo.freeLimits.map { used?.used(of: $0, at: Self.now + 10) } == [
        600, 1200, 1200,
      ])
    for minute in 2...7 {
      #expect(client(at: Self.now + Double(minute) * 60).spend(.openMeteo, 600) == nil)
    }
    #expect(
      client(at: Self.now + 480).spend(.openMeteo, 600)
        == Date(timeIntervalSince1970: 1_795_273_200))
    #expect(client(at: Self.now + 3600).spend(.openMeteo, 600) == nil)
    #expect(client().spend(.metNorway, 1_000_000) == nil)
  }

  @Test func remembersByItselfWhatCannotBeWritten() {
    client().note(.openMeteo, .contacted(host: "old.example"))
    let isFull = Mutex(true)
    let write = FileCalls.live.write
    var calls = FileCalls.live
    calls.write = { file, bytes throws(CallFailure) in
      if isFull.withLock(\.self) { throw CallFailure(code: ENOSPC) }
      return try write(file, bytes)
    }
    let directories = Directories(environment: ["XDG_STATE_HOME": folder.path])
    let ledger = ServiceLedger(directories: directories, now: { Self.now }, calls: calls).client
    ledger.note(.openMeteo, .contacted(host: "new.example"))
    #expect(hosts(ledger) == ["new.example", "old.example"])
    #expect(hosts(client()) == ["old.example"])
    isFull.withLock { $0 = false }
    ledger.note(.openMeteo, .contacted(host: "newest.example"))
    #expect(hosts(ledger) == ["newest.example", "old.example"])
    #expect(hosts(client()) == ["newest.example", "old.example"])
  }

  @Test func countsAlsoWithoutAFolder() {
    let ledger = ServiceLedger(directories: Directories(environment: [:]), now: { Self.now }).client
    #expect(ledger.spend(.openMeteo, 600) == nil)
    #expect(ledger.spend(.openMeteo, 1) == Date(timeIntervalSince1970: 1_795_270_860))
  }

  private func hosts(_ ledger: ServiceLedgerClient) -> [String]? {
    ledger.records()[.openMeteo]?.hosts.keys.sorted()
  }

  @Test(arguments: [
    "", "{", #"{"schema":1,"services":{"open-meteo":7}}"#,
    #"{"schema":1,"services":{"open-meteo":{"spent":[],"hosts":{"a":1e300}}}}"#,
    #"{"schema":1,"services":{"barometer":{"spent":[],"hosts":{}}}}"#,
  ])
  func beginsAnewWhereTheFileCannotBeRead(content: String) throws {
    client().note(.openMeteo, .succeeded)
    try Data(content.utf8).write(to: URL(filePath: folder.path + "/vane/services.json"))
    #expect(client().records() == [:])
    client().note(.metNorway, .succeeded)
    #expect(client().records()[.metNorway]?.lastSuccess == Self.now)
  }
}
