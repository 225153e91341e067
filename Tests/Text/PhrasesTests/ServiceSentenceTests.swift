import Foundation
import Phrases
import Reports
import Testing

/// Every sentence on a failure of a service, in full.
struct ServiceSentenceTests {
  private let english = English()

  /// A limit that ends at midnight UTC ends at another hour of the user's day.
  @Test(arguments: [
    (false, "Try again after 01:00.", "Skúste to po 01:00."),
    (true, "Try again after 1:00\u{A0}am.", "Skúste to po 01:00."),
  ])
  func limitsEndInThePersonsOwnTime(
    hasTwelveHours: Bool, inEnglish: String, inSlovak: String
  ) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Oslo"))
    let time = LocalTime(timeZone: { zone }) {
      hasTwelveHours
    }
    let error = ServiceError.limited(.openMeteo, until: Date(timeIntervalSince1970: 1_795_305_600))
    for (phrases, end) in [(English() as any Phrases, inEnglish), (Slovak(), inSlovak)] {
      var phrases = phrases
      phrases.localTime = time
      #expect(phrases.sentence(for: .service(error)).hasSuffix(end))
    }
  }

  @Test(
    arguments: [
      .noNetwork(host: "a"):
        "offline: a can't be reached: there is no network. Check the connection, then type refresh.",
      .unknownHost("a"):
        "offline: The host name a can't be resolved. Check the connection, then type refresh.",
      .refused(host: "a"): "offline: a refused the connection. Try again later.",
      .connectionLost(host: "a"):
        "offline: The connection to a was lost before the response was complete. Type refresh to try again.",
      .noTLS(host: "a"):
        "untrusted: a doesn't answer with TLS, so nothing was sent. Check the address and the port, or write http:// for your own server.",
      .untrusted(host: "a"):
        "untrusted: The identity of a can't be verified: its certificate isn't valid. Nothing was sent.",
      .untrusted(host: "a", .expired):
        "untrusted: The identity of a can't be verified: its certificate has expired. Nothing was sent. Check this machine's clock.",
      .untrusted(host: "a", .notYetValid):
        "untrusted: The identity of a can't be verified: its certificate isn't valid yet. Nothing was sent. Check this machine's clock.",
      .untrusted(host: "a", .selfSigned):
        "untrusted: The identity of a can't be verified: its certificate is self-signed. Nothing was sent.",
      .untrusted(host: "a", .otherHost):
        "untrusted: The identity of a can't be verified: its certificate is for another host. Nothing was sent.",
      .redirectLoop(host: "a"): "badAnswer: Too many redirects from a. Try again later.",
      .redirectedWithKey(host: "a"):
        "badAnswer: a redirected Vane to another address. Your API key wasn't sent there.",
      .badProxy(setting: "https_proxy", value: "ftp://p"):
        "usage: https_proxy is \"ftp://p\", which isn't a valid proxy. Use http://proxy.example:3128 or socks5://proxy.example:1080.",
      .proxyRefused(proxy: "proxy.example", host: "a"):
        "offline: The proxy proxy.example doesn't forward requests to a. Check https_proxy and no_proxy.",
      .proxyNeedsPassword(proxy: "proxy.example"):
        "offline: The proxy proxy.example requires a name and a password, as in https_proxy=http://name:password@proxy.example",
      .badCertificates(setting: "SSL_CERT_FILE", path: "/a.pem"):
        "usage: SSL_CERT_FILE is \"/a.pem\", which contains no readable certificates. Correct the path or unset the variable.",
      .missingLibrary("no such file"):
        "storage: libcurl, which Vane needs to reach weather services, could not be loaded (no such file). Install the package libcurl4.",
      .timedOut(host: "a", seconds: 10):
        "timeout: a didn't respond within 10\u{A0}s. Type refresh to try again.",
      .timedOut(host: "a", seconds: .nan):
        "timeout: a didn't respond within –\u{A0}s. Type refresh to try again.",
      .tooLarge(host: "a"):
        "badAnswer: The response from a is too large and was discarded. Report this if it persists.",
      .status(400, host: "a", reason: "Latitude must be in range of -90 to 90°."):
        "badAnswer: a returned error 400: Latitude must be in range of -90 to 90°. Try again later.",
      .status(401, host: "a", reason: "Invalid key"):
        "unauthorized: a returned error 401: Invalid key. Try again later.",
      .status(403, host: "a", reason: nil): "unauthorized: a returned error 403. Try again later.",
      .status(503, host: "a", reason: nil): "badAnswer: a returned error 503. Try again later.",
      .limited(.openMeteo, until: nil):
        "limited: Open-Meteo's request limit is used up. Try again later.",
      .limited(.openMeteo, until: Date(timeIntervalSince1970: 1_795_269_660)):
        "limited: Open-Meteo's request limit is used up. Try again after 14:01 UTC.",
      .badAnswer(.openMeteo, detail: "hourly.time[3]"):
        "badAnswer: Open-Meteo returned an invalid weather report (hourly.time[3]). Try again later.",
      .badWarnings(.meteoAlarm, detail: "not JSON"):
        "badAnswer: The warnings from MeteoAlarm could not be read (not JSON). Try again later.",
      .noRoad(.noneNear): "notFound: No road for this means of travel is near one of the places.",
      .noRoad(.busy):
        "limited: The routing service has too many requests. Try again in a few minutes.",
      .noRoad(.unreadable("not JSON")):
        "badAnswer: The routing service returned an invalid road (not JSON). Try again later.",
      .noReport:
        "badAnswer: The weather service returned no report for this place. Type refresh to try again.",
      .badAddress(setting: "VANE_OPEN_METEO_URL", value: "http://example.org"):
        #"usage: VANE_OPEN_METEO_URL is "http://example.org", which isn't a valid base address. Use https://example.org, or http for this machine only."#,
      .cancelled: "cancelled: Canceled.",
      .notCovered(.metNorway): "notFound: MET Norway doesn't cover this place.",
      .noKey(.openWeather, setting: "OPENWEATHER_API_KEY"):
        "unauthorized: OpenWeather requires an API key. Set the environment variable OPENWEATHER_API_KEY to yours.",
      .badKey(.openWeather, setting: "OPENWEATHER_API_KEY", reason: "Invalid API key"):
        "unauthorized: OpenWeather rejected the API key in OPENWEATHER_API_KEY: Invalid API key. Check the key.",
      .badKey(.openWeather, setting: "X", reason: nil):
        "unauthorized: OpenWeather rejected the API key in X. Check the key.",
    ] as [ServiceError: String])
  func ofAService(error: ServiceError, said: String) {
    #expect("\(Failure.service(error).code): \(english.sentence(for: .service(error)))" == said)
  }

  @Test func saysWhoseReportItIsAndWhy() {
    #expect(
      english.fallback(for: .openMeteo, answers: .metNorway, because: "Nobody is there.")
        == "This report is from MET Norway, because Open-Meteo is unavailable: Nobody is there.")
  }

  /// The user isn't told to type what Vane does by itself; other advice is unchanged.
  @Test(
    arguments: [
      (
        .noNetwork(host: "a"),
        "a can't be reached: there is no network. Vane will try again when the network is back.",
        "Sieť nie je dostupná, so serverom a sa nedá spojiť. Po obnovení siete to Vane skúsi znova."
      ),
      (
        .unknownHost("a"),
        "The host name a can't be resolved. Vane will try again when the network is back.",
        "Adresu servera a sa nepodarilo zistiť. Po obnovení siete to Vane skúsi znova."
      ),
      (
        .refused(host: "a"),
        "a refused the connection. Vane will try again when the network is back.",
        "Server a odmietol spojenie. Po obnovení siete to Vane skúsi znova."
      ),
      (
        .connectionLost(host: "a"),
        "The connection to a was lost before the response was complete. "
          + "Vane will try again when the network is back.",
        "Spojenie so serverom a sa prerušilo skôr, než prišla celá odpoveď. "
          + "Po obnovení siete to Vane skúsi znova."
      ),
      (
        .timedOut(host: "a", seconds: 6),
        "a didn't respond within 6\u{A0}s. Vane will try again when the network is back.",
        "Server a do 6\u{A0}s neodpovedal. Po obnovení siete to Vane skúsi znova."
      ),
      (
        .tooLarge(host: "a"),
        "The response from a is too large and was discarded. Report this if it persists.",
        "Odpoveď servera a je príliš veľká a zahodila sa. Ak sa to opakuje, nahláste to."
      ),
    ] as [(ServiceError, String, String)])
  func whatIsTriedAgain(error: ServiceError, inEnglish: String, inSlovak: String) {
    #expect(english.sentence(for: .service(error), triesAgain: true) == inEnglish)
    #expect(Slovak().sentence(for: .service(error), triesAgain: true) == inSlovak)
    #expect(
      english.sentence(for: .placeNotFoundOffline("X", error), triesAgain: true)
        .hasSuffix(inEnglish))
  }
}
