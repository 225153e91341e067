import FileTestSupport
import Positioning

/// The time zone's city, on systems of all kinds.
struct SystemZoneTests {
  @Test(arguments: [
    ("Europe/Bratislava", "Bratislava 48.15 17.1167"),
    (":Europe/Bratislava", "Bratislava 48.15 17.1167"),
    ("/usr/share/zoneinfo/America/New_York", "New York 40.7142 -74.0064"),
    ("US/Eastern", "New York 40.7142 -74.0064"),
    ("America/Argentina/Buenos_Aires", "Buenos Aires -34.6 -58.45"),
  ])
  func knowsTheCityOfTZ(value: String, expected: String) throws {
    let system = try System(
      localtime: "/usr/share/zoneinfo/Europe/Prague", timezone: "Europe/Paris")
    #expect(try system.city(["TZ": value]) == expected)
  }

  @Test func prefersTheLinkToTheName() throws {
    let both = try System(
      localtime: "../usr/share/zoneinfo/Europe/Bratislava", timezone: "Asia/Tokyo")
    #expect(try both.city([:]) == "Bratislava 48.15 17.1167")
    #expect(try both.city(["TZ": ""]) == "Bratislava 48.15 17.1167")
    let name = try System(localtime: nil, timezone: "Europe/Bratislava\n")
    #expect(try name.city([:]) == "Bratislava 48.15 17.1167")
  }

  @Test(
    arguments: [
      ("UTC", "UTC"), ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3"),
      ("Europe/Atlantis", "Europe/Atlantis"), ("../../etc/passwd", "../../etc/passwd"),
      ("Bad/Zone", "Bad/Zone"), ("a\u{1B}[2Jb", "a[2Jb"),
    ])
  func saysThatTheZoneHasNoCity(value: String, name: String) throws {
    let system = try System(localtime: nil, timezone: nil)
    #expect(throws: PositionError.noCity(timeZone: name.cleaned(limit: 100))) {
      try system.city(["TZ": value])
    }
  }

  @Test func saysWhatIsMissing() throws {
    let system = try System(localtime: nil, timezone: nil)
    #expect(throws: PositionError.noCity(timeZone: nil)) { try system.city([:]) }
    let empty = try TemporaryFolder()
    #expect(
      throws: PositionError.noZoneTable(
        path: (empty.path + "/usr/share/zoneinfo/zone.tab").cleaned(limit: 4096))
    ) {
      try SystemZone(environment: [:], root: empty.path).position()
    }
  }
}

/// The files of a system, in a folder of its own.
private struct System {
  private let folder: TemporaryFolder

  init(localtime: String?, timezone: String?) throws {
    folder = try TemporaryFolder()
    for path in ["etc", "usr/share/zoneinfo/US"] { try folder.makeFolder(path) }
    try folder.write(Self.table, to: "usr/share/zoneinfo/zone.tab")
    try folder.link("usr/share/zoneinfo/US/Eastern", to: "../America/New_York")
    if let localtime { try folder.link("etc/localtime", to: localtime) }
    if let timezone { try folder.write(timezone, to: "etc/timezone") }
  }

  func city(_ environment: [String: String]) throws -> String {
    let position = try SystemZone(environment: environment, root: folder.path).position()
    #expect(position.source == .timezone)
    let point = position.coordinate.rounded(to: 4)
    return "\(position.name ?? "") \(point.latitude) \(point.longitude)"
  }

  private static let table = """
    # tzdb timezone descriptions
    #country-\tcoordinates\tTZ
    AR\t-3436-05827\tAmerica/Argentina/Buenos_Aires\tBuenos Aires (BA, CF)
    JP\t+353916+1394441\tAsia/Tokyo
    SK\t+4809+01707\tEurope/Bratislava
    US\t+404251-0740023\tAmerica/New_York\tEastern (most areas)
    XX\t+4860+01707\tBad/Zone

    """
}
