import Analysis
public import Reports

extension Slovak {
  public func radarServiceName(_ service: RadarService) -> String {
    switch service {
    case .brightSky: "DWD cez Bright Sky"
    case .libreWXR: "LibreWXR"
    case .sample: serviceName(.sample)
    }
  }

  public func issued(_ kind: String, at time: String, age: String) -> String {
    "\(kind) \(time), pred \(age)"
  }

  public func startsSoon(
    _ spell: SoonSpell, in wait: String, for length: String, isOpen: Bool
  ) -> String {
    "\(beginning(spell)) o \(wait), \(isOpen ? "najmenej" : "asi") na \(length)"
      + turns(spell) + peak(spell) + again(spell) + "."
  }

  public func stopsSoon(_ spell: SoonSpell, in wait: String) -> String {
    let turns = turns(spell, behind: isNeuter(spell.first.kind) ? "ktoré " : "ktorý ")
    return beginning(spell) + turns + (turns.isEmpty ? "" : ",") + " ustane o \(wait)"
      + again(spell) + "."
  }

  public func goesOn(_ spell: SoonSpell, for length: String?) -> String {
    "\(beginning(spell)) potrvá najmenej \(length ?? "dve hodiny")" + turns(spell) + peak(spell)
      + "."
  }

  public func drySoon(for length: String?) -> String {
    length.map { "Bez zrážok najmenej \($0)." } ?? "Najbližšie dve hodiny bez zrážok."
  }

  private func beginning(_ spell: SoonSpell) -> String {
    subject(spell.first.kind, spell.first.isHeavy)
  }

  private func turns(_ spell: SoonSpell, behind pronoun: String = "") -> String {
    let turns = spell.turns.map { "o \($0.time) prejde do \(genitive(of: $0.kind, $0.isHeavy))" }
    return turns.isEmpty ? "" : ", " + pronoun + turns.joined(separator: ", ")
  }

  private func genitive(of kind: PrecipitationKind, _ isHeavy: Bool) -> String {
    let name =
      switch kind {
      case .rain: "dažďa"
      case .snow: "sneženia"
      case .sleet: "dažďa so snehom"
      case .freezingRain: "mrznúceho dažďa"
      case .freezingDrizzle: "mrznúceho mrholenia"
      }
    return (isHeavy ? kind == .snow ? "hustého " : "silného " : "") + name
  }

  private func peak(_ spell: SoonSpell) -> String {
    spell.peak.map { ", \($0.isHeavy ? heavy($0.kind) : strongest($0.kind)) o \($0.time)" } ?? ""
  }

  private func again(_ spell: SoonSpell) -> String {
    spell.again.map { again in
      let isSame = again.kind == spell.runs.last?.kind
      return ", \(isSame ? "znova" : name(of: again.kind, isHeavy: false)) od \(again.time)"
    } ?? ""
  }
}
