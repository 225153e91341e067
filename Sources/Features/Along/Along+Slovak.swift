import Analysis
import Phrases

nonisolated extension Slovak: AlongPhrases {
  var alongSummary: String { "zobrazí počasie na trase a nájde najlepší začiatok" }

  func clause(_ rain: WayRain) -> String {
    switch rain {
    case .dry: "Celou cestou bez zrážok"
    case .dryUntil(let mark): "Bez zrážok po \(mark), kam predpoveď siaha"
    case .unknown: "Pre tento čas nie je predpoveď"
    case .wet(let spells, let more):
      spells.enumerated().map { index, spell in
        let text = clause(spell)
        return index == 0 ? text : text.lowercasedFirst
      }.joined(separator: ", ") + (more > 0 ? " a ešte \(more)-krát" : "")
    }
  }

  private func clause(_ spell: WaySpell) -> String {
    let kind = name(of: spell.kind, isHeavy: false).capitalizedFirst
    func mark(_ figure: String) -> String { self.mark(figure, isMiles: spell.isMiles) }
    return switch (spell.from, spell.to, spell.start, spell.end) {
    case (let from?, let to?, let start?, let end?):
      "\(kind) medzi \(mark(from)) a \(to), od \(start) do \(end)"
    case (let from?, nil, let start?, _): "\(kind) od \(mark(from)), od \(start)"
    case (nil, let to?, _, let end?): "\(kind) po \(mark(to)), do \(end)"
    default: "\(kind) celou cestou"
    }
  }

  func clause(_ wind: WayWind) -> String {
    let name =
      switch wind.wind {
      case .head: "protivietor"
      case .tail: "vietor do chrbta"
      case .cross, .left, .right: "bočný vietor"
      }
    let part =
      switch wind.part {
      case .all: "celou cestou"
      case .first(let distance): "na prvých \(distance)"
      case .last(let distance): "na posledných \(distance)"
      case .between(let from, let to): "medzi \(mark(from, isMiles: wind.isMiles)) a \(to)"
      }
    return "\(name) \(wind.speed) \(part)"
  }

  func mark(_ figure: String, isMiles: Bool) -> String {
    (isMiles ? "mi" : "km") + "\u{A0}" + self.figure(figure)
  }

  func climb(_ height: String) -> String { "stúpanie \(height)" }
  var greatCircles: String {
    "Medzi miestami vzdušnou čiarou (po ortodróme), nie po cestách."
  }

  var viaPoints: String {
    "Body trasy sú ďaleko od seba. Medzi nimi vedie vzdušnou čiarou (po ortodróme), nie po cestách."
  }

  func maySendWay(to host: String) -> String {
    "Vyhľadať cestu cez \(host)? Odošlú sa len polohy miest. (a/n) "
  }

  var roadsNotAllowed: String { "Ak má trasa viesť po cestách, zadajte: set route yes" }
  var byRoad: String { "po cestách" }
  func wayPoint(_ number: Int) -> String { "bod \(number)" }

  func farFromRoad(_ name: String, _ distance: String) -> String {
    "\(name.capitalizedFirst): najbližšia cesta je vo vzdialenosti \(distance)."
  }

  func longestLine(_ name: String, of count: Int, other line: String) -> String {
    "Počet trás v súbore: \(count). Toto je najdlhšia" + (name.isEmpty ? "." : ": \(name).")
      + " Inú zobrazí: \(line)"
  }

  func gaps(_ count: Int, _ length: String, at mark: String) -> String {
    count == 1
      ? "Medzera v trase (\(mark), \(length)) sa nepočíta."
      : "Medzery v trase sa nepočítajú: \(count), spolu \(length)."
  }

  var uselessTimes: String {
    "Časy v súbore nemôžu byť správne, preto sa počíta s bežnou rýchlosťou."
  }

  func forecastEnds(_ time: String, at mark: String) -> String {
    "Predpoveď siaha po \(mark) (\(time))."
  }

  func noForecastThen(_ time: String) -> String {
    "Pre tento čas nie je predpoveď: \(time)."
  }

  func recordedTimes(_ line: String) -> String {
    "Toto sú časy zo súboru. Iný čas zadáte takto: \(line)"
  }

  func recordedTimes(of day: String, _ line: String) -> String {
    "V súbore je \(day), preto sa počíta s rovnakým časom zajtra. Iný čas zadáte takto: \(line)"
  }

  var placeTimes: String { "Časy sú v miestnom čase každého miesta." }

  func rest(_ time: String, _ duration: String, at mark: String) -> String {
    "Prestávka \(duration) o \(time), \(mark)."
  }

  func feltHeading(_ unit: String) -> String { "\(unit) pocit." }

  func relative(_ wind: RelativeWind, _ speed: String) -> String {
    wind == .head ? "protivietor \(speed)" : "vietor \(relative(wind)) \(speed)"
  }

  func relative(_ wind: RelativeWind) -> String {
    switch wind {
    case .head: "proti"
    case .tail: "zozadu"
    case .left: "zľava"
    case .right: "sprava"
    case .cross: "z boku"
    }
  }

  func sun(rises: Bool, at mark: String, _ time: String) -> String {
    "\(rises ? "Východ" : "Západ") slnka: \(time), \(mark)."
  }

  func heightChart(in unit: String) -> String { "Výška, \(unit)" }
  func headwindChart(in unit: String) -> String { "Protivietor (\(unit))" }
  var tailwindLegend: String { "pod 0 do chrbta" }
  func rainOnMap(wet: String, dry: String) -> String { "\(wet) zrážky, \(dry) bez zrážok" }
  func windOnMap(head: String, from least: String, other: String) -> String {
    "\(head) protivietor od \(least), \(other) slabší"
  }

  func warningOnWay(_ warning: String, at mark: String, until time: String?) -> String {
    "\(warning), \(mark)" + (time.map { ", do \($0)" } ?? "") + "."
  }

  var warningsUnknown: String { "Meteorologické výstrahy sa nepodarilo zistiť." }

  func bestStart(_ time: String, wet minutes: Int, wind: String?) -> String {
    let rain =
      minutes == 0 ? "celou cestou bez zrážok" : "\(length(ofMinutes: minutes)) so zrážkami"
    return "Najlepší odchod: \(time), \(rain)" + (wind.map { ", \($0)" } ?? "") + "."
  }

  func noStart(until time: String?) -> String {
    "Pre žiadny z týchto časov odchodu nie je predpoveď"
      + (time.map { ". Siaha do \($0)." } ?? ".")
  }

  var startsHeading: String { "odchod" }
  var wetHeading: String { "zrážky" }

  var noHeadwind: String { "bez protivetra" }

  func headwind(_ speed: String, isAgainst: Bool) -> String {
    (isAgainst ? "protivietor " : "vietor do chrbta ") + speed
  }

  func dryRuns(_ dry: Int, of members: Int, points: Int) -> String {
    "Behy ansámblu bez zrážok na celej trase: \(dry) \(from(members)) \(members) (body trasy: \(points))."
  }

  var noRuns: String { "Pre tento čas nie je ansámblová predpoveď." }

  var noWays: String {
    "Zatiaľ nemáte uložené žiadne trasy. Zadajte along a trasu, napríklad along Oslo to Bergen, a potom star."
  }
  func savedWay(_ name: String) -> String { "Trasa je uložená ako \(name)." }

  func confirmRemoval(ofWays count: Int) -> String {
    switch count {
    case 1: "Odstrániť trasu? (a/n) "
    case 2: "Odstrániť obe trasy? (a/n) "
    default: "Odstrániť všetky trasy (\(count))? (a/n) "
    }
  }

  func strayAlerts(_ count: Int) -> String {
    let alerts = plural(
      count, "upozornenie už svoju trasu nenájde", "upozornenia už svoju trasu nenájdu",
      "upozornení už svoju trasu nenájde")
    return "V zozname told \(alerts)."
  }

  func removedWays(_ names: [String]) -> String {
    names.count == 1
      ? "Trasa \(names[0]) je odstránená." : "Odstránené trasy: \(names.joined(separator: ", "))."
  }

  func restoredWays(_ names: [String]) -> String {
    names.count == 1
      ? "Trasa \(names[0]) je obnovená." : "Obnovené trasy: \(names.joined(separator: ", "))."
  }

  func noWay(_ fault: WayFault) -> String {
    switch fault {
    case .taken(let name): "Trasa s názvom „\(name)“ už existuje. Zvoľte iný názov."
    case .noPoints: "Trasa musí mať dva rôzne body."
    case .onePlace(let name):
      "Žiadna uložená trasa sa nevolá „\(name)“. Trasa má dve miesta alebo súbor GPX: along Oslo to Bergen"
    case .tooShort(let meters):
      "Trasa dlhá \(meters)\u{A0}m je príliš krátka. Musí mať aspoň 200\u{A0}m."
    case .noTrack(let path): "Súbor \(path) neobsahuje žiadnu trasu."
    case .notSaved(let name):
      "Trasa „\(name)“ nie je uložená. Zoznam zobrazí príkaz ways."
    case .noLine(_, of: 1): "V súbore je len jedna trasa."
    case .noLine(let name, let count):
      "Trasa „\(name)“ v súbore nie je. Zadajte číslo od 1 do \(count) alebo názov."
    case .travel(let text):
      "„\(text)“ nie je známy spôsob cestovania. Zadajte by foot (pešo), by bike (na bicykli) alebo by car (autom)."
    case .time(let text):
      "„\(text)“ nie je platný čas odchodu. Zadajte at 8:00, at fri 7:00 alebo at tomorrow."
    case .window(let text):
      "„\(text)“ nie je platné rozpätie hodín. Zadajte best 6-12."
    case .pastWindow: "Tieto hodiny už uplynuli. Zvoľte neskoršie alebo iný deň."
    case .early(let text): "„\(text)“ patrí na koniec riadka."
    case .word(let text):
      "Za trasou nemôže byť „\(text)“. "
        + "Povolené: at 8:00, by foot, by bike alebo by car, 22 km/h, best 6-12, map, chart."
    case .speed(let text):
      "„\(text)“ nie je možná rýchlosť. Môže byť od 0,4 do \(grouped(1200))\u{A0}km/h."
    case .pause(let text):
      "„\(text)“ nie je platná prestávka. Zadajte čas a trvanie: --pause 12:00 1h"
    }
  }
}
