import Analysis
public import Reports

extension EnglishPhrases {
  public func radarServiceName(_ service: RadarService) -> String {
    switch service {
    case .brightSky: "DWD by Bright Sky"
    case .libreWXR: "LibreWXR"
    case .sample: serviceName(.sample)
    }
  }

  public func issued(_ kind: String, at time: String, age: String) -> String {
    "\(kind) \(time), \(age) old"
  }

  public func startsSoon(
    _ spell: SoonSpell, in wait: String, for length: String, isOpen: Bool
  ) -> String {
    "\(beginning(spell)) in \(wait), for \(isOpen ? "at least" : "about") \(length)"
      + turns(spell) + peak(spell) + again(spell) + "."
  }

  public func stopsSoon(_ spell: SoonSpell, in wait: String) -> String {
    let turns = turns(spell)
    return beginning(spell) + turns + (turns.isEmpty ? "" : ",") + " stops in \(wait)"
      + again(spell) + "."
  }

  public func goesOn(_ spell: SoonSpell, for length: String?) -> String {
    "\(beginning(spell)) for at least \(length ?? "two hours")" + turns(spell) + peak(spell) + "."
  }

  public func drySoon(for length: String?) -> String {
    length.map { "Dry for at least \($0)." } ?? "Dry for the next two hours."
  }

  private func beginning(_ spell: SoonSpell) -> String {
    subject(spell.first.kind, spell.first.isHeavy)
  }

  private func turns(_ spell: SoonSpell) -> String {
    let turns = spell.turns.map { "to \(name(of: $0.kind, isHeavy: $0.isHeavy)) at \($0.time)" }
    return turns.isEmpty ? "" : ", turning " + turns.joined(separator: ", ")
  }

  private func peak(_ spell: SoonSpell) -> String {
    spell.peak.map { ", \($0.isHeavy ? "heavy" : "heaviest") at \($0.time)" } ?? ""
  }

  private func again(_ spell: SoonSpell) -> String {
    spell.again.map { again in
      let isSame = again.kind == spell.runs.last?.kind
      return ", \(isSame ? "again" : name(of: again.kind)) from \(again.time)"
    } ?? ""
  }
}
