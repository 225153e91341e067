import ScreenTestSupport
import Testing
import WeatherModels

@MainActor @Suite(.timeLimit(.minutes(5))) struct HelpTests {
  @Test func listsWhatCanBeTypedAtHome() async {
    expectText(
      await Session(["help"]).run().text,
      is: """
        > help
         What can be typed here:
         N               open row N of the list last shown
         search, s, /    find a place by its name, code or position; -o asks online too
         country         search in one country only, or list the countries
         nearest         what lies at a position
         forecast, f     the last search and its weather
         cities          the largest cities and the weather at each
         searches, h     the searches made, newest first
         favorites, fav  the favourites and the weather at each
         map, m          the map and the pins
         detail, d       all about one place: now, the next hours, the next days
         back, b, ..     the screen before
         star, *         make this place, or row N, a favourite
         unstar          take this place, or row N, from the favourites
         pin             put a pin at a place, a position, or row N of the last list
         hours           the next hours, each on a line
         days            the next days, N at most
         chart           the next hours drawn: temperature, rain, wind, pressure, air
         air             the air quality and the pollen, now and in the next hours
         warnings        the official weather warnings, in full
         records         what Vane recorded of a place; --csv writes it to a file
         accuracy        how good the forecasts of a place were
         past            the last N days, beside what was recorded
         normal          this date in the last ten years, and today against it
         archive         how much is recorded; clear deletes it
         set             show the settings, or change one
         status          how the weather services fared, and whom Vane contacted
         sun             the sun and the moon of a day
         when            when it is dry, rains, is warm or calm, and how sure that is
         compare         two to eight places side by side, now and in the next days
         line            a place in one line, at once: for tmux, bars and prompts
         watch           the weather in a line, and anew when it changes, until Ctrl-C
         help, ?         what can be typed here
         quit, q, exit   leave; Ctrl-D does the same
         here            the weather where you are; set location says who is asked
         move            steer the map with the keys, until q
         home            show, fix or forget the place that is home
         export          write favourites and pins to .gpx, .geojson or .plist
         import          add a file to favourites and pins; undo takes it back
         refresh, r      ask the weather service again
         filter          only the cities named like this; alone, all again
         sort            cities by temperature, wind, humidity, name or population
         more            the next page of the list; an empty line does the same
         page            page N of the list
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
         N               open row N of the list last shown
         search, s, /    find a place by its name, code or position;
                         -o asks online too
         country         search in one country only, or list the
                         countries
         nearest         what lies at a position
         forecast, f     the last search and its weather
         cities          the largest cities and the weather at each
         searches, h     the searches made, newest first
         favorites, fav  the favourites and the weather at each
         map, m          the map and the pins
         detail, d       all about one place: now, the next hours,
                         the next days
         back, b, ..     the screen before
         star, *         make this place, or row N, a favourite
         unstar          take this place, or row N, from the
                         favourites
         pin             put a pin at a place, a position, or row N
                         of the last list
         hours           the next hours, each on a line
         days            the next days, N at most
         chart           the next hours drawn: temperature, rain,
                         wind, pressure, air
         air             the air quality and the pollen, now and in
                         the next hours
         warnings        the official weather warnings, in full
         records         what Vane recorded of a place; --csv writes
                         it to a file
         accuracy        how good the forecasts of a place were
         past            the last N days, beside what was recorded
         normal          this date in the last ten years, and today
                         against it
         archive         how much is recorded; clear deletes it
         set             show the settings, or change one
         status          how the weather services fared, and whom
                         Vane contacted
         sun             the sun and the moon of a day
         when            when it is dry, rains, is warm or calm, and
                         how sure that is
         compare         two to eight places side by side, now and
                         in the next days
         line            a place in one line, at once: for tmux,
                         bars and prompts
         watch           the weather in a line, and anew when it
                         changes, until Ctrl-C
         help, ?         what can be typed here
         quit, q, exit   leave; Ctrl-D does the same
         here            the weather where you are; set location
                         says who is asked
         move            steer the map with the keys, until q
         home            show, fix or forget the place that is home
         export          write favourites and pins to .gpx, .geojson
                         or .plist
         import          add a file to favourites and pins; undo
                         takes it back
         rm              delete rows of the list; undo takes it back
         undo            take the last deletion back
         clear           empty the list, after a yes
         more            the next page of the list; an empty line
                         does the same
         page            page N of the list
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
         days [N] [PLACE]
         the next days, N at most
         Examples:
           days
           days 3
           days 3 Oslo
        > help un
         "un" can mean unstar, undo.
        > help xyzzy
         No command "xyzzy". Type help for the list.

        """)
  }
}
