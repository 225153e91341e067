import Output
@testable import RootRouter
import ScreenTestSupport

@MainActor @Suite(.timeLimit(.minutes(5))) struct HelpTests {
  /// With all its names; the second column wraps.
  @Test func saysWhatEachCommandDoes() async {
    let drawn = await Session(["help all"]).answers().joined()
    #expect(
      drawn.hasPrefix(
        " Commands available here:\n N               open row N of the last list\n search, s, /    "
      ))
    #expect(
      drawn.contains(
        """
         here            show the weather where you are (set location chooses the
                         sources)
        """))
    var runMode = RunMode.pipe
    runMode.isPlain = true
    let session = Session(["help all"], runMode: runMode)
    let rows = await session.run().text.split(separator: "\n").dropFirst(2).map(String.init)
    let expected = session.router.signatures.map { signature in
      let names = [signature.name.rawValue] + signature.shorts
      return names.joined(separator: ", ") + ": " + signature.summary(in: English())
    }
    #expect(rows.sorted() == expected.sorted())
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
         star · favorites    save it      tell when snow in Oslo
         searches · rm 1     your lists   along Oslo to Bergen by bike
         models · accuracy   how sure?    moon
         All commands: help all. One of them: help when. Settings: set. Leave: quit.

        """)
  }

  @Test func listsWhatCanBeTypedOnAList() async {
    let answer = await Session(["h", "?"], columns: 60).answers()[1]
    #expect(
      answer.contains("\n models · accuracy   how sure?\n will it rain today?\n when dry 3h\n"))
    #expect(
      answer.hasSuffix(
        """
         moon
         Lists  star  unstar  pin  ways  export  import  undo
                rename  rm  clear
         All commands: help all. One of them: help when. Settings:
         set. Leave: quit.

        """), "\(answer)")
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
         Return to what was shown before.
         Aliases: b, ..

        """)
  }

  @Test func knowsTheCommandsOfEveryScreen() async {
    let answers = await Session([
      "h", "help ref", "help R", "help rm", "help un", "help xyzzy",
    ]).answers()
    let refresh = " refresh\n Get the latest weather from the service.\n Aliases: r\n"
    #expect(
      answers.dropFirst() == [
        refresh, refresh,
        """
         rm ROWS | all
         Delete rows of the list (undo restores them).
         Examples:
           rm 3    rm 1 4-6    rm all

        """, " \"un\" is ambiguous: unstar, undo. Type more letters.\n",
        " Unknown command \"xyzzy\". Type help for a list.\n",
      ])
  }
}
