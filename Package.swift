// swift-tools-version: 6.2
import PackageDescription

// A section per target, in the order of the alphabet. What may import what stands in Modules.md, and
// ArchitectureTests hold it to that.

let screens = ["Detail", "Favorites", "Forecast", "MapPin", "Searches"]
let commands = ["Compare", "Info", "Settings", "Sky", "StatusLine", "When", "Whereabouts"]
let screenTestDependencies: [Target.Dependency] = [
  "Phrases", "ScreenKit", "ScreenTestSupport", "TerminalText", "WeatherClients", "WeatherModels",
]

// What reads text from outside, as tests and, for `make fuzz`, as a program that libFuzzer drives.
let fuzzDependencies: [Target.Dependency] =
  (screens + commands).map { .init(stringLiteral: $0) } + [
    "HTTP", "Phrases", "PlaceFiles", "Positioning", "Preferences", "RootRouter", "ScreenKit",
    "TerminalText", "WeatherClients", "WeatherModels", "WeatherServices",
  ]
let fuzzTests: Target =
  Context.environment["VANE_FUZZERS"] == nil
  ? .testTarget(
    name: "FuzzTests", dependencies: fuzzDependencies + ["FileTestSupport", "TestSupport"],
    exclude: ["Corpus", "fuzz"])
  : .executableTarget(
    name: "FuzzTests", dependencies: fuzzDependencies, path: "Tests/FuzzTests",
    exclude: ["Corpus", "MutationTests.swift", "fuzz"])

let package = Package(
  name: "vane",
  products: [
    .executable(name: "vane", targets: ["vane"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // archive-bench
    .executableTarget(
      name: "archive-bench",
      dependencies: [
        "BenchSupport", "Preferences", "SafeFiles", "WeatherArchive", "WeatherClients",
        "WeatherModels", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Benchmarks/ArchiveBench"
    ),

    // ArchitectureTests
    .testTarget(name: "ArchitectureTests"),

    // Atlas
    .target(
      name: "Atlas", dependencies: ["WeatherClients", "WeatherModels"],
      resources: [.copy("Resources/atlas.bin")]
    ),
    .testTarget(
      name: "AtlasTests",
      dependencies: ["Atlas", "FileTestSupport", "WeatherClients", "WeatherModels"],
      exclude: ["Expected"]),

    // atlas-bench
    .executableTarget(
      name: "atlas-bench", dependencies: ["Atlas", "BenchSupport", "WeatherModels"],
      path: "Benchmarks/AtlasBench"),

    // atlas-builder
    .executableTarget(name: "atlas-builder", dependencies: ["Atlas"], exclude: ["Fetch"]),

    // BenchSupport
    .target(name: "BenchSupport", path: "Benchmarks/BenchSupport"),

    // CCurl: only its header is needed to build
    .target(name: "CCurl"),

    // CEditline
    .target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")]),

    // EndToEndTests: of the built program, therefore the dependency on it
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "FileTestSupport", "Gazetteer", "TestSupport", "vane",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),

    // Ephemeris
    .target(name: "Ephemeris", dependencies: ["WeatherModels"]),
    .testTarget(
      name: "EphemerisTests", dependencies: ["Ephemeris", "WeatherModels"], exclude: ["Resources"]),

    fuzzTests,

    // Gazetteer
    .target(
      name: "Gazetteer",
      dependencies: [
        "WeatherClients", "WeatherModels", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      resources: [.copy("Resources/gazetteer.sqlite")]
    ),
    .testTarget(
      name: "GazetteerTests",
      dependencies: [
        "FileTestSupport", "Gazetteer", "WeatherClients", "WeatherModels",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Resources"]
    ),

    // gazetteer-bench
    .executableTarget(
      name: "gazetteer-bench",
      dependencies: [
        "BenchSupport", "Gazetteer", "WeatherClients", "WeatherModels",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Benchmarks/GazetteerBench",
      exclude: ["peers.py"]
    ),

    // gazetteer-builder
    .executableTarget(
      name: "gazetteer-builder",
      dependencies: ["Gazetteer", .product(name: "GRDB", package: "GRDB.swift")],
      exclude: ["Fetch"]
    ),

    // HTTP
    .target(name: "HTTP", dependencies: ["CCurl", "WeatherClients", "WeatherModels"]),
    .testTarget(
      name: "HTTPTests",
      dependencies: [
        "FileTestSupport", "HTTP", "TestSupport", "WeatherClients", "WeatherModels",
        "WeatherServices",
      ]
    ),

    // LineEditor
    .target(name: "LineEditor", dependencies: ["CEditline"]),
    .testTarget(name: "LineEditorTests", dependencies: ["FileTestSupport", "LineEditor"]),

    // Outlook
    .target(name: "Outlook", dependencies: ["WeatherModels"]),
    .testTarget(name: "OutlookTests", dependencies: ["Outlook", "WeatherModels"]),

    // Phrases
    .target(name: "Phrases", dependencies: ["Outlook", "WeatherClients", "WeatherModels"]),
    .testTarget(
      name: "PhrasesTests",
      dependencies: ["Outlook", "Phrases", "WeatherClients", "WeatherModels"]),

    // pictures
    .executableTarget(
      name: "pictures",
      dependencies: [
        "Detail", "Phrases", "ScreenKit", "TerminalText", "WeatherClients", "WeatherModels",
        "WeatherServices",
      ],
      path: "Benchmarks/Pictures"
    ),

    // PlaceFiles
    .target(
      name: "PlaceFiles",
      dependencies: ["Preferences", "SafeFiles", "WeatherClients", "WeatherModels"]),
    .testTarget(
      name: "PlaceFilesTests",
      dependencies: [
        "FileTestSupport", "PlaceFiles", "SafeFiles", "WeatherClients", "WeatherModels",
      ]
    ),

    // Positioning
    .target(name: "Positioning", dependencies: ["WeatherClients", "WeatherModels"]),
    .testTarget(
      name: "PositioningTests",
      dependencies: [
        "FileTestSupport", "Positioning", "TestSupport", "WeatherClients", "WeatherModels",
      ]
    ),

    // Preferences
    .target(name: "Preferences", dependencies: ["SafeFiles", "WeatherClients", "WeatherModels"]),
    .testTarget(
      name: "PreferencesTests",
      dependencies: [
        "FileTestSupport", "Preferences", "SafeFiles", "WeatherClients", "WeatherModels",
      ]
    ),

    // prompt-floor
    .executableTarget(
      name: "prompt-floor", path: "Benchmarks/PromptFloor",
      linkerSettings: [.linkedLibrary("edit")]),

    // RootRouter
    .target(
      name: "RootRouter",
      dependencies: (screens + commands).map { .init(stringLiteral: $0) } + [
        "Atlas", "Ephemeris", "LineEditor", "Outlook", "Phrases", "ScreenKit", "TerminalText",
        "WeatherClients", "WeatherModels",
      ]
    ),
    .testTarget(
      name: "RootRouterTests",
      dependencies: ["Atlas", "FileTestSupport", "LineEditor", "RootRouter", "Settings"]
        + screenTestDependencies,
      exclude: ["Expected"]),

    // SafeFiles
    .target(name: "SafeFiles", dependencies: ["WeatherClients"]),
    .testTarget(
      name: "SafeFilesTests", dependencies: ["FileTestSupport", "SafeFiles", "WeatherClients"]),
    .target(name: "FileTestSupport", dependencies: ["SafeFiles"], path: "Tests/FileTestSupport"),

    // ScreenKit
    .target(
      name: "ScreenKit",
      dependencies: [
        "Ephemeris", "Outlook", "Phrases", "TerminalText", "WeatherClients", "WeatherModels",
      ]
    ),
    .testTarget(
      name: "ScreenKitTests",
      dependencies: ["Ephemeris", "FileTestSupport", "Outlook"] + screenTestDependencies,
      exclude: ["Expected"]),

    // ScreenTestSupport
    .target(
      name: "ScreenTestSupport",
      dependencies: ["Phrases", "ScreenKit", "TerminalText", "WeatherClients", "WeatherModels"],
      path: "Tests/ScreenTestSupport"
    ),

    // TerminalText
    .target(name: "TerminalText"),
    .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"]),

    // TestSupport
    .target(
      name: "TestSupport",
      dependencies: [
        "WeatherModels",
        "WeatherServices",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Tests/TestSupport"
    ),

    // vane
    .executableTarget(
      name: "vane",
      dependencies: [
        "Atlas", "Ephemeris", "Gazetteer", "HTTP", "LineEditor", "Phrases", "PlaceFiles",
        "Positioning", "Preferences", "RootRouter", "SafeFiles", "ScreenKit", "TerminalText",
        "WeatherArchive", "WeatherClients", "WeatherModels", "WeatherServices",
      ],
      resources: [.copy("Resources/vane.schema.json")]
    ),

    // vane-bench
    .executableTarget(
      name: "vane-bench",
      dependencies: [
        "BenchSupport", "Detail", "Phrases", "Preferences", "SafeFiles", "ScreenKit",
        "TerminalText", "TestSupport", "WeatherArchive", "WeatherClients", "WeatherModels",
        "WeatherServices", "prompt-floor", "vane",
      ],
      path: "Benchmarks/VaneBench"
    ),

    // WeatherArchive
    .target(
      name: "WeatherArchive",
      dependencies: [
        "SafeFiles", "WeatherClients", "WeatherModels",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .testTarget(
      name: "WeatherArchiveTests",
      dependencies: [
        "FileTestSupport", "SafeFiles", "WeatherArchive", "WeatherClients", "WeatherModels",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),

    // WeatherClients
    .target(name: "WeatherClients", dependencies: ["WeatherModels"]),

    // WeatherModels
    .target(name: "WeatherModels"),
    .testTarget(name: "WeatherModelsTests", dependencies: ["WeatherModels"]),

    // WeatherServices
    .target(
      name: "WeatherServices",
      dependencies: ["HTTP", "WeatherClients", "WeatherModels"]
    ),
    .testTarget(
      name: "WeatherServicesTests",
      dependencies: [
        "FileTestSupport", "HTTP", "TestSupport", "WeatherClients", "WeatherModels",
        "WeatherServices",
      ],
      resources: [.copy("Resources")]
    ),

    // weather-stand-in
    .executableTarget(
      name: "weather-stand-in",
      dependencies: [
        "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/WeatherStandIn"
    ),
  ]
    + commands.map { command in
      .target(
        name: command,
        dependencies: [
          "Atlas", "Ephemeris", "Outlook", "Phrases", "ScreenKit", "TerminalText",
          "WeatherClients", "WeatherModels",
        ],
        path: "Sources/Commands/\(command)"
      )
    }
    // The screens
    + screens.map { screen in
      .target(
        name: screen,
        dependencies: ["Phrases", "ScreenKit", "TerminalText", "WeatherClients", "WeatherModels"]
          + (screen == "MapPin" ? ["Atlas", "Ephemeris", "LineEditor"] : []),
        path: "Sources/Screens/\(screen)"
      )
    }
    + screens.map { screen in
      .testTarget(
        name: "\(screen)Tests",
        dependencies: [.init(stringLiteral: screen)] + screenTestDependencies
          + (screen == "MapPin" ? ["Atlas", "Ephemeris"] : []))
    }
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
  // A terminal has one person in front of it: what they see and change lives on the main actor.
  if (screens + commands).contains(target.name) || target.name == "RootRouter" {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}
