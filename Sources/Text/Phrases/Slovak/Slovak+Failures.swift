import Foundation

extension Slovak {
  /// ` „favorites“`, for a list that isn't on the screen.
  private func list(of line: String?) -> String { line.map { " „\($0)“" } ?? "" }

  public func sentence(for failure: Failure, triesAgain: Bool) -> String {
    switch failure {
    case .service(let error): sentence(for: error, triesAgain: triesAgain)
    case .storage(let error): sentence(for: error)
    case .gazetteer(let error): sentence(for: error)
    case .atlas(let error): sentence(for: error)
    case .usage(let command, not: nil):
      "Použitie: "
        + [command.name.rawValue, usage(command)].filter { !$0.isEmpty }.joined(separator: " ")
    case .usage(let command, not: let word?): sentence(for: word, after: command)
    case .offer(let offer): sentence(for: offer)
    case .unread(let words): "Nerozumiem: \(words.map { "„\($0)“" }.joined(separator: ", "))."
    case .noSuchWeather(let word, let name):
      "Vane nemá nič s názvom „\(word)“. Miesto s týmto názvom vyhľadáte takto: \(asTyped("search \(name)"))"
    case .tooLarge(let name):
      "„\(name)“ je pre jednu predpoveď príliš veľké územie. Zadajte niektorú krajinu alebo miesto. "
        + "Miesto s týmto názvom vyhľadáte takto: \(asTyped("search \(name)"))"
    case .own(let failure): failure.sentence(self)
    case .unknownHelp(let typed):
      "Príkaz „\(typed)“ neexistuje. Zoznam príkazov zobrazí \(asTyped("help"))."
    case .ambiguous(let typed, let names):
      "„\(typed)“ nie je jednoznačné: \(names.map(\.rawValue).joined(separator: ", ")). Zadajte viac písmen."
    case .notHere(let command, let there):
      "Príkaz „\(command.rawValue)“ na tejto obrazovke nie je dostupný. "
        + (there.map { "Zadajte: \(asTyped($0))" } ?? "Zoznam príkazov zobrazí \(asTyped("help")).")
    case .emptyWord:
      "Jedno zo slov je prázdne. Ak je z premennej, overte, či je nastavená."
    case .unknownOption(let option):
      "Voľba \(option) neexistuje. Zoznam zobrazí help alebo vane --help."
    case .onlyNearNames(let text, let names):
      "Žiadne miesto sa nevolá „\(text)“. Najbližšie názvy: \(names.joined(separator: ", ")). "
        + "Na výber zadajte: search \(text)"
    case .placeNotFound(let text):
      "Miesto s názvom „\(text)“ sa nenašlo. Skúste iný zápis alebo iba začiatok názvu."
    case .postalCodeNotFound(let text):
      "Miesto s poštovým smerovacím číslom „\(text)“ sa nenašlo. Zadajte namiesto toho názov miesta."
    case .placeNotFoundOffline(let text, let error):
      "Miesto s názvom „\(text)“ v zozname miest nie je a na internete sa nedá vyhľadať: "
        + sentence(for: error, triesAgain: triesAgain)
    case .postalCodeNotFoundOffline(let text, _):
      "Poštové smerovacie číslo „\(text)“ sa na internete nedá vyhľadať a medzi číslami Európy a USA nie je. "
        + "Zadajte namiesto neho názov miesta."
    case .limited(let country, .placeNotFound(let text)):
      "V krajine \(countryName(of: country) ?? country) sa miesto s názvom „\(text)“ nenašlo. "
        + "Všade hľadá príkaz: \(asTyped("country off"))"
    case .limited(let country, .placeNotFoundOffline(let text, let error)):
      "V krajine \(countryName(of: country) ?? country) zoznam miest miesto s názvom „\(text)“ nemá "
        + "a na internete sa nedá vyhľadať: " + sentence(for: error, triesAgain: triesAgain)
        + " " + onlyIn(countryName(of: country) ?? country)
    case .limited(let country, let failure):
      sentence(for: failure, triesAgain: triesAgain) + " "
        + onlyIn(countryName(of: country) ?? country)
    case .unknownCountry(let text):
      "Krajina „\(text)“ neexistuje. Zoznam krajín zobrazí \(asTyped("country"))."
    case .unknownArea(let text):
      "„\(text)“ nie je krajina ani kraj. Zoznam krajín zobrazí \(asTyped("country"))."
    case .noRow(let row, 0, let line):
      "Riadok \(row) neexistuje: zoznam\(list(of: line)) je prázdny."
    case .noRow(let row, let count, let line):
      "Riadok \(row) neexistuje. Zoznam\(list(of: line)) má "
        + (count == 1 ? "jeden riadok." : "riadky 1 až \(count).")
    case .rowOffMap(let row):
      "Riadok \(row) leží mimo tejto mapy, preto nie je v zozname. Zadajte: \(asTyped("favorites"))"
    case .noPage(_, 1):
      "Zoznam má iba jednu stranu."
    case .noPage(let page, let count):
      "Strana \(page) neexistuje. Zoznam má strany 1 až \(count)."
    case .noList where isInShell:
      "V tomto spustení nie je zoznam. Miesto otvoríte takto: \(asTyped("detail Bratislava"))"
    case .noList:
      "Zatiaľ nie je z čoho vyberať. Zadajte: \(asTyped("search Bratislava"))"
    case .listGone(let line):
      "Zoznam „\(line)“ už nie je na obrazovke. Zadajte: \(asTyped(line))"
    case .nothingSearched: nothingSearched
    case .noHome: noHome
    case .noPlace(let line):
      "Nie je otvorené žiadne miesto. Pre riadok 1 posledného zoznamu zadajte: \(asTyped(line))"
    case .nothingToClear: "Nie je čo odstrániť."
    case .goneAlready: "Tento riadok už v zozname nie je."
    case .notKept(let command):
      "Príkaz „\(command.rawValue)“ mení vaše hľadania. Najprv zadajte searches."
    case .nothingToUndo:
      "Nie je čo vrátiť späť."
    case .badCoordinate(let text):
      "„\(text)“ nie je platná poloha. Šírka je -90 až 90, dĺžka -180 až 180, napríklad 48.15 17.11."
    case .needsYes(let command):
      "Príkaz „\(command.rawValue)“ vyžaduje potvrdenie, ale vstup nie je interaktívny. Povolíte to spustením vane --yes."
    case .unknownSetting(let name, let meant):
      "Nastavenie „\(name)“ neexistuje. "
        + (meant.map { "Mysleli ste „\($0)“?" } ?? "Zoznam nastavení zobrazí \(asTyped("set")).")
    case .badValue(let setting, let value, let allowed):
      "\(setting) nemôže byť „\(value)“. Povolené: \(allowed.joined(separator: ", "))."
    case .noValue(let flag):
      "Voľba \(flag.rawValue) vyžaduje hodnotu: \(flag.rawValue) \(placeholder(flag) ?? ""). Zoznam zobrazí vane --help."
    case .exclusive(let one, let other):
      "Voľby \(one.rawValue) a \(other.rawValue) nemožno kombinovať."
    case .noField(let name, let parent, let known):
      (parent.isEmpty ? "Odpoveď" : "„\(parent)“") + " nemá pole „\(name)“"
        + (known.isEmpty ? "." : ". Má: \(known.joined(separator: ", ")).")
    case .cutField(let path):
      "Pole „\(path)“ má len celá odpoveď. Získate ju s --json=full."
    case .dayNotCovered(let day, let covered): dayNotCovered(day, by: covered)
    case .badDate(let text):
      "„\(text)“ nie je platný dátum. Zadajte ho v tvare 24.11. alebo 2026-11-24."
    case .noMan(let path):
      "Návod zobrazuje program man, ktorý nie je nainštalovaný. Návod je v súbore \(path). Príkazy zobrazíte takto: vane help"
    case .noPanel: "Najprv opíšte svoj panel. Zadajte: \(asTyped("set panel 5kWp 35 180"))"
    case .badSize(let text):
      "--size nemôže byť „\(text)“. Zadajte stĺpce x riadky, každé od 1 do 1000, napríklad 80x24."
    case .needsKeys(.play):
      "Príkaz „play“ vyžaduje interaktívny terminál. Nasledujúcu hodinu zobrazíte takto: \(asTyped("hour +1"))"
    case .needsKeys(let command):
      "Príkaz „\(command.rawValue)“ vyžaduje interaktívny terminál. Zadajte left, right, up, down, in alebo out."
    case .position([]):
      "Zisťovanie polohy je vypnuté. Zadajte: \(asTyped("set location gpsd,home,timezone"))"
    case .position(let refusals): noPosition(refusals)
    case .placeFile(let error): sentence(for: error)
    case .nothingToImport(let path): "Súbor \(path) neobsahuje čitateľné miesta."
    case .noWarningService(let country): noWarningService(for: country)
    case .warningsAreLate: "Meteorologické výstrahy zatiaľ neprišli. Zobrazí ich príkaz warnings."
    case .fieldsNotAsked(let points, let calls):
      fieldsNotAsked(points: points, calls: calls) + " Povolíte to voľbou vane --yes."
    case .hoursNotCovered(let hours): "\(hours): tieto hodiny predpoveď nemá."
    case .hoursOver(let hours): "\(hours): tieto hodiny už prešli."
    case .hourNotCovered(let first, let last): hourNotCovered(first: first, last: last)
    case .badHour(let text): "„\(text)“ nie je hodina. Zadajte now, +3, 15:00 alebo pi 15:00."
    case .neverTrue(let question):
      "To ešte nikde na Zemi nebolo: „\(question)“. Zvoľte inú hranicu."
    case .pastQuestion(let question):
      "„\(question)“ sa týka minulého dňa. Zvoľte dnešok alebo neskorší deň."
    case .longQuestion(let question, let most):
      "„\(question)“ sa nedá hľadať. Zvoľte od 1h do \(most)h."
    case .nothingToExport: "Nemáte obľúbené miesta ani značky na uloženie."
    }
  }

  public func damaged(copy: String) -> String {
    "Súbor, ktorému Vane nerozumie, bol premenovaný na \(copy). Vane vytvoril nový."
  }

  public func linkedArchive(copy: String) -> String {
    "Odkaz na archív Vane nepoužíva: premenoval ho na \(copy) a vytvoril nový archív. "
      + "Ak chcete mať archív inde, nastavte XDG_DATA_HOME."
  }

  public func lockedArchive(path: String) -> String {
    "Súbor \(path) uzamkol iný program. Kým ho neuvoľní, Vane počasie nečíta z archívu ani doň neukladá."
  }

  public func historyNotSaved(path: String) -> String {
    "História príkazov sa nedá uložiť do súboru \(path). Po ukončení Vane sa stratí."
  }

  public func readAs(_ line: String) -> String { "Chápané ako: \(line)" }

  private func sentence(for word: String, after command: CommandUsage) -> String {
    let argument = command.arguments.first?.required
    return argument == .quantity
      ? "„\(word)“ nie je veličina. Možnosti: \(allowed(.quantity)). Ich význam zobrazí príkaz: "
        + asTyped("help quantities")
      : "Za príkazom \(command.name.rawValue) nemôže byť „\(word)“. Povolené: \(argument.map(allowed) ?? "")."
  }

  func sentence(for offer: Offer) -> String {
    let reason =
      if !offer.lost.isEmpty {
        "V tomto riadku sa \(offer.lost.count > 1 ? "nedajú" : "nedá") použiť \(list(offer.lost.map { "„\($0)“" }))."
      } else if offer.doubt == .setting, offer.lines.count > 1 {
        "Jednotka je nastavenie pre všetky miesta."
      } else if offer.typed.contains(" ") {
        "Tomuto riadku Vane nerozumie."
      } else {
        "Vane nerozumie slovu „\(offer.typed)“."
      }
    let lines = offer.lines.map { "„\($0)“" }.joined(separator: " alebo ")
    return "\(reason) Mysleli ste \(lines)?"
      + (offer.mayBePlace
        ? " Miesto s týmto názvom vyhľadáte takto: \(asTyped("search \(offer.typed)"))" : "")
  }

  public func onlyInThisAnswer(_ line: String) -> String {
    "Len v tejto odpovedi. Pre všetky napíšte: \(asTyped(line))"
  }
}
