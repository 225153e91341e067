import Foundation
import Reports

/// From the Earth to the map and back. Spots are in units from the top left: half a column, a quarter of a row.
protocol Projection {
  /// `nil` if the map does not show the point, whatever its size; it may lie beyond the edges.
  func spot(_ longitude: Double, _ latitude: Double) -> Spot?

  func coordinate(x: Double, y: Double) -> Coordinate?

  /// Whether a piece may be seen, and how far its longitudes are to be shifted for that: 0 and whole turns.
  func shifts(west: Double, south: Double, east: Double, north: Double) -> [Double]

  /// A spot for a longitude that was shifted, without wrapping.
  func shiftedSpot(_ longitude: Double, _ latitude: Double) -> Spot?

  /// Left and right of these nothing is drawn.
  var edges: ClosedRange<Double> { get }
}

struct Spot {
  var x, y: Double
}

/// Equirectangular.
struct FlatProjection: Projection {
  private let center: Coordinate
  private let width, height: Double
  private let unitsPerLatitude, unitsPerLongitude: Double
  private let latitudes: ClosedRange<Double>
  /// Half of the longitudes that are seen.
  private let reach: Double

  init(_ viewport: Viewport) {
    center = viewport.center
    (width, height) = (viewport.width, viewport.height)
    unitsPerLatitude = 1 / viewport.degreesPerUnit
    unitsPerLongitude = viewport.shrinking * unitsPerLatitude
    reach = min(180, width / 2 / unitsPerLongitude)
    let half = height / 2 / unitsPerLatitude
    latitudes = (center.latitude - half)...(center.latitude + half)
  }

  var edges: ClosedRange<Double> {
    (width / 2 - reach * unitsPerLongitude)...(width / 2 + reach * unitsPerLongitude)
  }

  func spot(_ longitude: Double, _ latitude: Double) -> Spot? {
    var away = longitude - center.longitude
    if away >= 180 { away -= 360 } else if away < -180 { away += 360 }
    return Spot(
      x: width / 2 + away * unitsPerLongitude,
      y: height / 2 - (latitude - center.latitude) * unitsPerLatitude)
  }

  func shiftedSpot(_ longitude: Double, _ latitude: Double) -> Spot? {
    Spot(
      x: width / 2 + (longitude - center.longitude) * unitsPerLongitude,
      y: height / 2 - (latitude - center.latitude) * unitsPerLatitude)
  }

  func coordinate(x: Double, y: Double) -> Coordinate? {
    let away = (x - width / 2) / unitsPerLongitude
    guard abs(away) <= 180 else { return nil }
    var longitude = center.longitude + away
    if longitude > 180 { longitude -= 360 } else if longitude < -180 { longitude += 360 }
    return Coordinate(
      latitude: center.latitude - (y - height / 2) / unitsPerLatitude, longitude: longitude)
  }

  func shifts(west: Double, south: Double, east: Double, north: Double) -> [Double] {
    guard north >= latitudes.lowerBound, south <= latitudes.upperBound else { return [] }
    return [-360.0, 0, 360].filter {
      east + $0 >= center.longitude - reach && west + $0 <= center.longitude + reach
    }
  }
}

/// Orthographic: the Earth from very far away.
struct GlobeProjection: Projection {
  private let width, height, radius: Double
  private let longitude: Double
  private let sine, cosine: Double
  private let latitudes: ClosedRange<Double>
  private let reach: Double

  init(_ viewport: Viewport) {
    (width, height, radius) = (viewport.width, viewport.height, viewport.globeRadius)
    longitude = viewport.center.longitude * .pi / 180
    let latitude = viewport.center.latitude * .pi / 180
    (sine, cosine) = (sin(latitude), cos(latitude))
    // Points farther from the middle than the corners can't be seen.
    let corner = (width * width + height * height).squareRoot() / 2 / radius
    let angle = corner >= 1 ? 90 : asin(corner) * 180 / .pi
    latitudes = (viewport.center.latitude - angle)...(viewport.center.latitude + angle)
    let hasPole = latitudes.upperBound >= 90 || latitudes.lowerBound <= -90
    let spread = sin(angle * .pi / 180) / max(cosine, 1e-9)
    reach = hasPole || spread >= 1 ? 180 : asin(spread) * 180 / .pi
  }

  var edges: ClosedRange<Double> { 0...width }

  func spot(_ longitude: Double, _ latitude: Double) -> Spot? {
    let (sinLatitude, cosLatitude) = (sin(latitude * .pi / 180), cos(latitude * .pi / 180))
    let turn = longitude * .pi / 180 - self.longitude
    let forward = cosLatitude * cos(turn)
    guard sine * sinLatitude + cosine * forward >= 0 else { return nil }
    return Spot(
      x: width / 2 + radius * cosLatitude * sin(turn),
      y: height / 2 - radius * (cosine * sinLatitude - sine * forward))
  }

  func shiftedSpot(_ longitude: Double, _ latitude: Double) -> Spot? { spot(longitude, latitude) }

  func coordinate(x: Double, y: Double) -> Coordinate? {
    let (right, up) = ((x - width / 2) / radius, (height / 2 - y) / radius)
    let distance = right * right + up * up
    guard distance <= 1 else { return nil }
    let toward = (1 - distance).squareRoot()
    let latitude = asin(min(1, max(-1, toward * sine + up * cosine)))
    var degrees = (longitude + atan2(right, toward * cosine - up * sine)) * 180 / .pi
    if degrees > 180 { degrees -= 360 } else if degrees < -180 { degrees += 360 }
    return Coordinate(latitude: latitude * 180 / .pi, longitude: degrees)
  }

  func shifts(west: Double, south: Double, east: Double, north: Double) -> [Double] {
    guard north >= latitudes.lowerBound, south <= latitudes.upperBound else { return [] }
    if reach >= 180 { return [0] }
    let middle = longitude * 180 / .pi
    let isSeen = [-360.0, 0, 360].contains {
      east + $0 >= middle - reach && west + $0 <= middle + reach
    }
    return isSeen ? [0] : []
  }
}
