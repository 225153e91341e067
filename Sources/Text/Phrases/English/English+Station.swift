public import Clients
public import Foundation
public import Reports

extension EnglishPhrases {
  public var ownStation: String { "your station" }
  public func stationReports(_ facts: [String], age: String) -> String {
    "Your station reports \(facts.joined(separator: ", ")) (\(age))."
  }
  public var stationIsLate: String {
    "Values older than 15\u{A0}min aren't shown as observed."
  }
  public var stationIsAhead: String {
    "The station's clock is ahead, so its values aren't shown as observed. Set that clock."
  }
  public var stationNeedsPlace: String {
    "The place of the station isn't known. Type set station.place PLACE, or set home PLACE."
  }
  public func rainRate(_ amount: String) -> String { "rain \(amount)/h" }

  public func leftOut(_ omitted: OmittedValue, now: Date) -> String {
    let name = name(of: omitted.value, direction: "wind direction", time: "time")
    let reason =
      switch omitted.reason {
      case .missing(let path): "no value at \(path)"
      case .unreadable(let text):
        omitted.value == .time ? "\"\(text)\" isn't a time" : "\"\(text)\" isn't a number"
      case .noUnit(let text):
        "\(text) has no unit: write it behind the path, \(omitted.value.rawValue)=PATH:UNIT"
      case .unknownUnit(let unit): "the unit \"\(unit)\" isn't known"
      case .implausible(let text): "\(text) is out of range"
      case .notAtSeaLevel(let text):
        "\(text) isn't reduced to sea level: calibrate the relative pressure at the station"
      case .unchanged(let since): "last value \(ago(now.timeIntervalSince(since)))"
      }
    return "Left out: \(name) (\(reason))."
  }

  public func sentence(for fault: StationFault) -> String {
    switch fault {
    case .notPrivate(let host):
      "\(host) isn't in your own network, so http:// isn't accepted. Use https://, "
        + "or an address such as 192.168.1.20 or station.local."
    case .unreadable(let path, let code):
      "\(path) can't be read (\(reason(code))). Check the path with: set station"
    case .badAnswer(let detail):
      "Your station's answer isn't valid JSON (\(detail)). Check the address with: set station"
    case .noValues:
      "Your station's answer has none of the values. Check the preset with: set station"
    case .noPaths:
      "Say where each value is: set station.values temperature=PATH"
    case .noToken(let setting):
      "Home Assistant requires a token. Write \(setting)=TOKEN into ~/.config/vane/keys, with mode 600."
    case .badToken(let setting):
      "Home Assistant rejected the token in \(setting). Create another one in your profile there."
    }
  }
}
