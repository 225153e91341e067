import Foundation
import Testing

@testable import Quantities

/// Computed quantities, against figures of pythermalcomfort, MetPy and pvlib.
@Suite struct FormulaTests {
  private struct Figure: Decodable {
    var name: String
    var inputs: [Double]
    var value: Double?
  }

  private static let figures: [Figure] = {
    let url = Bundle.module.url(
      forResource: "reference", withExtension: "json", subdirectory: "Resources")
    guard let url, let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([Figure].self, from: data)) ?? []
  }()

  @Test func thereAreFigures() { #expect(Self.figures.count == 379) }

  @Test(arguments: ["wet-bulb", "heat-index", "humidex", "wind-chill", "utci", "sun-power"])
  func isAsOthersComputeIt(name: String) throws {
    let panel = try #require(SunPanel("5kWp 35 180"))
    let figures = Self.figures.filter { $0.name == name }
    #expect(!figures.isEmpty)
    for figure in figures {
      let (a, b) = (figure.inputs[0], figure.inputs[1])
      let value: Double? =
        switch name {
        case "wet-bulb": Formula.wetBulb(a, b)
        case "heat-index": Formula.heatIndex(a, b)
        case "humidex": Formula.humidex(a, b)
        case "wind-chill": Formula.windChill(a, b)
        case "utci": Formula.utci(a, b, humidity: figure.inputs[2])
        default: Formula.sunPower(panel, irradiance: a, temperature: b)
        }
      // Some of them are rounded to tenths.
      let margin = name == "wet-bulb" || name == "humidex" ? 0.06 : 0.01
      let isNear =
        figure.value.map { expected in value.map { abs($0 - expected) <= margin } ?? false }
        ?? (value == nil)
      #expect(isNear, "\(name) \(figure.inputs): \(value ?? .nan), not \(figure.value ?? .nan)")
    }
  }

  @Test func nothingIsComputedOutsideTheRange() {
    #expect(Formula.wetBulb(60, 50) == nil)
    #expect(Formula.wetBulb(.nan, 50) == nil)
    #expect(Formula.utci(20, 30, humidity: 50) == nil)
    #expect(Formula.heatIndex(20, 101) == nil)
    #expect(Formula.windChill(0, -1) == nil)
    #expect(Formula.windChill(20, 10) == 20)
  }
}
