public import Phrases
public import WeatherClients
public import WeatherModels

extension GazetteerClient {
  /// The likeliest place of a name; a guess at a typing error is none.
  public func place(named name: String, in scope: SearchScope) throws(Failure) -> Place {
    let matches = try Failure.wrapping { () throws(GazetteerError) in
      try search(name, scope, 1)
    }
    guard let match = matches.first, match.quality != .typo else {
      throw .placeNotFound(name).limited(to: scope.country)
    }
    return match.place
  }
}
