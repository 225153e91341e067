import CommandKit
import Phrases
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels
@testable import RootRouter

/// A name that the person gave means the same place in every command that takes one.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OwnNameTests {
  /// Each command that takes a place, by its declaration, with the words that have to stand before.
  private static let before: [CommandName: String] = [
    .when: "dry in", .tell: "warnings in", .compare: "Tokyo,",
  ]

  /// The home that was set is a place by its word, in every language.
  @Test(arguments: ["sun home", "sun domov", "hours Home"]) func homeIsAPlace(line: String) async {
    let session = Session.answeringEverything(
      ["set home 59.91 10.75", .line(line)], in: .english, searches: [Fixture.tokyo])
    let text = await session.answers()[1]
    #expect(text.contains("59.91° N 10.75° E"), "\(text)")
  }

  @Test func everyCommandTakesIt() async {
    let router = Session([]).router
    let names = router.allSignatures.filter { signature in
      signature.usage.arguments.contains { $0.takesPlace } && signature.name != .search
    }.map(\.name)
    #expect(Set(names).count > 18)
    for name in Set(names) where name != .watch {
      let line = [name.rawValue, Self.before[name], "Cabin"].compactMap(\.self)
      let screen = name == .at ? "map " : ""
      // The gazetteer of this session takes every name that it doesn't know for Oslo.
      let session = Session.answeringEverything(
        [
          "star Bratislava", "favorites", "rename 1 Cabin", "forecast",
          .line(screen + line.joined(separator: " ")),
        ], in: .english, searches: [Fixture.tokyo])
      // Where the map looks is told by what is near.
      let text = await session.answers()[4].replacing("place is Oslo, Norway", with: "")
      #expect(!text.contains("Oslo, Norway") && !text.contains("No place"), "\(line): \(text)")
      #expect(session.lines.errors == "")
    }
  }
}

extension ArgumentShape {
  fileprivate var takesPlace: Bool {
    switch self {
    case .place, .placeName, .places, .placeBehindIn: true
    case .optional(let shape): shape.takesPlace
    case .either(let shapes): shapes.contains { $0.takesPlace }
    default: false
    }
  }
}
