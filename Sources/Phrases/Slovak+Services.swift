public import WeatherModels

extension Slovak {
  public func instead(of missing: Service, answers: Service, because reason: String) -> String {
    "Toto je správa zo služby \(serviceName(answers)), lebo služba \(serviceName(missing)) "
      + "žiadnu nedala: \(reason)"
  }

  public func ending(_ service: Service) -> String {
    "Služba \(serviceName(service)) čoskoro prestane tejto verzii Vane odpovedať. Nájdite si novšiu."
  }

  public func asking(done: Int, of count: Int) -> String { "\(asking): \(done) z \(count)" }

  public func lastSuccess(secondsAgo seconds: Double) -> String {
    "posledná správa \(ago(seconds))"
  }

  public func lastFailure(secondsAgo seconds: Double, _ sentence: String) -> String {
    "posledné zlyhanie \(ago(seconds)): \(sentence)"
  }

  public var neverAsked: String { "zatiaľ bez otázky" }

  public var internetAddressService: String { "Poloha internetovej adresy" }

  public func used(_ requests: Double, of limit: RequestLimit) -> String {
    let period =
      switch limit.period {
      case ...60: "túto minútu"
      case ...3600: "túto hodinu"
      default: "dnes (UTC)"
      }
    return "\(count(requests)) z \(count(limit.requests)) \(period)"
  }

  public var contactIsSent: String {
    "MET Norway a weather.gov chcú vedieť, ako sa dá spojiť s tým, kto sa ich pýta. "
      + "Ak to nastavíte, dozvedia sa to ony a nikto iný."
  }

  public func contacted(_ hosts: [String]) -> String {
    "spojenia: " + hosts.joined(separator: ", ")
  }

  public func placeFacts(localTime: String, coordinate: String) -> String {
    "Poloha \(coordinate), miestny čas \(localTime)."
  }

  public var missingWeather: String { "O tunajšom počasí zatiaľ nie je nič známe." }

  /// `práve teraz`, `pred 12 min`, `pred 2 dňami`.
  func ago(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "práve teraz"
    case ..<(90 * 60): "pred \(Int(seconds / 60)) min"
    case ..<(36 * 3600): "pred \(Int((seconds / 3600).rounded())) h"
    case ..<(1000 * 86_400):
      "pred " + plural(Int((seconds / 86_400).rounded()), "dňom", "dňami", "dňami")
    default: "dávno"
    }
  }

  /// Part of a request counts as a whole one.
  private func count(_ requests: Double) -> String {
    let digits = Int(exactly: requests.rounded(.up)).map { "\($0)" } ?? "–"
    return digits.count > 3
      ? digits.dropLast(3) + groupingSeparator + digits.suffix(3) : digits
  }
}
