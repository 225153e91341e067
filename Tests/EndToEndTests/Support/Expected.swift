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
     Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0. Places:
     GeoNames, CC BY 4.0
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

  private static func osloReport(head: String) -> String {
    """
    \(head)
     Dry for the rest of the day.
     ☀ Clear   −9 °C, feels like −13 °C   humidity 39 %   wind 1 m/s SE, gusts 1
     Today     ☀  −20     ╺━━━━●     −9 °C  Mainly clear   0.0 mm  0 %  sun 6.4 h
     Tomorrow  ☀  −21     ╺━━━━━╸    −7 °C  Clear          0.0 mm  0 %  sun 7.0 h
     Sun 22    ☁  −18      ╺━━━━━    −5 °C  Partly cloudy  0.0 mm  0 %  sun 5.3 h
    \(credit)
    """
  }
}
