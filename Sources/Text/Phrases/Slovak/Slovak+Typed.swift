extension Slovak {
  public var continuing: [String] {
    [
      "a", "len", "iba", "a len", "a iba", "a co", "co tak", "a ako", "to iste pre",
      "a to iste pre", "to iste", "a to iste", "and", "radsej", "skor", "co", "spat na",
      "naspat na",
    ]
  }

  public func addTyped(to words: inout TypedWords) {
    words.sides.addAll([
      "above": than([
        "viac", "teplejšie", "silnejší", "silnejšie", "silnejšia", "väčšie", "väčší", "väčšia",
        "vyššie", "vyšší", "vyššia",
      ]),
      "below": than([
        "menej", "chladnejšie", "slabší", "slabšie", "slabšia", "menšie", "menší", "menšia",
        "nižšie", "nižší", "nižšia",
      ]),
    ])
    words.sides.addAll([
      "above": [
        "nad", "cez", "od", "vyše", "aspoň", "stúpne nad", "prekročí", "prekročia", "presiahne",
        "presiahnu", "vystúpi nad", "vystúpi na", "dosiahne", "minimálne", "najmenej",
      ],
      "below": [
        "pod", "najviac", "klesne pod", "klesnú pod", "klesne na", "padne pod", "neprekročí",
        "nepresiahne", "maximálne", "max", "do",
      ],
    ])
    words.sidesBehind.addAll([
      "above": ["a viac", "alebo viac", "a vyššie"],
      "below": ["a menej", "alebo menej", "a nižšie"],
    ])
    words.contraries.add(["nie", "nebude"])
    words.minus.add(["mínus"])
    words.zeros.add(["nula", "nulu", "nulou"])
    words.agoWords.add(["pred"])
    words.degrees.add(["stupňov", "stupne", "stupeň", "stupňa", "stupňami"])
    words.units.addAll([
      "m": ["meter", "metra", "metre", "metrov"], "mm": ["milimeter", "milimetre", "milimetrov"],
      "cm": ["centimeter", "centimetre", "centimetrov"],
      "km": ["kilometer", "kilometre", "kilometrov"], "knots": ["uzol", "uzly", "uzlov", "uzlami"],
      "m/s": ["meter za sekundu", "metre za sekundu", "metrov za sekundu"],
      "km/h": ["kilometre za hodinu", "kilometrov za hodinu", "km za hodinu"],
      "%": ["percent", "percentá", "percentami"],
    ])
    words.placePrepositions.add(["v", "vo", "na", "pre", "do", "z", "zo", "pri", "okolo"])
    words.hourPrepositions.add(["o", "okolo"])
    words.beforeTimes.add(["o", "okolo", "v", "pred", "nad", "medzi", "počas"])
    words.continuingBehind.add(["radšej", "vtedy"])
    words.besideDays.add([
      "deň potom": 1, "deň na to": 1, "na ďalší deň": 1, "ďalší deň": 1, "na druhý deň": 1,
      "nasledujúci deň": 1, "deň po tom": 1, "deň predtým": -1, "deň pred tým": -1,
      "predchádzajúci deň": -1,
    ])
    words.waysBack.add([
      "späť", "naspäť", "nazad", "aj späť", "cesta späť", "opačne", "opačným smerom", "cestou späť",
    ])
    words.corrections.add([
      "nie,", "pardon,", "pardon myslel som", "pardon myslela som", "myslel som", "myslela som",
      "nie, myslel som", "nie, myslela som", "vlastne",
    ])
    words.namesakes.add([
      "ten v", "tá v", "to v", "ten vo", "tá vo", "to vo", "ten na", "tá na", "to na",
    ])
    words.adjectives.add([
      "americký": "US", "americká": "US", "anglický": "Anglicko", "anglická": "Anglicko",
      "český": "Česko", "česká": "Česko", "kanadský": "Kanada", "kanadská": "Kanada",
      "nemecký": "Nemecko", "nemecká": "Nemecko", "poľský": "Poľsko", "poľská": "Poľsko",
      "rakúsky": "Rakúsko", "rakúska": "Rakúsko", "slovenský": "Slovensko",
      "slovenská": "Slovensko", "škótsky": "Škótsko", "škótska": "Škótsko",
    ])
    words.keptPlaces.add(["len", "iba", "a len", "a iba"])
    words.addingPlaces.add(["pridaj", "pridať", "aj", "plus"])
    words.droppingPlaces.add(["bez", "vyhoď", "odober", "odstráň", "zmaž"])
    words.rowWords.add([
      "prvý": 1, "prvá": 1, "prvé": 1, "prvú": 1, "druhý": 2, "druhá": 2, "druhé": 2, "druhú": 2,
      "tretí": 3, "tretia": 3, "tretie": 3, "tretiu": 3, "štvrtý": 4, "štvrtá": 4, "štvrté": 4,
      "štvrtú": 4, "piaty": 5, "piata": 5, "piate": 5, "piatu": 5,
    ])
    words.daysOfMonth.add([
      "prvého": 1, "druhého": 2, "tretieho": 3, "štvrtého": 4, "piateho": 5, "šiesteho": 6,
      "siedmeho": 7, "ôsmeho": 8, "deviateho": 9, "desiateho": 10, "jedenásteho": 11,
      "dvanásteho": 12, "trinásteho": 13, "štrnásteho": 14, "pätnásteho": 15, "šestnásteho": 16,
      "sedemnásteho": 17, "osemnásteho": 18, "devätnásteho": 19, "dvadsiateho": 20,
      "tridsiateho": 30,
    ])
    words.lastRow.add(["posledný", "posledná", "posledné", "poslednú", "posledných"])
    words.rowNouns.add(["číslo", "riadok", "riadky"])
    words.rowArticles.add(["ten", "tá", "to", "tú", "toho"])
    words.wordsAtHand.add(["tam", "ho", "ju", "to"])
    words.present.add(["tento", "túto", "toto", "tejto"])
    words.clockWords.add(["hodine", "hodinou", "hodín", "-tej", "-mej", "-ej", "h", "hod", "hod."])
    words.afterHours.add(["po"])
    words.beforeHours.add(["pred"])
    words.hours.add([
      "jednej": 1, "druhej": 2, "tretej": 3, "štvrtej": 4, "piatej": 5, "šiestej": 6, "siedmej": 7,
      "ôsmej": 8, "deviatej": 9, "desiatej": 10, "jedenástej": 11, "dvanástej": 12,
      "jednou": 1, "druhou": 2, "treťou": 3, "štvrtou": 4, "piatou": 5, "šiestou": 6, "siedmou": 7,
      "ôsmou": 8, "deviatou": 9, "desiatou": 10, "jedenástou": 11, "dvanástou": 12,
      "trinástej": 13, "štrnástej": 14, "pätnástej": 15, "šestnástej": 16, "sedemnástej": 17,
      "osemnástej": 18, "devätnástej": 19, "dvadsiatej": 20, "dvadsiatej prvej": 21,
      "dvadsiatej druhej": 22, "dvadsiatej tretej": 23, "trinástou": 13, "štrnástou": 14,
      "pätnástou": 15, "šestnástou": 16, "sedemnástou": 17, "osemnástou": 18, "devätnástou": 19,
      "dvadsiatou": 20, "dvadsiatou prvou": 21, "dvadsiatou druhou": 22, "dvadsiatou treťou": 23,
    ])
    words.besideHours.add([
      "pol": -30, "štvrť na": -45, "trištvrte na": -15, "tri štvrte na": -15,
    ])
    words.nightBefore.add(["na"])
    words.beforeStretches.add([
      "na", "najbližšie", "nasledujúce", "budúci", "tento", "najbližších", "nasledujúcich",
      "ďalšie", "ďalších",
    ])
    words.comparing.add(["a", "aj", "s", "so", "alebo", "či", "oproti", "verzus"])
    words.fromWords.add(["od", "z", "zo"])
    words.untilWords.add(["do", "až"])
    words.beforeNames.add(["na", "ako"])
    // With those of Czech, which is typed, too.
    words.markedLetters.formUnion("áäčďéíĺľňóôŕšťúýžěřů")
    words.numbers.add([
      "jeden": 1, "jednu": 1, "dva": 2, "dve": 2, "tri": 3, "štyri": 4, "päť": 5, "šesť": 6,
      "sedem": 7, "osem": 8, "deväť": 9, "desať": 10, "dvoma": 2, "troma": 3, "tromi": 3,
      "štyrmi": 4, "piatimi": 5, "jedenásť": 11, "dvanásť": 12, "trinásť": 13, "štrnásť": 14,
      "pätnásť": 15, "šestnásť": 16, "sedemnásť": 17, "osemnásť": 18, "devätnásť": 19,
      "dvadsať": 20, "tridsať": 30, "štyridsať": 40, "päťdesiat": 50, "šesťdesiat": 60,
      "sedemdesiat": 70, "osemdesiat": 80, "deväťdesiat": 90,
    ])
    words.lengths.add([
      "dva týždne": "2 weeks", "celý deň": "24 h", "hodinu": "1 h", "hodinku": "1 h",
      "hodku": "1 h", "hodinu a pol": "90 min", "polhodinu": "30 min",
      "pol hodiny": "30 min", "pol hodinu": "30 min", "hodiny": "1 h",
    ])
    words.programLines.add(["verzia": "help version"])
    words.greetings.add([
      "ahoj", "ahojte", "čau", "dobrý deň", "dobrý deň prajem", "pekný deň prajem", "dobré ráno",
      "dobrý večer", "servus", "nazdar",
    ])
    words.replies.add([
      "áno", "nie", "a", "hej", "jasné", "dobre", "ďakujem", "ďakujem pekne",
      "pekne ďakujem", "díky", "prosím", "prosím pekne",
    ])
    words.programWords.add([
      "chyba", "chyby", "dedina", "deň", "dáta", "formát", "heslo", "hlásenie", "imperiálne",
      "informácie", "inštaluj", "jednotka", "jednotky", "kalendár", "kopíruj", "krajina", "kto",
      "ktorý", "kľúč", "licencia", "manuál", "mesiace", "mesto", "mestá", "metrické", "miesta",
      "miesto", "nastavenie", "načítaj", "načítať", "nová", "nový", "návod", "o-programe",
      "podmienky", "pokračuj", "polárna-žiara", "ponuka", "používateľ", "požiar", "predvolené",
      "predvoľby", "prečo", "priečinok", "príklad", "príklady", "príručka", "režim", "rok", "roky",
      "spusti", "spustiť", "stanica", "stanice", "svet", "súbor", "súbory", "tabuľka", "test",
      "týždne", "uložiť", "upozornenia", "veľkosť", "vlož", "voľba", "voľby", "vstup", "výstup",
      "výška", "zavri", "zdroj", "zdroje", "zem", "zruš", "zrušiť", "údaje", "účet", "čo", "ďalej",
      "štart", "štát", "štáty", "šírka",
    ])
    words.english.add([
      "nad": "above", "pod": "below", "všetko": "all", "všetky": "all", "viac": "more",
      "teraz": "now", "minulý": "last",
      "počasie": "weather", "teplota": "temperature", "teploty": "temperature", "dážď": "rain",
      "zrážky": "precipitation", "sneh": "snow", "vietor": "wind", "ovzdušia": "quality",
      "vzduchu": "quality", "slnka": "phase", "rýchlosť": "speed", "smer": "direction",
      "zapadá": "set", "zapadne": "set", "vychádza": "rise", "vyjde": "rise", "mesiaca": "phase",
      "slnko": "phase", "mesiac": "phase",
    ])
    words.quantities.add(quantities)
  }

  /// `viac ako`, `viac než`
  private func than(_ comparatives: [String]) -> [String] {
    comparatives.flatMap { ["\($0) ako", "\($0) než"] }
  }

  private var quantities: [String: String] {
    [
      "dohľadnosť": "visibility", "dážď": "rain", "mŕtve-vlnenie": "swell",
      "nulová-izoterma": "freezing-level",
      "nárazy": "gusts", "nárazy-vetra": "gusts", "nízka-oblačnosť": "cloud-low",
      "oblačnosť": "cloud", "ozón": "ozone",
      "perióda-vĺn": "wave-period", "peľ-ambrózie": "ragweed-pollen", "peľ-brezy": "birch-pollen",
      "peľ-jelše": "alder-pollen", "peľ-olív": "olive-pollen", "peľ-paliny": "mugwort-pollen",
      "peľ-tráv": "grass-pollen", "pocit-vetra": "wind-chill", "pocitová": "apparent",
      "prach": "dust", "prietok": "river", "príliv": "tide", "rosný-bod": "dew-point",
      "rýchlosť-vetra": "wind",
      "smer-vĺn": "wave-direction", "sneh": "snow", "stredná-oblačnosť": "cloud-mid",
      "tepelný-index": "heat-index", "teplota": "temperature", "tlak": "pressure",
      "tlak-vzduchu": "pressure",
      "vietor": "wind", "teplota-mora": "sea", "teplota-pôdy": "soil-temperature",
      "teplota-vody": "sea", "vlhkosť": "humidity", "vlhkosť-pôdy": "soil-moisture",
      "vlhký-teplomer": "wet-bulb", "vlny": "waves", "vysoká-oblačnosť": "cloud-high",
      "výpar": "evapotranspiration", "výška-snehu": "snow-depth", "výška-vĺn": "waves",
      "zrážky": "rain",
      "žiarenie": "radiation",
    ]
  }
}
