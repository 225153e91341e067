import Clients
import Phrases

/// The words around the map, of the fields and radar pictures on it, and of pins.
nonisolated protocol MapPinPhrases: Phrases {
  var pinsHeading: String { get }
  /// The label of the sign at the user's location.
  var yourLocation: String { get }
  /// `point` is far from every place; `distance` is how far the nearest one is.
  func confirmPin(at point: String, distance: String) -> String
  /// The keys that steer the map, in one line.
  ///
  /// The last one leads back. A narrow window drops those before it, from the end.
  var mapKeys: [String] { get }

  var radarName: String { get }
  /// A field's rain is the amount in the hour before.
  func inHour(to time: String) -> String
  /// A map of this type that was asked for at an hour is that of the present alone.
  func noHours(of type: String) -> String
  /// In the legend, beside the hatching.
  var noData: String { get }
  /// The sides of the line on which the sun rises and sets.
  var daySide: String { get }
  var nightSide: String { get }
  /// The letters in the centers of highs and lows.
  var highMark: String { get }
  var lowMark: String { get }
  func confirmFields(points: Int, calls: Int, service: String) -> String
  /// The line that allows fields.
  var fieldsHint: String { get }
  /// The key that requests the weather of a view while keys move the map.
  var fetchKey: String { get }
  /// The step between lines of equal pressure.
  func isobars(every step: String) -> String
  /// Points without values, which are hatched.
  func fieldGaps(_ missing: Int, of points: Int) -> String
  /// The saved fields do not reach as far as the view.
  var fieldsEndInView: String { get }
  /// `quantity` is least and most in view, as finished texts.
  func fieldRange(_ name: String, time: String, low: String, high: String) -> String
  func centerSentence(isHigh: Bool, pressure: String, place: String) -> String
  var noCenters: String { get }
  func dryView(time: String) -> String
  /// The place of the rain and its strongest rate; `place` is finished text.
  func rainThere(_ place: String, most: String) -> String
  func rainIn(_ place: String) -> String
  func rainDirection(_ direction: String) -> String
  var radarForecast: String { get }
  func unreadablePictures(_ count: Int) -> String
  /// No radar that Vane asks sees the middle of the map.
  var noRadarHere: String { get }
  /// The nearest rain; `direction` is a number of eighths from north by east, `speed` and `wait` are finished texts.
  func rainAhead(
    distance: String, direction: Int, speed: String?, towards: Int?, wait: String?,
    isForecast: Bool
  ) -> String
  func rainHere(speed: String?, towards: Int?) -> String
  func noRain(within distance: String) -> String
  func wetWithinAnHour(_ places: [String]) -> String
  /// The keys for hours, beside those that steer the map.
  var hourKeys: [String] { get }

  var noPins: String { get }

  func pinned(_ name: String) -> String
  func alreadyPinned(_ name: String) -> String
  /// Below a map of the whole Earth.
  var locationUnknown: String { get }
  func exported(_ counts: PlaceCounts, to path: String) -> String
  /// `present` counts the places that were there already, `repeated` those that the file has once more.
  func imported(_ counts: PlaceCounts, present: Int, repeated: Int) -> String
  func notImported(_ rows: [RejectedRow]) -> String
  func importUndone(_ counts: PlaceCounts) -> String
}

nonisolated extension Phrases {
  var mapPin: any MapPinPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}

/// The numbers of favorites and pins.
nonisolated struct PlaceCounts: Hashable, Sendable {
  var favorites: Int
  var pins: Int

  var all: Int { favorites + pins }
}
