extension Slovak {
  public func weekday(_ index: Int) -> String {
    ["Po", "Ut", "St", "Št", "Pi", "So", "Ne"][(index % 7 + 7) % 7]
  }

  public func sunshine(_ hours: String) -> String { "slnko \(figure(hours))" }

  public func moreLines(_ count: Int) -> String {
    "Ešte \(plural(count, "riadok", "riadky", "riadkov")). Enter: ďalej, q: koniec."
  }

  public func suggested(_ place: String) -> String {
    "Podľa časového pásma: \(place). Enter ponechá, inak zadajte miesto alebo help."
  }

  public var welcome: [String] {
    [
      nothingSearched, "Riadok zoznamu otvoríte jeho číslom: 1",
      "Zoznam príkazov zobrazíte takto: help",
    ]
  }
}
