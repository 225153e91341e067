import TestSupport
import Testing

/// The list of cities of a service that has one of its own.
@Suite struct CityListTests {
  @Test func itsOwnListIsShownMarkedAndOpened() async throws {
    try await Stage.open { stage in
      let run = try await stage.vane(
        input: """
          set service city-list
          cities
          page 2
          filter spring
          star 2
          2
          """)
      #expect(
        run.output == """
           service = city-list
           205 cities from the service's list, in its order
                                                         humidity  wind
            1  Kabul             AF  ☁  16 °C  Overcast      79 %  3 m/s
            2  Tirana            AL  ☁  14 °C  Overcast      57 %  3 m/s
            3  Algiers           DZ  ☀  15 °C  Clear         57 %  2 m/s
            4  Andorra la Vella  AD  ☁  12 °C  Overcast      68 %  2 m/s
            5  Luanda            AO  ☁  28 °C  Overcast      77 %  7 m/s
            6  Saint John’s      AG  ☀  24 °C  Clear         67 %  6 m/s
            7  Buenos Aires      AR  ☁  24 °C  Overcast      64 %  3 m/s
            8  Yerevan           AM  ☁  14 °C  Overcast      65 %  4 m/s
            9  Canberra          AU  ☾  21 °C  Clear         81 %  6 m/s
           10  Vienna            AT  ☀   6 °C  Clear         61 %  2 m/s
           Page 1 of 21. Press Return for the next.
           Type filter TEXT to narrow the list, sort temperature to sort it, or a number
           to open a city.
           City list · fetched just now
           City list (https://freetestapi.com/), without times or units: read as °C and
           km/h
           205 cities from the service's list, in its order
                                                               humidity  wind
           11  Baku        AZ  Azerbaijan  ☾  16 °C  Clear         71 %  4 m/s
           12  Nassau      BS  Bahamas     ☁  21 °C  Overcast      77 %  8 m/s
           13  Manama      BH  Bahrain     ☁  23 °C  Overcast      78 %  1 m/s
           14  Dhaka       BD  Bangladesh  ☾  22 °C  Clear         66 %  1 m/s
           15  Bridgetown  BB  Barbados    ☁  22 °C  Overcast      97 %  4 m/s
           16  Minsk       BY  Belarus     ☀   3 °C  Clear         64 %  2 m/s
           17  Brussels    BE  Belgium     ☀   8 °C  Clear         72 %  1 m/s
           18  Belmopan    BZ  Belize      ☁  23 °C  Overcast      73 %  1 m/s
           19  Porto-Novo  BJ  Benin       ☀  31 °C  Clear         68 %  5 m/s
           20  Thimphu     BT  Bhutan      ☁  17 °C  Overcast      79 %  10 m/s
           Page 2 of 21. Press Return for the next.
           City list · fetched just now
           City list (https://freetestapi.com/), without times or units: read as °C and
           km/h
           5 cities from the service's list matching spring, in its order
                                                                  humidity  wind
           1  Springfield, 37.22 −93.30   US  ☁   8 °C  Overcast      60 %  3 m/s
           2  Springfield, 42.10 −72.59   US  ☁   7 °C  Overcast      88 %  6 m/s
           3  Springfield, 39.80 −89.64   US  ☁   9 °C  Overcast      78 %  7 m/s
           4  Springfield, 44.05 −123.02  US  ☁  −1 °C  Overcast      99 %  8 m/s
           5  Springfield, 39.92 −83.81   US  ☁   9 °C  Overcast      69 %  4 m/s
           City list · fetched just now
           City list (https://freetestapi.com/), without times or units: read as °C and
           km/h
           ★ Added Springfield to favorites.
           Springfield, United States                         City list · fetched just now
                         ☁ Overcast
               ╭─╭──╮    7 °C
             ╭─╭─╯  ╰─╮  humidity 88 %   wind 6 m/s
             ╰─╰──────╯

           No hourly data in this report.
           No daily data in this report.
           City list (https://freetestapi.com/), without times or units: read as °C and
           km/h

          """)
      #expect(run.status == 0)
      #expect(stage.standIn.requests.map(\.path) == Array(repeating: "/api/v1/weathers", count: 2))
      stage.standIn.stop()
      let offline = try await stage.vane(input: "cities\n")
      #expect(offline.output.contains("  6  Saint John’s      AG  ☀  24 °C"), "\(offline.output)")
      #expect(offline.status == 1)
    }
  }
}
