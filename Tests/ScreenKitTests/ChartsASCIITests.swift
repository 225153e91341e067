import Phrases
import ScreenTestSupport
import TerminalText
import Testing

@testable import ScreenKit

/// Of a report that says everything of some hours and nothing of others.
struct ChartsASCIITests {
  @Test func drawsTemperatureAt40Columns() {
    expectText(
      text(.temperature, 40),
      is: """
         Temperature (°C)
          6 |'--..
          4 |  :  ''-.
          2 |  :          -.
          0 |  :            ''--..
         -2 |  :                  ''-..
         -4 |  :                       '
            ++-^---+--   +-----+-----+--
             12    18    Sun   06    12
        """)
  }

  @Test func drawsTemperatureAt80Columns() {
    expectText(
      text(.temperature, 80),
      is: """
         Temperature (°C)
          6 |'''---....
          4 |    :     '''----
          2 |    :                     -....
          0 |    :                          ''''---....
         -2 |    :                                     '''----...
         -4 |    :                                               '
            ++---^---+---+---+-  +   + --+---+---+---+---+---+---+-
             12  14  16  18  20  22  Sun 02  04  06  08  10  12  14
        """)
  }

  @Test func drawsTemperatureAt200Columns() {
    expectText(
      text(.temperature, 200),
      is: """
         Temperature (°C)
          6 | '''-----......
          4 |       :       '''''-----.
          2 |       :                                -.....
          0 |       :                                      ''''''-----.....
         -2 |       :                                                      ''''''-----.....
         -4 |       :                                                                      ''
            +-+-----^-----+-----+-----+-    +     + ----+-----+-----+-----+-----+-----+-----+-
              12    14    16    18    20    22    Sun   02    04    06    08    10    12    14
        """)
  }

  @Test func drawsRainAt40Columns() {
    expectText(
      text(.rain, 40),
      is: """
         Rain and snow (mm), probability (%)
         2 |
           |   #   #       #   #   #
         1 |  ##  ##      ##  ##   #  #
           | ### ###     ### ###   # ##
         % | ....::::    ====+++   **%%
           ++-^---+--   +-----+-   -+--
            12    18    Sun   06    12
        """)
  }

  @Test func drawsRainAt80Columns() {
    expectText(
      text(.rain, 80),
      is: """
         Rain and snow (mm), probability (%)
         2 |
           |      ##      ##              ##      ##      ##
         1 |    ####    ####            ####    ####      ##    ##
           |  ######  ######          ######  ######      ##  ####
         % |  ........::::::::        ========++++++      ****%%%%
           ++---^---+---+---+-  +   + --+---+---+---+   + --+---+-
            12  14  16  18  20  22  Sun 02  04  06  08  10  12  14
        """)
  }

  @Test func drawsRainAt200Columns() {
    expectText(
      text(.rain, 200),
      is: """
         Rain and snow (mm), probability (%)
         2 |
           |         ##          ##                      ##          ##          ##
         1 |      ## ##       ## ##                   ## ##       ## ##          ##       ##
           |   ## ## ##    ## ## ##                ## ## ##    ## ## ##          ##    ## ##
         % | 0  3  6  9 12 15 18 21 24             39 42 45 48 51 54 57          69 72 75 78
           +-+-----^-----+-----+-----+-    +     + ----+-----+-----+---- +     + ----+-----+-
             12    14    16    18    20    22    Sun   02    04    06    08    10    12    14
        """)
  }

  @Test func drawsWindAt40Columns() {
    expectText(
      text(.wind, 40),
      is: """
         Wind and gusts (m/s)
         15 |    :         :    :    :
            |   ::   :    ::   ::   ::
         10 | :::: :::    :: ::::   :: :
            |:::##:::#    ##:::##   ##::
          5 |#########    #######   ####
            |#########    #######   ####
            |N E S SW     S SW N    S W
            ++-^---+--   +-----+-   -+--
             12    18    Sun   06    12
        """)
  }

  @Test func drawsWindAt80Columns() {
    expectText(
      text(.wind, 80),
      is: """
         Wind and gusts (m/s)
         15 |        ::                  ::        ::        ::
            |      ::::      ::        ::::      ::::      ::::
         10 |  ::::::::  ::::::        ::::  ::::::::      ::::  ::
            |::::::####::::::##        ####::::::####      ####::::
          5 |##################        ##############      ########
            |##################        ##############      ########
            |N NE  SE  S SW  NW        S S SW  NW  NE      S SW  NW
            ++---^---+---+---+-  +   + --+---+---+---+   + --+---+-
             12  14  16  18  20  22  Sun 02  04  06  08  10  12  14
        """)
  }

  @Test func drawsWindAt200Columns() {
    expectText(
      text(.wind, 200),
      is: """
         Wind and gusts (m/s)
         15 |            ::                            ::             ::             ::
            |         :: ::          ::             :: ::          :: ::          :: ::
         10 |   :: :: :: ::    :: :: ::             :: ::    :: :: :: ::          :: ::    ::
            |:: :: :: ## ## :: :: :: ##             ## ## :: :: :: ## ##          ## ## :: ::
          5 |## ## ## ## ## ## ## ## ##             ## ## ## ## ## ## ##          ## ## ## ##
            |## ## ## ## ## ## ## ## ##             ## ## ## ## ## ## ##          ## ## ## ##
            | N  NE E  SE S  S  SW W  NW             S  S  SW W  NW N  NE          S  SW W  NW
            +-+-----^-----+-----+-----+-    +     + ----+-----+-----+---- +     + ----+-----+-
              12    14    16    18    20    22    Sun   02    04    06    08    10    12    14
        """)
  }

  @Test func drawsPressureAt40Columns() {
    expectText(
      text(.pressure, 40),
      is: """
         Sea-level pressure (hPa)
         1015 |. :
              | ''-..
         1010 |  :   ''-
         1005 |  :          --..
              |  :              ''-..
         1000 |  :                   ''--.
              ++-^---+--   +-----+-----+--
               12    18    Sun   06    12
        """)
  }

  @Test func drawsPressureAt80Columns() {
    expectText(
      text(.pressure, 80),
      is: """
         Sea-level pressure (hPa)
         1015 |..  :
              |  '''----...
         1010 |    :       ''''-
         1005 |    :                     ----....
              |    :                             '''----...
         1000 |    :                                       ''''---..
              ++---^---+---+---+-  +   + --+---+---+---+---+---+---+-
               12  14  16  18  20  22  Sun 02  04  06  08  10  12  14
        """)
  }

  @Test func drawsPressureAt200Columns() {
    expectText(
      text(.pressure, 200),
      is: """
         Sea-level pressure (hPa)
         1015 | ..    :
              |   '''''-----......
         1010 |       :           '''''--
         1005 |       :                                -----.....
              |       :                                          ''''''-----.....
         1000 |       :                                                          ''''''-----...
              +-+-----^-----+-----+-----+-    +     + ----+-----+-----+-----+-----+-----+-----+-
                12    14    16    18    20    22    Sun   02    04    06    08    10    12    14
        """)
  }

  private func text(_ kind: ChartKind, _ width: Int) -> String {
    let words = WeatherFormatter(
      phrases: English(), now: { Fixture.now }, appearance: { Appearance(icons: .ascii) })
    guard let chart = words.chart(kind, Fixture.oslo, ChartReport.gappy, hours: 24) else {
      return ""
    }
    return WeatherLines.chart(chart, width: width).map(\.text).joined(separator: "\n")
  }
}
