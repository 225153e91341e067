import Foundation
import Reports

/// A quantity of weather stations, by its name, and the time at which all were measured.
public enum StationValue: String, CaseIterable, Sendable {
  case temperature, humidity
  case dewPoint = "dew-point"
  case wind, gusts
  case windDirection = "wind-direction"
  /// Reduced to sea level.
  case pressure
  /// The present rate in an hour.
  case rain
  case time

  public static let measured = allCases.filter { $0 != .time }

  /// The figures that a sound station can have, in °C, %, m/s, degrees, hPa and mm/h.
  public var plausible: ClosedRange<Double> {
    switch self {
    case .temperature, .dewPoint: -80...60
    case .humidity: 0...100
    case .wind, .gusts: 0...110
    case .windDirection: 0...360
    case .pressure: 800...1100
    case .rain: 0...500.0.nextDown
    case .time: 0...0
    }
  }

  /// The unit of figures without one, where there is no other.
  public var onlyUnit: String? {
    switch self {
    case .humidity: "%"
    case .windDirection: "°"
    default: nil
    }
  }

  /// A figure in °C, %, m/s, degrees, hPa or mm/h; `nil` for a unit that isn't known.
  public func converted(_ number: Double, from unit: String) -> Double? {
    let unit = unit.replacing("℃", with: "°C").replacing("℉", with: "°F")
      .replacing("º", with: "°")
    switch self {
    case .temperature, .dewPoint: return Self.converted(number, TemperatureUnit.named(unit))
    case .humidity: return unit == "%" ? number : nil
    case .wind, .gusts: return Self.converted(number, SpeedUnit.named(unit))
    case .windDirection: return ["°", "deg", "degrees"].contains(unit) ? number : nil
    case .pressure:
      return unit == "Pa" ? number / 100 : Self.converted(number, Self.pressure(unit))
    case .rain:
      let parts = unit.split(separator: "/").map(String.init)
      guard parts.count == 2, ["h", "hr", "hour"].contains(parts[1].lowercased()) else {
        return nil
      }
      return Self.converted(number, PrecipitationUnit.named(parts[0]))
    case .time: return nil
    }
  }

  private static func pressure(_ unit: String) -> PressureUnit? {
    unit.lowercased() == "mb" ? .millibars : PressureUnit.named(unit)
  }

  private static func converted<Unit: UnitOfMeasure>(
    _ number: Double, _ unit: Unit?
  ) -> Double? {
    unit.map { number * $0.scale + $0.offset }
  }
}

/// A value in the answer of a station, by a path such as `sensors[title=Temperatur].lastMeasurement.value`.
public struct StationPath: Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    case member(String)
    /// The elements of a list of which a member has this text or number.
    case elements(member: String, value: String)
    case element(Int)
  }

  public let text: String
  public let steps: [Step]

  private static let longest = 200
  private static let most = 16

  /// `nil` if it is empty, too long, or has a bracket without the other.
  public init?(_ text: String) {
    guard (1...Self.longest).contains(text.utf8.count) else { return nil }
    var steps: [Step] = []
    var rest = text[...]
    while !rest.isEmpty {
      if rest.first == "[" {
        guard let end = rest.firstIndex(of: "]"),
          let step = Self.step(rest[rest.index(after: rest.startIndex)..<end])
        else { return nil }
        steps.append(step)
        rest = rest[rest.index(after: end)...]
        if rest.first == "." { rest = rest.dropFirst() }
        continue
      }
      let name = rest.prefix { $0 != "." && $0 != "[" }
      guard !name.isEmpty, !name.contains("]") else { return nil }
      steps.append(.member(String(name)))
      rest = rest[name.endIndex...]
      if rest.first == "." {
        rest = rest.dropFirst()
        guard !rest.isEmpty else { return nil }
      }
    }
    guard steps.count <= Self.most else { return nil }
    self.text = text
    self.steps = steps
  }

  private static func step(_ text: Substring) -> Step? {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    if parts.count == 2 { return .elements(member: parts[0], value: parts[1]) }
    return Int(text).flatMap { (0..<10_000).contains($0) ? .element($0) : nil }
  }
}

/// The paths of values that the user gave: `temperature=outdoor.temp:C,time=at`.
public struct StationPaths: Hashable, Sendable {
  public struct Source: Hashable, Sendable {
    public var path: StationPath
    /// The unit of a value without one.
    public var unit: String?
  }

  public private(set) var sources: [StationValue: Source] = [:]

  /// Those of a setting; what isn't one is left out.
  public init(_ text: String?) {
    for part in text?.split(separator: ",") ?? [] { _ = give(String(part)) }
  }

  /// Takes `temperature=PATH`, `temperature=PATH:UNIT`, or `temperature=off`; false for anything else, such as a unit
  /// that the value can't have.
  public mutating func give(_ text: String) -> Bool {
    let halves = text.split(separator: "=", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard halves.count == 2, let value = StationValue(rawValue: halves[0].lowercased()) else {
      return false
    }
    guard halves[1].lowercased() != "off" else {
      sources[value] = nil
      return true
    }
    var path = halves[1][...]
    var unit: String?
    if let colon = path.lastIndex(of: ":") {
      let name = String(path[path.index(after: colon)...])
      guard value.converted(0, from: name) != nil else { return false }
      (unit, path) = (name, path[..<colon])
    }
    guard let path = StationPath(String(path)) else { return false }
    sources[value] = Source(path: path, unit: unit)
    return true
  }

  /// As it is kept; `nil` for none.
  public var text: String? {
    let parts = StationValue.allCases.compactMap { value in
      sources[value].map { source in
        "\(value.rawValue)=\(source.path.text)" + (source.unit.map { ":\($0)" } ?? "")
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ",")
  }
}
