import ScreenTestSupport
import Testing
import WeatherModels

@MainActor @Suite(.timeLimit(.minutes(1))) struct HelpTests {
  @Test func listsWhatCanBeTypedAtHome() async {
    expectText(
      await Session(["help"]).run().text,
      is: """
        > help
         What can be typed here:
         N                              open row N of the list last shown
         search [-o] TEXT [in COUNTRY]  find a place by its name, code or position; -o …
         country [CODE | TEXT | off]    search in one country only, or list the countri…
         nearest LAT LON                what lies at a position
         forecast                       the last search and its weather
         searches                       the searches made, newest first
         favorites                      the favourites and the weather at each
         map                            the pins
         detail [PLACE | N]             all about one place: now, the next hours, the n…
         back                           the screen before
         star [N]                       make this place, or row N, a favourite
         unstar [N]                     take this place, or row N, from the favourites
         pin PLACE | LAT LON | N        put a pin at a place, a position, or row N of t…
         set [NAME [VALUE]]             show the settings, or change one
         help [COMMAND]                 what can be typed here
         quit                           leave; Ctrl-D does the same
         here                           the weather where you are; set location says wh…
         home [PLACE | off]             show, fix or forget the place that is home
         export FILE                    write favourites and pins to .gpx, .geojson or …
         import FILE                    add a file to favourites and pins; undo takes i…
         refresh                        ask the weather service again
         hours                          the next hours, each on a line
         days [N]                       the next days, N at most
         help COMMAND says more of one. A name that is no command is searched for.

        """)
  }

  @Test func listsWhatCanBeTypedOnAList() async {
    expectText(
      await Session(["h", "?"], columns: 60).run().text,
      is: """
        > h
         Forecast · [Searches] · Favorites · Map
         Nothing searched yet. Type: search Oslo
        > ?
         What can be typed here:
         N                              open row N of the list last…
         search [-o] TEXT [in COUNTRY]  find a place by its name, c…
         country [CODE | TEXT | off]    search in one country only,…
         nearest LAT LON                what lies at a position
         forecast                       the last search and its wea…
         searches                       the searches made, newest f…
         favorites                      the favourites and the weat…
         map                            the pins
         detail [PLACE | N]             all about one place: now, t…
         back                           the screen before
         star [N]                       make this place, or row N, …
         unstar [N]                     take this place, or row N, …
         pin PLACE | LAT LON | N        put a pin at a place, a pos…
         set [NAME [VALUE]]             show the settings, or chang…
         help [COMMAND]                 what can be typed here
         quit                           leave; Ctrl-D does the same
         here                           the weather where you are; …
         home [PLACE | off]             show, fix or forget the pla…
         export FILE                    write favourites and pins t…
         import FILE                    add a file to favourites an…
         rm ROWS | all                  delete rows of the list; un…
         undo                           take the last deletion back
         clear                          empty the list, after a yes
         more                           the next page of the list; …
         page N                         page N of the list
         help COMMAND says more of one. A name that is no command is
         searched for.

        """)
  }

  @Test func saysMoreOfOneCommand() async {
    expectText(
      await Session(["help search", "help pin", "help back"]).run().text,
      is: """
        > help search
         search [-o] TEXT [in COUNTRY]
         find a place by its name, code or position; -o asks online too
         Short: s, /
         Examples:
           search Oslo
           search paris, texas
           search york in us
           search 48.15,17.11
           search -o Hel
        > help pin
         pin PLACE | LAT LON | N
         put a pin at a place, a position, or row N of the last list
         Examples:
           pin Bratislava
           pin 48.15 17.11
           pin -33.87 151.21
           pin 2
        > help back
         back
         the screen before
         Short: b, ..

        """)
  }

  /// Also of one that belongs to another screen, by any name that it has.
  @Test func knowsTheCommandsOfEveryScreen() async {
    let session = Session([
      "h", "help ref", "help R", "help rm", "help days", "help un", "help xyzzy",
    ])
    expectText(
      await session.run().text,
      is: """
        > h
         Forecast · [Searches] · Favorites · Map
         Nothing searched yet. Type: search Oslo
        > help ref
         refresh
         ask the weather service again
         Short: r
        > help R
         refresh
         ask the weather service again
         Short: r
        > help rm
         rm ROWS | all
         delete rows of the list; undo takes it back
         Examples:
           rm 3
           rm 1 4-6
           rm all
        > help days
         days [N]
         the next days, N at most
         Examples:
           days
           days 3
        > help un
         "un" can mean unstar, undo.
        > help xyzzy
         No command "xyzzy". Type help for the list.

        """)
  }
}
