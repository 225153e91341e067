/// The rooms of the house, from the roof down: what each target may import. An import points down, never up or
/// sideways. The reasons stand in Modules.md.
enum House {
  /// One target.
  struct Room {
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
      Room(
        name: "vane", storey: 1,
        imports: [
          "Atlas", "Ephemeris", "Gazetteer", "HTTP", "LineEditor", "Phrases", "PlaceFiles",
          "Positioning", "Preferences", "RootRouter", "SafeFiles", "ScreenKit", "TerminalText",
          "WeatherArchive", "WeatherClients", "WeatherModels", "WeatherServices",
        ]),
      Room(
        name: "gazetteer-builder", storey: 1, imports: ["Gazetteer", "WeatherModels"],
        libraries: ["GRDB"]),
      Room(name: "atlas-builder", storey: 1, imports: ["Atlas"]),
      Room(
        name: "RootRouter", storey: 2,
        imports: Set(screens + commands).union([
          "Atlas", "Ephemeris", "LineEditor", "Outlook", "Phrases", "ScreenKit", "TerminalText",
          "WeatherClients", "WeatherModels",
        ])),
    ]
    + screens.map { screen in
      Room(
        name: screen, storey: 3,
        imports: Set(["Phrases", "ScreenKit", "TerminalText", "WeatherClients", "WeatherModels"])
          .union(screen == "MapPin" ? ["Atlas", "Ephemeris", "LineEditor"] : []))
    }
    + commands.map { command in
      Room(
        name: command, storey: 3,
        imports: Set([
          "Ephemeris", "Outlook", "Phrases", "ScreenKit", "TerminalText", "WeatherClients",
          "WeatherModels",
        ]).union(command == "Settings" ? ["Atlas"] : []))
    } + [
      Room(
        name: "ScreenKit", storey: 4,
        imports: [
          "Atlas",
          "Ephemeris", "Outlook", "Phrases", "TerminalText", "WeatherClients", "WeatherModels",
        ]),
      Room(name: "Phrases", storey: 4, imports: ["Outlook", "WeatherClients", "WeatherModels"]),
      Room(name: "Outlook", storey: 4, imports: ["WeatherModels"]),
      Room(name: "TerminalText", storey: 4, imports: []),
      Room(
        name: "WeatherServices", storey: 4, imports: ["HTTP", "WeatherClients", "WeatherModels"]),
      Room(
        name: "HTTP", storey: 4, imports: ["CCurl", "WeatherClients", "WeatherModels"],
        libraries: ["Dispatch"]),
      Room(
        name: "Gazetteer", storey: 4, imports: ["WeatherClients", "WeatherModels"],
        libraries: ["GRDB"]),
      Room(name: "Atlas", storey: 4, imports: ["WeatherClients", "WeatherModels"]),
      Room(
        name: "WeatherArchive", storey: 4,
        imports: ["SafeFiles", "WeatherClients", "WeatherModels"], libraries: ["GRDB"]),
      Room(
        name: "PlaceFiles", storey: 4,
        imports: ["Preferences", "SafeFiles", "WeatherClients", "WeatherModels"]),
      Room(name: "Positioning", storey: 4, imports: ["WeatherClients", "WeatherModels"]),
      Room(
        name: "Preferences", storey: 4,
        imports: ["SafeFiles", "WeatherClients", "WeatherModels"]),
      Room(name: "SafeFiles", storey: 4, imports: ["WeatherClients"]),
      Room(name: "WeatherClients", storey: 4, imports: ["WeatherModels"]),
      Room(name: "Ephemeris", storey: 4, imports: ["WeatherModels"]),
      Room(name: "WeatherModels", storey: 4, imports: []),
      Room(name: "LineEditor", storey: 4, imports: ["CEditline"]),
      Room(name: "CCurl", storey: 4, imports: []),
      Room(name: "CEditline", storey: 4, imports: []),
    ]

  static let screens = ["Detail", "Favorites", "Forecast", "MapPin", "Searches"]
  static let commands = [
    "Compare", "Info", "Settings", "Sky", "StatusLine", "When", "Whereabouts",
  ]

  /// What Swift brings along.
  static let everyonesLibraries: Set = ["Foundation", "Glibc", "Synchronization"]
}
