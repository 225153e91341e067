public import Foundation
public import Quantities
public import Reports

/// All quantities at all points of a lattice for some days, hour by hour.
public struct FieldWeek: Hashable, Sendable {
  public let lattice: Lattice
  /// The time of the service's answer.
  public let fetched: Date
  /// The time of the first hour.
  public let start: Date
  public let hours: Int
  /// Thousandths, by quantity, hour and point.
  private var values: [Int32]

  /// The rows of the table that a week has, in the order of its values.
  public static let quantities: [WeatherQuantity] = [
    .temperature, .precipitation, .wind, .windDirection, .pressure, .cloudCover,
  ]

  private static let none = Int32.min
  /// The days that are requested.
  public static let days = 7
  /// The most that one week holds.
  public static let mostHours = 24 * 16

  /// A week in which nothing is known; `nil` for more hours than there are.
  public init?(lattice: Lattice, fetched: Date, start: Date, hours: Int) {
    guard (1...Self.mostHours).contains(hours),
      (0...253_402_300_799).contains(start.timeIntervalSince1970)
    else { return nil }
    self.lattice = lattice
    self.fetched = fetched
    self.start = start
    self.hours = hours
    values = [Int32](
      repeating: Self.none, count: Self.quantities.count * hours * lattice.count)
  }

  /// The time of the last hour.
  public var end: Date { start.addingTimeInterval(Double(hours - 1) * 3600) }

  /// Sets the values of an hour of a report; impossible ones are missing.
  public mutating func set(_ conditions: Conditions, hour: Int, point: Int) {
    guard (0..<hours).contains(hour), (0..<lattice.count).contains(point) else { return }
    for (row, quantity) in Self.quantities.enumerated() {
      guard let value = quantity.value(of: conditions) else { continue }
      values[index(row, hour) + point] = Int32((value * 1000).rounded())
    }
  }

  /// In the base unit, at every point; NaN where it is missing.
  private func values(_ quantity: WeatherQuantity, hour: Int) -> [Double] {
    guard (0..<hours).contains(hour), let row = Self.quantities.firstIndex(of: quantity) else {
      return [Double](repeating: .nan, count: lattice.count)
    }
    return values[index(row, hour)...].prefix(lattice.count).map {
      $0 == Self.none ? .nan : Double($0) / 1000
    }
  }

  /// The field at the hour nearest to a time; `nil` more than half an hour before the first and after the last.
  public func field(_ quantity: WeatherQuantity, at time: Date) -> Field? {
    let hour = (time.timeIntervalSince(start) / 3600).rounded()
    guard hour >= 0, hour < Double(hours) else { return nil }
    return field(quantity, hour: Int(hour))
  }

  /// The field of an hour of the week, from 0.
  public func field(_ quantity: WeatherQuantity, hour: Int) -> Field {
    Field(
      quantity, at: start.addingTimeInterval(Double(hour) * 3600), on: lattice,
      values: values(quantity, hour: hour),
      directions: quantity == .wind ? values(.windDirection, hour: hour) : [])
  }

  /// Takes over what another week has at the same points and hours, where nothing is known here.
  public mutating func fill(from other: FieldWeek) {
    let shift = Int((start.timeIntervalSince(other.start) / 3600).rounded())
    let known = Dictionary(zip(other.lattice.places, 0...)) { first, _ in first }
    for (point, place) in lattice.places.enumerated() {
      guard let from = known[place] else { continue }
      for row in Self.quantities.indices {
        for hour in max(0, -shift)..<max(max(0, -shift), min(hours, other.hours - shift)) {
          let at = index(row, hour) + point
          if values[at] == Self.none {
            values[at] = other.values[other.index(row, hour + shift) + from]
          }
        }
      }
    }
  }

  private func index(_ row: Int, _ hour: Int) -> Int {
    (row * hours + hour) * lattice.count
  }
}

extension Lattice {
  /// A point in ten-thousandths of a degree.
  struct Place: Hashable { var latitude, longitude: Int }

  var places: [Place] {
    (0..<count).map { index in
      let longitude = west + index % columns * longitudeStep
      let half = 180 * Self.degree
      return Place(
        latitude: south + index / columns * latitudeStep,
        longitude: longitude >= half ? longitude - 2 * half : longitude)
    }
  }

  /// The points, by their numbers, that none of the others has.
  public func missing(in others: [Lattice]) -> [Int] {
    let known = Set(others.flatMap(\.places))
    return places.enumerated().filter { !known.contains($0.element) }.map(\.offset)
  }
}

// The week as bytes for a file: a header of eleven 64-bit numbers, then the values; all little-endian.
extension FieldWeek {
  /// `VFLD` and the version.
  private static let mark: Int64 = 0x0000_0001_444C_4656

  public var packed: Data {
    let numbers = [
      lattice.south, lattice.west, lattice.latitudeStep, lattice.longitudeStep, lattice.rows,
      lattice.columns, hours, Self.quantities.count,
    ]
    let times = [start, fetched].map { Int64($0.timeIntervalSince1970) }
    let head = [Self.mark] + numbers.map { Int64($0) } + times
    var data = Data(capacity: head.count * 8 + values.count * 4)
    for number in head { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
    for value in values { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    return data
  }

  /// `nil` for what isn't a week in this version.
  public init?(packed data: Data) {
    let headSize = 11 * 8
    guard data.count >= headSize else { return nil }
    let head = data.withUnsafeBytes { bytes in
      (0..<11).map { index in
        Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: Int64.self))
      }
    }
    let small = head[1...8].allSatisfy { (-10_000_000...10_000_000).contains($0) }
    guard head[0] == Self.mark, small, head[8] == Int64(Self.quantities.count),
      (0...253_402_300_799).contains(head[9]), (0...253_402_300_799).contains(head[10]),
      let lattice = Lattice(
        south: Int(head[1]), west: Int(head[2]), latitudeStep: Int(head[3]),
        longitudeStep: Int(head[4]), rows: Int(head[5]), columns: Int(head[6])),
      var week = FieldWeek(
        lattice: lattice, fetched: Date(timeIntervalSince1970: Double(head[10])),
        start: Date(timeIntervalSince1970: Double(head[9])), hours: Int(head[7])),
      data.count == headSize + week.values.count * 4
    else { return nil }
    data.withUnsafeBytes { bytes in
      for index in week.values.indices {
        let at = headSize + index * 4
        let value = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: Int32.self))
        let quantity = Self.quantities[index / (week.hours * lattice.count)]
        // A damaged file says nothing that can't be.
        if value != Self.none, quantity.plausible.contains(Double(value) / 1000) {
          week.values[index] = value
        }
      }
    }
    self = week
  }
}

/// The cost of asking for the fields of a view.
public struct FieldCost: Hashable, Sendable {
  public var points: Int
  /// As Open-Meteo counts them: https://open-meteo.com/en/pricing
  public var calls: Int

  /// The most that a view may cost.
  public static let mostCalls = 300

  public init(points: Int) {
    self.points = points
    let tens = (Double(FieldWeek.quantities.count) / 10).rounded(.up)
    calls = Int((Double(points) * tens * max(1, Double(FieldWeek.days) / 14)).rounded(.up))
  }
}
