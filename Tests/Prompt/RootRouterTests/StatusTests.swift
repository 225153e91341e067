import ScreenTestSupport

/// The fortunes of the services.
@MainActor @Suite(.timeLimit(.minutes(5))) struct StatusTests {
  private static let ledger = ServiceLedgerClient(
    records: {
      var openMeteo = ServiceRecord()
      openMeteo.lastSuccess = Fixture.now - 720
      openMeteo.lastFailure = ServiceFailure(
        time: Fixture.now - 7200, error: .refused(host: "api.open-meteo.com"))
      openMeteo.hosts = [
        "geocoding-api.open-meteo.com": Fixture.now - 60, "api.open-meteo.com": Fixture.now - 720,
      ]
      _ = openMeteo.spend(
        1204.2, of: [RequestLimit(period: 86_400, requests: 10_000)], at: Fixture.now)
      var address = ServiceRecord()
      address.hosts = ["ipapi.co": Fixture.now - 60]
      return [.openMeteo: openMeteo, .internetAddress: address]
    }, note: { _, _ in }, spend: { _, _ in nil })

  @Test func isShownForEachService() async {
    expectText(
      await Session(["status"], ledger: Self.ledger).run().text,
      is: """
        > status
                                 last report  requests
         Open-Meteo              12 min ago   1,205 of 10,000 since 00:00
           last failure 2 h ago: api.open-meteo.com refused the connection. Try again
           later.
           contacted: api.open-meteo.com, geocoding-api.open-meteo.com
         Location by IP address
           contacted: ipapi.co
         No requests yet: MET Norway, OpenWeather, City list and 10 other services

        """)
  }

  @Test func aServiceThatIsAskedForTwoThingsIsToldApart() async {
    var record = ServiceRecord()
    record.lastSuccess = Fixture.now
    let ledger = ServiceLedgerClient(
      records: { [record] in [.weather(.metNorway): record, .warnings(.metNorway): record] },
      note: { _, _ in }, spend: { _, _ in nil })
    let text = await Session(["status"], ledger: ledger).run().text
    expectText(text, has: "\n MET Norway     ", "\n MET Norway · Official warnings  ")
  }

  @Test func isWrittenForPrograms() async {
    let text = await Session([], runMode: .json, ledger: Self.ledger).run(["status"]).text
    #expect(
      text.hasPrefix(
        oneLine(
          #"""
          {"schema":2,"command":"status","ok":true,"items":[{"service":"open-meteo",
          "lastSuccess":"2026-11-21T13:00:00Z","lastFailure":{"time":"2026-11-21T11:12:00Z",
          "code":"offline",
          "message":"api.open-meteo.com refused the connection. Try again later."},
          "limits":[{"period":60,"requests":600,"used":0},{"period":3600,"requests":5000,"used":0},
          {"period":86400,"requests":10000,"used":1204.2}],
          "hosts":[{"host":"api.open-meteo.com","last":"2026-11-21T13:00:00Z"},
          {"host":"geocoding-api.open-meteo.com","last":"2026-11-21T13:11:00Z"}]},
          {"service":"met-norway","lastSuccess":null,"lastFailure":null,"limits":[],"hosts":[]},
          """#)))
  }
}
