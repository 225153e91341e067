import Clients

extension Slovak {
  public var mapCredit: String { "Údaje: Natural Earth, GSHHG" }

  func sentence(for error: AtlasError) -> String {
    switch error {
    case .missing(let path): "Chýba mapa: \(path). Preinštalujte Vane."
    case .foreign(let path): "Súbor \(path) nie je mapa pre Vane. Preinštalujte Vane."
    case .otherVersion(let path, let found):
      "Súbor \(path) je mapa vo verzii \(found), ktorú táto verzia Vane nečíta. Preinštalujte Vane."
    case .damaged(let path): "Mapa je poškodená: \(path). Preinštalujte Vane."
    }
  }

  public func fieldsNotAsked(points: Int, calls: Int) -> String {
    "Počasie pre tento výrez ešte nebolo vyžiadané. Počet požiadaviek: \(grouped(calls)), "
      + "bodov: \(points)."
  }

  public func hourNotCovered(first: String, last: String) -> String {
    "Mapa má hodiny od \(first) do \(last). Vyberte si z nich."
  }
}
