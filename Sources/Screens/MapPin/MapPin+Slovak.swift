import Clients
import Phrases

nonisolated extension Slovak: MapPinPhrases {
  var pinsHeading: String { "Značky" }
  var yourLocation: String { "vaša\u{A0}poloha" }

  func confirmPin(at point: String, distance: String) -> String {
    "Označiť \(point), \(figure(distance)) od najbližšieho miesta? (a/n) "
  }

  var mapKeys: [String] {
    [
      "Šípky posúvajú", "+ a - menia mierku", "Enter otvorí", "p značka", "Tab ďalšia značka",
      "q koniec.",
    ]
  }

  var radarName: String { "Radar" }
  func inHour(to time: String) -> String { "za hodinu do \(time)" }
  func noHours(of type: String) -> String {
    "Mapa „\(type)“ ukazuje iba prítomnosť. Pre hodinu zadajte: map type rain hour +3"
  }
  var noData: String { "bez údajov" }
  var daySide: String { "deň" }
  var nightSide: String { "noc" }
  var highMark: String { "V" }
  var lowMark: String { "N" }

  func confirmFields(points: Int, calls: Int, service: String) -> String {
    "Vyžiadať počasie v \(points) \(form(points, "bode", "bodoch", "bodoch")) tejto mapy na 7 dní? Stojí to \(grouped(calls)) "
      + "\(form(calls, "bezplatnú požiadavku", "bezplatné požiadavky", "bezplatných požiadaviek")) na \(service) a výsledok sa uloží. Vane sa už nebude pýtať. (a/n) "
  }

  var fieldsHint: String { "Povolíte to príkazom: set fields yes" }

  var fetchKey: String { "Vyžiadate ho klávesom f." }
  func isobars(every step: String) -> String { "izobary po \(step)" }

  func fieldGaps(_ missing: Int, of points: Int) -> String {
    "Body bez údajov: \(missing) \(from(points)) \(points). Na mape sú šrafované."
  }

  var fieldsEndInView: String { "Pre šrafované časti výrezu počasie nebolo vyžiadané." }

  func fieldRange(_ name: String, time: String, low: String, high: String) -> String {
    "\(name), \(time): od \(low) do \(high)."
  }

  func centerSentence(isHigh: Bool, pressure: String, place: String) -> String {
    "\(isHigh ? "Tlaková výš" : "Tlaková níž") \(pressure), \(place)."
  }

  var noCenters: String { "Vo výreze nie je stred tlakovej výše ani níže." }
  func dryView(time: String) -> String { "Vo výreze je bez zrážok (\(time))." }
  func rainThere(_ place: String, most: String) -> String {
    "Zrážky: \(place), najviac \(most)."
  }
  func rainIn(_ place: String) -> String { place }
  func rainDirection(_ direction: String) -> String {
    "v smere \(direction) od stredu výrezu"
  }
  var radarForecast: String { "predpoveď" }

  func unreadablePictures(_ count: Int) -> String {
    "Nečitateľné radarové snímky: \(count)."
  }

  var noRadarHere: String { "Túto časť mapy nepokrýva žiadny radar." }

  func rainAhead(
    distance: String, direction: Int, speed: String?, towards: Int?, wait: String?,
    isForecast: Bool
  ) -> String {
    let motion = wait == nil ? motion(speed, towards) : motion(speed, nil)
    let arrival = wait.map { ", tu asi o \($0)" + (isForecast ? " podľa predpovede radaru" : "") }
    return "Zrážky \(figure(distance)) \(side8(direction))\(motion)\(arrival ?? "")."
  }

  func rainHere(speed: String?, towards: Int?) -> String {
    "Zrážky sú tu\(motion(speed, towards))."
  }

  func noRain(within distance: String) -> String {
    "Na radare do \(figure(distance)) nie sú zrážky."
  }

  func wetWithinAnHour(_ places: [String]) -> String {
    "Zrážky do hodiny: \(places.joined(separator: ", "))."
  }

  var hourKeys: [String] { ["čiarka a bodka menia hodinu", "medzera prehráva"] }
  var noPins: String { "Zatiaľ nemáte značky. Zadajte: pin 48.15 17.11" }

  func pinned(_ name: String) -> String { closed("Pridaná značka: \(name)") }
  func alreadyPinned(_ name: String) -> String { "\(name) už má značku." }
  var locationUnknown: String {
    "Vaša poloha nie je známa. Aby sa mapa otvorila na nej, zadajte: home Bratislava"
  }

  func exported(_ counts: PlaceCounts, to path: String) -> String {
    "Do súboru \(path) sa uložilo: \(text(counts))."
  }

  func imported(_ counts: PlaceCounts, present: Int, repeated: Int) -> String {
    let there =
      (present > 0 ? " Už tu boli: \(present)." : "")
      + (repeated > 0 ? " V súbore sa opakujú: \(repeated)." : "")
    if counts.all == 0 { return "Nič sa nepridalo." + there }
    return "Pridalo sa: \(text(counts)).\(there)"
  }

  func notImported(_ rows: [RejectedRow]) -> String {
    let shown = rows.prefix(5).map { "riadok \($0.row) (\(reason($0.reason)))" }
    let more = rows.count > shown.count ? ["ďalšie: \(rows.count - shown.count)"] : []
    return "Preskočené: \(enumeration(shown + more))."
  }

  func importUndone(_ counts: PlaceCounts) -> String {
    "Pridanie je zrušené: \(text(counts))."
  }

  private func motion(_ speed: String?, _ towards: Int?) -> String {
    guard let speed else { return "" }
    return ", postupujú rýchlosťou \(figure(speed))"
      + (towards.map { " na \(direction8($0))" } ?? "")
  }

  /// The side on which something lies, as it is seen from here.
  private func side8(_ index: Int) -> String {
    [
      "severne", "severovýchodne", "východne", "juhovýchodne", "južne", "juhozápadne", "západne",
      "severozápadne",
    ][index & 7]
  }

  private func direction8(_ index: Int) -> String {
    [
      "sever", "severovýchod", "východ", "juhovýchod", "juh", "juhozápad", "západ", "severozápad",
    ][index & 7]
  }

  private func text(_ counts: PlaceCounts) -> String {
    let favorites = plural(
      counts.favorites, "obľúbené miesto", "obľúbené miesta", "obľúbených miest")
    let pins = plural(counts.pins, "značka", "značky", "značiek")
    if counts.favorites == 0 { return pins }
    return counts.pins == 0 ? favorites : "\(favorites) a \(pins)"
  }

  private func reason(_ reason: RejectedRow.Reason) -> String {
    switch reason {
    case .noPosition: "bez polohy"
    case .outOfRange: "poloha mimo rozsahu"
    case .noPoint: "nie je bod"
    case .malformed: "nie je miesto"
    }
  }
}
