/// Screens that more than one test waits for, in a window of 80 columns.
enum Expected {
  static let welcome = """
     [Forecast] · Searches · Favorites · Map
     No searches yet. Type: search Oslo
     Then open a row of the list by its number: 1
     For a list of commands, type: help
    """

  static let oslo = """
     1 place for Oslo
        place  region, country     people
     1  Oslo   Norway           1,080,000
    """

  /// With the weather that an earlier run read.
  static let osloKnown = """
     1 place for Oslo
        place  region, country       now     people
     1  Oslo   Norway           ❄  −5 °C  1,080,000
    """

  static let credit = """
                                                Open-Meteo.com, GeoNames · CC BY 4.0
    """

  static let osloNow = osloReport(
    head: " Oslo, Norway                              Open-Meteo · 15:00 · fetched just now")

  static let osloTwelveMinutesLater = osloReport(
    head: " Oslo, Norway                            Open-Meteo · 15:00 · fetched 12 min ago")

  static let osloAnHourLater = osloReport(
    head: " Oslo, Norway                            Open-Meteo · 15:00 · fetched 60 min ago")

  /// The changes printed below the report of an hour before.
  static let changesInAnHour = """
     Oslo, Norway                              Open-Meteo · 16:00 · fetched just now
    """

  /// Home with the warnings that an earlier run read.
  static func warned(_ report: String, ago: String = "", isNamed: Bool = true) -> String {
    // An hour later it has begun.
    let time = ago.isEmpty ? "Fri 16:00–21:00" : "until Fri 21:00"
    let sentence = " △ Oslo: Yellow warning: wind, \(time)\(ago)\n\n"
    return (isNamed ? sentence : "")
      + report.replacing(
        "            Open-Meteo.com, GeoNames", with: "Open-Meteo.com, GeoNames, MET Norway")
  }

  private static func osloReport(head: String) -> String {
    """
    \(head)
     Snow until 08:00 tomorrow, likely until 10:00 (84 %), very likely from 10:00 to
     Sun 22 09:00 (100 %), about 11 cm, heaviest around 16:00 tomorrow. Snow again
     from Sun 22 10:00.
     ❄ Light snow   −5 °C, feels like −12 °C   humidity 87 %
     wind 6 m/s NE, gusts 9
     Today     ❄   −7        ━●      −5 °C  Snow            6.5 cm  100 %  6 m/s NE
     Tomorrow  ❄   −6         ━━━    −3 °C  Snow            6.1 cm  100 %  6 m/s N
     Sun 22    ❄   −6        ╺━╸     −4 °C  Snow            7.7 cm  100 %  7 m/s S
     Mon 23    ❄   −8       ━━╸      −6 °C  Light snow      0.4 cm   84 %  6 m/s S
     Tue 24    ☁  −10      ━━━━      −5 °C  Partly cloudy        ·    6 %  5 m/s S
     Wed 25    ☁  −11     ━━━━       −7 °C  Partly cloudy        ·    6 %  5 m/s NE
     Thu 26    ❄   −9       ━━       −7 °C  Snow           10.4 cm  100 %  6 m/s NW
    \(credit)
    """
  }
}
