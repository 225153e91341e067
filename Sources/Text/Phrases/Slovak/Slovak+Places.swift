public import Clients
import Foundation
import Reports

extension Slovak {
  public var localeIdentifier: String { "sk_SK" }
  public var placeLanguage: PlaceLanguage { .slovak }

  public func means(_ travel: WayTravel) -> String? {
    switch travel {
    case .foot: "pešo"
    case .bike: "na bicykli"
    case .car: "autom"
    case .other: nil
    case .recorded: "podľa záznamu"
    }
  }

  public func position(_ place: String, distance: String, direction: String?) -> String {
    "\(figure(distance))\(direction.map { " \($0)" } ?? "") od: \(place)"
  }

  public func position(within area: String, place: String, distance: String) -> String {
    "\(area). Najbližšie miesto je \(place), vzdialené \(figure(distance))."
  }

  public func position(_ point: String, near town: String) -> String {
    "\(point), blízko miesta \(town)"
  }

  public func aboveSea(_ elevation: String) -> String { "\(elevation) nad morom" }

  public func onlyIn(_ country: String) -> String {
    "Hľadá sa iba v krajine \(country). Všade hľadá príkaz: \(asTyped("country off"))"
  }

  public func noGazetteer(_ error: GazetteerError) -> String {
    sentence(for: error) + " Miesta sa dovtedy hľadajú na internete."
  }

  func sentence(for error: GazetteerError) -> String {
    switch error {
    case .missing(let path):
      "Chýba zoznam miest: \(path). Preinštalujte Vane."
    case .foreign(let path):
      "Súbor \(path) nie je zoznam miest pre Vane. Preinštalujte Vane."
    case .otherVersion(let path, let found):
      "Súbor \(path) je zoznam miest vo verzii \(found), ktorú táto verzia Vane nečíta. Preinštalujte Vane."
    case .damaged(let path, _):
      "Zoznam miest je poškodený: \(path). Preinštalujte Vane."
    }
  }

  public func sea(_ sea: Sea) -> String {
    switch sea {
    case .arcticOcean: "Severný ľadový oceán"
    case .atlanticOcean: "Atlantický oceán"
    case .indianOcean: "Indický oceán"
    case .pacificOcean: "Tichý oceán"
    case .southernOcean: "Južný oceán"
    case .arabianSea: "Arabské more"
    case .bayOfBengal: "Bengálsky záliv"
    case .bayOfBiscay: "Biskajský záliv"
    case .beringSea: "Beringovo more"
    case .blackSea: "Čierne more"
    case .caribbeanSea: "Karibské more"
    case .coralSea: "Koralové more"
    case .caspianSea: "Kaspické more"
    case .gulfOfMexico: "Mexický záliv"
    case .hudsonBay: "Hudsonov záliv"
    case .mediterraneanSea: "Stredozemné more"
    case .northSea: "Severné more"
    case .seaOfJapan: "Japonské more"
    case .seaOfOkhotsk: "Ochotské more"
    case .southChinaSea: "Juhočínske more"
    case .tasmanSea: "Tasmanovo more"
    }
  }

  public var locating: String { "Zisťuje sa vaša poloha" }

  public func mayAskForAddress(_ host: String) -> String {
    "Zistiť vašu polohu podľa IP adresy cez \(host)? (a/n) "
  }

  public func source(_ position: Position, radius: String?) -> String {
    switch position.source {
    case .gpsd:
      "Vaša poloha podľa gpsd" + (radius.map { ", s presnosťou asi \(figure($0))." } ?? ".")
    case .home: "Váš domov."
    case .timezone:
      "Mesto vášho časového pásma, \(position.timeZone ?? "–"). Je to len približné: môžete byť aj ďaleko odtiaľ."
    case .ip:
      "Vaša poloha podľa IP adresy. Je to len približné: často je to mesto poskytovateľa."
    }
  }

  public func home(is place: String) -> String { "Váš domov je \(place)." }
  public func homeIsNoLonger(_ place: String) -> String { "Váš domov už nie je \(place)." }

  public var noHome: String { "Domov nie je nastavený. Zadajte: home Bratislava" }

  func noPosition(_ refusals: [PositionRefusal]) -> String {
    "Polohu sa nepodarilo zistiť. " + passedOver(refusals)
      + " Nastavte domov príkazom home MIESTO alebo iné zdroje polohy príkazom set location."
  }

  public func sentence(forPosition error: PositionError) -> String {
    switch error {
    case .badAddress(let value):
      "VANE_GPSD je „\(value)“, čo nie je platná adresa. Použite napríklad localhost:2947."
    case .noDaemon(let address): "Na adrese \(address) nie je spustené gpsd."
    case .notGPSD(let address): "Server na adrese \(address) nie je gpsd."
    case .silent(let address, let seconds):
      "gpsd na adrese \(address) do \(whole(seconds))\u{A0}s neodpovedalo."
    case .connectionLost(let address):
      "gpsd na adrese \(address) ukončilo spojenie skôr, než poslalo polohu."
    case .noDevice: "Ku gpsd nie je pripojený prijímač."
    case .deviceGone: "Prijímač gpsd bol odpojený."
    case .noFix(let seconds): "Prijímač gpsd do \(whole(seconds))\u{A0}s nenašiel polohu."
    case .staleFix(let time):
      "Prijímač gpsd udáva neaktuálnu polohu (\(date(of: time)))."
    case .simulatedFix: "Prijímač gpsd udáva simulovanú polohu."
    case .refusal(let words): "gpsd odmietlo požiadavku: \(words)"
    case .noHome: "Domov nie je nastavený."
    case .noCity(nil): "V systéme nie je nastavené časové pásmo."
    case .noCity(let zone?): "Časové pásmo \(zone) nie je pomenované podľa mesta."
    case .noZoneTable(let path): "Chýba tabuľka časových pásiem: \(path)."
    case .notAllowed: "Zisťovanie polohy podľa IP adresy nie je povolené."
    case .service(let error): sentence(for: error)
    case .badAnswer(let host, let detail): "Server \(host) nevrátil polohu (\(detail))."
    case .storage(let error): sentence(for: error)
    case .cancelled: cancelled
    }
  }

  private func date(of time: Date) -> String {
    let iso = time.formatted(.iso8601.year().month().day())
    return CalendarDay(iso).map { "\($0.day).\u{A0}\($0.month). \($0.year)" } ?? iso
  }
}
