import Ephemeris
import ScreenTestSupport
@testable import Sky

/// The page of sun and moon, whole.
struct SunPageTests {
  /// The curve is as wide as the window, and crosses the horizon where the sun rises, at 07:07, and sets, at 16:07.
  @Test(arguments: [40, 80, 200]) func crossesTheHorizonWithTheSun(width: Int) throws {
    let lines = try page(48.15, 17.11, nil, "Europe/Bratislava", width: width)
      .split(separator: "\n").map(Array.init)
    let horizon = try #require(lines.first { $0.contains("─") })
    #expect(horizon.count == width - 1)
    let curve = horizon.indices.filter { $0 > 0 && horizon[$0] != "─" }
    func column(_ hours: Double) -> Int { 1 + Int(hours / 24 * Double(width - 2)) }
    #expect(curve.contains(column(7 + 7.0 / 60)))
    #expect(curve.contains(column(16 + 7.0 / 60)))
    #expect(![4, 11.6].contains { curve.contains(column($0)) })
  }

  /// Tromsø at the winter solstice: the noon is civil twilight.
  @Test func saysThatTheSunDoesNotRise() throws {
    let page = try page(69.65, 18.96, "2026-12-21", "Europe/Oslo", width: 80)
    #expect(
      page.contains(
        """
         Polar night: the sun doesn't rise.
         noon 11:42, sun 3.1° below the horizon
         solstice 21 December, 21:50   equinox 20 March 2027, 21:25

        """), "\(page)")
    expectText(page, has: "\n civil         09:31 to 13:53\n", "   above the horizon all day\n")
  }

  /// Sydney: the moon waxes from the left.
  @Test func seesTheMoonFromTheSouth() throws {
    let page = try page(-33.87, 151.21, "2026-11-17", "Australia/Sydney", width: 80)
    #expect(
      page.hasSuffix(
        """
         Moon
            ▄███▒▒▒▒      First quarter
          ▄█████▒▒▒▒▒▒    50 % lit
         ███████▒▒▒▒▒▒▒   sets 01:09
         ███████▒▒▒▒▒▒▒   rises 11:58
         ███████▒▒▒▒▒▒▒   full moon 25 November, 01:54
          ▀█████▒▒▒▒▒▒    new moon 9 December, 11:52
            ▀███▒▒▒▒

        """.replacing("50 %", with: "50\u{A0}%")), "\(page)")
  }

  /// The evening before ends after midnight, as does this one; a day may have two sunsets.
  @Test func saysAllThatHappensOnTheDay() throws {
    let june = try page(58.47, -167.09, "2028-06-09", "America/Nome", width: 80)
    #expect(june.contains(" civil         until 01:29, 04:46 to 01:31 the next day\n"))
    let july = try page(58.47, -167.09, "2028-07-16", "America/Nome", width: 80)
    #expect(july.contains(" sunset 00:01   sunrise 06:"))
    #expect(july.contains("   sunset 23:59\n"))
    let moon = try page(66, -167.09, "2028-07-16", "America/Nome", width: 80)
    #expect(moon.contains("rises 00:21") && moon.contains("rises 23:57"))
  }

  /// Samoa went over the date line.
  @Test func saysThatTheCalendarHasNoSuchDay() throws {
    let page = try page(-13.8, -171.8, "2011-12-30", "Pacific/Apia", width: 80)
    #expect(
      page.contains(
        """
         This day was skipped in the calendar of this place.
         equinox 20 March 2012, 19:14   solstice 21 June 2012, 12:09
         Moon
            ▄██▒▒▒▒▒      Waxing crescent

        """), "\(page)")
    #expect(page.hasPrefix(" 13.80° S 171.80° W") && page.contains(" Friday, 30 December 2011\n"))
  }

  /// The last sunrise before the polar day.
  @Test func saysThatTheSunDoesNotSetOnThisDay() throws {
    let page = try page(69.65, 18.96, "2026-05-16", "Europe/Oslo", width: 60)
    #expect(
      page.contains("\n sunrise 01:32   noon 12:41, sun 39.5° high\n no sunset on this day\n"))
    for twilight in ["civil        ", "nautical     ", "astronomical "] {
      #expect(page.contains("\n \(twilight) all night\n"), "\(page)")
    }
    #expect(page.contains("   doesn't set on this day\n"), "\(page)")
  }

  @Test(arguments: [48.15, -78, 89]) func fitsEveryWidth(latitude: Double) throws {
    let report = try report(latitude, 17.11, "2026-11-21", "Europe/Bratislava")
    for width in 2...210 {
      for line in SunPage(report, phrases: English(), isDrawn: true).page(width: width).lines
      where line.text.count > width {
        Issue.record("\(line.text)")
      }
    }
  }

  @Test func hasNoDrawingsWhereTextIsWanted() throws {
    let text = try page(48.15, 17.11, nil, "Europe/Bratislava", width: 80, isDrawn: false)
    #expect(text.unicodeScalars.allSatisfy { $0.value < 0x2500 })
    #expect(text.contains("Waxing gibbous"))
  }

  /// In ASCII the curve, the horizon and the moon fill the cells that they have in dots.
  @Test(arguments: ["2026-11-14", "2026-11-20", "2026-11-24", "2026-12-08"], [40, 80, 120])
  func drawsInASCII(date: String, width: Int) throws {
    let dots = try page(48.1486, 17.1077, date, "Europe/Bratislava", width: width)
    let text = try page(48.1486, 17.1077, date, "Europe/Bratislava", width: width, glyphs: .ascii)
    #expect(dots.count == text.count)
    var lit = 0
    for (dot, letter) in zip(dots, text) {
      switch dot {
      case "─": #expect(letter == "=")
      case "☀": #expect(letter == "O")
      case "\u{2801}"..."\u{28FF}": #expect("'-.#".contains(letter), "\(text)")
      case "█", "▀", "▄":
        #expect(letter == "#", "\(text)")
        lit += dot == "█" ? 2 : 1
      case "▒": #expect(letter == ".", "\(text)")
      default: #expect(letter == dot, "\(text)")
      }
    }
    // As many of the disc's points are lit as the words beside it say.
    let middles = (0..<14).map { (Double($0) + 0.5) / 7 - 1 }
    let points = middles.reduce(0) { sum, x in sum + middles.count { x * x + $0 * $0 <= 1 } }
    let share = try #require(text.firstMatch(of: /(\d+)\s% lit/).flatMap { Double($0.output.1) })
    #expect(abs(Double(lit) / Double(points) - share / 100) < 0.13, "\(text)")
  }

  /// Hours below the curve are those of the person's clock, and times that go on do so below each other.
  @Test(arguments: [40, 80, 120]) func hoursFollowTheClock(width: Int) throws {
    let text = try page(59.91, 10.75, "2026-06-21", "Europe/Oslo", width: width, clock: .hours12)
    let words = text.plain.split(separator: "\n").map(String.init)
    let axis = try #require(words.first { $0.hasPrefix(" 12 am ") })
    #expect(axis.split(separator: " ").joined(separator: " ") == "12 am 6 am 12 pm 6 pm 12 am")
    #expect(axis.count <= width)
    let civil = try #require(words.firstIndex { $0.hasPrefix(" civil") })
    let next = words[civil + 1]
    #expect(next.hasPrefix(" nautical") || next.hasPrefix("               "), "\(text)")
  }

  func page(
    _ latitude: Double, _ longitude: Double, _ date: String?, _ zone: String, width: Int,
    isDrawn: Bool = true, clock: ClockStyle = .hours24, glyphs: Glyphs = .unicode
  ) throws -> String {
    let report = try report(latitude, longitude, date, zone)
    return SunPage(report, phrases: English(), isDrawn: isDrawn, clock: clock, glyphs: glyphs)
      .page(width: width).lines.map { $0.text + "\n" }.joined()
  }

  func report(
    _ latitude: Double, _ longitude: Double, _ date: String?, _ zone: String
  ) throws -> SunReport {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    return try #require(
      SunReport(
        place: nil, at: point, clock: PlaceClock(timeZone: zone, at: point),
        date: date.flatMap { CalendarDay($0) }, now: Fixture.now))
  }
}
