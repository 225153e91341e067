import Atlas
import CommandKit
@testable import MapPin
import Phrases
import Reports

/// Lines about the map with one part or two.
nonisolated extension MapPinAction {
  static func type(
    _ type: MapType, hour: MapHour? = nil, at place: PlaceReference? = nil, zoom: Int? = nil
  ) -> Self { .look(MapRequest(type: type, hour: hour, place: place, zoom: zoom)) }

  /// The place as typed.
  static func at(_ text: String, zoom: Int? = nil) -> Self {
    .look(MapRequest(place: .name(text), zoom: zoom))
  }

  static func hour(_ hour: MapHour) -> Self { .look(MapRequest(hour: hour)) }

  static func zoom(_ zoom: Int) -> Self { .look(MapRequest(zoom: zoom)) }
}
