public import WeatherModels

/// The words of lists of places that were found.
public protocol PlaceListPhrases: Sendable {
  /// `airport`; `nil` for a town and a position, which need no word.
  func kind(_ kind: PlaceKind) -> String?
  /// `home`, which means the person's own wherever a place can stand.
  var homeWord: String { get }
  /// `here`, which means where the person is.
  var hereWord: String { get }
  /// `the middle of Balaton, Hungary`, where its weather is from.
  func middle(of place: String) -> String
  /// `weather at Florence`, for a region.
  func weather(at town: String) -> String
  var placeHeading: String { get }
  var surroundingsHeading: String { get }
  var populationHeading: String { get }
  var latitudeHeading: String { get }
  var longitudeHeading: String { get }
  var distanceHeading: String { get }
}

extension English {
  public func kind(_ kind: PlaceKind) -> String? {
    switch kind {
    case .town, .point: nil
    case .airport: "airport"
    case .region: "region"
    case .country: "country"
    case .island: "island"
    case .mountain: "mountain"
    case .cape: "cape"
    case .lake: "lake"
    case .range: "range"
    case .sea: "sea"
    case .area: "area"
    }
  }

  public var homeWord: String { "home" }
  public var hereWord: String { "here" }
  public func middle(of place: String) -> String { "the middle of \(place)" }
  public func weather(at town: String) -> String { "weather at \(town)" }
  public var placeHeading: String { "place" }
  public var surroundingsHeading: String { "region, country" }
  public var populationHeading: String { "people" }
  public var latitudeHeading: String { "lat" }
  public var longitudeHeading: String { "lon" }
  public var distanceHeading: String { "distance" }
}

extension Slovak {
  public func kind(_ kind: PlaceKind) -> String? {
    switch kind {
    case .town, .point: nil
    case .airport: "letisko"
    case .region: "región"
    case .country: "štát"
    case .island: "ostrov"
    case .mountain: "vrch"
    case .cape: "mys"
    case .lake: "jazero"
    case .range: "pohorie"
    case .sea: "more"
    case .area: "územie"
    }
  }

  public var homeWord: String { "domov" }
  public var hereWord: String { "tu" }
  public func middle(of place: String) -> String { "stred: \(place)" }
  public func weather(at town: String) -> String { "počasie: \(town)" }
  public var placeHeading: String { "miesto" }
  public var surroundingsHeading: String { "kraj, krajina" }
  public var populationHeading: String { "obyvatelia" }
  public var latitudeHeading: String { "šírka" }
  public var longitudeHeading: String { "dĺžka" }
  public var distanceHeading: String { "vzdialenosť" }
}
