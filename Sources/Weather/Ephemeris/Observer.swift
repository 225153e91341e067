import Foundation
import Reports

/// Someone at sea level on the ellipsoid of WGS 84, with a free horizon.
struct Observer: Hashable {
  /// From the center of the Earth, in a frame whose x axis lies in the meridian of the observer.
  private let position: Vector
  private let zenith: Vector
  /// Radians, east of Greenwich.
  private let longitude: Double

  init(at coordinate: Coordinate) {
    let latitude = coordinate.latitude.radians
    let flattening = 1 / 298.257223563
    let eccentricity = flattening * (2 - flattening)
    let radius = 6378.137 / (1 - eccentricity * sin(latitude) * sin(latitude)).squareRoot()
    position = Vector(
      x: radius * cos(latitude), y: 0, z: radius * (1 - eccentricity) * sin(latitude))
    zenith = Vector(x: cos(latitude), y: 0, z: sin(latitude))
    longitude = coordinate.longitude.radians
  }

  /// The altitude of the sun's center in degrees, without refraction.
  func altitudeOfSun(_ moment: Moment) -> Double {
    sight(of: sun(moment), moment).altitude
  }

  /// The altitude of the sun's upper limb above the apparent horizon, in degrees.
  func heightOfSun(_ moment: Moment) -> Double {
    height(sight(of: sun(moment), moment), radius: Sun.radius)
  }

  /// The altitude of the moon's upper limb above the apparent horizon, in degrees.
  func heightOfMoon(_ moment: Moment) -> Double {
    let moon = Moon(moment)
    let point = moment.equatorial(
      longitude: moon.longitude, latitude: moon.latitude, distance: moon.distance)
    return height(sight(of: point, moment), radius: Moon.radius)
  }

  /// The hour angle of the sun: degrees from the meridian, from -180 to 180.
  func hourAngleOfSun(_ moment: Moment) -> Double {
    let local = sun(moment).inFrameTurned(by: moment.siderealTime + longitude)
    return atan2(-local.y, local.x).degrees
  }

  private func sun(_ moment: Moment) -> Vector {
    let sun = Sun(moment)
    return moment.equatorial(
      longitude: sun.longitude, latitude: sun.latitude, distance: sun.distance)
  }

  /// Seen from here and not from the center of the Earth, which matters for the moon.
  private func sight(of point: Vector, _ moment: Moment) -> (altitude: Double, distance: Double) {
    let line = point.inFrameTurned(by: moment.siderealTime + longitude) - position
    let distance = line.length
    return (asin(max(-1, min(1, line.dot(zenith) / distance))).degrees, distance)
  }

  /// Refraction at the horizon is taken as 34′, as almanacs do.
  private func height(_ sight: (altitude: Double, distance: Double), radius: Double) -> Double {
    sight.altitude + asin(radius / sight.distance).degrees + 34.0 / 60
  }
}
