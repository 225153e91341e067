import Foundation
import JSON
import Reports
import ScreenTestSupport
import Testing

@testable import WeatherServices

/// OpenWeather leaves out rain and snow where nothing falls.
struct OpenWeatherDryTests {
  private static let start = 1_795_273_200

  private func hours(_ items: [String]) throws -> [Conditions] {
    let list = items.enumerated().map { index, item in
      #"{"dt":\#(Self.start + index * 10_800),"main":{"temp":4},\#(item)}"#
    }
    let tree = try JSONTree(Array(#"{"list":[\#(list.joined(separator: ","))]}"#.utf8))
    let report = try OpenWeatherReport(
      place: Fixture.oslo, fetched: Date(timeIntervalSince1970: Double(Self.start - 3600))
    ).free(current: .null, forecast: tree)
    return report.hours
  }

  @Test(arguments: [
    (#""weather":[{"id":800}],"pop":0.1"#, 0), (#""weather":[{"id":804}],"rain":{}"#, 0),
    (#""weather":[{"id":500}],"rain":{"3h":0.4}"#, 0.4),
    (#""weather":[{"id":616}],"rain":{"3h":0.4},"snow":{"3h":1}"#, 1.4),
    // Something falls, and nobody says how much.
    (#""weather":[{"id":500}]"#, nil), (#""weather":[{"id":800}],"rain":"much""#, nil),
    (#""clouds":{"all":3}"#, nil),
  ])
  func whatIsAbsentIsDryUnlessSomethingFalls(item: String, millimeters: Double?) throws {
    let begin = Date(timeIntervalSince1970: Double(Self.start - 10_800))
    let first = try hours([item, #""weather":[{"id":800}]"#]).first { $0.time == begin }
    #expect(first?.precipitation?.in(.millimeters) == millimeters)
  }

  @Test func anAbsentChanceIsNoneWhereOthersAreTold() throws {
    let dry = #""weather":[{"id":800}]"#
    let told = try hours([dry + #","pop":0.4"#, dry, #""weather":[{"id":500}]"#])
    #expect(told.prefix(3).map { $0.precipitationProbability?.in(.percent) } == [40, 0, nil])
    #expect(try hours([dry, dry]).allSatisfy { $0.precipitationProbability == nil })
  }

  /// The amount measured until 15:00 belongs to the three hours from noon on.
  @Test func theHoursThatHaveBegunAreTold() throws {
    let found = try hours([#""weather":[{"id":500}],"rain":{"3h":0.4}"#])
    #expect(
      found.map(\.time.timeIntervalSince1970) == [Double(Self.start - 3600), Double(Self.start)])
    #expect(found.map { $0.temperature?.in(.celsius) } == [nil, 4])
  }
}
