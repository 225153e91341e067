@testable import History
import ScreenTestSupport

/// The observations that the forecasts of each model are compared with.
@MainActor @Suite struct ModelAccuracyTests {
  private let stage = HistoryStage()

  /// The hours before 14:00 on 21 November 2026, as `SavedRecords` has them.
  private let times = (0..<12).map {
    Date(timeIntervalSince1970: 1_795_266_000).addingTimeInterval(Double(-$0) * 3600)
  }

  /// Always 5 °C and dry.
  private var run: PreviousRun {
    PreviousRun(
      model: .icon, daysAhead: 1, times: times.reversed(),
      temperature: times.map { _ in Temperature(5, .celsius) },
      precipitation: times.map { _ in Precipitation(0, .millimeters) })
  }

  private func observation(_ time: Date, _ celsius: Double) -> Observation {
    var conditions = Conditions(time: time)
    conditions.temperature = Temperature(celsius, .celsius)
    return Observation(
      station: "ENGM", name: nil, coordinate: Fixture.oslo.coordinate, conditions: conditions,
      isVisibilityAtLeast: false, isWindVariable: false, isWet: false, raw: "METAR ENGM")
  }

  private func clients(
    observed: Observation?, past: Result<[Observation], ServiceError>
  ) -> HistoryClients {
    var clients = HistoryClients.keeping(12)
    clients.accuracy = AccuracyClient { _ throws(StorageError) in [] }
    let run = run
    clients.certainty = CertaintyClient(
      models: { _ async throws(ServiceError) in [] },
      ensemble: { _, _, _ async throws(ServiceError) in throw .notCovered(.openMeteo) },
      previousRuns: { _ async throws(ServiceError) in [run] },
      observed: { _ async throws(ServiceError) in observed },
      observations: { _, _, _ async throws(ServiceError) in try past.get() })
    return clients
  }

  private func answer(_ clients: HistoryClients) async throws -> Shown {
    try await stage.presenter(clients).perform(.accuracy(isWhole: true))
    return try #require(stage.recorder.take().first)
  }

  @Test func comparesWithTheStation() async throws {
    // 5 °C were forecast, 4 observed: one degree too warm.
    let past = times.dropFirst().map { observation($0, 4) }
    let clients = clients(observed: observation(times[0], 4), past: .success(past))
    expectText(
      try await answer(clients).json, has: #""truth":"metar","station":"ENGM""#,
      #"{"model":"icon_seamless","daysAhead":1,"comparisons":12,"bias":1,"meanAbsoluteError":1"#)
  }

  /// If a station's past is unavailable, the records are used as without a station: one report of it isn't enough.
  @Test(arguments: [true, false])
  func comparesWithTheRecordsOtherwise(hasStation: Bool) async throws {
    let shown = try await answer(
      clients(
        observed: hasStation ? observation(times[0], 4) : nil,
        past: .failure(.noNetwork(host: "example.org"))))
    let (json, text) = (shown.json, shown.text)
    #expect(json.contains(#""truth":"records","station":null"#), "\(json)")
    // Recorded were 12, 11 … 1 °C: the mean of 5 − n is −1.5, that of |5 − n| is 38/12.
    #expect(json.contains(#""comparisons":12,"bias":-1.5,"meanAbsoluteError":3.1667"#), "\(json)")
    guard hasStation else { return }
    expectText(text, has: "without a weather station", "example.org")
  }

  /// `ECMWF IFS` and `ECMWF AIFS` stay apart, in several tables where one is too wide.
  @Test(arguments: [40, 48, 80])
  func namesOfModelsAreNotCut(width: Int) {
    let names = ["UK Met Office", "ECMWF IFS", "ECMWF AIFS"]
    let model = ModelAccuracyViewModel(
      title: "", sentences: [], headings: [], models: [],
      columns: ["model", "lead", "cases", "°C MAE", "bias", "hit rate", "false alarms"],
      rows: names.map { [$0, "7 days", "168", "1.5", "−0.2", "100 %", "12 %"] }, note: "",
      glyphs: .unicode)
    let lines = model.lines(width: width).map(\.text)
    #expect(lines.allSatisfy { $0.count <= width && !$0.contains("…") }, "\(lines)")
    for name in names { #expect(lines.contains { $0.hasPrefix(" \(name) ") }, "\(lines)") }
  }

  /// Everything that the note explains has a column, however narrow the window is.
  @Test(arguments: [30, 40, 50, 66, 80, 120], [true, false])
  func explainsOnlyWhatIsShown(width: Int, isWhole: Bool) async throws {
    let clients = clients(
      observed: observation(times[0], 4),
      past: .success(times.dropFirst().map { observation($0, 4) }))
    try await stage.presenter(clients).perform(.accuracy(isWhole: isWhole))
    let text = try #require(stage.recorder.take(width: width).first).text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= width }, "\(text)")
    let columns = isWhole ? ["hit rate", "false alarms", "bias"] : ["bias", "hit rate"]
    for column in columns {
      #expect(
        lines.contains { $0.contains(column) && !$0.contains("rain") && !$0.contains("MAE is") },
        "\(text)")
    }
    // Each column has its figure: 5 °C were forecast, 4 observed.
    #expect(lines.contains { $0.contains("ICON") && $0.contains("+1.0") }, "\(text)")
  }
}
