public import Clients
import Foundation
import Reports

extension EnglishPhrases {
  public var localeIdentifier: String { "en_GB" }
  public var placeLanguage: PlaceLanguage { .english }

  public func means(_ travel: WayTravel) -> String? {
    switch travel {
    case .foot: "on foot"
    case .bike: "by bike"
    case .car: "by car"
    case .other: nil
    case .recorded: "as recorded"
    }
  }

  public func position(_ place: String, distance: String, direction: String?) -> String {
    direction.map { "\(distance) \($0) of \(place)" } ?? "\(distance) from \(place)"
  }

  public func position(within area: String, place: String, distance: String) -> String {
    "\(area). The nearest place is \(place), \(distance) away."
  }

  public func position(_ point: String, near town: String) -> String { "\(point), near \(town)" }

  public func aboveSea(_ elevation: String) -> String { "\(elevation) above sea level" }

  public func onlyIn(_ country: String) -> String {
    "Searches are limited to \(country). To search everywhere, type: \(asTyped("country off"))"
  }

  public func noGazetteer(_ error: GazetteerError) -> String {
    sentence(for: error) + " Until then, places are looked up online."
  }

  func sentence(for error: GazetteerError) -> String {
    switch error {
    case .missing(let path):
      "The gazetteer is missing at \(path). Reinstall Vane."
    case .foreign(let path):
      "\(path) isn't a gazetteer for Vane. Reinstall Vane."
    case .otherVersion(let path, let found):
      "\(path) is a gazetteer in version \(found), which this version of Vane can't read. Reinstall Vane."
    case .damaged(let path, _):
      "The gazetteer at \(path) is corrupt. Reinstall Vane."
    }
  }

  public func sea(_ sea: Sea) -> String {
    sea.inWords.split(separator: " ").map { $0 == "of" ? "of" : String($0).capitalizedFirst }
      .joined(separator: " ")
  }

  public var locating: String { "Finding your location" }

  public func mayAskForAddress(_ host: String) -> String {
    "Look up your location by IP address at \(host)? (y/n) "
  }

  public func source(_ position: Position, radius: String?) -> String {
    switch position.source {
    case .gpsd: "Your location from gpsd" + (radius.map { ", accurate to about \($0)." } ?? ".")
    case .home: "Your home."
    case .timezone:
      "The city of your time zone, \(position.timeZone ?? "–"). This is approximate: you may be far from it."
    case .ip:
      "Your location by IP address. This is approximate: often it is your provider's location."
    }
  }

  public func home(is place: String) -> String { "Your home is \(place)." }
  public func homeIsNoLonger(_ place: String) -> String { "Your home is no longer \(place)." }

  public var noHome: String { "Your home isn't set. Type: \(asTyped("home Bratislava"))" }

  func noPosition(_ refusals: [PositionRefusal]) -> String {
    "Your location could not be determined. " + passedOver(refusals)
      + " Set your home with home PLACE, or choose other sources with set location."
  }

  public func sentence(forPosition error: PositionError) -> String {
    switch error {
    case .badAddress(let value):
      "VANE_GPSD is \"\(value)\", which isn't a valid address. Use one such as localhost:2947."
    case .noDaemon(let address): "gpsd isn't running at \(address)."
    case .notGPSD(let address): "The server at \(address) isn't gpsd."
    case .silent(let address, let seconds):
      "gpsd at \(address) didn't respond within \(whole(seconds))\u{A0}s."
    case .connectionLost(let address):
      "gpsd at \(address) closed the connection before sending a position."
    case .noDevice: "No receiver is connected to gpsd."
    case .deviceGone: "The gpsd receiver was disconnected."
    case .noFix(let seconds): "The gpsd receiver found no position within \(whole(seconds))\u{A0}s."
    case .staleFix(let time):
      "The gpsd receiver reported an outdated position (\(date(of: time)))."
    case .simulatedFix: "The gpsd receiver reported a simulated position."
    case .refusal(let words): "gpsd rejected the request: \(words)"
    case .noHome: "Your home isn't set."
    case .noCity(nil): "The system time zone isn't set."
    case .noCity(let zone?): "The time zone \(zone) isn't named after a city."
    case .noZoneTable(let path): "The time zone table is missing at \(path)."
    case .notAllowed: "Looking up your location by IP address isn't allowed."
    case .service(let error): sentence(for: error)
    case .badAnswer(let host, let detail): "\(host) returned no location (\(detail))."
    case .storage(let error): sentence(for: error)
    case .cancelled: cancelled
    }
  }

  private func date(of time: Date) -> String {
    let iso = time.formatted(.iso8601.year().month().day())
    return CalendarDay(iso).map { date($0.day, $0.month, $0.year) } ?? iso
  }
}
