public import Reports

/// A report for charts: everything is said of some hours, and nothing of others.
public enum ChartReport {
  /// The hours of the fixture with gusts, clouds and pressure, without four of them, and without the rain and wind of
  /// three.
  public static let gappy: Report = {
    var report = Fixture.report
    for index in report.hours.indices {
      report.hours[index].windGust = Speed(Double(7 + index % 5 * 2), .metersPerSecond)
      let celsius = report.hours[index].temperature?.in(.celsius) ?? 0
      report.hours[index].apparentTemperature = Temperature(celsius - 3, .celsius)
      report.hours[index].cloudCover = Share(Double(index * 17 % 101), .percent)
      report.hours[index].pressure = Pressure(1013 - Double(index) / 2, .hectopascals)
      guard (20...22).contains(index) else { continue }
      report.hours[index].precipitation = nil
      report.hours[index].precipitationProbability = nil
      report.hours[index].windSpeed = nil
      report.hours[index].windGust = nil
      report.hours[index].windDirection = nil
    }
    report.hours.removeSubrange(9..<13)
    return report
  }()
}
