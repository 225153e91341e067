// swift-tools-version: 6.2
import PackageDescription

// What may import what is said here; the reasons stand in Modules.md.

let screens = ["Detail", "Favorites", "Forecast", "MapPin", "Searches", "Tell"]
let commands = [
  "Along", "Certainty", "Compare", "History", "Info", "Settings", "Sky", "Soon", "StatusLine",
  "UV", "When", "Whereabouts",
]
let weather = ["WeatherClients", "WeatherModels"]
let display =
  ["CommandKit", "Documents", "Phrases", "Quantities", "TerminalText", "WeatherText"] + weather
let products = [
  "ArgumentParser": "swift-argument-parser", "FlyingSocks": "FlyingFox", "GRDB": "GRDB.swift",
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  Set(names).sorted().map { name in
    products[name].map { .product(name: name, package: $0) } ?? .init(stringLiteral: name)
  }
}

/// A module and its tests, which may import what tests share, and read `files`.
func module(
  _ name: String, _ imports: [String], in folder: String = "Sources", resource: String? = nil,
  isTested: Bool = true, files: String? = nil
) -> [Target] {
  let target = Target.target(
    name: name, dependencies: dependencies(imports), path: "\(folder)/\(name)",
    resources: resource.map { [.copy("Resources/\($0)")] } ?? [])
  return [target] + (isTested ? tests("\(name)Tests", [name] + imports, files: files) : [])
}

func tests(
  _ name: String, _ imports: [String], files: String? = nil, excluding: [String] = []
) -> [Target] {
  let resources = files.map { [Resource.copy($0)] } ?? []
  let all = dependencies(imports + ["FileTestSupport", "ScreenTestSupport", "TestSupport"])
  return [.testTarget(name: name, dependencies: all, exclude: excluding, resources: resources)]
}

/// A program: Vane itself, or one for those who work on it.
func tool(
  _ name: String, _ imports: [String], in folder: String = "Benchmarks", excluding: [String] = [],
  resource: String? = nil, links: [LinkerSetting] = []
) -> [Target] {
  let resources = resource.map { [Resource.copy("Resources/\($0)")] } ?? []
  return [
    .executableTarget(
      name: name, dependencies: dependencies(imports), path: "\(folder)/\(name)",
      exclude: excluding, resources: resources, linkerSettings: links)
  ]
}

/// What reads text from outside, as tests and, for `make fuzz`, as a program that libFuzzer drives.
func fuzzing(_ imports: [String]) -> [Target] {
  let excluded = ["Corpus", "fuzz"]
  return Context.environment["VANE_FUZZERS"] == nil
    ? tests("FuzzTests", imports, excluding: excluded)
    : tool("FuzzTests", imports, in: "Tests", excluding: excluded + ["MutationTests.swift"])
}

let foundations = [
  "Atlas", "Climate", "Ephemeris", "Fields", "Gazetteer", "HTTP", "JSON", "LineEditor",
  "PlaceFiles", "Positioning", "Preferences", "Quantities", "RootRouter", "SafeFiles",
  "WarningRegions", "WeatherArchive",
  "WeatherServices",
]

let targets: [[Target]] = [
  tool("vane", display + foundations, in: "Sources", resource: "vane.schema.json"),
  module("RootRouter", screens + commands + display + ["Atlas", "LineEditor"], files: "Expected"),

  // Screens and commands
  screens.flatMap { screen in
    let more =
      [
        "Detail": ["Climate"], "MapPin": ["Atlas", "Ephemeris", "Fields", "LineEditor"],
        "Tell": ["Outlook"],
      ][screen] ?? []
    return module(screen, display + more, in: "Sources/Screens")
  },
  commands.flatMap { command in
    let more =
      [
        "Along": ["Atlas", "Ephemeris", "Outlook", "Ways"], "History": ["Climate", "Outlook"],
        "Settings": ["Atlas"], "Sky": ["Drawings", "Ephemeris"],
      ][command] ?? ["Outlook"]
    let isTested = !["Info", "Settings", "StatusLine", "Whereabouts"].contains(command)
    let files = command == "Along" ? "Expected" : nil
    return module(
      command, display + more, in: "Sources/Commands", isTested: isTested, files: files)
  },

  // How all that is shown
  module(
    "CommandKit",
    ["Atlas", "Documents", "Outlook", "Phrases", "Quantities", "TerminalText", "WeatherText"]
      + weather),
  module(
    "WeatherText",
    ["Climate", "Drawings", "Ephemeris", "Outlook", "Phrases", "Quantities", "TerminalText"]
      + weather,
    files: "Expected"),
  module("Drawings", ["Ephemeris", "TerminalText"] + weather, files: "Expected"),
  module("Documents", ["Phrases", "Quantities", "TerminalText"] + weather),
  module("Phrases", ["Fields", "Outlook", "Quantities"] + weather),
  module("TerminalText", ["WeatherModels"]),
  module("LineEditor", ["CEditline", "TerminalText", "WeatherModels"]),

  // Where it comes from, and where it is kept
  module(
    "WeatherServices",
    ["CPNG", "Climate", "Ephemeris", "Fields", "HTTP", "JSON", "Quantities", "XML"] + weather,
    files: "Resources"),
  module("HTTP", ["CCurl"] + weather),
  [.target(name: "CCurl"), .target(name: "CPNG")],
  [.target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")])],
  module("Gazetteer", ["GRDB"] + weather, resource: "gazetteer.sqlite", files: "Resources"),
  module("Atlas", ["Fields"] + weather, resource: "atlas.bin", files: "Expected"),
  module("WarningRegions", weather, resource: "warning-regions.bin"),
  module("WeatherArchive", ["Climate", "Fields", "GRDB", "SafeFiles"] + weather),
  module("PlaceFiles", ["JSON", "Preferences", "SafeFiles", "XML"] + weather),
  module("Positioning", ["JSON"] + weather),
  module("Preferences", ["SafeFiles"] + weather),
  module("SafeFiles", ["WeatherClients"]),

  // What everything stands on
  module("Outlook", ["Quantities", "WeatherModels"], files: "Resources"),
  module("Ways", ["WeatherModels"], files: "Resources"),
  module("Ephemeris", ["WeatherModels"], files: "Resources"),
  module("JSON", []),
  module("XML", [], isTested: false),
  module("Fields", []),
  module("Climate", ["WeatherModels"], files: "Resources"),
  module("Quantities", ["WeatherModels"], files: "Resources"),
  module(
    "WeatherClients", ["Climate", "Fields", "Quantities", "WeatherModels"], isTested: false),
  module("WeatherModels", [], files: "Resources"),

  // Tests of the whole, and what tests share
  tests("ArchitectureTests", []),
  tests("EndToEndTests", ["GRDB", "Gazetteer", "vane"]),
  tests("VaneTests", display + ["vane"]),
  tests(
    "WarningsTests", display + ["Fields", "HTTP", "WarningRegions", "WeatherServices"],
    excluding: ["Answers", "Expected"]),
  fuzzing(screens + commands + display + foundations),
  module("FileTestSupport", ["SafeFiles"], in: "Tests", isTested: false),
  module("ScreenTestSupport", display, in: "Tests", isTested: false),
  module(
    "TestSupport", ["Climate", "FlyingSocks", "HTTP", "WeatherServices"], in: "Tests",
    isTested: false),
  tool("weather-stand-in", ["ArgumentParser", "TestSupport"], in: "Tests"),

  module("BenchSupport", [], in: "Benchmarks", isTested: false),
  tool("archive-bench", ["BenchSupport", "GRDB"] + foundations + weather),
  tool("atlas-bench", ["Atlas", "BenchSupport", "Fields", "WeatherModels"]),
  tool(
    "gazetteer-bench", ["BenchSupport", "GRDB"] + foundations + weather, excluding: ["peers.py"]),
  tool("prompt-floor", [], links: [.linkedLibrary("edit")]),
  tool(
    "vane-bench", ["BenchSupport", "TestSupport", "prompt-floor", "vane"] + display + foundations),
]

let package = Package(
  name: "vane",
  products: [.executable(name: "vane", targets: ["vane"])]
    // For the package in Tools, which makes their files.
    + ["Atlas", "Gazetteer", "WarningRegions", "WeatherClients", "WeatherModels"].map {
      .library(name: $0, targets: [$0])
    },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: targets.flatMap(\.self))

for target in package.targets {
  target.swiftSettings =
    [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
      "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
    ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
  // A terminal has one person in front of it: what they see and change lives on the main actor.
  let isOnMain = (screens + commands + ["RootRouter"]).contains(target.name)
  if isOnMain { target.swiftSettings?.append(.defaultIsolation(MainActor.self)) }
}
