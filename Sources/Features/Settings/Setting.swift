import Atlas
import Clients
import CommandKit
import Itineraries
import Phrases
import Presentation
import Quantities
import Reports

/// A setting that `set` knows.
public nonisolated struct Setting: Hashable, Sendable {
  /// The values allowed.
  nonisolated enum Kind: Hashable, Sendable {
    case choice([String], standard: String)
    case country
    /// The address of a server: `https:`, or `http:` on this machine.
    case address
    /// The address of a server that finds roads, behind its kind.
    case roadServer
    /// The user's e-mail address or web page.
    case contact
    /// Codes with commas between.
    case countries
    case place
    /// A whole number.
    case number(ClosedRange<Int>, standard: Int, DurationUnit)
    case countryColors
    /// The path of a program with its first arguments.
    case program
    /// A solar panel: its power, its tilt and its bearing.
    case panel
    /// The hours without requests and notifications.
    case quietHours
    /// Two temperatures in °C with a dash between.
    case comfort
    /// The user's own weather station: a preset, an address or a path.
    case station
    /// Values with their paths: `temperature=outdoor.t:C`.
    case stationPaths
    /// Sources of the position with commas between, in the order asked.
    case sources

    /// Whether something may be asked for, which is asked the first time.
    static let permission = choice([PositionSource.ask, "yes", "no"], standard: PositionSource.ask)
  }

  public let name: String
  let group: SettingGroup
  let kind: Kind

  private init(_ name: String, _ group: SettingGroup, _ kind: Kind) {
    (self.name, self.group, self.kind) = (name, group, kind)
  }

  public static let all =
    [
      Setting(
        "service", .service,
        .choice(ServiceChoice.allCases.map(\.rawValue), standard: ServiceChoice.auto.rawValue)),
      Setting(
        ModelChoice.setting, .service,
        .choice(
          [ModelChoice.automatic, ModelChoice.best] + ModelFamily.all.map(\.word),
          standard: ModelChoice.automatic)),
      Setting(ChanceCase.setting, .service, .choice(["on", "off"], standard: "off")),
      Setting(
        Language.setting, .looks,
        .choice(
          [Language.automatic] + Language.allCases.map(\.rawValue), standard: Language.automatic)),
      Setting("open-meteo.url", .service, .address),
      Setting(ContactAddress.setting, .service, .contact),
      Setting(StationSource.setting, .service, .station),
      Setting(StationSource.values, .service, .stationPaths),
      Setting(StationSource.place, .service, .place),
      Setting("country", .places, .country),
      Setting("countries", .places, .countries),
      Setting("home", .places, .place),
      Setting("timeout", .service, .number(1...60, standard: 10, .seconds)),
      Setting("archive.hours", .records, .number(1...3650, standard: ArchiveLimits().hours, .days)),
      Setting(
        "archive.records", .records, .number(1...36_500, standard: ArchiveLimits().records, .days)),
      Setting("theme", .looks, .choice(["auto", "dark", "light", "none"], standard: "auto")),
      Setting(
        "icons", .looks, .choice(Icons.allCases.map(\.rawValue), standard: Icons.signs.rawValue)),
      Setting("tint", .looks, .countryColors),
      Setting("pager", .looks, .choice(["on", "off", "less"], standard: "on")),
      Setting(
        "map", .looks, .choice(["auto"] + MapGlyphs.allCases.map(\.rawValue), standard: "auto")),
      Setting(FieldClient.permission, .service, .permission),
      Setting(RoadClient.permission, .service, .permission),
      Setting(RoadServer.setting, .service, .roadServer),
      Setting(PositionSource.order, .places, .sources),
      Setting(PositionSource.permission, .places, .permission),
      Setting(CalendarFileClient.permission, .places, .permission),
      Setting("tell.command", .alerts, .program),
      Setting("tell.quiet", .alerts, .quietHours),
      Setting(ComfortRange.setting, .person, .comfort),
      Setting(SunPanel.setting, .person, .panel),
      Setting("reader", .looks, .choice(["on", "off"], standard: "off")),
    ]
    + UnitChoice.settings.map { Setting($0, .units, .choice(["auto"] + $1, standard: "auto")) }

  static func named(_ name: String) -> Setting? {
    all.first { $0.name == name.lowercased() }
  }

  /// Whether it says where the user's own station is asked.
  var isOfStation: Bool {
    [StationSource.setting, StationSource.values, StationSource.place].contains(name)
  }

  /// Whether it can be any place.
  public var isPlace: Bool {
    if case .place = kind { true } else { false }
  }

  /// The values that Tab completes.
  public var choices: [String] {
    switch kind {
    case .choice(let values, _): values
    case .number(_, let standard, _): ["\(standard)"]
    case .sources: PositionSource.allCases.map(\.rawValue) + [PositionSource.off]
    case .station: ["off"] + StationSource.Preset.allCases.map(\.rawValue)
    case .stationPaths: ["off"] + StationValue.allCases.map { $0.rawValue + "=" }
    default: ["off"]
    }
  }

  /// The allowed values, or examples if the list isn't closed.
  var examples: [String] {
    switch kind {
    case .address: ["https://example.org", "off"]
    case .roadServer: ["https://example.org", "valhalla+https://example.org", "off"]
    case .contact: ["me@example.org", "https://example.org", "off"]
    case .country: ["SK", "off"]
    case .countries: ["SK,CZ,NO", "off"]
    case .place: ["Bratislava", "48.15,17.11", "off"]
    case .countryColors: CountryColors.colors.map { "SK=\($0.name)" } + ["SK=off", "off"]
    case .panel: ["5kWp 35 180", "off"]
    case .program: ["~/bin/tell", "off"]
    case .quietHours: ["22-7", "22:30-6:45", "off"]
    case .comfort: ["5-27", "-10-15", "off"]
    case .station: ["ecowitt 192.168.1.20", "weewx /var/www/weewx.json", "off"]
    case .stationPaths: ["temperature=outdoor.t:C", "off"]
    case .choice, .number, .sources: choices
    }
  }

  /// Whether other values than these are allowed.
  var isOpen: Bool { examples != choices }

  var unit: DurationUnit? {
    if case .number(_, _, let unit) = kind { unit } else { nil }
  }

  /// The value where the user set nothing.
  var standard: String {
    switch kind {
    case .choice(_, let standard): standard
    case .number(_, let standard, _): "\(standard)"
    case .comfort: ComfortRange.standard
    case .sources: PositionSource.standard.map(\.rawValue).joined(separator: ",")
    default: "off"
    }
  }
}

extension Setting {
  /// The line that was probably meant by these words: `set units imperial` for `units us`, `set temperature fahrenheit`
  /// for `fahrenheit`. `nil` if they are neither a setting with a value nor a value of exactly one.
  public static func line(for words: [String]) -> String? {
    let words = words.map { $0.lowercased() }
    guard let first = words.first, let last = words.last else { return nil }
    if words.count == 2, let setting = meant(by: first), let value = setting.value(for: last) {
      return "set \(setting.name) \(value)"
    }
    // Units after a place: they are set, for all places.
    if words.count > 1 { return line(forExactly: last) }
    if charts.contains(first) { return "chart \(first)" }
    if let setting = all.first(where: { $0.name == first || $0.name == first + "s" }) {
      return "set \(setting.name)"
    }
    return line(forValue: first)
  }

  /// The setting of that name, in the plural too, the only one with that beginning, or one that is a slip away.
  private static func meant(by name: String) -> Setting? {
    if let exact = all.first(where: { $0.name == name || $0.name == name + "s" }) { return exact }
    let longer = all.filter { name.count >= 4 && $0.name.hasPrefix(name) }
    if longer.count == 1 { return longer[0] }
    return all.first {
      $0.isClosed && name.count >= 4 && name.first == $0.name.first
        && name.editDistance(to: $0.name) == 1
    }
  }

  /// The line of `set` for a value, even a misspelled one.
  private static func line(forValue typed: String) -> String? {
    if let line = line(forExactly: typed) { return line }
    let closed = all.filter(\.isClosed)
    let long = (closed.flatMap(\.choices) + UnitChoice.synonyms.keys).filter { $0.count >= 6 }
    guard typed.count >= 6,
      let near = long.sorted().first(where: {
        typed.editDistance(to: $0) <= 2 && $0.first == typed.first
      })
    else { return nil }
    return line(settingOnly: near)
  }

  private static func line(forExactly typed: String) -> String? {
    typed.count >= 3 && !common.contains(typed) ? line(settingOnly: typed) : nil
  }

  /// `nil` if several settings can have the value, or none.
  private static func line(settingOnly value: String) -> String? {
    let known = all.filter { $0.isClosed && $0.value(for: value) != nil }
    guard known.count == 1, let word = known[0].value(for: value) else { return nil }
    return "set \(known[0].name) \(word)"
  }

  /// The value as it is to be typed; `nil` if the setting cannot have it.
  private func value(for typed: String) -> String? {
    guard isClosed else { return typed }
    if choices.contains(where: { $0.lowercased() == typed }) || typed == "auto" { return typed }
    if let unit = UnitChoice.synonyms[typed], choices.contains(unit) {
      return typed.count < 4 ? unit : typed
    }
    return Lexicon.shared.value(of: typed, for: name)
  }

  private var isClosed: Bool {
    if case .choice = kind { true } else { false }
  }

  /// Names of several settings at once, and everyday words.
  private static let common: Set = ["auto", "less", "none", "ascii", "dots", "sample"]
  /// Typed alone, these words ask for charts, not for settings.
  private static let charts: Set = ["temperature", "wind", "pressure", "rain"]
}
