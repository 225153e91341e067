// swift-tools-version: 6.2
import PackageDescription

// What may import what is said here; the reasons stand in Modules.md.

let screens = ["Detail", "Favorites", "Forecast", "MapPin", "Searches"]
let commands = ["Compare", "Info", "Settings", "Sky", "StatusLine", "When", "Whereabouts"]
let weather = ["WeatherClients", "WeatherModels"]
let display = ["Phrases", "ScreenKit", "TerminalText"] + weather
/// The products of other packages, by the package.
let products = [
  "ArgumentParser": "swift-argument-parser", "FlyingSocks": "FlyingFox", "GRDB": "GRDB.swift",
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  Set(names).sorted().map { name in
    products[name].map { .product(name: name, package: $0) } ?? .init(stringLiteral: name)
  }
}

/// A module and, unless `tests` is `nil`, its tests, which may import more.
func module(
  _ name: String, _ imports: [String], in folder: String = "Sources", resource: String? = nil,
  tests: [String]? = ["FileTestSupport"], testResources: [Resource] = [],
  excludingFromTests excluded: [String] = []
) -> [Target] {
  let target = Target.target(
    name: name, dependencies: dependencies(imports), path: "\(folder)/\(name)",
    resources: resource.map { [.copy("Resources/\($0)")] } ?? [])
  guard let tests else { return [target] }
  return [
    target,
    .testTarget(
      name: "\(name)Tests", dependencies: dependencies([name] + imports + tests),
      exclude: excluded, resources: testResources),
  ]
}

/// A program for those who work on Vane.
func tool(
  _ name: String, _ imports: [String], in folder: String, excluding excluded: [String] = []
) -> [Target] {
  [
    .executableTarget(
      name: name, dependencies: dependencies(imports), path: folder, exclude: excluded)
  ]
}

/// What reads text from outside, as tests and, for `make fuzz`, as a program that libFuzzer drives.
func fuzzing(_ imports: [String]) -> [Target] {
  guard Context.environment["VANE_FUZZERS"] == nil else {
    let excluded = ["Corpus", "MutationTests.swift", "fuzz"]
    return tool("FuzzTests", imports, in: "Tests/FuzzTests", excluding: excluded)
  }
  let all = dependencies(imports + ["FileTestSupport", "TestSupport"])
  return [.testTarget(name: "FuzzTests", dependencies: all, exclude: ["Corpus", "fuzz"])]
}

let above = [
  "Atlas", "Ephemeris", "Gazetteer", "HTTP", "LineEditor", "PlaceFiles", "Positioning",
  "Preferences", "RootRouter", "SafeFiles", "WeatherArchive", "WeatherServices",
]

let targets: [[Target]] = [
  // The top
  [
    .executableTarget(
      name: "vane", dependencies: dependencies(display + above),
      resources: [.copy("Resources/vane.schema.json")])
  ],
  module(
    "RootRouter", screens + commands + display + ["Atlas", "LineEditor"],
    tests: ["FileTestSupport", "ScreenTestSupport"], excludingFromTests: ["Expected"]),

  // Screens and commands
  screens.flatMap { screen in
    let more = screen == "MapPin" ? ["Atlas", "Ephemeris", "LineEditor"] : []
    return module(screen, display + more, in: "Sources/Screens", tests: ["ScreenTestSupport"])
  },
  commands.flatMap { command in
    let more = ["Ephemeris", "Outlook"] + (command == "Settings" ? ["Atlas"] : [])
    return module(command, display + more, in: "Sources/Commands", tests: nil)
  },

  // How all that is shown
  module(
    "ScreenKit", ["Ephemeris", "Outlook", "Phrases", "TerminalText"] + weather,
    tests: ["FileTestSupport", "ScreenTestSupport"], excludingFromTests: ["Expected"]),
  module("Phrases", ["Outlook"] + weather, tests: []),
  module("TerminalText", [], tests: []),
  module("LineEditor", ["CEditline"]),
  [.target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")])],

  // Where it comes from, and where it is kept
  module(
    "WeatherServices", ["HTTP"] + weather, tests: ["FileTestSupport", "TestSupport"],
    testResources: [.copy("Resources")]),
  module(
    "HTTP", ["CCurl"] + weather, tests: ["FileTestSupport", "TestSupport", "WeatherServices"]),
  [.target(name: "CCurl")],
  module(
    "Gazetteer", ["GRDB"] + weather, resource: "gazetteer.sqlite",
    excludingFromTests: ["Resources"]),
  module("Atlas", weather, resource: "atlas.bin", excludingFromTests: ["Expected"]),
  module("WeatherArchive", ["GRDB", "SafeFiles"] + weather),
  module("PlaceFiles", ["Preferences", "SafeFiles"] + weather),
  module("Positioning", weather, tests: ["FileTestSupport", "TestSupport"]),
  module("Preferences", ["SafeFiles"] + weather),
  module("SafeFiles", ["WeatherClients"]),

  // What everything stands on
  module("Outlook", ["WeatherModels"], tests: []),
  module("Ephemeris", ["WeatherModels"], tests: [], excludingFromTests: ["Resources"]),
  module("WeatherClients", ["WeatherModels"], tests: nil),
  module("WeatherModels", [], tests: []),
  tool("atlas-builder", ["Atlas"], in: "Sources/atlas-builder", excluding: ["Fetch"]),
  tool(
    "gazetteer-builder", ["GRDB", "Gazetteer"], in: "Sources/gazetteer-builder",
    excluding: ["Fetch"]),

  // Tests of the whole, and what tests share
  [.testTarget(name: "ArchitectureTests")],
  [
    .testTarget(
      name: "EndToEndTests",
      dependencies: dependencies(["FileTestSupport", "GRDB", "Gazetteer", "TestSupport", "vane"]))
  ],
  fuzzing(
    screens + commands + display
      + ["HTTP", "PlaceFiles", "Positioning", "Preferences", "RootRouter", "WeatherServices"]),
  module("FileTestSupport", ["SafeFiles"], in: "Tests", tests: nil),
  module("ScreenTestSupport", display, in: "Tests", tests: nil),
  module(
    "TestSupport", ["FlyingSocks", "WeatherModels", "WeatherServices"], in: "Tests", tests: nil),
  tool("weather-stand-in", ["ArgumentParser", "TestSupport"], in: "Tests/WeatherStandIn"),

  // Benchmarks
  module("BenchSupport", [], in: "Benchmarks", tests: nil),
  tool(
    "archive-bench",
    ["BenchSupport", "GRDB", "Preferences", "SafeFiles", "WeatherArchive"] + weather,
    in: "Benchmarks/ArchiveBench"),
  tool("atlas-bench", ["Atlas", "BenchSupport", "WeatherModels"], in: "Benchmarks/AtlasBench"),
  tool(
    "gazetteer-bench", ["BenchSupport", "GRDB", "Gazetteer"] + weather,
    in: "Benchmarks/GazetteerBench", excluding: ["peers.py"]),
  tool("pictures", ["Detail", "WeatherServices"] + display, in: "Benchmarks/Pictures"),
  [
    .executableTarget(
      name: "prompt-floor", path: "Benchmarks/PromptFloor",
      linkerSettings: [.linkedLibrary("edit")])
  ],
  tool(
    "vane-bench",
    ["BenchSupport", "Detail", "TestSupport", "prompt-floor", "vane"] + display + above,
    in: "Benchmarks/VaneBench"),
]

let package = Package(
  name: "vane",
  products: [.executable(name: "vane", targets: ["vane"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: targets.flatMap(\.self))

for target in package.targets {
  target.swiftSettings = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) }
  target.swiftSettings?.append(.treatAllWarnings(as: .error))
  // A terminal has one person in front of it: what they see and change lives on the main actor.
  if (screens + commands + ["RootRouter"]).contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}
