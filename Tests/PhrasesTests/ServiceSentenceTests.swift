import Foundation
import Phrases
import Testing
import WeatherClients
import WeatherModels

/// Every sentence on a failure of a service, in full.
struct ServiceSentenceTests {
  private let english = English()

  @Test(
    arguments: [
      (
        .noNetwork(host: "api.example"), "offline",
        "There is no network to reach api.example. Check the connection, then type refresh."
      ),
      (
        .unknownHost("api.example"), "offline",
        "The name api.example cannot be looked up. Check the connection, then type refresh."
      ),
      (
        .refused(host: "api.example"), "offline",
        "api.example refuses the connection. Try again later with refresh."
      ),
      (
        .connectionLost(host: "api.example"), "offline",
        "The connection to api.example was lost before the answer was complete. Type refresh to try again."
      ),
      (
        .untrusted(host: "api.example"), "untrusted",
        "api.example cannot prove who it is: its certificate is not valid. Nothing was sent."
      ),
      (
        .untrusted(host: "api.example", .expired), "untrusted",
        "api.example cannot prove who it is: its certificate has expired. Nothing was sent. Is this machine's clock right?"
      ),
      (
        .untrusted(host: "api.example", .notYetValid), "untrusted",
        "api.example cannot prove who it is: its certificate is not valid yet. Nothing was sent. Is this machine's clock right?"
      ),
      (
        .untrusted(host: "api.example", .selfSigned), "untrusted",
        "api.example cannot prove who it is: it signed its certificate itself. Nothing was sent."
      ),
      (
        .untrusted(host: "api.example", .otherHost), "untrusted",
        "api.example cannot prove who it is: its certificate is for another host. Nothing was sent."
      ),
      (
        .redirectLoop(host: "api.example"), "badAnswer",
        "api.example sends Vane from one address to the next without end. Try again later with refresh."
      ),
      (
        .redirectedWithKey(host: "api.example"), "badAnswer",
        "api.example sends Vane to another address, and your key must not go there. It was not sent on."
      ),
      (
        .badProxy(setting: "https_proxy", value: "ftp://p"), "usage",
        "https_proxy is \"ftp://p\": a proxy looks like http://proxy.example:3128 or socks5://proxy.example:1080."
      ),
      (
        .proxyRefused(proxy: "proxy.example", host: "api.example"), "offline",
        "The proxy proxy.example does not pass requests on to api.example. Look at https_proxy and no_proxy."
      ),
      (
        .proxyNeedsPassword(proxy: "proxy.example"), "offline",
        "The proxy proxy.example wants a name and a password, as in https_proxy=http://name:password@proxy.example"
      ),
      (
        .badCertificates(setting: "SSL_CERT_FILE", path: "/a.pem"), "usage",
        "SSL_CERT_FILE is \"/a.pem\": no certificates could be read from that file. Correct the path or unset the variable."
      ),
      (
        .missingLibrary("no such file"), "storage",
        "libcurl, which Vane needs to reach weather services, could not be loaded (no such file). Install the package libcurl4."
      ),
      (
        .timedOut(host: "api.example", seconds: 10), "timeout",
        "api.example gave no answer within 10 s. Type refresh to try again."
      ),
      (
        .timedOut(host: "api.example", seconds: .nan), "timeout",
        "api.example gave no answer within – s. Type refresh to try again."
      ),
      (
        .tooLarge(host: "api.example"), "badAnswer",
        "The answer of api.example is too large and was not read. Try again later with refresh."
      ),
      (
        .status(400, host: "api.example", reason: "Latitude must be in range of -90 to 90°."),
        "badAnswer",
        "api.example answered with error 400: Latitude must be in range of -90 to 90°. Try again later with refresh."
      ),
      (
        .status(401, host: "api.example", reason: "Invalid key"), "unauthorized",
        "api.example answered with error 401: Invalid key. Try again later with refresh."
      ),
      (
        .status(403, host: "api.example", reason: nil), "unauthorized",
        "api.example answered with error 403. Try again later with refresh."
      ),
      (
        .status(503, host: "api.example", reason: nil), "badAnswer",
        "api.example answered with error 503. Try again later with refresh."
      ),
      (
        .limited(.openMeteo, until: nil), "limited",
        "Open-Meteo answers no more requests for now: its limit is reached. Try again later."
      ),
      (
        .limited(.openMeteo, until: Date(timeIntervalSince1970: 1_795_269_660)), "limited",
        "Open-Meteo answers no more requests: its limit is reached. It is free again at 14:01 UTC."
      ),
      (
        .badAnswer(.openMeteo, detail: "hourly.time[3]"), "badAnswer",
        "Open-Meteo answered something that is not a weather report (hourly.time[3]). Try again later with refresh."
      ),
      (
        .badWarnings(.meteoAlarm, detail: "not JSON at byte 0"), "badAnswer",
        "MeteoAlarm answered something that is no list of warnings (not JSON at byte 0). Try again later."
      ),
      (
        .noReport, "badAnswer",
        "The weather service answered without a report for this place. Type refresh to try again."
      ),
      (
        .badAddress(setting: "VANE_OPEN_METEO_URL", value: "http://example.org"), "usage",
        #"VANE_OPEN_METEO_URL is "http://example.org": a base address looks like https://example.org, and http only for this machine."#
      ),
      (.cancelled, "cancelled", "Cancelled."),
    ] as [(ServiceError, String, String)])
  func ofAService(error: ServiceError, code: String, sentence: String) {
    #expect(english.sentence(for: .service(error)) == sentence)
    #expect(Failure.service(error).code == code)
  }

  /// Nobody is told to type what Vane does by itself; what only a person can mend stays as it is.
  @Test(
    arguments: [
      (
        .noNetwork(host: "a"),
        "There is no network to reach a. Vane tries again by itself when the network is back.",
        "Niet siete, cez ktorú by sa dalo spojiť s a. Keď sa sieť vráti, Vane to skúsi znova."
      ),
      (
        .unknownHost("a"),
        "The name a cannot be looked up. Vane tries again by itself when the network is back.",
        "Adresa a sa nedá zistiť. Keď sa sieť vráti, Vane to skúsi znova."
      ),
      (
        .refused(host: "a"),
        "a refuses the connection. Vane tries again by itself when the network is back.",
        "a odmieta spojenie. Keď sa sieť vráti, Vane to skúsi znova."
      ),
      (
        .connectionLost(host: "a"),
        "The connection to a was lost before the answer was complete. "
          + "Vane tries again by itself when the network is back.",
        "Spojenie s a sa prerušilo skôr, než prišla celá odpoveď. "
          + "Keď sa sieť vráti, Vane to skúsi znova."
      ),
      (
        .timedOut(host: "a", seconds: 6),
        "a gave no answer within 6 s. Vane tries again by itself when the network is back.",
        "a do 6 s neodpovedal. Keď sa sieť vráti, Vane to skúsi znova."
      ),
      (
        .tooLarge(host: "a"),
        "The answer of a is too large and was not read. Try again later with refresh.",
        "Odpoveď z a je príliš veľká a neprečítala sa. Skúste to neskôr príkazom refresh."
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
