extension Slovak {
  public var temperatureChart: String { "Teplota v °C" }
  public var rainChart: String { "Zrážky v mm a ich pravdepodobnosť v %" }
  public var windChart: String { "Vietor a nárazy v m/s" }
  public var pressureChart: String { "Tlak na hladine mora v hPa" }
  public var noChart: String { "Táto správa o tom nič nehovorí." }

  public func weekday(_ index: Int) -> String {
    ["Po", "Ut", "St", "Št", "Pi", "So", "Ne"][(index % 7 + 7) % 7]
  }

  public func sunshine(_ hours: String) -> String { "slnko \(figure(hours))" }

  public func moreLines(_ count: Int) -> String {
    "Ešte \(plural(count, "riadok", "riadky", "riadkov")). Enter pokračuje, q končí."
  }

  public var welcome: [String] {
    [
      nothingSearched, "Číslo otvorí príslušný riadok zoznamu: 1",
      "Čo všetko možno zadať a čo to robí: help",
    ]
  }
}
