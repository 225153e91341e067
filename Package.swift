// swift-tools-version: 6.2
import PackageDescription

// What may import what is said here; the reasons stand in Modules.md.

let districts: [(folder: String, targets: KeyValuePairs<String, [String]>)] = [
  // The prompt loop, and what a command is
  (
    "Prompt",
    [
      "RootRouter": ["Atlas", "LineEditor", "LineReading", "Output", "display", "rooms"],
      "LineReading": ["display"], "Output": ["LineEditor", "display"],
      "ToolServer": ["JSON", "LineEditor", "Output", "RootRouter", "display"],
      "CommandKit": ["Atlas", "CProgram", "Analysis", "Itineraries", "said"],
      "LineEditor": ["CEditline", "TerminalText", "Reports"], "CEditline": [], "CProgram": [],
    ]
  ),
  // The five screens
  (
    "Screens",
    [
      "Detail": ["Climate", "Ephemeris", "Analysis"], "Favorites": [], "Forecast": [],
      "MapPin": ["Atlas", "Ephemeris", "Fields", "LineEditor"], "Searches": [],
    ]
  ),
  // What every screen can be asked for
  (
    "Features",
    [
      "Agenda": ["Calendars", "Ephemeris", "Analysis"],
      "Along": ["Atlas", "Ephemeris", "Analysis", "Itineraries"],
      "Certainty": ["Analysis"],
      "Compare": ["Analysis"], "History": ["Climate", "Analysis"], "Info": ["Analysis"],
      "Seasonal": ["Analysis"], "Settings": ["Atlas", "Itineraries"], "Sky": ["Ephemeris"],
      "Soon": ["Analysis"],
      "StatusLine": ["Ephemeris", "Analysis"],
      "Tell": ["Analysis"], "UV": ["Analysis"], "When": ["Calendars", "Analysis"],
      "Whereabouts": ["Analysis"],
    ]
  ),
  // How it is said and drawn
  (
    "Text",
    [
      "Presentation": ["Ephemeris", "Analysis", "text"], "Documents": ["text"],
      "Phrases": ["Analysis", "Quantities", "weather"], "TerminalText": ["Reports"],
      "WarningWords": ["Documents", "Presentation", "Warnings", "text"],
    ]
  ),
  // What everything stands on: the weather as values
  (
    "Weather",
    [
      "Analysis": ["Quantities", "Reports"], "Calendars": ["Reports"],
      "Climate": ["Reports"],
      "Ephemeris": ["Reports"], "Itineraries": ["Analysis", "weather"],
      "Fields": ["Quantities", "Reports"], "Quantities": ["Reports"],
      "Clients": ["Climate", "Fields", "Quantities", "Reports"], "Reports": [],
      "Warnings": ["Analysis", "Fields", "weather"],
    ]
  ),
  // Where it is
  (
    "Places",
    [
      "Gazetteer": ["GRDB", "SafeFiles", "weather"], "Atlas": ["Fields", "Quantities", "weather"],
      "PlaceFiles": [
        "Calendars", "Itineraries", "JSON", "Preferences", "SafeFiles", "XML", "weather",
      ],
      "Positioning": ["JSON", "weather"],
    ]
  ),
  // Where it comes from
  (
    "Services",
    [
      "WeatherServices": [
        "CPNG", "Climate", "Ephemeris", "Fields", "HTTP", "JSON", "Quantities", "XML", "weather",
      ], "WarningServices": ["Fields", "HTTP", "JSON", "Warnings", "XML", "weather"],
      "WayServices": ["Archiving", "HTTP", "Itineraries", "JSON", "SafeFiles", "weather"],
      "HTTP": ["CCurl", "JSON", "weather"], "CCurl": [], "CPNG": [], "JSON": [], "XML": [],
    ]
  ),
  // Where it is kept
  (
    "Storage",
    [
      "Archiving": ["Climate", "Fields", "GRDB", "SafeFiles", "weather"],
      "Preferences": ["Itineraries", "SafeFiles", "weather"],
      "SafeFiles": ["GRDBSQLite", "Clients"],
    ]
  ),
]
let shared: KeyValuePairs = [
  "FileTestSupport": ["SafeFiles", "weather"], "ScreenTestSupport": ["display"],
  "TestSupport": ["Climate", "FlyingSocks", "HTTP", "WeatherServices"],
]
let benchmarks: KeyValuePairs = [
  "archive-bench": ["BenchSupport", "GRDB", "house"],
  "atlas-bench": ["Atlas", "BenchSupport", "Fields", "Quantities", "Reports"],
  "gazetteer-bench": ["BenchSupport", "GRDB", "house"], "prompt-floor": [],
  "vane-bench": ["BenchSupport", "TestSupport", "house", "prompt-floor", "vane"],
]

/// What is imported together.
let weather = ["Clients", "Reports"]
let text = ["Phrases", "Quantities", "TerminalText"] + weather
let said = ["Documents", "Presentation", "WarningWords", "Warnings"] + text
/// The districts whose targets are built by the router alone, and know nothing of each other.
let ofRooms = ["Screens", "Features"]
let rooms = districts.filter { ofRooms.contains($0.folder) }.flatMap { $0.targets.map(\.key) }
let house = districts.flatMap { $0.targets.map(\.key) }.filter { !rooms.contains($0) }
let groups = [
  "display": ["CommandKit"] + said, "house": house, "rooms": rooms, "said": said,
  "shared": shared.map(\.key), "text": text, "weather": weather,
]
let products = [
  "ArgumentParser": "swift-argument-parser", "FlyingSocks": "FlyingFox", "GRDB": "GRDB.swift",
  "GRDBSQLite": "GRDB.swift",
]
let resources = [
  "AlongTests": "Expected", "Atlas": "Resources/atlas.bin", "AtlasTests": "Expected",
  "ClimateTests": "Resources", "DetailTests": "Expected", "EphemerisTests": "Resources",
  "Gazetteer": "Resources/gazetteer.sqlite", "GazetteerTests": "Resources",
  "AnalysisTests": "Resources", "QuantitiesTests": "Resources", "RootRouterTests": "Expected",
  "VaneTests": "Resources", "WarningServices": "Resources/warning-regions.bin",
  "ItinerariesTests": "Resources",
  "ReportsTests": "Resources", "WayServicesTests": "Resources", "WeatherServicesTests": "Resources",
  "vane": "Resources",
]
// What reads text from outside, as tests and, for `make fuzz`, as a program that libFuzzer drives.
let isFuzzing = Context.environment["VANE_FUZZERS"] != nil
let excluded = [
  "FuzzTests": ["Corpus", "fuzz"] + (isFuzzing ? ["MutationTests.swift"] : []),
  "CalendarsTests": ["Resources"], "EndToEndTests": ["Journeys"],
  "WarningServicesTests": ["Answers", "Expected"],
  "gazetteer-bench": ["peers.py"],
]
/// Parts in C, and how they are hardened; `Packaging/check-hardening` reads it from what was compiled.
let inC = ["CCurl", "CEditline", "CPNG", "CProgram"]
#if arch(x86_64)
  let protections = ["-fstack-protector-strong", "-frecord-command-line", "-fcf-protection=full"]
#else
  let protections = ["-fstack-protector-strong", "-frecord-command-line"]
#endif
/// Tested by the tests of others, or by tests that import more, which stand below.
let untested = [
  "CCurl", "CEditline", "CPNG", "CProgram", "LineReading", "Settings", "StatusLine",
  "Clients", "WarningServices", "WeatherServices", "Whereabouts",
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  Set(names.flatMap { groups[$0] ?? [$0] }).sorted().map { name in
    products[name].map { .product(name: name, package: $0) } ?? .init(stringLiteral: name)
  }
}

/// The modules of a district, each with its tests, which may import what it may.
func modules(_ folder: String, _ all: KeyValuePairs<String, [String]>) -> [Target] {
  all.flatMap { name, own in
    let imports = own + (rooms.contains(name) ? ["display"] : [])
    let module = library("Sources/\(folder)", name, imports)
    return untested.contains(name) ? [module] : [module, tests(folder, name, [name] + imports)]
  }
}

func library(_ folder: String, _ name: String, _ imports: [String]) -> Target {
  .target(name: name, dependencies: dependencies(imports), path: "\(folder)/\(name)")
}

func tests(_ folder: String, _ name: String, _ imports: [String]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies(imports + ["shared"]),
    path: "Tests/\(folder)/\(name)Tests")
}

func programs(_ folder: String, _ all: KeyValuePairs<String, [String]>) -> [Target] {
  all.map { name, imports in
    .executableTarget(name: name, dependencies: dependencies(imports), path: "\(folder)/\(name)")
  }
}

let package = Package(
  name: "vane",
  products: [.executable(name: "vane", targets: ["vane"])]
    // For the package in Tools, which makes their files.
    + ["Atlas", "Gazetteer", "WarningServices", "Clients", "Reports"].map {
      .library(name: $0, targets: [$0])
    },
  // Exactly these, which have no others: a version with one more warning would break every new clone.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ])

let fuzzed = ["house", "rooms"]
package.targets += programs("Sources", ["vane": ["house"]])
package.targets += districts.flatMap(modules)
package.targets += shared.map { library("Tests/Support", $0, $1) }
package.targets += programs(
  "Tests/Support", ["weather-stand-in": ["ArgumentParser", "TestSupport"]])
package.targets += [library("Benchmarks", "BenchSupport", [])] + programs("Benchmarks", benchmarks)
package.targets +=
  isFuzzing ? programs("Tests", ["FuzzTests": fuzzed]) : [tests("", "Fuzz", fuzzed)]
package.targets += [
  tests("", "Architecture", []), tests("", "EndToEnd", ["GRDB", "Gazetteer", "vane"]),
  tests("", "Vane", ["LineEditor", "Output", "RootRouter", "display", "vane"]),
  tests("Prompt", "LineReading", ["Gazetteer", "Info", "LineReading", "RootRouter", "display"]),
  tests(
    "Services", "WarningServices",
    ["Fields", "HTTP", "JSON", "WarningServices", "display"]),
  tests(
    "Services", "WeatherServices",
    [
      "Climate", "Ephemeris", "Fields", "HTTP", "JSON", "Quantities", "WarningServices",
      "Warnings", "WeatherServices", "weather",
    ]),
]

for target in package.targets {
  if inC.contains(target.name) {
    // Its checks need the optimizer.
    let fortify = CSetting.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))
    target.cSettings = [.unsafeFlags(protections), fortify]
  }
  if target.name == "CProgram" {
    // The commit of a build between releases, which the Makefile finds out.
    let build = Context.environment["VANE_BUILD"] ?? ""
    target.cSettings?.append(.define("VANE_BUILD", to: "\"\(build)\""))
    if let data = Context.environment["VANE_ICU"] {
      target.cSettings?.append(.define("VANE_ICU", to: "\"\(data)\""))
    }
  }
  target.exclude = excluded[target.name] ?? []
  target.resources = resources[target.name].map { [.copy($0)] }
  if ["CEditline", "prompt-floor"].contains(target.name) {
    target.linkerSettings = [.linkedLibrary("edit")]
  }
  target.swiftSettings =
    [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
      "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
    ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
  // A terminal has one person in front of it: what they see and change lives on the main actor.
  let isOnMain = (["Output", "RootRouter", "ToolServer"] + rooms).contains(target.name)
  if isOnMain { target.swiftSettings?.append(.defaultIsolation(MainActor.self)) }
}
