import Phrases
import Reports

nonisolated extension Slovak: SeasonalPhrases {
  func seasonalSummary(of unit: SeasonalUnit) -> String {
    switch unit {
    case .weeks: "porovná najbližších šesť týždňov s obvyklými"
    case .months: "porovná najbližších sedem mesiacov s obvyklými"
    }
  }

  func seasonalTitle(_ unit: SeasonalUnit) -> String {
    switch unit {
    case .weeks: "Najbližšie týždne oproti obvyklým"
    case .months: "Najbližšie mesiace oproti obvyklým"
    }
  }

  func noPeriods(_ unit: SeasonalUnit) -> String {
    let name = unit == .weeks ? "týždne" : "mesiace"
    return "Služba neposlala pre toto miesto žiadne \(name). Skúste to neskôr."
  }

  func periodHeading(_ unit: SeasonalUnit) -> String {
    switch unit {
    case .weeks: "Týždeň od"
    case .months: "Mesiac"
    }
  }

  func name(of first: CalendarDay, _ unit: SeasonalUnit, isRunning: Bool) -> String {
    let name =
      switch unit {
      case .weeks: monday(first)
      case .months: monthNames[0][first.month - 1]
      }
    return isRunning ? "\(name), prebieha" : name
  }

  /// `30. 11.`
  private func monday(_ date: CalendarDay) -> String { "\(date.day).\u{A0}\(date.month)." }

  func quantityColumn(_ quantity: String) -> String {
    quantity == "rain" ? "Zrážky" : "Teplota"
  }

  func chance(_ side: SeasonalSide, _ share: String) -> String { "\(word(side)) \(share)" }

  private func word(_ side: SeasonalSide) -> String {
    switch side {
    case .warmer: "teplejšie"
    case .colder: "chladnejšie"
    case .wetter: "vlhkejšie"
    case .drier: "suchšie"
    }
  }

  func likely(_ side: SeasonalSide, _ weeks: [CalendarDay]) -> String {
    let dates = weeks.map(monday).joined(separator: ", ")
    return "Pravdepodobne \(word(side)) ako obvykle: "
      + "\(weeks.count == 1 ? "týždeň" : "týždne") od \(dates)"
  }

  var nothingLikely: String {
    "V žiadnom týždni nie je pravdepodobne teplejšie, chladnejšie, vlhkejšie či suchšie ako obvykle."
  }

  var usual: String {
    "Obvyklé je podnebie samotného modelu v rovnakom čase roka, nie to, čo sa tu nameralo."
  }

  func seasonalLimits(_ unit: SeasonalUnit) -> String {
    switch unit {
    case .weeks:
      "Percentá sú podiely behov modelu. Chladnejšie a suchšie je zvyšok do 100\u{A0}%, "
        + "vrátane obvyklého. O jednotlivých dňoch to nič nehovorí."
    case .months:
      "Sú to priemery behov modelu bez pravdepodobností. O jednotlivých dňoch nič nehovoria."
    }
  }
}
