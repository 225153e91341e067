import Reports

/// The appointments of an iCalendar file (RFC 5545), as far as a reader of weather needs them.
public struct CalendarFile: Sendable {
  /// A text that isn't a calendar.
  public struct NoCalendar: Error, Hashable, Sendable {}

  var events: [CalendarEvent] = []
  var zones: [String: ZoneDescription] = [:]
  /// The zone that a program wrote for the whole calendar.
  var zone: String?
  /// Whether the file has more than is read.
  public private(set) var isCut = false
  /// The number of tasks, which are left out.
  public private(set) var tasks = 0

  /// The most appointments that are read, and times of exceptions and repetitions in all of them.
  static let most = 20_000
  static let mostStamps = 50_000
  private static let mostLines = 1_000_000

  /// Reads UTF-8, with or without a mark of it. What can't be read is left out.
  public init(_ bytes: [UInt8]) throws(NoCalendar) {
    var lines = ContentLines(bytes)
    var open: [String] = []
    var event: CalendarEvent?
    var zone: (name: String?, description: ZoneDescription)?
    var observance: ZoneDescription.Observance?
    var isCalendar = false
    var (count, stamps) = (0, 0)
    while let text = lines.next() {
      count += 1
      guard count <= Self.mostLines else {
        isCut = true
        break
      }
      guard let line = ContentLine(text) else { continue }
      switch line.name {
      case "BEGIN":
        let name = line.value.uppercased()
        isCalendar = isCalendar || ["VCALENDAR", "VEVENT"].contains(name)
        guard open.count < 16 else { continue }
        open.append(name)
        switch name {
        case "VEVENT":
          if let event { keep(event) }
          event = CalendarEvent()
        case "VTODO": tasks += 1
        case "VTIMEZONE": zone = (nil, ZoneDescription())
        case "STANDARD", "DAYLIGHT": observance = ZoneDescription.Observance()
        default: break
        }
      case "END":
        let name = line.value.uppercased()
        if let index = open.lastIndex(of: name) { open.removeSubrange(index...) }
        switch name {
        case "VEVENT":
          if let event { keep(event) }
          event = nil
        case "STANDARD", "DAYLIGHT":
          if let observance, (zone?.description.observances.count ?? 0) < 400 {
            zone?.description.observances.append(observance)
          }
          observance = nil
        case "VTIMEZONE":
          if let zone, let name = zone.name, zones.count < 1000 { zones[name] = zone.description }
          zone = nil
        default: break
        }
      case _ where open.last == "VEVENT":
        event?.read(line, stamps: &stamps)
      case _ where open.last == "STANDARD" || open.last == "DAYLIGHT":
        observance?.read(line, stamps: &stamps)
      case "TZID" where open.last == "VTIMEZONE": zone?.name = line.text
      case "X-LIC-LOCATION" where open.last == "VTIMEZONE":
        zone?.description.location = line.text
      case "X-WR-TIMEZONE" where self.zone == nil: self.zone = line.text
      default: break
      }
    }
    if let event { keep(event) }
    if stamps > Self.mostStamps { isCut = true }
    guard isCalendar else { throw NoCalendar() }
  }

  private mutating func keep(_ event: CalendarEvent) {
    guard event.start != nil else { return }
    guard events.count < Self.most else { return isCut = true }
    events.append(event)
  }

  /// In seconds: `PT1H30M`, `-P1D`, `P2W`; `nil` for what isn't a duration.
  static func duration(_ text: some StringProtocol) -> Int? {
    var seconds = 0
    var number: Int?
    let isNegative = text.hasPrefix("-")
    let body = text.drop { $0 == "+" || $0 == "-" }
    guard body.first == "P", body.count > 1 else { return nil }
    for character in body.dropFirst() {
      if let digit = character.wholeNumberValue, character.isASCII {
        number = (number ?? 0) * 10 + digit
        guard number.map({ $0 < 100_000_000 }) == true else { return nil }
        continue
      }
      if character == "T" { continue }
      let units: [Character: Int] = ["W": 604_800, "D": 86_400, "H": 3600, "M": 60, "S": 1]
      guard let unit = units[character], let count = number else { return nil }
      seconds += count * unit
      number = nil
    }
    return isNegative ? -seconds : seconds
  }
}

/// One appointment as it is written, which may come again.
struct CalendarEvent: Hashable, Sendable {
  var uid: String?
  var sequence = 0
  var start: CalendarStamp?
  var end: CalendarStamp?
  /// In seconds.
  var duration: Int?
  var rule: RecurrenceRule?
  /// Whether it comes again by a rule that isn't understood.
  var hasUnknownRule = false
  var added: [Added] = []
  var left: [CalendarStamp] = []
  /// The repetition in whose place it comes.
  var replaces: CalendarStamp?
  var replacesFollowing = false
  var summary = ""
  var location = ""
  var coordinate: Coordinate?
  var isCancelled = false

  /// A repetition beside the rule, which may have a length of its own in seconds.
  struct Added: Hashable, Sendable {
    var stamp: CalendarStamp
    var length: Int?
  }

  mutating func read(_ line: ContentLine, stamps: inout Int) {
    func stamp() -> CalendarStamp? { CalendarStamp.stamps(line, atMost: 1).first?.0 }
    func more() -> [(CalendarStamp, length: Int?)] {
      let found = CalendarStamp.stamps(line, atMost: CalendarFile.mostStamps - stamps)
      stamps += found.count
      return found
    }
    switch line.name {
    case "UID": uid = line.value
    case "SEQUENCE": sequence = Int(line.value) ?? 0
    // Of two starts the first one counts.
    case "DTSTART": start = start ?? stamp()
    case "DTEND": end = end ?? stamp()
    case "DURATION": duration = duration ?? CalendarFile.duration(line.value)
    case "RRULE":
      let read = RecurrenceRule(line.value)
      if rule == nil { rule = read }
      if read == nil { hasUnknownRule = true }
    case "RDATE": added += more().map { Added(stamp: $0.0, length: $0.length) }
    case "EXDATE": left += more().map(\.0)
    case "RECURRENCE-ID":
      replaces = stamp()
      replacesFollowing = line.parameters["RANGE"]?.uppercased() == "THISANDFUTURE"
    case "SUMMARY": summary = line.text.cleaned(limit: 200)
    case "LOCATION": location = line.text.cleaned(limit: 300)
    case "GEO": coordinate = Self.coordinate(line.text, separator: ";") ?? coordinate
    case "X-APPLE-STRUCTURED-LOCATION" where coordinate == nil:
      guard line.value.lowercased().hasPrefix("geo:") else { return }
      let point = line.value.dropFirst(4).prefix { $0 != ";" }
      coordinate = Self.coordinate(point, separator: ",")
    case "STATUS": isCancelled = line.value.uppercased() == "CANCELLED"
    default: break
    }
  }

  /// `48.30583;14.28667`; a height behind it is ignored.
  private static func coordinate(
    _ text: some StringProtocol, separator: Character
  ) -> Coordinate? {
    let numbers = text.split(separator: separator).map { part in
      Double(String(part).filter { $0 != " " })
    }
    guard numbers.count == 2 || numbers.count == 3, let latitude = numbers[0],
      let longitude = numbers[1], latitude != 0 || longitude != 0
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

extension ZoneDescription.Observance {
  mutating func read(_ line: ContentLine, stamps: inout Int) {
    switch line.name {
    case "DTSTART": start = WallTime(line.value)
    case "TZOFFSETFROM": before = Self.offset(line.value) ?? before
    case "TZOFFSETTO": after = Self.offset(line.value) ?? after
    case "RRULE": rule = RecurrenceRule(line.value)
    case "RDATE":
      let found = CalendarStamp.stamps(line, atMost: CalendarFile.mostStamps - stamps)
      stamps += found.count
      dates += found.map(\.0.wall)
    default: break
    }
  }

  /// In seconds: `+0100`, `-023015`.
  private static func offset(_ text: String) -> Int? {
    let digits = text.dropFirst().compactMap(\.wholeNumberValue)
    guard let sign = text.first, sign == "+" || sign == "-", [4, 6].contains(digits.count),
      digits.count == text.count - 1
    else { return nil }
    let parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 10 + digits[$0 + 1] }
    let seconds = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    return sign == "-" ? -seconds : seconds
  }
}
