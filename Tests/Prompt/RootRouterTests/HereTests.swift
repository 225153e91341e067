import FileTestSupport
import LineEditor
import RootRouter
import ScreenTestSupport

/// `here` and `home`: who is asked, what is said, and what is never sent without a yes.
@MainActor @Suite(.timeLimit(.minutes(5))) struct HereTests {
  /// Which sources were asked, in order.
  let asked = Noted<PositionSource>()

  @Test func opensTheWeatherWhereThisMachineIs() async {
    let session = session(["here"], knowing: [.gpsd])
    let text = await session.run().text
    expectText(
      text.split(separator: "\n").prefix(6).joined(separator: "\n"),
      is: """
        > here
         Forecast · Searches · Favorites · Map
         Your location from gpsd, accurate to about 15 m.
         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         Rain and snow at times until 15:00 tomorrow, 33 to 81 % by Open-Meteo, about
         19 mm. Frost tonight, down to −1 °C.
        """)
    #expect(asked.all == [.gpsd])
    #expect(session.lines.labels == ["Finding your location", "Requesting the weather"])
  }

  @Test(arguments: ["hours here", "days tu", "soon Here", "sun here", "when rain in here"])
  func isAPlaceForEveryCommand(line: String) async {
    let text = await session([.line(line)], knowing: [.gpsd]).run().text
    expectText(text, has: "Your location from gpsd", "Oslo")
    #expect(asked.all == [.gpsd])
  }

  @Test func centersTheMapThatIsOpen() async {
    expectText(
      await session(["map", "here"], knowing: [.gpsd]).run().text,
      is: """
        > map
         Forecast · Searches · Favorites · [Map]
         Oslo, Norway
         ◉\u{A0}your\u{A0}location
         No pins yet. Type: pin 48.15 17.11
        > here
         Forecast · Searches · Favorites · [Map]
         Your location from gpsd, accurate to about 15 m.
         Oslo, Norway
         ◉\u{A0}your\u{A0}location
         No pins yet. Type: pin 48.15 17.11

        """)
  }

  @Test(arguments: [("move", "move"), ("map play", "play")])
  func steersNoMapWithoutAKeyboard(line: String, name: String) async {
    let session = Session([], runMode: .pipe)
    #expect(await session.run(line).status == 2)
    #expect(session.lines.errors.hasPrefix("\"\(name)\" requires an interactive terminal."))
  }

  @Test func saysWhoDidNotKnow() async {
    let session = session(["here"], knowing: [.timezone])
    #expect(
      await session.run().text.contains(
        """
         The city of your time zone, Europe/Oslo. This is approximate: you may be far
         from it.
         gpsd isn't running at localhost:2947. Your home isn't set.
        """))
    #expect(asked.all == [.gpsd, .home, .timezone])
  }

  @Test func failsWhenNobodyKnows() async {
    let session = session([], runMode: .pipe, knowing: [])
    #expect(await session.run(["here"]).status == 3)
    #expect(
      session.lines.errors
        == "Your location could not be determined. gpsd isn't running at localhost:2947. Your home isn't set. "
        + "The system time zone isn't set. Set your home with home PLACE, or choose other sources with set location.\n"
    )
  }

  @Test func keepsTheOrderOfTheSettings() async {
    let session = session(
      ["here"], settings: ["location": "home,gpsd"], knowing: [.home, .gpsd])
    #expect(await session.run().text.contains(" Your home.\n"))
    #expect(asked.all == [.home])
  }

  @Test func asksOnceBeforeTheAddressIsSent() async {
    let session = session(
      ["here", "y", "here"], settings: ["location": "ip"], knowing: [.ip])
    let text = await session.run().text
    #expect(
      text.hasPrefix(
        "> here\nLook up your location by IP address at example.org? (y/n) y\n"))
    #expect(text.ranges(of: "at example.org?").count == 1)
    #expect(session.settings["location.ip"] == "yes")
    #expect(asked.all == [.ip, .ip])
  }

  @Test func remembersANo() async {
    let session = session(
      ["here", "n", "here"], settings: ["location": "ip"], knowing: [.ip])
    let text = await session.run().text
    #expect(text.ranges(of: "(y/n)").count == 1)
    #expect(text.ranges(of: "Your location could not be determined.").count == 2)
    #expect(session.settings["location.ip"] == "no")
  }

  /// Ctrl-C and Ctrl-D answer nothing: the question comes again, as it does where `ask` is set.
  @Test(arguments: [LineEvent.interrupted(droppedText: true), .endOfInput])
  func remembersNoAnswerWhereNoneWasGiven(event: LineEvent) async {
    let session = session(
      ["set location.ip ask", "here", .event(event), "here", "y"],
      settings: ["location": "ip", "location.ip": "no"], knowing: [.ip])
    let text = await session.run().text
    #expect(text.hasPrefix("> set location.ip ask\n location.ip = ask\n> here\nLook up"))
    #expect(text.ranges(of: "(y/n) ^\n Canceled.\n").count == 1)
    #expect(session.settings["location.ip"] == "yes")
    #expect(asked.all == [.ip])
  }

  /// If nobody can answer the question, nothing is sent and nothing is remembered.
  @Test func sendsNothingFromAPipe() async {
    let session = session([], runMode: .pipe, settings: ["location": "ip"], knowing: [.ip])
    #expect(await session.run(["here"]).status == 3)
    #expect(session.settings["location.ip"] == nil)
  }

  @Test func settingTheOrderTakesTheAnswerBack() async {
    let session = session(
      ["set location IP, gpsd", "set location gps", "set location off"],
      settings: ["location": "ip", "location.ip": "yes"], knowing: [])
    expectText(
      await session.run().text,
      is: """
        > set location IP, gpsd
         location = ip,gpsd
        > set location gps
         location can't be "gps". Allowed: gpsd, home, timezone, ip, off.
        > set location off
         location = off

        """)
    #expect(session.settings["location.ip"] == nil)
  }

  @Test func answersPrograms() async {
    let text = await session(["here"], runMode: .json, knowing: [.home]).run().text
    #expect(
      text.hasPrefix(
        oneLine(
          #"""
          {"schema":2,"command":"here","ok":true,"source":"home","accuracy":null,
          "passedOver":[{"source":"gpsd","message":"gpsd isn't running at localhost:2947."}],
          "place":{"name":"Oslo","country":"NO",
          """#)))
    #expect(text.contains(#""report":{"service":"open-meteo""#))
  }

  /// The answer contains the position even if the weather is unknown, and names the place once.
  @Test func tellsProgramsThePositionWithoutWeather() async {
    let session = session(
      ["here"], runMode: .json, knowing: [.gpsd], weather: .failing(.noNetwork(host: "a")))
    let text = await session.run().text
    #expect(text.hasPrefix(#"{"schema":2,"command":"here","ok":false,"error":{"code":"offline""#))
    #expect(
      text.contains(#""source":"gpsd","accuracy":15,"passedOver":[],"place":{"name":"Oslo","#))
    #expect(text.ranges(of: #""place":{"name":"Oslo""#).count == 1)
    #expect(text.contains(#""warnings":{"service":null"#))
  }

  @Test func fixesAndForgetsTheHome() async {
    let session = session(
      ["home", "home 59.9,10.7", "home", "home off"], knowing: [])
    expectText(
      await session.run().text,
      is: """
        > home
         Your home isn't set. Type: home Bratislava
        > home 59.9,10.7
         Your home is Oslo, Norway.
        > home
         Your home is Oslo, Norway.
        > home off
         Your home is no longer Oslo, Norway.

        """)
    #expect(session.settings["home"] == nil)
  }

  @Test func asksNobodyWhereThatIsOff() async {
    let session = session(["set location off", "here"], knowing: [.gpsd, .home, .timezone])
    #expect(
      await session.answers()[1].contains(
        "Location is off. To turn it on, type: set location gpsd,home,timezone"))
    #expect(asked.all == [])
  }

  private func session(
    _ steps: [ScriptedLines.Step], runMode: RunMode = .prompt, settings: [String: String] = [:],
    knowing known: Set<PositionSource>, weather: WeatherClient = .answering(Fixture.report)
  ) -> Session {
    let point = Coordinate(latitude: 59.9, longitude: 10.7) ?? .origin
    let kept = SavedSettings(settings)
    var gazetteer = GazetteerClient.naming(.near(meters: 3000, bearing: 200))
    gazetteer.largest = { _, _, _ throws(GazetteerError) in [] }
    return Session(
      steps, runMode: runMode, settings: kept, gazetteer: gazetteer, weather: weather,
      position: PositionClient(internetHost: "example.org") {
        [asked] source throws(PositionError) in
        asked.append(source)
        if source == .ip, kept["location.ip"] != "yes" { throw .notAllowed }
        if known.contains(source) {
          return Position(
            coordinate: point, source: source,
            accuracy: source == .gpsd ? Distance(15, .meters) : nil, name: "Christiania",
            timeZone: "Europe/Oslo")
        }
        switch source {
        case .gpsd: throw .noDaemon(address: "localhost:2947")
        case .home: throw .noHome
        case .timezone: throw .noCity(timeZone: nil)
        case .ip: throw .notAllowed
        }
      })
  }
}
