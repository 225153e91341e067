import CommandKit
import Foundation
import Phrases
import Quantities
import Reports

/// Quantities of the present in the text format of Prometheus, version 0.0.4, in its base units, whatever units are set:
/// https://prometheus.io/docs/instrumenting/exposition_formats/, https://prometheus.io/docs/practices/naming/.
@MainActor struct PrometheusText {
  private(set) var lines: [String] = []

  /// Places without a report have no values; those that aren't known are left out.
  init(
    _ quantities: [WeatherQuantity], _ places: some Sequence<(Place, Report?)>,
    _ context: CommandContext
  ) {
    let now = context.now()
    let known = places.compactMap { place, report in report.map { (place: place, report: $0) } }
    let labels = Self.labels(of: known.map(\.place))
    if known.contains(where: { $0.report.service == .sample }) {
      lines.append("# \(English().sampleWarning)")
    }
    for quantity in quantities {
      let unit = quantity.dimension.baseUnit
      add(
        [quantity.name.replacing(/[^a-z0-9]/, with: "_"), unit.name].joined(separator: "_"),
        Self.help(quantity),
        zip(labels, known).map { label, place in
          let value = context.present(quantity, at: place.place, place.report.present(at: now))
          return (label, value.map { $0 * unit.scale })
        })
    }
    add(
      "report_age_seconds", "Time since the report was fetched",
      zip(labels, known).map { ($0, now.timeIntervalSince($1.report.fetched).rounded()) })
  }

  private mutating func add(_ name: String, _ help: String, _ values: [(String, Double?)]) {
    let samples = values.compactMap { label, value in
      value.flatMap { $0.isFinite ? "vane_\(name){place=\"\(label)\"} \(Self.text($0))" : nil }
    }
    guard !samples.isEmpty else { return }
    lines += ["# HELP vane_\(name) \(help)", "# TYPE vane_\(name) gauge"] + samples
  }

  private static func help(_ quantity: WeatherQuantity) -> String {
    let name = English().name(of: quantity)
    return name == quantity.name ? name.replacing("-", with: " ").capitalizedFirst : name
  }

  /// Without what a factor leaves at the end of a number.
  private static func text(_ value: Double) -> String { "\((value * 1e9).rounded() / 1e9)" }

  /// The places' names, escaped; those of the same name are told apart by their position.
  private static func labels(of places: [Place]) -> [String] {
    places.map { place in
      let (name, point) = (place.name, place.coordinate)
      let isOnly = places.count { $0.name == name } == 1
      return (isOnly ? name : "\(name) (\(point.latitude),\(point.longitude))")
        .replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
        .replacing("\n", with: #"\n"#)
    }
  }
}

extension QuantityDimension {
  /// The base unit of Prometheus as a part of a name, and its factor.
  fileprivate var baseUnit: (name: String, scale: Double) {
    switch self {
    case .temperature: ("celsius", 1)
    case .speed: ("meters_per_second", 1)
    case .depth: ("meters", 0.01)
    case .height, .altitude, .distance: ("meters", 1)
    case .water: ("meters", 0.001)
    case .pressure: ("pascals", 100)
    case .share: ("ratio", 0.01)
    case .moisture: ("ratio", 1)
    case .irradiance: ("watts_per_square_meter", 1)
    case .power: ("watts", 1000)
    case .energy: ("joules_per_kilogram", 1)
    case .period: ("seconds", 1)
    case .direction: ("degrees", 1)
    case .flow: ("cubic_meters_per_second", 1)
    case .concentration: ("grams_per_cubic_meter", 1e-6)
    case .grains: ("grains_per_cubic_meter", 1)
    case .index: ("index", 1)
    }
  }
}
