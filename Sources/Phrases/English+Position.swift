import Foundation
public import WeatherClients

extension English {
  public var locating: String { "Looking for where you are" }

  public func source(_ position: Position, radius: String?) -> String {
    switch position.source {
    case .gpsd: "Your position by gpsd" + (radius.map { ", to about \($0)." } ?? ".")
    case .home: "Your home, as you set it."
    case .timezone:
      "The city of your time zone, \(position.timeZone ?? "–"). That is rough: you may be hundreds of kilometres away."
    case .ip:
      "Your position by the internet address. That is rough: it is often the town of the provider."
    }
  }

  public func passedOver(_ refusals: [PositionRefusal]) -> String {
    refusals.map { sentence(forPosition: $0.error) }.joined(separator: " ")
  }

  public func mayAskForAddress(_ host: String) -> String {
    "May \(host) be asked where your internet address is? (y/n) "
  }

  public func home(is place: String) -> String { "Home is \(place)." }
  public var noHome: String { "No home is set. Type: home Bratislava" }

  func noPosition(_ refusals: [PositionRefusal]) -> String {
    "Nobody knows where you are. " + passedOver(refusals)
      + " Type home and a place, or set location for others to ask."
  }

  public func sentence(forPosition error: PositionError) -> String {
    switch error {
    case .badAddress(let value):
      "VANE_GPSD is \"\(value)\": an address of gpsd looks like localhost:2947."
    case .noDaemon(let address): "No gpsd answers at \(address)."
    case .notGPSD(let address): "What answers at \(address) is not gpsd."
    case .silent(let address, let seconds):
      "gpsd at \(address) said nothing within \(whole(seconds)) s."
    case .connectionLost(let address): "gpsd at \(address) ended the connection before a position."
    case .noDevice: "gpsd has no receiver."
    case .deviceGone: "The receiver of gpsd is gone."
    case .noFix(let seconds): "The receiver of gpsd found no position within \(whole(seconds)) s."
    case .staleFix(let time):
      "The receiver of gpsd gives a position of \(time.formatted(.iso8601.year().month().day())), which is not now."
    case .simulatedFix: "The receiver of gpsd gives a simulated position."
    case .refusal(let words): "gpsd refused to answer: \(words)"
    case .noHome: "No home is set."
    case .noCity(nil): "The system has no time zone set."
    case .noCity(let zone?): "The time zone \(zone) is named after no city."
    case .noZoneTable(let path): "The table of time zones is missing at \(path)."
    case .notAllowed: "The internet address may not be asked for."
    case .service(let error): sentence(for: error)
    case .badAnswer(let host, let detail): "\(host) does not say where you are (\(detail))."
    case .storage(let error): sentence(for: error)
    case .cancelled: cancelled
    }
  }
}
