/// Screens that more than one test waits for, in a window of 80 columns.
enum Expected {
  static let welcome = """
     [Forecast] · Searches · Favorites · Map
     No searches yet. Type: search Oslo
     To open a row of the list, type its number: 1
     For a list of commands, type: help
    """

  static let oslo = """
     1 place for Oslo
        place  region, country     people    lat    lon
     1  Oslo   Norway           1,080,000  59.91  10.75
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

  /// What is written below the report of an hour before.
  static let changesInAnHour = """
     Oslo, Norway                              Open-Meteo · 16:00 · fetched just now
     ☾ Clear   −9 °C, feels like −13 °C   humidity 39 %   wind 1 m/s SE, gusts 1
    """

  /// Home with what was read of the warnings by an earlier program.
  static func warned(_ report: String, ago: String = "", isNamed: Bool = true) -> String {
    let sentence = " Oslo: Yellow warning: wind, until Fri 21:00\(ago)\n\n"
    return (isNamed ? sentence : "")
      + report.replacing(
        "            Open-Meteo.com, GeoNames", with: "Open-Meteo.com, GeoNames, MET Norway")
  }

  private static func osloReport(head: String) -> String {
    """
    \(head)
     Dry for the rest of the day.
     ☀ Clear   −9 °C, feels like −13 °C   humidity 39 %   wind 1 m/s SE, gusts 1
     Today     ☀  −20     ╺━━━━●      −9 °C  Fair                        ·    0 %
     Tomorrow  ☀  −21     ╺━━━━━╸     −7 °C  Clear                       ·    0 %
     Sun 22    ☁  −18      ╺━━━━━     −5 °C  Some clouds                 ·    0 %
     Mon 23    ❄  −15        ━━━╸     −6 °C  Light snow     0.7 mm, 0.5 cm  100 %
     Tue 24    ❄  −17       ━━       −13 °C  Snow         15.4 mm, 10.8 cm  100 %
     Wed 25    ❄  −19      ━━━╸      −12 °C  Flurries       2.6 mm, 1.8 cm   98 %
     Thu 26    ☁  −21     ╺━━━━      −10 °C  Some clouds                 ·    0 %
    \(credit)
    """
  }
}
