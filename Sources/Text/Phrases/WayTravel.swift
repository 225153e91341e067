/// The means of travel along a way.
public enum WayTravel: String, Hashable, Sendable, CaseIterable {
  case foot, bike, car
  /// At a speed that the user gave.
  case other
  /// As fast as the recording.
  case recorded
}
