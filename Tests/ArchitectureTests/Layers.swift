/// The rooms of the house, from the roof down: what each target may import. An import points down, never up or
/// sideways. The reasons stand in Modules.md.
enum Layers {
  /// One target.
  struct Module {
    var name: String
    /// 1 the command, 2 the root router, 3 the screens, 4 all that they stand on.
    var layer: Int
    /// Targets of ours.
    var imports: Set<String>
    /// Libraries of others, beside those that everyone may import.
    var libraries: Set<String> = []
  }

  static let rooms =
    [
      Module(
        name: "vane", layer: 1,
        imports: [
          "Atlas", "Ephemeris", "Gazetteer", "HTTP", "LineEditor", "Phrases", "PlaceFiles",
          "Positioning", "Preferences", "RootRouter", "SafeFiles", "ScreenKit", "TerminalText",
          "WeatherArchive", "WeatherClients", "WeatherModels", "WeatherServices",
        ]),
      Module(
        name: "gazetteer-builder", layer: 1, imports: ["Gazetteer", "WeatherModels"],
        libraries: ["GRDB"]),
      Module(name: "atlas-builder", layer: 1, imports: ["Atlas"]),
      Module(
        name: "RootRouter", layer: 2,
        imports: Set(screens + commands).union([
          "Atlas", "Ephemeris", "LineEditor", "Outlook", "Phrases", "ScreenKit", "TerminalText",
          "WeatherClients", "WeatherModels",
        ])),
    ]
    + screens.map { screen in
      Module(
        name: screen, layer: 3,
        imports: Set(["Phrases", "ScreenKit", "TerminalText", "WeatherClients", "WeatherModels"])
          .union(screen == "MapPin" ? ["Atlas", "Ephemeris", "LineEditor"] : [])
          .union(screen == "Tell" ? ["Outlook"] : []))
    }
    + commands.map { command in
      Module(
        name: command, layer: 3,
        imports: Set([
          "Ephemeris", "Outlook", "Phrases", "ScreenKit", "TerminalText", "WeatherClients",
          "WeatherModels",
        ]).union(command == "Settings" ? ["Atlas"] : []))
    } + [
      Module(
        name: "ScreenKit", layer: 4,
        imports: [
          "Atlas",
          "Ephemeris", "Outlook", "Phrases", "TerminalText", "WeatherClients", "WeatherModels",
        ]),
      Module(name: "Phrases", layer: 4, imports: ["Outlook", "WeatherClients", "WeatherModels"]),
      Module(name: "Outlook", layer: 4, imports: ["WeatherModels"]),
      Module(
        name: "LineEditor", layer: 4, imports: ["CEditline", "TerminalText", "WeatherModels"]),
      Module(name: "TerminalText", layer: 4, imports: ["WeatherModels"]),
      Module(
        name: "WeatherServices", layer: 4,
        imports: ["Ephemeris", "HTTP", "JSON", "WeatherClients", "WeatherModels"]),
      Module(
        name: "HTTP", layer: 4, imports: ["CCurl", "WeatherClients", "WeatherModels"],
        libraries: ["Dispatch"]),
      Module(
        name: "Gazetteer", layer: 4, imports: ["WeatherClients", "WeatherModels"],
        libraries: ["GRDB"]),
      Module(name: "Atlas", layer: 4, imports: ["WeatherClients", "WeatherModels"]),
      Module(
        name: "WeatherArchive", layer: 4,
        imports: ["SafeFiles", "WeatherClients", "WeatherModels"], libraries: ["GRDB"]),
      Module(
        name: "PlaceFiles", layer: 4,
        imports: ["JSON", "Preferences", "SafeFiles", "WeatherClients", "WeatherModels"]),
      Module(
        name: "Positioning", layer: 4, imports: ["JSON", "WeatherClients", "WeatherModels"]),
      Module(
        name: "Preferences", layer: 4,
        imports: ["SafeFiles", "WeatherClients", "WeatherModels"]),
      Module(name: "SafeFiles", layer: 4, imports: ["WeatherClients"]),
      Module(name: "WeatherClients", layer: 4, imports: ["WeatherModels"]),
      Module(name: "Ephemeris", layer: 4, imports: ["WeatherModels"]),
      Module(name: "WeatherModels", layer: 4, imports: []),
      Module(name: "JSON", layer: 4, imports: []),
      Module(name: "CCurl", layer: 4, imports: []),
      Module(name: "CEditline", layer: 4, imports: []),
    ]

  static let screens = ["Detail", "Favorites", "Forecast", "MapPin", "Searches", "Tell"]
  static let commands = [
    "Certainty", "Compare", "History", "Info", "Settings", "Sky", "Soon", "StatusLine", "When",
    "Whereabouts",
  ]

  /// What Swift brings along.
  static let everyonesLibraries: Set = ["Foundation", "Glibc", "Synchronization"]
}
