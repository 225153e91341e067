extension Slovak {
  public func readAs(_ line: String) -> String { "Chápané ako: \(line)" }
  public func onlyInThisAnswer(_ line: String) -> String {
    "Len v tejto odpovedi. Pre všetky napíšte: \(asTyped(line))"
  }

  func sentence(for offer: Offer) -> String {
    let reason =
      if !offer.lost.isEmpty {
        "Súčasťou tohto riadka nemôže byť \(list(offer.lost.map { "„\($0)“" }))."
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
}
