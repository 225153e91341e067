import Clients
import Foundation
import Gazetteer
import Phrases
import Reports

extension Invocation {
  /// This invocation, in which the home that was typed is a position. The gazetteer is opened only where there is one.
  func findingHome(_ environment: [String: String]) throws(Failure) -> Invocation {
    guard let home else { return self }
    var found = self
    guard let point = Self.point(of: home.text, environment)?.rounded(to: 5) else {
      // As of the other variables.
      if isLine, home.name != ProgramFlag.home.rawValue { return self }
      let example = Live.language(environment).phrases
        .exampleValues(["Bratislava"], or: "48.15,17.11")
      throw .badValue(setting: home.name, value: home.text, allowed: [example])
    }
    found.settings["home"] = "\(point.latitude),\(point.longitude)"
    return found
  }

  /// The position itself, or that of the place of exactly this name.
  private static func point(of text: String, _ environment: [String: String]) -> Coordinate? {
    if let typed = CoordinateText(text, expectsPoint: true) { return typed.coordinate }
    let gazetteer = Gazetteer(
      file: Live.file("gazetteer.sqlite", of: "Gazetteer", unless: environment["VANE_GAZETTEER"])
    ).client { _ in }
    let scope = SearchScope(language: Live.language(environment).phrases.placeLanguage)
    let match = try? gazetteer.search(text, scope, 1).first
    return match?.likeness == .exact ? match?.place.coordinate : nil
  }
}
