import Reports
import ScreenTestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct HelpTests {
  @Test func saysWhatEachCommandDoes() async {
    expectText(
      await Session(["help all"]).run().text,
      is: """
        > help all
         Commands available here:
         N               open row N of the last list
         search, s, /    find a place by name, code or position (-o: also online)
         country         search in one country only, or list the countries
         nearest         find the place nearest to a position
         forecast, f     show the last search and its weather
         cities          list the largest cities with their weather
         searches, h     list your searches, newest first
         favorites, fav  list your favorites with their weather
         map, m          show the map and your pins
         detail, d       show a place in full: now, the next hours, the next days
         back, b, ..     return to the previous screen
         star, *         add this place, another place or rows to your favorites
         unstar          delete this place, another place or rows from your favorites
         pin             pin a place, a position, or row N of the last list
         hours           show the next hours, one per line
         days            show the next days, at most N
         weeks           compare the next six weeks with what is usual
         months          compare the next seven months with what is usual
         chart           draw charts of the next hours (all, or temperature, rain, wind
                         …)
         air             show air quality and pollen, now and for the next hours
         uv              show the UV index of a day and when to seek protection
         warnings        show official weather warnings in full
         soon            show rain and snow in the next two hours, from radar or a model
         along           show the weather along a way, and find the best start
         ways            list your saved ways
         agenda          show the weather at the appointments of calendars (.ics)
         records         list the records of a place (--csv saves them to a file)
         accuracy        show how accurate the forecasts for a place were
         past            show the past N days beside what Vane recorded
         normal          compare today with the average of 1991–2020, or of ten years
         archive         show how much is recorded (clear deletes it)
         models          compare what the weather models forecast
         observed        show what the nearest station observed
         set             show the settings, or change one
         status          show the status of services, the quota used and hosts contacted
         sun             show the sun and the moon on a day
         when            find dry, rainy, warm or calm hours, and how sure that is
         tell, alert     alert you to weather expected within two days, or to warnings
         told, alerts    list your alerts and when each last came true
         compare         compare two to eight places, now and over the next days
         line            print saved weather in one line, for tmux, bars and prompts
         watch           print the weather in one line on every change, until Ctrl-C
         help, ?         list the commands, or explain one
         quit, q, exit   quit (or press Ctrl-D)
         here            show the weather where you are (set location chooses the
                         sources)
         move            move the map with the arrow keys (q ends), or favorite N to row
                         M
         home            show, set or delete your home
         export          save favorites and pins to .gpx, .geojson or .plist
         import          add favorites and pins from a file (undo deletes them)
         undo            undo the last change of a list
         refresh, r      get the latest weather from the service
         filter          show only rows whose name or area matches TEXT (no TEXT: all)
         sort            sort cities, favorites or searches: by name and more
         more            show the next page of the list (or press Return)
         page            show page N of the list

        """)
  }

  @Test func listsWhatCanBeTypedAtHome() async {
    expectText(
      await Session(["help"]).run().text,
      is: """
        > help
         Oslo                a place      will it rain today?
         tomorrow · weekend  its days     when dry 3h
         hours · chart wind  its hours    when below 0
         map rain · radar    maps         compare Oslo, Tokyo
         star · favorites    keep it      tell when snow in Oslo
         searches · rm 1     your lists   along Oslo to Bergen by bike
         models · accuracy   how sure?    moon
         All commands: help all. One of them: help when. Settings: set. Leave: quit.

        """)
  }

  @Test func listsWhatCanBeTypedOnAList() async {
    expectText(
      await Session(["h", "?"], columns: 60).run().text,
      is: """
        > h
         Forecast · [Searches] · Favorites · Map
         No searches yet. Type: search Oslo
        > ?
         Oslo                a place
         tomorrow · weekend  its days
         hours · chart wind  its hours
         map rain · radar    maps
         star · favorites    keep it
         searches · rm 1     your lists
         models · accuracy   how sure?
         will it rain today?
         when dry 3h
         when below 0
         compare Oslo, Tokyo
         tell when snow in Oslo
         along Oslo to Bergen by bike
         moon
         Lists  star  unstar  pin  ways  export  import  undo
                rename  rm  clear
         All commands: help all. One of them: help when. Settings:
         set. Leave: quit.

        """)
  }

  @Test func saysMoreOfOneCommand() async {
    expectText(
      await Session(["help search", "help pin", "help back"]).run().text,
      is: """
        > help search
         search [-o] PLACE [in COUNTRY]
         Find a place by name, code or position (-o: also online).
         Aliases: s, /
         Examples:
           search Oslo            search york in us     search -o Hel
           search paris, texas    search 48.15,17.11
        > help pin
         pin [PLACE | N | LAT LON]
         Pin a place, a position, or row N of the last list.
         Examples:
           pin Bratislava    pin 48.15 17.11    pin -33.87 151.21    pin 2
        > help back
         back
         Return to the previous screen.
         Aliases: b, ..

        """)
  }

  /// `help` also explains a command of another screen, by any of its names.
  @Test func knowsTheCommandsOfEveryScreen() async {
    let session = Session([
      "h", "help ref", "help R", "help rm", "help days", "help un", "help xyzzy",
    ])
    expectText(
      await session.run().text,
      is: """
        > h
         Forecast · [Searches] · Favorites · Map
         No searches yet. Type: search Oslo
        > help ref
         refresh
         Get the latest weather from the service.
         Aliases: r
        > help R
         refresh
         Get the latest weather from the service.
         Aliases: r
        > help rm
         rm ROWS | all
         Delete rows of the list (undo restores them).
         Examples:
           rm 3    rm 1 4-6    rm all
        > help days
         days [DAYS | DAY] [PLACE | N] [--ics FILE]
         Show the next days, at most N.
         Examples:
           days    days 3    days 3 Oslo    days weekend    days Oslo --ics oslo.ics
        > help un
         "un" is ambiguous: unstar, undo. Type more letters.
        > help xyzzy
         Unknown command "xyzzy". Type help for a list.

        """)
  }
}
