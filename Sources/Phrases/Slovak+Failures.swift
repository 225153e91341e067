import Foundation
import WeatherClients
import WeatherModels

extension Slovak {
  public func sentence(for failure: Failure, triesAgain: Bool) -> String {
    switch failure {
    case .service(let error): sentence(for: error, triesAgain: triesAgain)
    case .storage(let error): sentence(for: error)
    case .gazetteer(let error): sentence(for: error)
    case .atlas(let error): sentence(for: error)
    case .usage(let command):
      "Zadajte: "
        + [command.rawValue, help(for: command).usage].filter { !$0.isEmpty }.joined(separator: " ")
    case .unknownCommand(let typed, let nearest):
      "Príkaz „\(typed)“ neexistuje. Mysleli ste „\(nearest.rawValue)“? Miesto vyhľadáte takto: search \(typed)"
    case .unknownHelp(let typed):
      "Príkaz „\(typed)“ neexistuje. Zoznam zobrazí príkaz help."
    case .ambiguous(let typed, let names):
      "„\(typed)“ môže znamenať \(names.map(\.rawValue).joined(separator: ", "))."
    case .notHere(let command):
      "Príkaz „\(command.rawValue)“ na tejto obrazovke nič nerobí. Čo tu možno zadať, povie príkaz help."
    case .unknownOption(let option):
      "Voľba \(option) tu neexistuje. Zadajte help alebo vane --help."
    case .placeNotFound(let text):
      "Nenašlo sa nič s názvom „\(text)“. Skúste iný zápis alebo iba začiatok názvu."
    case .postalCodeNotFound(let text):
      "Miesto s poštovým smerovacím číslom „\(text)“ nie je známe. Zadajte radšej názov miesta."
    case .placeNotFoundOffline(let text, let error):
      "Vo vlastnom zozname Vane nič s názvom „\(text)“ nie je a inde sa to nedá zistiť: "
        + sentence(for: error, triesAgain: triesAgain)
    case .unknownCountry(let text):
      "Krajina „\(text)“ neexistuje. Zoznam zobrazí príkaz country."
    case .noRow(let row, 0):
      "Riadok \(row) neexistuje: zoznam je prázdny."
    case .noRow(let row, let count):
      "Riadok \(row) neexistuje. Zoznam má \(count == 1 ? "jeden riadok" : "riadky 1 až \(count)")."
    case .noPage(_, 1):
      "Zoznam má iba jednu stranu."
    case .noPage(let page, let count):
      "Strana \(page) neexistuje. Zoznam má strany 1 až \(count)."
    case .noList:
      "Zatiaľ nie je zoznam, z ktorého by sa dalo vybrať. Zadajte: search Bratislava"
    case .nothingSearched: nothingSearched
    case .noPlace(let command):
      "Nie je tu otvorené žiadne miesto. Zadajte: \(command.rawValue) 2 pre riadok 2 posledného zoznamu."
    case .nothingToClear: "Zoznam je už prázdny."
    case .goneAlready: "To už v zozname nie je."
    case .notDeletable:
      "Toto sú nájdené miesta, nie vaše hľadania. Tie zobrazí príkaz searches."
    case .nothingToUndo:
      "Nič sa neodstránilo, niet čo vrátiť."
    case .badCoordinate(let text):
      "„\(text)“ nie je poloha. Šírka je -90 až 90, dĺžka -180 až 180, napríklad 48.15 17.11."
    case .needsYes(let command):
      "Príkaz „\(command.rawValue)“ sa pred vymazaním všetkého pýta a nemá kto odpovedať. Pridajte --yes."
    case .unknownSetting(let name):
      "Nastavenie „\(name)“ neexistuje. Zoznam zobrazí príkaz set."
    case .badValue(let setting, let value, let allowed):
      "\(setting) nemôže byť „\(value)“. Môže byť: \(allowed.joined(separator: ", "))."
    case .noValue(let flag):
      "Za \(flag.rawValue) patrí hodnota: \(flag.rawValue) \(flag.placeholder ?? ""). Napíšte vane --help."
    case .exclusive(let one, let other):
      "\(one.rawValue) a \(other.rawValue) sa vylučujú."
    case .badDate(let text):
      "„\(text)“ nie je dátum. Napíšte ho ako 2026-11-21: rok, mesiac, deň."
    case .needsKeys(let command):
      "„\(command.rawValue)“ potrebuje klávesnicu terminálu. Zadajte radšej left, right, up, down, in a out."
    case .position(let refusals): noPosition(refusals)
    case .placeFile(let error): sentence(for: error)
    case .nothingToImport(let path): "V \(path) nie je miesto, ktoré by sa dalo prečítať."
    case .nothingToExport: "Nemáte obľúbené miesta ani značky, ktoré by sa dali zapísať."
    }
  }

  public func damaged(keptAs copy: String) -> String {
    "Jeden zo súborov Vane bol poškodený a je odložený ako \(copy). Vane pokračuje s novým."
  }

  public func historyNotKept(path: String) -> String {
    "Zadané riadky sa nedajú uchovať v súbore \(path). Po skončení Vane sa zabudnú."
  }

  func sentence(for error: ServiceError, triesAgain: Bool = false) -> String {
    switch error {
    case .noNetwork(let host):
      "Niet siete, cez ktorú by sa dalo spojiť s \(host). "
        + advice("Skontrolujte pripojenie a zadajte refresh.", triesAgain)
    case .unknownHost(let host):
      "Adresa \(host) sa nedá zistiť. "
        + advice("Skontrolujte pripojenie a zadajte refresh.", triesAgain)
    case .refused(let host):
      "\(host) odmieta spojenie. " + advice("Skúste to neskôr príkazom refresh.", triesAgain)
    case .connectionLost(let host):
      "Spojenie s \(host) sa prerušilo skôr, než prišla celá odpoveď. "
        + advice("Skúste to znova príkazom refresh.", triesAgain)
    case .untrusted(let host, let fault): certificateSentence(host, fault)
    case .timedOut(let host, let seconds):
      "\(host) do \(whole(seconds)) s neodpovedal. "
        + advice("Skúste to znova príkazom refresh.", triesAgain)
    case .tooLarge(let host):
      "Odpoveď z \(host) je príliš veľká a neprečítala sa. Skúste to neskôr príkazom refresh."
    case .status(let status, let host, let reason):
      closed("\(host) odpovedal chybou \(status)" + (reason.map { ": \($0)" } ?? ""))
        + " Skúste to neskôr príkazom refresh."
    case .limited(let service, nil):
      "Služba \(serviceName(service)) teraz na ďalšie otázky neodpovedá: jej limit je vyčerpaný. Skúste to neskôr."
    case .limited(let service, let until?):
      "Služba \(serviceName(service)) na ďalšie otázky neodpovedá: jej limit je vyčerpaný. Znova bude voľná o \(utc(until)) UTC."
    case .badAnswer(let service, let detail):
      "Služba \(serviceName(service)) odpovedala niečím, čo nie je správa o počasí (\(detail)). Skúste to neskôr príkazom refresh."
    case .badWarnings(let service, let detail):
      "Služba \(warningServiceName(service)) odpovedala niečím, čo nie je zoznam výstrah (\(detail)). Skúste to neskôr."
    case .noReport:
      "Služba odpovedala bez správy o počasí tohto miesta. Skúste to znova príkazom refresh."
    case .notCovered(let service):
      "Služba \(serviceName(service)) nemá počasie tohto miesta."
    case .noKey(let service, let setting):
      "Služba \(serviceName(service)) vyžaduje kľúč. Uložte svoj do premennej prostredia \(setting)."
    case .badKey(let service, let setting, let reason):
      closed(
        "Služba \(serviceName(service)) neprijíma kľúč v \(setting)"
          + (reason.map { ": \($0)" } ?? ""))
    case .badAddress(let setting, let value):
      "\(setting) je „\(value)“: základná adresa vyzerá ako https://example.org, a http je možné iba pre tento počítač."
    case .redirectLoop(let host):
      "\(host) posiela Vane donekonečna z jednej adresy na druhú. Skúste to neskôr príkazom refresh."
    case .redirectedWithKey(let host):
      "\(host) posiela Vane na inú adresu, kam sa váš kľúč nesmie dostať. Neposlal sa ďalej."
    case .badProxy(let setting, let value):
      "\(setting) je „\(value)“: proxy vyzerá ako http://proxy.example:3128 alebo socks5://proxy.example:1080."
    case .proxyRefused(let proxy, let host):
      "Proxy \(proxy) neposiela otázky ďalej na \(host). Pozrite si https_proxy a no_proxy."
    case .proxyNeedsPassword(let proxy):
      "Proxy \(proxy) vyžaduje meno a heslo, ako v https_proxy=http://meno:heslo@\(proxy)"
    case .badCertificates(let setting, let path):
      "\(setting) je „\(path)“: z tohto súboru sa certifikáty nedajú prečítať. Opravte cestu alebo premennú zrušte."
    case .missingLibrary(let reason):
      "Knižnicu libcurl, ktorou sa Vane spája so službami, nemožno načítať (\(reason)). Nainštalujte balík libcurl4."
    case .cancelled: cancelled
    }
  }

  /// What the person can do, unless Vane does it.
  private func advice(_ advice: String, _ triesAgain: Bool) -> String {
    triesAgain ? "Keď sa sieť vráti, Vane to skúsi znova." : advice
  }

  private func certificateSentence(_ host: String, _ fault: CertificateFault) -> String {
    let reason =
      switch fault {
      case .expired: "platnosť jeho certifikátu uplynula"
      case .notYetValid: "jeho certifikát ešte neplatí"
      case .selfSigned: "certifikát si podpísal sám"
      case .otherHost: "jeho certifikát patrí inému počítaču"
      case .unknown: "jeho certifikát nie je platný"
      }
    let isOfTime = fault == .expired || fault == .notYetValid
    return "\(host) nevie preukázať svoju totožnosť: \(reason). Nič sa neposlalo."
      + (isOfTime ? " Idú hodiny tohto počítača správne?" : "")
  }

  func sentence(for error: StorageError) -> String {
    switch error {
    case .system(.read, let path, let code):
      "Súbor \(path) sa nedá prečítať: \(reason(code))."
    case .system(.write, let path, let code):
      "Do súboru \(path) sa nedá zapísať: \(reason(code)). Vaša zmena sa neuložila."
    case .system(.createFolder, let path, let code):
      "Priečinok \(path) sa nedá vytvoriť: \(reason(code))."
    case .system(.lock, let path, let code):
      "Súbor \(path) sa nedá zamknúť: \(reason(code))."
    case .busy(let path, let seconds):
      "Súbor \(path) drží už \(whole(seconds)) s iný program. Skúste to znova."
    case .noHome:
      "Premenná HOME nie je nastavená, preto sa nič nedá uložiť. Nastavte HOME alebo XDG_CONFIG_HOME."
    case .foreign(let path):
      "Súbor \(path) nepatrí Vane, preto ostáva, ako je. Keď ho presuniete inam, záznamy počasia sa budú dať ukladať."
    case .newer(let path):
      "Súbor \(path) zapísala novšia verzia Vane: číta sa, ale nič sa doň nepridáva."
    case .exists(let path):
      "Súbor \(path) už existuje. Zvoľte iný názov."
    }
  }

  /// A service's own words may end with a full stop or not.
  private func closed(_ text: String) -> String {
    text.last.map(".!?".contains) == true ? text : text + "."
  }

  func whole(_ seconds: Double) -> String {
    Int(exactly: seconds.rounded()).map { "\($0)" } ?? "–"
  }

  private func utc(_ date: Date) -> String {
    String(date.ISO8601Format().dropFirst(11).prefix(5))
  }

  /// The errors that files bring, for `strerror` speaks the language of the C library, which is always English here.
  func reason(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "prístup je odmietnutý"
    case EDQUOT: "pridelené miesto je vyčerpané"
    case EEXIST: "už existuje"
    case EFBIG: "súbor je príliš veľký"
    case EINVAL: "neplatná hodnota"
    case EIO: "chyba vstupu alebo výstupu"
    case EISDIR: "je to priečinok"
    case ELOOP: "priveľa symbolických odkazov"
    case EMFILE, ENFILE: "priveľa otvorených súborov"
    case ENAMETOOLONG: "názov je príliš dlhý"
    case ENOENT: "neexistuje"
    case ENOMEM: "nedostatok pamäte"
    case ENOSPC: "na disku nie je miesto"
    case ENOTDIR: "nie je to priečinok"
    case EROFS: "disk je iba na čítanie"
    default: "chyba systému \(code)"
    }
  }
}
