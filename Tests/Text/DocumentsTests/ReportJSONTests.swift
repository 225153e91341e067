import ScreenTestSupport

struct ReportJSONTests {
  @Test func writesEverythingInTheUnitsOfExchange() {
    var report = Fixture.report
    report.hours = Array(report.hours.prefix(1))
    report.days = Array(report.days.prefix(1))
    expect(
      report, Fixture.oslo,
      #"""
      {"service":"open-meteo","made":"2026-11-21T14:00:00+01:00",
      "fetched":"2026-11-21T14:00:00+01:00","sample":false,"instead":null,"forecast":null,
      "current":{"time":"2026-11-21T14:00:00+01:00","temperature":7,"apparentTemperature":3.6,
      "relativeHumidity":81,"dewPoint":4.1,"pressure":1013.25,"windSpeed":4.2,"windDirection":312,
      "windGust":9.1,"precipitation":0.2,"precipitationProbability":35,"snowfall":null,"cloudCover":100,
      "visibility":24140,"uvIndex":0.6,"weatherCode":3,"condition":"Overcast","isDay":true},
      "hours":[
      {"time":"2026-11-21T12:00:00+01:00","temperature":6,"apparentTemperature":null,
      "relativeHumidity":null,"dewPoint":null,"pressure":null,"windSpeed":4,"windDirection":0,
      "windGust":null,"precipitation":0.5,"precipitationProbability":3,"snowfall":null,"cloudCover":null,
      "visibility":null,"uvIndex":null,"weatherCode":3,"condition":"Overcast","isDay":true,"isNow":null}],
      "days":[
      {"date":"2026-11-20","temperatureMin":2.1,"temperatureMax":6.4,"precipitation":4.8,
      "precipitationProbability":90,"snowfall":null,"windSpeed":7.2,"windGust":14.4,"windDirection":200,
      "uvIndex":1,"sunshine":7200,"weatherCode":61,"condition":"Light rain",
      "sunrise":"2026-11-20T08:20:00+01:00","sunset":"2026-11-20T15:40:00+01:00"}],"minutes":[]}
      """#)
  }

  @Test func writesNullForWhatIsMissing() {
    var report = Fixture.bareReport
    report.days.removeLast()
    expect(
      report, Fixture.pin,
      #"""
      {"service":"open-meteo","made":null,"fetched":"2026-11-21T14:12:00+01:00","sample":false,"instead":null,"forecast":null,
      "current":{"time":"2026-11-21T14:12:00+01:00","temperature":null,"apparentTemperature":null,
      "relativeHumidity":null,"dewPoint":null,"pressure":null,"windSpeed":null,
      "windDirection":null,"windGust":null,"precipitation":null,"precipitationProbability":null,"snowfall":null,
      "cloudCover":null,"visibility":null,"uvIndex":null,"weatherCode":null,"condition":null,
      "isDay":null},
      "hours":[
      {"time":"2026-11-21T15:00:00+01:00","temperature":null,"apparentTemperature":null,
      "relativeHumidity":null,"dewPoint":null,"pressure":null,"windSpeed":null,
      "windDirection":null,"windGust":null,"precipitation":null,"precipitationProbability":null,"snowfall":null,
      "cloudCover":null,"visibility":null,"uvIndex":null,"weatherCode":null,"condition":null,
      "isDay":null,"isNow":null}],
      "days":[
      {"date":"2026-11-21","temperatureMin":null,"temperatureMax":null,"precipitation":null,
      "precipitationProbability":null,"snowfall":null,"windSpeed":null,"windGust":null,"windDirection":null,
      "uvIndex":null,"sunshine":null,"weatherCode":null,"condition":null,"sunrise":null,
      "sunset":null}],"minutes":[]}
      """#)
  }

  @Test func writesAnEmptyReportOfSampleWeather() {
    var report = Fixture.emptyReport
    report.service = .sample
    expect(
      report, Fixture.oslo,
      #"""
      {"service":"sample","made":null,"fetched":"2026-11-21T14:12:00+01:00","sample":true,"instead":null,"forecast":null,
      "current":null,"hours":[],"days":[],"minutes":[]}
      """#)
  }

  /// Digits of a conversion beyond the fourth decimal are dropped.
  @Test func roundsWhatWasConverted() {
    var report = Fixture.emptyReport
    report.current = Conditions(time: Fixture.now)
    report.current?.windSpeed = Speed(7, .kilometersPerHour)
    report.current?.temperature = Temperature(31.99999, .fahrenheit)
    let text = "\(report.json(at: Fixture.oslo))"
    #expect(text.contains(#""windSpeed":1.9444,"#))
    #expect(text.contains(#""temperature":0,"#))
  }

  /// D12: `10+` miles are at least as many meters.
  @Test(arguments: [true, false]) func visibilityMayBeALeast(isAtLeast: Bool) throws {
    var conditions = Conditions(time: Date(timeIntervalSince1970: 1_795_266_720))
    let place = Place(name: "Oslo", coordinate: .origin)
    func json() -> JSONValue {
      Observation(
        station: "ENGM", name: nil, coordinate: .origin, conditions: conditions,
        isVisibilityAtLeast: isAtLeast, isWindVariable: false, isWet: false, raw: "METAR"
      ).json(near: place, "UTC")
    }
    #expect(json()["visibilityAtLeast"] == .null)
    conditions.visibility = Distance(16_093, .meters)
    #expect(json()["visibility"] == .number(16_093))
    #expect(json()["visibilityAtLeast"] == .bool(isAtLeast))
  }

  private func expect(
    _ report: Report, _ place: Place, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect("\(report.json(at: place))" == oneLine(expected), sourceLocation: sourceLocation)
  }
}
