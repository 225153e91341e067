import Phrases
import ScreenKit
import ScreenTestSupport
import Testing
import WeatherModels

@testable import Detail

/// What is seen with `set icons ascii`, or where the locale is not UTF-8.
@MainActor struct DetailASCIITests {
  private let words = WeatherWords(
    phrases: English(), now: { Fixture.now }, looks: { Looks(icons: .ascii) })

  @Test func showsEverythingAt30Columns() {
    expectText(
      text(everything, 30),
      is: """
         Oslo, Norway
         Open-Meteo · 14:00 · fetched
         12 min ago
         c Overcast
         7 °C, feels like 4 °C
         humidity 81 %
         wind 4 m/s NW, gusts 9
         pressure 1013 hPa
         dew point 4 °C   clouds 100 %
         visibility 24 km
         UV index 1, low
         Temperature in °C
          6 |'-.
          4 | : '.
          2 | :   '-.
          0 | :      '-.
         -2 | :         '.
         -4 | :           '
            ++^----+-----+-
             12    Sun   12
         The next hours
              15:00  16:00  17:00
                  c      c      c
         °C       5      5      4
         mm     1.5    0.0    0.5
         %        9     12     15
         m/s      7      8      4
                 SE      S      S
         The next days
         Today c 5 … 9 °C, 0.2 mm
         Tomorrow * -1 … 4 °C, 12.5 mm
         Mon 23 o -13 … 0 °C, 0.0 mm
         Tue 24 = -9 … 2 °C, 0.0 mm
         Wed 25 ! 3 … 10 °C, 22.1 mm
         Thu 26 ' 3 … 6 °C, 3.4 mm
         Fri 27 c 0 … 4 °C, 0.0 mm
         Weather data by
         Open-Meteo.com
         (https://open-meteo.com/), CC
         BY 4.0; places: GeoNames, CC
         BY 4.0
        """)
  }

  @Test func showsEverythingAt40Columns() {
    expectText(
      text(everything, 40),
      is: """
         Oslo, Norway
         Open-Meteo · 14:00 · fetched 12 min ago
                       c Overcast
             .-.--.    7 °C, feels like 4 °C
           .-.-'  '-.  humidity 81 %
           '-'------'  wind 4 m/s NW, gusts 9
                       pressure 1013 hPa
                       dew point 4 °C
                       clouds 100 %
                       visibility 24 km
                       UV index 1, low
         Temperature in °C
          6 |'--..
          4 |  :  ''-..
          2 |  :       ''--.
          0 |  :            ''--..
         -2 |  :                  ''-..
         -4 |  :                       '
            ++-^---+-----+-----+-----+--
             12    18    Sun   06    12
         The next hours
              15:00  16:00  17:00  18:00  19:00
                  c      c      c      c      c
         °C       5      5      4      4      4
         mm     1.5    0.0    0.5    1.0    1.5
         %        9     12     15     18     21
         m/s      7      8      4      5      6
                 SE      S      S     SW      W
         The next days
         Today     c    5 …  9 °C   0.2 mm
         Tomorrow  *   -1 …  4 °C  12.5 mm
         Mon 23    o  -13 …  0 °C   0.0 mm
         Tue 24    =   -9 …  2 °C   0.0 mm
         Wed 25    !    3 … 10 °C  22.1 mm
         Thu 26    '    3 …  6 °C   3.4 mm
         Fri 27    c    0 …  4 °C   0.0 mm
         Weather data by Open-Meteo.com
         (https://open-meteo.com/), CC BY 4.0;
         places: GeoNames, CC BY 4.0
        """)
  }

  @Test func showsEverythingAt80Columns() {
    expectText(
      text(everything, 80),
      is: """
         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
                       c Overcast
             .-.--.    7 °C, feels like 4 °C
           .-.-'  '-.  humidity 81 %   wind 4 m/s NW, gusts 9   pressure 1013 hPa
           '-'------'  dew point 4 °C   clouds 100 %   visibility 24 km
                       UV index 1, low
         Temperature in °C
          6 |'''---....
          4 |    :     '''----...
          2 |    :               ''''---....
          0 |    :                          ''''---....
         -2 |    :                                     '''----...
         -4 |    :                                               '
            ++---^---+---+---+---+---+---+---+---+---+---+---+---+-
             12  14  16  18  20  22  Sun 02  04  06  08  10  12  14
         The next hours
              15:00  16:00  17:00  18:00  19:00  20:00  21:00  22:00  23:00  00:00
                  c      c      c      c      c      c      c      c      c      (
         °C       5      5      4      4      4      3      3      3      2      2
         mm     1.5    0.0    0.5    1.0    1.5    0.0    0.5    1.0    1.5    0.0
         %        9     12     15     18     21     24     27     30     33     36
         m/s      7      8      4      5      6      7      8      4      5      6
                 SE      S      S     SW      W     NW      N     NE      E     SE
         The next days
         Today     c    5         o=      9 °C  Overcast         0.2 mm  35 %  sun 2.0 h
         Tomorrow  *   -1       ===       4 °C  Light snow      12.5 mm  80 %  sun 2.0 h
         Mon 23    o  -13    ====         0 °C  Clear            0.0 mm   0 %  sun 2.0 h
         Tue 24    =   -9     ====        2 °C  Rime fog         0.0 mm  10 %  sun 2.0 h
         Wed 25    !    3        ===     10 °C  Thunderstorm,…  22.1 mm  95 %  sun 2.0 h
         Thu 26    '    3        ==       6 °C  Light showers    3.4 mm  60 %  sun 2.0 h
         Fri 27    c    0        ==       4 °C  Partly cloudy    0.0 mm  20 %  sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
  }

  @Test func showsEverythingAt120Columns() {
    expectText(
      text(everything, 120),
      is: """
         Oslo, Norway                                                Open-Meteo · 14:00 · fetched 12 min ago
                       c Overcast
             .-.--.    7 °C, feels like 4 °C
           .-.-'  '-.  humidity 81 %   wind 4 m/s NW, gusts 9   pressure 1013 hPa   dew point 4 °C
           '-'------'  clouds 100 %   visibility 24 km   UV index 1, low

         Temperature in °C
          6 | '''-----......
          4 |       :       '''''-----......
          2 |       :                       '''''-----.....
          0 |       :                                      ''''''-----.....
         -2 |       :                                                      ''''''-----.....
         -4 |       :                                                                      ''
            +-+-----^-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+-
              12    14    16    18    20    22    Sun   02    04    06    08    10    12    14
         The next hours
              15:00  16:00  17:00  18:00  19:00  20:00  21:00  22:00  23:00  00:00  01:00  02:00  03:00  04:00  05:00  06:00
                  c      c      c      c      c      c      c      c      c      (      (      (      (      (      (      '
         °C       5      5      4      4      4      3      3      3      2      2      2      1      1      1      0      0
         mm     1.5    0.0    0.5    1.0    1.5    0.0    0.5    1.0    1.5    0.0    0.5    1.0    1.5    0.0    0.5    1.0
         %        9     12     15     18     21     24     27     30     33     36     39     42     45     48     51     54
         m/s      7      8      4      5      6      7      8      4      5      6      7      8      4      5      6      7
                 SE      S      S     SW      W     NW      N     NE      E     SE      S      S     SW      W     NW      N
         The next days
         Today     c    5             o=        9 °C  Overcast                   0.2 mm  35 %  6 m/s NW   sun 2.0 h
         Tomorrow  *   -1          ===          4 °C  Light snow                12.5 mm  80 %  6 m/s N    sun 2.0 h
         Mon 23    o  -13     ======            0 °C  Clear                      0.0 mm   0 %  2 m/s NE   sun 2.0 h
         Tue 24    =   -9       =====           2 °C  Rime fog                   0.0 mm  10 %  0 m/s E    sun 2.0 h
         Wed 25    !    3            ====      10 °C  Thunderstorm, light hail  22.1 mm  95 %  12 m/s SW  sun 2.0 h
         Thu 26    '    3            ==         6 °C  Light showers              3.4 mm  60 %  7 m/s W    sun 2.0 h
         Fri 27    c    0           ==          4 °C  Partly cloudy              0.0 mm  20 %  3 m/s N    sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places: GeoNames, CC BY 4.0
        """)
  }

  @Test func showsEverythingAt200Columns() {
    expectText(
      text(everything, 200),
      is: """
         Oslo, Norway                                                Open-Meteo · 14:00 · fetched 12 min ago
                       c Overcast
             .-.--.    7 °C, feels like 4 °C
           .-.-'  '-.  humidity 81 %   wind 4 m/s NW, gusts 9   pressure 1013 hPa   dew point 4 °C
           '-'------'  clouds 100 %   visibility 24 km   UV index 1, low

         Temperature in °C
          6 | '''-----......
          4 |       :       '''''-----......
          2 |       :                       '''''-----.....
          0 |       :                                      ''''''-----.....
         -2 |       :                                                      ''''''-----.....
         -4 |       :                                                                      ''
            +-+-----^-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+-
              12    14    16    18    20    22    Sun   02    04    06    08    10    12    14
         The next hours
              15:00  16:00  17:00  18:00  19:00  20:00  21:00  22:00  23:00  00:00  01:00  02:00  03:00  04:00  05:00  06:00  07:00  08:00  09:00  10:00  11:00  12:00  13:00  14:00
                  c      c      c      c      c      c      c      c      c      (      (      (      (      (      (      '      '      '      '      '      '      *      *      *
         °C       5      5      4      4      4      3      3      3      2      2      2      1      1      1      0      0      0     -1     -1     -1     -2     -2     -2     -3
         mm     1.5    0.0    0.5    1.0    1.5    0.0    0.5    1.0    1.5    0.0    0.5    1.0    1.5    0.0    0.5    1.0    1.5    0.0    0.5    1.0    1.5    0.0    0.5    1.0
         %        9     12     15     18     21     24     27     30     33     36     39     42     45     48     51     54     57     60     63     66     69     72     75     78
         m/s      7      8      4      5      6      7      8      4      5      6      7      8      4      5      6      7      8      4      5      6      7      8      4      5
                 SE      S      S     SW      W     NW      N     NE      E     SE      S      S     SW      W     NW      N     NE      E     SE      S      S     SW      W     NW
         The next days
         Today     c    5                     ==o=            9 °C  Overcast                   0.2 mm  35 %  6 m/s NW   sun 2.0 h  sun 08:20 to 15:40
         Tomorrow  *   -1                ======               4 °C  Light snow                12.5 mm  80 %  6 m/s N    sun 2.0 h  sun 08:20 to 15:40
         Mon 23    o  -13        ==========                   0 °C  Clear                      0.0 mm   0 %  2 m/s NE   sun 2.0 h  sun 08:20 to 15:40
         Tue 24    =   -9          ==========                 2 °C  Rime fog                   0.0 mm  10 %  0 m/s E    sun 2.0 h  sun 08:20 to 15:40
         Wed 25    !    3                    =======         10 °C  Thunderstorm, light hail  22.1 mm  95 %  12 m/s SW  sun 2.0 h  sun 08:20 to 15:40
         Thu 26    '    3                   ====              6 °C  Light showers              3.4 mm  60 %  7 m/s W    sun 2.0 h  sun 08:20 to 15:40
         Fri 27    c    0                  ===                4 °C  Partly cloudy              0.0 mm  20 %  3 m/s N    sun 2.0 h  sun 08:20 to 15:40
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places: GeoNames, CC BY 4.0
        """)
  }

  private var everything: DetailModel {
    DetailModel(
      head: words.head(Fixture.oslo, Fixture.report),
      parts: [
        words.present(Fixture.report).map(DetailModel.Part.present) ?? .silence(""),
        words.chart(.temperature, Fixture.oslo, Fixture.report, hours: 24)
          .map(DetailModel.Part.chart) ?? .silence(""),
        .hourColumns("The next hours", words.hours(Fixture.oslo, Fixture.report, limit: 24)),
        .days("The next days", words.days(Fixture.oslo, Fixture.report, limit: 7)),
      ], credit: English().credit(.openMeteo))
  }

  private func text(_ model: DetailModel, _ width: Int) -> String {
    DetailView().render(model, width: width).text
  }
}
