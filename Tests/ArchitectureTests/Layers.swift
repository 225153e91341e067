/// The rooms of the house, from the roof down: what each target may import. An import points down, never up or
/// sideways. The reasons stand in Modules.md.
enum Layers {
  /// One target.
  struct Module {
    var name: String
    /// 1 the command, 2 the root router, 3 the screens, 4 all that they stand on.
    var storey: Int
    /// Targets of ours.
    var imports: Set<String>
    /// Libraries of others, beside those that everyone may import.
    var libraries: Set<String> = []
  }

  static let rooms =
    [
      Module(
        name: "vane", storey: 1,
        imports: [
          "Atlas", "Ephemeris", "Gazetteer", "HTTP", "LineEditor", "Phrases", "PlaceFiles",
          "Positioning", "Preferences", "RootRouter", "SafeFiles", "ScreenKit", "TerminalText",
          "WeatherArchive", "WeatherClients", "WeatherModels", "WeatherServices",
        ]),
      Module(
        name: "gazetteer-builder", storey: 1, imports: ["Gazetteer", "WeatherModels"],
        libraries: ["GRDB"]),
      Module(name: "atlas-builder", storey: 1, imports: ["Atlas"]),
      Module(
        name: "RootRouter", storey: 2,
        imports: Set(screens + commands).union([
          "Atlas", "Ephemeris", "LineEditor", "Outlook", "Phrases", "ScreenKit", "TerminalText",
          "WeatherClients", "WeatherModels",
        ])),
    ]
    + screens.map { screen in
      Module(
        name: screen, storey: 3,
        imports: Set(["Phrases", "ScreenKit", "TerminalText", "WeatherClients", "WeatherModels"])
          .union(screen == "MapPin" ? ["Atlas", "Ephemeris", "LineEditor"] : []))
    }
    + commands.map { command in
      Module(
        name: command, storey: 3,
        imports: Set([
          "Ephemeris", "Outlook", "Phrases", "ScreenKit", "TerminalText", "WeatherClients",
          "WeatherModels",
        ]).union(command == "Settings" ? ["Atlas"] : []))
    } + [
      Module(
        name: "ScreenKit", storey: 4,
        imports: [
          "Atlas",
          "Ephemeris", "Outlook", "Phrases", "TerminalText", "WeatherClients", "WeatherModels",
        ]),
      Module(name: "Phrases", storey: 4, imports: ["Outlook", "WeatherClients", "WeatherModels"]),
      Module(name: "Outlook", storey: 4, imports: ["WeatherModels"]),
      Module(name: "TerminalText", storey: 4, imports: []),
      Module(
        name: "WeatherServices", storey: 4, imports: ["HTTP", "WeatherClients", "WeatherModels"]),
      Module(
        name: "HTTP", storey: 4, imports: ["CCurl", "WeatherClients", "WeatherModels"],
        libraries: ["Dispatch"]),
      Module(
        name: "Gazetteer", storey: 4, imports: ["WeatherClients", "WeatherModels"],
        libraries: ["GRDB"]),
      Module(name: "Atlas", storey: 4, imports: ["WeatherClients", "WeatherModels"]),
      Module(
        name: "WeatherArchive", storey: 4,
        imports: ["SafeFiles", "WeatherClients", "WeatherModels"], libraries: ["GRDB"]),
      Module(
        name: "PlaceFiles", storey: 4,
        imports: ["Preferences", "SafeFiles", "WeatherClients", "WeatherModels"]),
      Module(name: "Positioning", storey: 4, imports: ["WeatherClients", "WeatherModels"]),
      Module(
        name: "Preferences", storey: 4,
        imports: ["SafeFiles", "WeatherClients", "WeatherModels"]),
      Module(name: "SafeFiles", storey: 4, imports: ["WeatherClients"]),
      Module(name: "WeatherClients", storey: 4, imports: ["WeatherModels"]),
      Module(name: "Ephemeris", storey: 4, imports: ["WeatherModels"]),
      Module(name: "WeatherModels", storey: 4, imports: []),
      Module(name: "LineEditor", storey: 4, imports: ["CEditline"]),
      Module(name: "CCurl", storey: 4, imports: []),
      Module(name: "CEditline", storey: 4, imports: []),
    ]

  static let screens = ["Detail", "Favorites", "Forecast", "MapPin", "Searches"]
  static let commands = [
    "Compare", "Info", "Settings", "Sky", "StatusLine", "When", "Whereabouts",
  ]

  /// What Swift brings along.
  static let everyonesLibraries: Set = ["Foundation", "Glibc", "Synchronization"]
}
