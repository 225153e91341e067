extension EnglishPhrases {
  public func readAs(_ line: String) -> String { "Read as: \(line)" }

  public func onlyInThisAnswer(_ line: String) -> String {
    "In this answer only. For all, type: \(asTyped(line))"
  }

  func sentence(for offer: Offer) -> String {
    let reason =
      if !offer.lost.isEmpty {
        "\(list(offer.lost.map { "\"\($0)\"" })) can't be part of this line."
      } else if offer.doubt == .setting, offer.lines.count > 1 {
        "A unit is a setting, for every place."
      } else if offer.typed.contains(" ") {
        "This line isn't understood."
      } else {
        "\"\(offer.typed)\" isn't understood."
      }
    let lines = offer.lines.map { "\"\($0)\"" }.joined(separator: " or ")
    return "\(reason) Did you mean \(lines)?"
      + (offer.mayBePlace
        ? " For a place of that name, type: \(asTyped("search \(offer.typed)"))" : "")
  }
}
