import Foundation
import Testing

/// Vane between other programs: lines in, text or JSON out, and an exit status.
@Suite(.serialized, .timeLimit(.minutes(5))) final class PipeTests: StageSuite {
  @Test func linesAreCarriedOutWithoutPromptOrColorTheLastOneWithoutItsEnd() async throws {
    let first = try await stage.vane(input: "search Oslo\n1\nstar\n")
    #expect(first.status == 0)
    let run = try await stage.vane(input: "forecast\n\nfavorites\nhelp undo")
    #expect(
      run.output == """
         △ Oslo: Yellow warning: wind, Fri 16:00–21:00
                                   now   +6    +12   +18 h  today   next     m/s
         1 Oslo ❄ −5 °C Light snow ▂▂▃▂▂▂▂▂▁▁▁▁▁▂▂▃▄▄▅▆▆▆▆▆ −7° −5° snow now 6 NE
                                   ░▒░▒░░░░░░░░░░░░░░░░░░░▒

        \(Expected.warned(Expected.osloNow, isNamed: false))
              place        now            °C    +12 h    low  high chance wind
         1  △ Oslo  NO ❄ −5 °C Light snow ▂▃▂▂▁▁▁▂▄▅▆▆ −7 °C −5 °C  100 % 6 m/s NE
         △ Oslo: Yellow warning: wind, Fri 16:00–21:00
         Open-Meteo · fetched just now
                                        Open-Meteo.com, GeoNames, MET Norway · CC BY 4.0
         undo
         Undo the last change of a list or setting.

        """)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(!first.output.contains("\u{1B}"))
  }

  @Test func aFailedCommandIsToldAndTheOthersAreCarriedOut() async throws {
    let run = try await stage.vane(
      input: "rm 9\nfavorats\nsearch Atlantis\nset service\nsearches rm 9\n")
    #expect(
      run.output == """
         service = auto (open-meteo)  auto, open-meteo, met-norway, openweather,
                                      city-list, sample

        """)
    #expect(
      run.errors == """
        No list to choose from yet. Type: search Oslo
        "favorats" isn't understood. Did you mean "favorites"? For a place of that name, type: search favorats
        No place matches "Atlantis". Try another spelling, or only the beginning of the name.
        Row 9 doesn't exist: the list of "searches" is empty.

        """)
    #expect(run.status == 2)
  }

  @Test func clearNeedsAYesThatAPipeGivesAsAFlag() async throws {
    try await stage.search("Oslo", opening: 1)
    let refused = try await stage.vane(input: "searches\nclear\n")
    #expect(refused.errors.contains(" use vane --yes."), "\(refused)")
    #expect(refused.status == 2)
    let cleared = try await stage.vane(["--yes"], input: "searches clear\nundo\nclear")
    #expect(cleared.output.ranges(of: " No searches yet.").count == 2, "\(cleared)")
    #expect(cleared.output.contains("\n Restored Oslo in your searches.\n"), "\(cleared)")
    #expect(cleared.errors == "")
    #expect(cleared.status == 0)
  }

  @Test func jsonIsOneDocumentALineForEachCommand() async throws {
    let run = try await stage.vane(
      ["--json"], input: "search Oslo\n1\nsearch Atlantis\nrm 1\nset timeout\nhelp undo\nquit\n")
    let lines = run.output.split(separator: "\n").map { try? JSONNode(String($0)) }
    #expect(
      lines.map { $0?["command"]?.text }
        == ["search", "detail", "search", "rm", "set", "help", "quit"], "\(run)")
    #expect(
      lines.map { $0?["error"]?["code"]?.text } == [nil, nil, "notFound", "usage", nil, nil, nil])
    let report = lines.dropFirst().first??["report"]
    #expect(report?["fetched"]?.text == "2026-11-20T15:00:00+01:00")
    #expect(run.errors == "")
    #expect(run.status == 3)
  }
}
