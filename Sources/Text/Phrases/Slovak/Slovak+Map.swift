import Clients

extension Slovak {
  public var pinsHeading: String { "Značky" }
  public var yourLocation: String { "vaša\u{A0}poloha" }

  public func confirmPin(at point: String, distance: String) -> String {
    "Označiť \(point), \(figure(distance)) od najbližšieho miesta? (a/n) "
  }

  public var mapKeys: [String] {
    [
      "Šípky posúvajú", "+ a - menia mierku", "Enter otvorí", "p značka", "Tab ďalšia značka",
      "q koniec.",
    ]
  }

  public var mapCredit: String { "Údaje: Natural Earth, GSHHG" }

  func sentence(for error: AtlasError) -> String {
    switch error {
    case .missing(let path): "Chýba mapa: \(path). Preinštalujte Vane."
    case .foreign(let path): "Súbor \(path) nie je mapa pre Vane. Preinštalujte Vane."
    case .otherVersion(let path, let found):
      "Súbor \(path) je mapa vo verzii \(found), ktorú táto verzia Vane nečíta. Preinštalujte Vane."
    case .damaged(let path): "Mapa je poškodená: \(path). Preinštalujte Vane."
    }
  }

  public var radarName: String { "Radar" }
  public func inHour(to time: String) -> String { "za hodinu do \(time)" }
  public var noData: String { "bez údajov" }
  public var daySide: String { "deň" }
  public var nightSide: String { "noc" }
  public var highMark: String { "V" }
  public var lowMark: String { "N" }

  public func confirmFields(points: Int, calls: Int, service: String) -> String {
    "Vyžiadať počasie v \(points) bodoch tejto mapy na 7 dní? Stojí to \(grouped(calls)) "
      + "\(form(calls, "bezplatnú požiadavku", "bezplatné požiadavky", "bezplatných požiadaviek")) na \(service) a výsledok sa uloží. Vane sa už nebude pýtať. (a/n) "
  }

  public func fieldsNotAsked(points: Int, calls: Int) -> String {
    "Počasie pre tento výrez ešte nebolo vyžiadané. Počet požiadaviek: \(grouped(calls)), "
      + "bodov: \(points)."
  }

  public var fieldsHint: String { "Povolíte to príkazom: set fields yes" }

  public var fetchKey: String { "Vyžiadate ho klávesom f." }
  public func isobars(every step: String) -> String { "izobary po \(step)" }

  public func fieldGaps(_ missing: Int, of points: Int) -> String {
    "Body bez údajov: \(missing) z \(points). Na mape sú šrafované."
  }

  public var fieldsEndInView: String { "Pre šrafované časti výrezu počasie nebolo vyžiadané." }

  public func hourNotCovered(first: String, last: String) -> String {
    "Mapa má hodiny od \(first) do \(last). Vyberte si z nich."
  }

  public func badHour(_ text: String) -> String {
    "„\(text)“ nie je hodina. Zadajte now, +3, 15:00 alebo pi 15:00."
  }

  public func fieldRange(_ name: String, time: String, low: String, high: String) -> String {
    "\(name), \(time): od \(low) do \(high)."
  }

  public func centerSentence(isHigh: Bool, pressure: String, place: String) -> String {
    "\(isHigh ? "Tlaková výš" : "Tlaková níž") \(pressure), \(place)."
  }

  public var noCenters: String { "Vo výreze nie je stred tlakovej výše ani níže." }
  public func dryView(time: String) -> String { "Vo výreze je bez zrážok (\(time))." }
  public func rainThere(_ place: String, most: String) -> String {
    "Zrážky: \(place), najviac \(most)."
  }
  public func rainIn(_ place: String) -> String { place }
  public func rainDirection(_ direction: String) -> String {
    "v smere \(direction) od stredu výrezu"
  }
  public var radarForecast: String { "predpoveď" }

  public func unreadablePictures(_ count: Int) -> String {
    "Nečitateľné radarové snímky: \(count)."
  }

  public var noRadarHere: String { "Túto časť mapy nepokrýva žiadny radar." }

  public func rainAhead(
    distance: String, direction: Int, speed: String?, towards: Int?, wait: String?,
    isForecast: Bool
  ) -> String {
    let motion = wait == nil ? motion(speed, towards) : motion(speed, nil)
    let arrival = wait.map { ", tu asi o \($0)" + (isForecast ? " podľa predpovede radaru" : "") }
    return "Dážď \(figure(distance)) na \(direction8(direction))\(motion)\(arrival ?? "")."
  }

  public func rainHere(speed: String?, towards: Int?) -> String {
    "Dážď je tu\(motion(speed, towards))."
  }

  private func motion(_ speed: String?, _ towards: Int?) -> String {
    guard let speed else { return "" }
    return ", postupuje rýchlosťou \(figure(speed))"
      + (towards.map { " na \(direction8($0))" } ?? "")
  }

  private func direction8(_ index: Int) -> String {
    [
      "sever", "severovýchod", "východ", "juhovýchod", "juh", "juhozápad", "západ", "severozápad",
    ][index & 7]
  }

  public func noRain(within distance: String) -> String {
    "Na radare do \(figure(distance)) nie je dážď."
  }

  public func wetWithinAnHour(_ places: [String]) -> String {
    "Dážď do hodiny: \(places.joined(separator: ", "))."
  }

  public var hourKeys: [String] { ["čiarka a bodka menia hodinu", "medzera prehráva"] }
}
