public import Foundation
public import WeatherClients
public import WeatherModels

extension Slovak {
  public func fallback(for missing: Service, answers: Service, because reason: String) -> String {
    "Údaje poskytla služba \(serviceName(answers)), služba \(serviceName(missing)) "
      + "nie je dostupná: \(reason)"
  }

  public func nauticalTime(_ offset: String) -> String {
    "Časy sú v námornom čase (\(offset))."
  }

  public func ending(_ service: Service) -> String {
    "Služba \(serviceName(service)) čoskoro prestane podporovať túto verziu Vane. Aktualizujte Vane."
  }

  public func asking(done: Int, of count: Int) -> String { "\(asking): \(done)/\(count)" }

  public var lastReportHeading: String { "posledná správa" }
  public var requestsHeading: String { "požiadavky" }

  public func lastFailure(secondsAgo seconds: Double, _ sentence: String) -> String {
    "posledné zlyhanie \(ago(seconds)): \(sentence)"
  }

  public func neverAsked(_ services: [String], others: Int) -> String {
    "Zatiaľ bez požiadaviek: \(services.joined(separator: ", "))"
      + (others > 0
        ? " a \(plural(others, "ďalšia služba", "ďalšie služby", "ďalších služieb"))" : "")
  }

  public var internetAddressService: String { "Poloha podľa IP adresy" }

  public func used(_ requests: Double, of limit: RequestLimit, sinceDay start: Date) -> String {
    let period =
      switch limit.period {
      case ...60: "túto minútu"
      case ...3600: "túto hodinu"
      default: "od \(clockTime(start))"
      }
    return "\(count(requests))/\(count(limit.requests)) \(period)"
  }

  public var contactIsSent: String {
    "MET Norway a weather.gov žiadajú kontaktnú adresu. Ak ju nastavíte, "
      + "pošle sa iba im."
  }

  public var sampleStays: String {
    "Uložené pre ďalšie spustenie. Toto zostáva s --sample."
  }

  public func contacted(_ hosts: [String]) -> String {
    "kontaktované servery: " + hosts.joined(separator: ", ")
  }

  public func placeFacts(localTime: String, coordinate: String) -> String {
    "Poloha \(coordinate), miestny čas \(localTime)."
  }

  public var missingWeather: String { "Počasie pre toto miesto zatiaľ nie je k dispozícii." }

  /// `práve teraz`, `pred 12 min`, `pred 2 dňami`.
  public func wrongClock(_ day: CalendarDay, isOtherYear: Bool) -> String {
    "Vaše hodiny ukazujú \(isOtherYear ? "rok \(day.year)" : longDate(day))."
  }

  public func ago(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "práve teraz"
    case ..<(90 * 60): "pred \(Int(seconds / 60))\u{A0}min"
    case ..<(36 * 3600): "pred \(Int((seconds / 3600).rounded()))\u{A0}h"
    case ..<(1000 * 86_400):
      "pred " + plural(Int((seconds / 86_400).rounded()), "dňom", "dňami", "dňami")
    default: "dávno"
    }
  }

  /// Part of a request counts as a whole one.
  private func count(_ requests: Double) -> String {
    Int(exactly: requests.rounded(.up)).map(grouped) ?? "–"
  }

  public func offline(since time: String) -> String { "bez siete od \(time)" }

  public func keysNotUsed(_ error: KeyFileError) -> String {
    switch error {
    case .exposed(let path):
      "Súbor \(path) sa nepoužil: môžu ho čítať alebo meniť iní používatelia. Zadajte v shelli: chmod 600 \(path)"
    case .malformed(let path, let line):
      "Súbor \(path) sa nepoužil: riadok \(line) nie je kľúč. Správny tvar je OPENWEATHER_API_KEY=0123456789abcdef."
    case .unreadable(let path, let code):
      "Súbor \(path) sa nepoužil: nedá sa prečítať (\(reason(code)))."
    }
  }
}
