import Foundation
public import WeatherClients

extension Slovak {
  public var locating: String { "Zisťuje sa, kde ste" }

  public func source(_ position: Position, radius: String?) -> String {
    switch position.source {
    case .gpsd:
      "Vaša poloha podľa gpsd" + (radius.map { ", s presnosťou asi \(figure($0))." } ?? ".")
    case .home: "Váš domov, ako ste ho nastavili."
    case .timezone:
      "Mesto vášho časového pásma, \(position.timeZone ?? "–"). Je to len približné: môžete byť stovky kilometrov ďaleko."
    case .ip:
      "Vaša poloha podľa internetovej adresy. Je to len približné: často je to mesto poskytovateľa."
    }
  }

  public func passedOver(_ refusals: [PositionRefusal]) -> String {
    refusals.map { sentence(forPosition: $0.error) }.joined(separator: " ")
  }

  public func mayAskForAddress(_ host: String) -> String {
    "Smie sa Vane opýtať \(host), kde je vaša internetová adresa? (a/n) "
  }

  public func home(is place: String) -> String { "Domov je \(place)." }
  public var noHome: String { "Domov nie je nastavený. Zadajte: home Bratislava" }

  func noPosition(_ refusals: [PositionRefusal]) -> String {
    "Nikto nevie, kde ste. " + passedOver(refusals)
      + " Zadajte home a miesto, alebo cez set location určte, koho sa pýtať."
  }

  public func sentence(forPosition error: PositionError) -> String {
    switch error {
    case .badAddress(let value):
      "VANE_GPSD je „\(value)“: adresa gpsd vyzerá ako localhost:2947."
    case .noDaemon(let address): "Na \(address) neodpovedá nijaké gpsd."
    case .notGPSD(let address): "Čo odpovedá na \(address), nie je gpsd."
    case .silent(let address, let seconds):
      "gpsd na \(address) do \(whole(seconds)) s nič nepovedalo."
    case .connectionLost(let address):
      "gpsd na \(address) ukončilo spojenie skôr, než udalo polohu."
    case .noDevice: "gpsd nemá prijímač."
    case .deviceGone: "Prijímač gpsd zmizol."
    case .noFix(let seconds): "Prijímač gpsd do \(whole(seconds)) s nenašiel polohu."
    case .staleFix(let time):
      "Prijímač gpsd udáva polohu z \(time.formatted(.iso8601.year().month().day())), čo nie je teraz."
    case .simulatedFix: "Prijímač gpsd udáva vymyslenú polohu."
    case .refusal(let words): "gpsd odmietlo odpovedať: \(words)"
    case .noHome: "Domov nie je nastavený."
    case .noCity(nil): "V systéme nie je nastavené časové pásmo."
    case .noCity(let zone?): "Časové pásmo \(zone) nemá meno po nijakom meste."
    case .noZoneTable(let path): "Tabuľka časových pásiem chýba v \(path)."
    case .notAllowed: "Na internetovú adresu sa pýtať nesmie."
    case .service(let error): sentence(for: error)
    case .badAnswer(let host, let detail): "\(host) nehovorí, kde ste (\(detail))."
    case .storage(let error): sentence(for: error)
    case .cancelled: cancelled
    }
  }
}
