public import Clients
import Foundation
public import Reports

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

  public func placeFacts(localTime: String, coordinate: String) -> String {
    "Poloha \(coordinate), miestny čas \(localTime)."
  }

  public var missingWeather: String { "Počasie pre toto miesto zatiaľ nie je k dispozícii." }

  public func warningsUnread(of service: WarningService?) -> String {
    guard let service else { return "Meteorologické výstrahy sa nepodarilo načítať." }
    return "Výstrahy služby \(warningServiceName(service)) sa nepodarilo načítať."
  }

  public func noWarningService(for country: String?) -> String {
    guard let country else { return "Meteorologické výstrahy tu nie sú dostupné." }
    return "\(country): meteorologické výstrahy nie sú dostupné."
  }

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

  func sentence(for error: ServiceError, triesAgain: Bool = false) -> String {
    switch error {
    case .noNetwork(let host):
      "Sieť nie je dostupná, so serverom \(host) sa nedá spojiť. "
        + advice("Skontrolujte pripojenie a zadajte refresh.", triesAgain)
    case .unknownHost(let host):
      "Adresu servera \(host) sa nepodarilo zistiť. "
        + advice("Skontrolujte pripojenie a zadajte refresh.", triesAgain)
    case .refused(let host):
      "Server \(host) odmietol spojenie. "
        + advice("Skúste to neskôr.", triesAgain)
    case .connectionLost(let host):
      "Spojenie so serverom \(host) sa prerušilo skôr, než prišla celá odpoveď. "
        + advice("Skúste to znova príkazom refresh.", triesAgain)
    case .noTLS(let host):
      "Server \(host) neodpovedá cez TLS, preto sa nič neodoslalo. Skontrolujte adresu a port, alebo pre vlastný server napíšte http://."
    case .untrusted(let host, let fault): certificateSentence(host, fault)
    case .timedOut(let host, let seconds):
      "Server \(host) do \(whole(seconds))\u{A0}s neodpovedal. "
        + advice("Skúste to znova príkazom refresh.", triesAgain)
    case .tooLarge(let host):
      "Odpoveď servera \(host) je príliš veľká a zahodila sa. Ak sa to opakuje, nahláste to."
    case .status(let status, let host, let reason):
      closed("Server \(host) odpovedal chybou \(status)" + (reason.map { ": \($0)" } ?? ""))
        + " Skúste to neskôr."
    case .limited(let service, nil):
      "Služba \(serviceName(service)) neprijíma ďalšie požiadavky, jej limit je vyčerpaný. Skúste to neskôr."
    case .limited(let service, let until?):
      "Služba \(serviceName(service)) neprijíma ďalšie požiadavky, jej limit je vyčerpaný. Skúste to po \(clockTime(until))."
    case .badAnswer(let service, let detail):
      "Služba \(serviceName(service)) vrátila neplatnú správu o počasí (\(detail)). Skúste to neskôr."
    case .badWarnings(let service, let detail):
      "Výstrahy služby \(warningServiceName(service)) sa nepodarilo načítať (\(detail)). Skúste to neskôr."
    case .warnings(let service, let error):
      warningsUnread(of: service) + " " + sentence(for: error, triesAgain: triesAgain)
    case .badObservations(let detail):
      "Služba \(observationService) vrátila neplatný zoznam správ (\(detail)). Skúste to neskôr."
    case .station(let fault): sentence(for: fault)
    case .notOnOwnServer(let server):
      "Váš server \(server) neposkytuje ansámbly ani staršie behy modelov. "
        + "Open-Meteo sa použije po príkaze set open-meteo.url off."
    case .badMinutes(let detail):
      "Služba GeoSphere Austria vrátila neplatné minútové údaje (\(detail)). Skúste to neskôr."
    case .badRadar(let service, let detail):
      "Služba \(radarServiceName(service)) vrátila neplatné radarové snímky (\(detail)). Skúste to neskôr."
    case .noRoad(let fault): sentence(for: fault)
    case .noReport:
      "Služba nevrátila správu o počasí pre toto miesto. Skúste to znova príkazom refresh."
    case .notCovered(let service):
      "Služba \(serviceName(service)) toto miesto nepokrýva."
    case .noKey(let service, let setting):
      "Služba \(serviceName(service)) vyžaduje kľúč API. Uložte ho do premennej prostredia \(setting)."
    case .badKey(let service, let setting, let reason):
      closed(
        "Služba \(serviceName(service)) odmietla kľúč v premennej \(setting)"
          + (reason.map { ": \($0)" } ?? "")) + " Skontrolujte kľúč."
    case .badAddress(let setting, let value):
      "\(setting) je „\(value)“, čo nie je platná základná adresa. Použite https://example.org, http iba pre tento počítač."
    case .redirectLoop(let host):
      "Server \(host) presmerúva priveľakrát. Skúste to neskôr."
    case .redirectedWithKey(let host):
      "Server \(host) presmeroval Vane na inú adresu. Váš kľúč sa tam neposlal."
    case .badProxy(let setting, let value):
      "\(setting) je „\(value)“, čo nie je platná adresa proxy. Použite http://proxy.example:3128 alebo socks5://proxy.example:1080."
    case .proxyRefused(let proxy, let host):
      "Proxy \(proxy) nepreposiela požiadavky na server \(host). Skontrolujte https_proxy a no_proxy."
    case .proxyNeedsPassword(let proxy):
      "Proxy \(proxy) vyžaduje meno a heslo, napríklad https_proxy=http://meno:heslo@\(proxy)"
    case .badCertificates(let setting, let path):
      "\(setting) je „\(path)“, kde sa nenašli čitateľné certifikáty. Opravte cestu alebo premennú zrušte."
    case .missingLibrary(let reason) where reason.description.contains("libpng"):
      "Knižnicu libpng, potrebnú na čítanie radarových snímok, sa nepodarilo načítať (\(reason)). "
        + "Nainštalujte balík libpng16-16."
    case .missingLibrary(let reason):
      "Knižnicu libcurl, potrebnú na spojenie so službami, sa nepodarilo načítať (\(reason)). Nainštalujte balík libcurl4."
    case .cancelled: cancelled
    }
  }

  private func sentence(for fault: RoadFault) -> String {
    switch fault {
    case .noneNear: "V blízkosti niektorého miesta nie je cesta pre tento spôsob prepravy."
    case .notConnected: "Miesta nespája žiadna cesta pre tento spôsob prepravy."
    case .tooFar: "Trasa je pre službu, ktorá hľadá cesty, príliš dlhá alebo má priveľa miest."
    case .offMap: "Mapa služby, ktorá hľadá cesty, niektoré miesto neobsahuje."
    case .busy: "Služba, ktorá hľadá cesty, má priveľa požiadaviek. Skúste to o niekoľko minút."
    case .page:
      "Služba, ktorá hľadá cesty, vrátila namiesto cesty webovú stránku. Možno požiadavky blokuje. Skúste to neskôr."
    case .unreadable(let detail):
      "Služba, ktorá hľadá cesty, vrátila neplatnú cestu (\(detail)). Skúste to neskôr."
    }
  }

  /// Advice for the user, unless Vane retries by itself.
  private func advice(_ advice: String, _ triesAgain: Bool) -> String {
    triesAgain ? "Po obnovení siete to Vane skúsi znova." : advice
  }

  private func certificateSentence(_ host: CleanText, _ fault: CertificateFault) -> String {
    let reason =
      switch fault {
      case .expired: "platnosť jeho certifikátu vypršala"
      case .notYetValid: "jeho certifikát ešte neplatí"
      case .selfSigned: "jeho certifikát je podpísaný vlastným kľúčom"
      case .otherHost: "jeho certifikát patrí inému serveru"
      case .unknown: "jeho certifikát nie je platný"
      }
    let isOfTime = fault == .expired || fault == .notYetValid
    return "Totožnosť servera \(host) sa nedá overiť: \(reason). Nič sa neodoslalo."
      + (isOfTime ? " Skontrolujte hodiny počítača." : "")
  }

  func sentence(for error: StorageError) -> String {
    switch error {
    case .system(.read, let path, let code):
      "Súbor \(path) sa nedá prečítať: \(reason(code))."
    case .system(.write, let path, let code):
      "Do súboru \(path) sa nedá zapísať: \(reason(code)). Nič sa neuložilo."
    case .system(.createFolder, let path, let code):
      "Priečinok \(path) sa nedá vytvoriť: \(reason(code))."
    case .system(.lock, let path, let code):
      "Súbor \(path) sa nedá zamknúť: \(reason(code))."
    case .busy(let path, let seconds):
      "Súbor \(path) má už \(whole(seconds))\u{A0}s uzamknutý iný program. Skúste to znova."
    case .noHome:
      "Premenná HOME nie je nastavená, preto sa nič nedá uložiť. Nastavte HOME alebo XDG_CONFIG_HOME."
    case .relativeHome(let path):
      "HOME je „\(path)“, čo nie je absolútna cesta, preto sa nič nedá uložiť. Opravte HOME alebo XDG_CONFIG_HOME."
    case .foreign(let path):
      "Súbor \(path) nevytvoril Vane, preto sa počasie nezaznamenáva. Presuňte súbor inam."
    case .newer(let path):
      "Súbor \(path) zapísala novšia verzia Vane, preto sa doň nič nepridáva. Aktualizujte Vane."
    case .exists(let path):
      "Súbor \(path) už existuje. Nahradíte ho spustením vane --yes."
    }
  }

  /// The errors of files, because `strerror` answers in the language of the C library, which is always English here.
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
