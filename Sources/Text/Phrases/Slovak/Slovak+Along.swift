extension Slovak {
  public func along(_ rain: WayRain, _ wind: WayWind?) -> String {
    let clauses = [clause(rain), wind.map(clause)].compactMap(\.self)
    return clauses.map { $0.capitalizedFirst + "." }.joined(separator: " ")
  }

  private func clause(_ rain: WayRain) -> String {
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

  private func clause(_ wind: WayWind) -> String {
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

  public func mark(_ figure: String, isMiles: Bool) -> String {
    (isMiles ? "míľa" : "km") + "\u{A0}" + self.figure(figure)
  }

  public func means(_ travel: WayTravel) -> String? {
    switch travel {
    case .foot: "pešo"
    case .bike: "na bicykli"
    case .car: "autom"
    case .other: nil
    case .recorded: "podľa záznamu"
    }
  }

  public func climb(_ height: String) -> String { "stúpanie \(height)" }
  public var greatCircles: String {
    "Medzi miestami vzdušnou čiarou (po ortodróme), nie po cestách."
  }

  public var viaPoints: String {
    "Body trasy sú ďaleko od seba. Medzi nimi vedie vzdušnou čiarou (po ortodróme), nie po cestách."
  }

  public func longestLine(_ name: String, of count: Int, other line: String) -> String {
    "Počet trás v súbore: \(count). Toto je najdlhšia" + (name.isEmpty ? "." : ": \(name).")
      + " Inú zobrazí: \(line)"
  }

  public func gaps(_ count: Int, _ length: String, at mark: String) -> String {
    count == 1
      ? "Medzera v trase (\(mark), \(length)) sa nepočíta."
      : "Medzery v trase sa nepočítajú: \(count), spolu \(length)."
  }

  public var uselessTimes: String {
    "Časy v súbore nemôžu byť správne, preto sa počíta s bežnou rýchlosťou."
  }

  public func forecastEnds(_ time: String, at mark: String) -> String {
    "Predpoveď siaha po \(mark) (\(time))."
  }

  public func noForecastThen(_ time: String) -> String {
    "Pre tento čas nie je predpoveď: \(time)."
  }

  public func recordedTimes(_ line: String) -> String {
    "Toto sú časy zo súboru. Iný čas zadáte takto: \(line)"
  }

  public func recordedTimes(of day: String, _ line: String) -> String {
    "V súbore je \(day), preto sa počíta s rovnakým časom zajtra. Iný čas zadáte takto: \(line)"
  }

  public func rest(_ time: String, _ duration: String, at mark: String) -> String {
    "Prestávka \(duration) o \(time), \(mark)."
  }

  public func feltHeading(_ unit: String) -> String { "\(unit) pocit." }

  public func relative(_ wind: RelativeWind, _ speed: String) -> String {
    wind == .head ? "protivietor \(speed)" : "vietor \(relative(wind)) \(speed)"
  }

  public func relative(_ wind: RelativeWind) -> String {
    switch wind {
    case .head: "proti"
    case .tail: "zozadu"
    case .left: "zľava"
    case .right: "sprava"
    case .cross: "z boku"
    }
  }

  public func dark(from mark: String, _ time: String) -> String {
    "Západ slnka o \(time), \(mark)."
  }

  public func light(from mark: String, _ time: String) -> String {
    "Východ slnka o \(time), \(mark)."
  }

  public func heightChart(in unit: String) -> String { "Výška, \(unit)" }
  public func headwindChart(in unit: String) -> String { "Protivietor (\(unit))" }
  public var tailwindLegend: String { "pod 0 do chrbta" }
  public func rainOnMap(wet: String, dry: String) -> String { "\(wet) zrážky, \(dry) bez zrážok" }
  public func windOnMap(head: String, other: String) -> String {
    "\(head) protivietor, \(other) bez neho"
  }

  public func warningOnWay(_ warning: String, at mark: String, until time: String?) -> String {
    "\(warning), \(mark)" + (time.map { ", do \($0)" } ?? "") + "."
  }

  public var warningsUnknown: String { "Meteorologické výstrahy sa nepodarilo zistiť." }

  public func bestStart(_ time: String, wet minutes: Int, wind: String?) -> String {
    let rain = minutes == 0 ? "celou cestou bez zrážok" : "\(self.minutes(minutes)) so zrážkami"
    return "Najlepší odchod: \(time), \(rain)" + (wind.map { ", \($0)" } ?? "") + "."
  }

  public func noStart(until time: String?) -> String {
    "Pre žiadny z týchto časov odchodu nie je predpoveď"
      + (time.map { ". Siaha do \($0)." } ?? ".")
  }

  public var startsHeading: String { "odchod" }
  public var wetHeading: String { "zrážky" }
  public func minutes(_ count: Int) -> String { "\(count)\u{A0}min" }

  public func headwind(_ speed: String, isAgainst: Bool) -> String {
    (isAgainst ? "protivietor " : "vietor do chrbta ") + speed
  }

  public func dryRuns(_ dry: Int, of members: Int, points: Int) -> String {
    "Behy ansámblu bez zrážok na celej trase: \(dry) z \(members) (body trasy: \(points))."
  }

  public var noRuns: String { "Pre tento čas nie je ansámblová predpoveď." }

  public var waysTitle: String { "Trasy" }
  public var noWays: String {
    "Zatiaľ nemáte uložené žiadne trasy. Zadajte along a trasu, napríklad along Oslo to Bergen, a potom star."
  }
  public func savedWay(_ name: String) -> String { "Trasa je uložená ako \(name)." }

  public func confirmRemoval(ofWays count: Int) -> String {
    switch count {
    case 1: "Odstrániť trasu?"
    case 2: "Odstrániť obe trasy?"
    default: "Odstrániť všetky trasy (\(count))?"
    }
  }

  public func strayAlerts(_ count: Int) -> String {
    let alerts = plural(
      count, "upozornenie už svoju cestu nenájde", "upozornenia už svoju cestu nenájdu",
      "upozornení už svoju cestu nenájde")
    return "V zozname told \(alerts)."
  }

  public func removedWays(_ names: [String]) -> String {
    names.count == 1
      ? "Trasa \(names[0]) je odstránená." : "Odstránené trasy: \(names.joined(separator: ", "))."
  }

  public func restoredWays(_ names: [String]) -> String {
    names.count == 1
      ? "Trasa \(names[0]) je obnovená." : "Obnovené trasy: \(names.joined(separator: ", "))."
  }

  public func noWay(_ fault: WayFault) -> String {
    switch fault {
    case .noPoints: "Trasa musí mať dva rôzne body."
    case .onePlace: "Trasa musí mať dve miesta alebo súbor GPX: along Oslo to Bergen"
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
