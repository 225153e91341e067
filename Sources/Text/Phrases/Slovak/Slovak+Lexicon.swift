// The words by which lines are read: rows of a kind, the meaning, and the phrases that have it.
extension Slovak {
  public var lexicon: String {
    """
    page detail: čo mám čakať, čo čakať, čo sa čaká, čo nás čaká, momentálne, počasie, predpoveď, výhľad, teraz, práve teraz, počasia, predpoveď počasia, aktuálne, vonku, aktuálne počasie, \
    podrobná predpoveď
    page hours@-0.3: hodiny
    page hours: o pár hodín, hodinová predpoveď, hodinovo, neskôr, po hodinách, pár hodín, \
    najbližšie hodiny, najbližších hodinách, nasledujúce hodiny, nasledujúcich hodinách
    page days: koľko hodín svieti slnko, koľko hodín bude svietiť slnko, koľko svieti slnko, o pár dní, týždňa, týždenná predpoveď, denná predpoveď, celý týždeň, na týždeň, cez týždeň, na celý týždeň, najbližšie dni, \
    nasledujúce dni, pár dní, týždeň, dni, po dňoch, najbližší týždeň
    page weeks: týždne, najbližšie týždne, nasledujúce týždne, ďalšie týždne, budúce týždne, \
    najbližších týždňoch, nasledujúcich týždňoch, ďalších týždňoch, budúcich týždňoch
    page months: aká bude zima, aká bude jar, aké bude leto, aká bude jeseň, aká bude tento rok zima, mesiace, najbližšie mesiace, nasledujúce mesiace, ďalšie mesiace, \
    budúce mesiace, najbližších mesiacoch, nasledujúcich mesiacoch, ďalších mesiacoch, \
    budúcich mesiacoch, celý mesiac, na mesiac, na celý mesiac, sezónna predpoveď, \
    sezónny výhľad, dlhodobá predpoveď, dlhodobý výhľad, táto zima, túto zimu, tejto zime, \
    toto leto, tomto lete, táto jar, túto jar, tejto jari, táto jeseň, túto jeseň, tejto jeseni, \
    budúca zima, budúcu zimu, budúcej zime, budúce leto, budúcom lete, mesačná predpoveď
    page pollen: peľová situácia, peľová predpoveď, peľové spravodajstvo, peľ, peľu
    page air: zlé ovzdušie, zlý vzduch, čisté ovzdušie, dobrý vzduch, čistý vzduch, čerstvý vzduch, stav ovzdušia, kvalita ovzdušia, kvalita vzduchu, ovzdušie, vzduch, smog, kvalita
    page uv: aké silné bude slnko, aké silné je slnko, ako silno bude svietiť slnko, sila slnka, uv index, slnečné okuliare, opaľovací krém
    page models: je to isté, aké je to isté, aké isté je to, aké presné, aké presné je to, porovnaj modely, porovnať modely, porovnanie modelov, ktorý model, modely, modelov
    page warnings: výstrahy pred vetrom, výstraha pred vetrom, výstrahy pred snehom, výstraha pred snehom, výstrahy pred mrazom, výstrahy pred búrkami, výstrahy pred povodňami, výstrahy pred dažďom, varovanie, varovania, varovaní, výstraha, výstrahy, výstrah, výstrahu
    page sun@0.4: slnko
    page sun: uvidím mesiac, uvidíme mesiac, vidno mesiac, svieti mesiac, bude svietiť mesiac, ako dlhý bude deň, aký dlhý je deň, aký dlhý je, aký dlhý bude deň, ako dlhý je deň, občiansky súmrak, nautický súmrak, zimný slnovrat, letný slnovrat, úplnok, najbližší úplnok, dorastá mesiac, mesiac dorastá, spln mesiaca, úsvit, rozvidnieva, polnočné slnko, tma, svitá, dĺžka dňa, stmieva, zotmie, súmrak, svitanie, mesiac, východ, západ, zapadá, zapadne, vychádza, vyjde, je nov, bude nov, najbližší nov, spln, najbližší spln, slnovrat, rovnodennosť, fáza, východ slnka, \
    západ slnka, fáza mesiaca, mesačná fáza, slnko zapadá, zapadá slnko, vychádza slnko, slnko vychádza, \
    slnko zapadne, zapadne slnko, zajde slnko, slnko zajde, vyjde slnko, slnko vyjde, západ mesiaca, východ mesiaca, bude svetlo, bude vidno, koľko trvá deň, v akej fáze je mesiac
    page chart year: ročný priebeh, priebeh roka, roka, roku, ročný, celý rok, tento rok
    page observed: nameralo, namerala, stanica, namerané, namerané hodnoty, z najbližšej stanice
    page detail: podrobnosti, podrobná predpoveď
    page days: slnečný svit, koľko slnka, koľko bude svietiť slnko, koľko hodín slnka, koľko slnečných hodín
    page hours: hodinu po hodine, po hodinách
    page records: rekord tepla, rekordy tepla, rekord mrazu, rekord teploty, rekord zrážok, rekord, teplotný rekord, teplotné rekordy, rekordná teplota, rekordné zrážky, najteplejšie v histórii, najchladnejšie v histórii
    page normal: priemerná, priemerný, priemerné, priemernú, bývajú, býva teplota, bývajú teploty, s normálom, normálom, normál, dlhodobý priemer, bežná, bežne, bežná teplota, klíma, priemer, obvykle, zvyčajne, ako obvykle, ako zvyčajne, býva, zvykne byť
    page map: mapka, mapku, mapa, mapu, na mape, mape
    synonym map: moje piny, piny, značky, špendlíky, moje špendlíky, zoznam špendlíkov, ukáž špendlíky
    synonym zoom: priblíženie, zväčšenie
    synonym pin: pripni, špendlík, pridaj špendlík, daj špendlík
    page map type globe@1: glóbus, zemeguľa
    page map type radar: dážď radar, radar dážď, radar dažďa, zrážkový radar, radar zrážok
    list favorites: obľúbené, obľúbených, moje obľúbené, mojich obľúbených, všetky obľúbené, obľúbené miesta
    list all: všetky, všetko, ich, tieto, všetky miesta, obe, oba, obidva, obidve, tie dve, tieto dve, posledné dve, posledné dva
    layer outline: obrys, obrysy
    layer borders: hraníc, hranice, hranicami
    layer night: noci, noc, nočná
    layer globe: glóbus
    layer rain: zrážok, zrážky, dažďa, dážď
    layer wind: vetra, vietor
    layer pressure: tlaku, tlak
    layer temperature: teplôt, teploty, teplota
    layer clouds: oblačnosti, oblakov, oblačnosť
    layer warnings: výstrah, výstrahy
    synonym accuracy: ktorý model je najpresnejší, najpresnejší model, ktorá predpoveď je najpresnejšia, kto predpovedá najlepšie, ktorá predpoveď je najlepšia, ktorý model je najlepší, presnosť, ako presná je predpoveď, aká presná je predpoveď
    synonym along: na trase, po trase, po ceste, po ceste z, na ceste, počas cesty, túra, túru, prechádzka, vychádzka, trasa, cesta, cestou
    synonym country: krajina, krajiny, štáty
    synonym line: riadok
    synonym soon: čoskoro, v najbližšej hodine
    synonym told: aké mám upozornenia, mám upozornenia, aké upozornenia mám, mám nejaké upozornenia, upozornenia, moje upozornenia, ukáž upozornenia, zoznam upozornení
    synonym back: späť na zoznam, naspäť na zoznam, naspäť, späť, choď späť, vráť sa
    synonym in: bližšie, priblíž, priblíž mapu, zväčši mapu
    synonym out: oddiaľ, oddiaľ mapu, zmenši mapu
    synonym left: na západ, posuň na západ, doľava, vľavo, posuň mapu doľava
    synonym right: na východ, posuň na východ, doprava, vpravo, posuň mapu doprava
    synonym up: na sever, posuň na sever, hore, nahor, posuň mapu hore
    synonym down: na juh, posuň na juh, dole, nadol, posuň mapu dole
    synonym map world: svet, celý svet, mapa sveta
    synonym play: prehraj
    synonym sort name: zoradiť podľa názvu, zoradiť podľa mena, usporiadaj podľa mena, usporiadaj podľa názvu, zoradiť abecedne, zoraď abecedne, zoraď podľa názvu, zoraď podľa mena
    synonym sort temperature: zoradiť podľa teploty, usporiadať podľa teploty, zoraď podľa teploty, usporiadaj podľa teploty
    synonym sort wind: zoradiť podľa vetra, usporiadať podľa vetra, zoraď podľa vetra, usporiadaj podľa vetra
    synonym sort population: zoraď podľa obyvateľov, zoraď podľa veľkosti
    synonym sort: zoradiť, zoradiť podľa, usporiadať, usporiadať podľa, zoraď, zoraď podľa, usporiadaj podľa
    synonym filter: filtruj, zruš filter
    synonym move: presuň, posuň
    synonym pause: pozastav, zastav
    synonym page: strana, stránka
    synonym cities: mestá, najväčšie mestá
    synonym compare: porovnaj, porovnajte, porovnať, porovnajme, porovnanie, rozdiel, rozdiel medzi
    synonym detail: otvor, choď na, choď do, prejdi na
    synonym tell on: zapni upozornenia
    synonym home here: nastav domov na moju polohu, nastav domov tu, domov je tu
    synonym home this: nastav ako domov, nastav ako môj domov, toto je môj domov, toto je domov
    synonym home off: zmaž domov, zruš domov, vymaž domov, odstráň domov
    synonym archive clear: zmaž archív, vymaž archív, vyčisti archív, odstráň archív
    synonym told rm all: zmaž všetky upozornenia, vymaž všetky upozornenia, zruš všetky upozornenia, \
    zmaž všetky alarmy, zruš všetky alarmy, vymaž upozornenia, zmaž upozornenia
    synonym tell check: skontroluj upozornenia
    synonym tell off: prestaň ma upozorňovať, vypni upozornenia, zruš upozornenia
    synonym export: ulož do, exportuj, exportuj do, exportuj obľúbené do, ulož obľúbené do, ulož obľúbené do súboru
    synonym import: importuj, načítaj, nahraj
    synonym unstar: odstrániť z obľúbených, vymazať z obľúbených, zmazať z obľúbených, odstráň z obľúbených, zmaž z obľúbených, vymaž z obľúbených
    synonym favorites rm: zmaž obľúbené, vymaž obľúbené, odstráň obľúbené
    synonym ways rm: zmaž trasu, vymaž trasu, odstráň trasu
    synonym ways rename: premenuj trasu
    synonym favorites rename: premenuj obľúbené
    synonym favorites sort name: zoraď obľúbené podľa názvu, zoraď obľúbené podľa mena, zoraď obľúbené abecedne
    synonym favorites sort temperature: zoraď obľúbené podľa teploty
    synonym favorites sort wind: zoraď obľúbené podľa vetra
    synonym favorites rm all: zmaž všetky obľúbené, vymaž všetky obľúbené, odstráň všetky obľúbené
    synonym favorites: ukáž moje obľúbené, ukáž obľúbené, moje obľúbené, obľúbené miesta, vypíš obľúbené, moje miesta, moje mestá, obľúbené, zoznam, moje obľúbené, ukáž obľúbené, zobraz obľúbené, čo mám v obľúbených
    synonym help: návod, príručka, pomoc pre, nápoveda, nápoveda k, pomoc k, pomoc s, pomoc, príkazy, čo vieš, čo všetko vieš, čo môžem napísať
    synonym here: kde, kde som, poloha
    synonym home: domov, zmeň domov na, nastav domov, nastav domov na, domov na, domov je, môj domov je, môj domov
    synonym records: rekordy, záznamy
    synonym searches clear: vymaž históriu, zmaž históriu, zmaž hľadania, vymaž hľadania, odstráň hľadania, \
    zmaž všetky hľadania, vymaž všetky hľadania, odstráň všetky hľadania
    synonym chart: ako graf, graf
    synonym more: ešte, ešte viac, viac, ďalej, ďalšia strana, ďalšia stránka
    synonym nearest: najbližšie
    synonym quit: zavri, zatvor, dobrú noc, koniec, skonči, ukonči, dovidenia, do videnia
    synonym refresh: obnoviť, obnov to, aktualizuj, obnov, znova, ešte raz
    synonym rename: premenuj
    synonym rm: vymazať, zmazať, odstrániť, zmaž pin, vymaž pin, odstráň pin, zmaž špendlík, vymaž špendlík, odstráň špendlík, vyhoď, odober, odstráň, vymaž, zmaž, zruš, zmaž riadok, zmaž riadky, vymaž riadky, zmaž značku, vymaž značku, vymaž riadok, odstráň riadok, \
    zmaž hľadanie, vymaž hľadanie
    synonym search: hľadať, nájsť, vyhľadať, hľadaj, nájdi, vyhľadaj
    synonym searches: posledné hľadania, história hľadania, história, hľadania, moje hľadania, ukáž hľadania
    synonym set: moje nastavenia, ukáž nastavenia, nastavenia, nastav, zobraz nastavenia, zobraz moje nastavenia
    synonym star: daj ho medzi obľúbené, daj ho do obľúbených, daj ju medzi obľúbené, daj ju do obľúbených, pridať, daj do obľúbených, daj medzi obľúbené, dať do obľúbených, dať medzi obľúbené, do obľúbených, medzi obľúbené, pridaj medzi obľúbené, pridaj do obľúbených, pridaj k obľúbeným, pridaj toto miesto, pridaj, ulož, hviezda, hviezdička, hviezdičku
    synonym status: stav
    synonym ways: cesty, uložené trasy, uložené cesty, moje cesty, trasy, moje trasy, ukáž trasy, zobraz trasy, zobraz moje trasy, ukáž moje trasy
    synonym told rm: zmaž upozornenie, vymaž upozornenie, odstráň upozornenie, zruš upozornenie
    synonym told pause: pozastav upozornenie, zastav upozornenie, vypni upozornenie
    synonym undo: zruš zmenu, zruš poslednú zmenu, vráť poslednú zmenu, vráť, vrátiť, vráť späť, vráť to, vráť zmazané
    quantity temperature: koľko stupňov ukazuje teplomer, tepl, akú teplotu, teplota, teploty, teplotu, max a min, minimum a maximum, maximum a minimum, stupňov, koľko stupňov, najvyššia teplota, \
    najnižšia teplota, teplôt
    quantity rain: dážď so snehom, dažďa so snehom, dážď, zrážky, zrážok, dažďa, dažďu, naprší, napršalo, pršať
    quantity snow: napadá, napadá sneh, koľko napadne, koľko napadne snehu, padať sneh, sneh, snehu, nasneží, nasnežilo, snežiť, čerstvý sneh, nový sneh
    quantity wind: protivietor, vietor po ceste, vietor v chrbte, aký silný vietor, aký silný bude vietor, aký silný je vietor, ako silný vietor, vietor smer, odkiaľ fúka, odkiaľ bude fúkať, odkiaľ fúka vietor, ako fúka, fučí, vietor, vetra, fúka, fúkať, fúkalo, veterno, fúkať vietor, rýchlosť vetra, rýchlosti vetra, rýchlosť má vietor, \
    smer vetra, fúka vietor, koľko uzlov, ktorým smerom bude fúkať, ktorým smerom fúka
    quantity pressure: tlak prepočítaný na hladinu mora, tlak na hladinu mora, tlak na hladine mora, tlaku, tlak, tlak vzduchu
    quantity humidity: vlhkosť, vlhkosť vzduchu, vlhkosť má vzduch, vlhko, dusno
    quantity cloud-low: nízke oblaky, nízka oblačnosť
    quantity cloud-mid: stredné oblaky, stredné mraky, stredná oblačnosť
    quantity wet-bulb: mokrý teplomer, mokrého teplomera
    quantity grass-pollen: peľ trávy, peľ tráv
    quantity birch-pollen: brezový peľ, brezová peľ, peľ brezy
    quantity ragweed-pollen: ambrózia, peľ ambrózie
    quantity cloud: oblačnosti, oblaky, oblakov, oblačnosť, oblačno, mraky, mrak, mrakov, zamračené
    quantity gusts: nárazov vetra, nárazy, nárazy vetra, nárazový vietor, nárazového vetra, nárazovom vetre
    quantity visibility: dohľadnosť, viditeľnosť
    quantity apparent: pocit teploty, pocitovo, pocitová, pocitová teplota, pocitovej teploty
    quantity dew-point: rosný bod, rosného bodu, teplota rosného bodu, rosa
    quantity heat-index: tepelný index
    quantity wind-chill: pocit vetra
    quantity snow-depth: snehovej pokrývky, hrúbka snehu, koľko cm snehu je, koľko centimetrov snehu je, koľko cm snehu leží, koľko centimetrov snehu leží, hĺbka snehu, leží sneh, snehová pokrývka, koľko snehu leží, sneh leží, koľko snehu je, koľko je snehu, výška snehu, výšky snehu, výška snehovej pokrývky
    quantity freezing-level: nulová izoterma
    quantity evapotranspiration: odparovanie
    quantity soil-temperature: teplota zeme, pôda, teplota pôdy
    quantity soil-temperature-18cm: teplota pôdy v 18 cm, teplota pôdy 18 cm, teplota pôdy v hĺbke 18 cm
    quantity soil-moisture: vlhkosť pôdy
    quantity radiation: žiarenie
    quantity sun-power: výkon fotovoltiky, výkon panelov, výkon solárnych panelov, solárne panely
    quantity alder-pollen: jelša, peľ jelše
    quantity mugwort-pollen: palina, peľ paliny
    quantity sea: kúpať, sa kúpať, kúpať sa, kúpanie, na kúpanie, aká teplá je voda, aká studená je voda, teplota mora, teploty mora, teplotu mora, teplota vody, teploty vody, more, na mori, pri mori, voda
    quantity waves: výška vlnenia, výšku vlnenia, vlnenie, vĺn, vlny, výška vĺn, výšky vĺn, vysoké vlny, veľké vlny, veľké budú vlny, vysoké budú vlny
    quantity swell: mŕtve vlnenie
    quantity wave-period: perióda vĺn, periódy vĺn, dĺžka periódy vĺn
    quantity wave-direction: smer vĺn, smer vlnenia
    quantity tide: príliv, odliv
    quantity river: rieka, rieky, stav vody, stav rieky, prietok, hladina, hladina rieky
    quantity ozone: ozón
    quantity dust: prašnosť, prach zo sahary, saharský prach, prach, prach v ovzduší
    sky rain: dažďom, zrážok, dážď, dažďa, dážď so snehom
    weather rain: nezmoknem, nezmokneme, zmoknem, zmokneme, zmoknú, popŕcha, popŕchať, pravdepodobnosť dažďa, šanca na dážď, prehánky, mrholenie, mrholí, lejak, vezmem si dáždnik, dáždniky, zaprší, zoberiem si dáždnik, pršať, prší, naprší, dáždnik, pršalo, daždivo, lialo
    sky snow: snežení, snehom, snežením, sneh, snehu
    weather snow: snehové prehánky, metelica, chumelica, chumeliť, pravdepodobnosť snehu, padá sneh, padať sneh, pravdepodobnosť sneženia, šanca na sneh, sneženie, snežiť, sneží, nasneží, snežilo
    weather dry: suchých, suchého, suchú, suchý, suchá, suché, sucho, neprší, nesneží, nepršalo, nesnežilo, nezačne pršať, netreba dáždnik
    weather dry 24h: suchý deň, deň bez dažďa
    sky sun: slnka, slniečko, slnko
    weather sun: vyčasí, vyčasí sa, sa vyčasí, vyčasiť, vyjasní, sa vyjasní, svieti slnko, svieti, slnečný, slnečný deň, slnečno, svietiť slnko, pekne, svietilo, svietilo slnko
    weather below 0c: do mínusu, v mínuse, mínus, pod bodom mrazu, mrznúť, mrzne, zamrzne, zamrzlo, zamŕza, mrazom, mrazu, mráz, mrazy, mrzlo, pod bod mrazu
    weather above 0c: nemrzne, nemrzlo
    feeling: teplý, teplé, teplú, studený, studené, studenú, chladný, chladná, chladné, čiapka, čiapku, rukavice, sveter, zima, teplo, chladno, horúco, bunda, bundu, kabát, kabáty, bundy, zoberiem si kabát, vezmem si kabát, zoberiem si bundu, vezmem si bundu, škaredo
    guess above 30c: horúco
    guess above 20c: teplo
    guess below 10c: chladno
    guess below 5c: zima
    guess wind above 10m/s: vetrom, silným vetrom, silný vietor, silnom vetre, silného vetra, veterno, vietor, fúkať, fúkať vietor
    guess wind below 3m/s: bezvetrie, bez vetra, nefúka
    guess rain above 4mm: silný dážď, silné zrážky, silno pršať, silno prší, lejak, liať, leje
    guess snow above 2cm: silné sneženie, silno snežiť, husto snežiť
    guess humidity above 80%: dusno
    guess cloud above 80%: zamračí sa, sa zamračí, oblačno, zamračené, mraky
    guess cloud below 20%: jasno, jasná obloha, hviezdy, vidno hviezdy
    negation: bez, nebude, nebudú, nie, žiadny
    ending: utichne, utíchne, zoslabne, poľaví, prestane, skončí, skončia, utíši, sa utíši, ustane, ustanú
    ask best: kedy mám vyraziť, kedy máme vyraziť, kedy mám vyjsť, kedy je najlepší čas, aký je najlepší čas, kedy ísť, kedy vyraziť, kedy najlepšie, kedy je najlepšie, kedy najlepšie vyraziť, kedy je najlepšie vyraziť, najlepší čas, \
    najlepší čas na cestu, najlepší čas na odchod, kedy vyjsť
    ask yes: hrozí, hrozia, nehrozí, nehrozia, máme, máme si, musím, musíme, mal by som, mali by sme, môže, môžu, má byť, mala by byť, malo by byť, bude, budú, budem, či bude, treba, mám, potrebujem, je šanca že, aká je šanca že, majú, očakávate, nevieš či, neviete či, nevie niekto či, je, môžem, dá sa, vieš či, myslíš že, vyzerá to na, má, zaujíma ma či, sú, platí, platia, bolo, \
    bola, bol, neviem či, pozri či, zisti či, zistiť či, povedať či
    ask where: ktoré mesto, ktoré miesto, v ktorom meste, kde, kde bude, kde je
    ask what: ako bude, aké bude, jak, jaké, jaký, jaká, o koľko je, o koľko bude, ktoré, ktorá, ktorej, čo bude, čo hlásia, hlásia, čo hovorí predpoveď, čo nás čaká, aké, aký, aká, akú, ako, čo, ako dlho, aké silné, koľkej, \
    ktorý deň, ktorý, a čo, čo tak, kde leží, kde sa nachádza, pôjdem, pôjdeme
    ask much: koľko mm, koľko cm, koľko milimetrov, koľko centimetrov, úhrn, koľko, ako silno, ako veľmi, ako moc
    ask show: chcela by som vedieť, chcel by som vedieť, chceli by sme vedieť, rada by som vedela, rád by som vedel, ukážte, ukážte mi, zobrazte, povedzte, povedzte mi, mohli by ste mi povedať, daj mi, zaujíma ma, ukáž, zobraz, povedz, chcem, ukáž mi, povedz mi, chcem vedieť, prosím, \
    chcem vidieť, prepni na, použi, vieš mi povedať, mohol by si zistiť, mohla by si zistiť, zaujímalo by ma, chcela by som vidieť, chcel by som vidieť, zisti, skontroluj, pozri, vypíš
    ask when: o koľkej, o ktorej, o ktorej hodine, ako dlho, na ako dlho, o koľkej má začať, o koľkej začne, o koľkej prestane, o koľko začne, o koľko prestane, kedy, dokedy, odkedy, kedy bude najbližšie, kedy najbližšie, o koľko hodín
    ask when@0.4: prvý, prvá, ďalší, ďalšia
    ask tell: upozorni ma na to, upozornite ma na to, upozorni ma keď áno, upozorni ma keď to bude, daj vedieť keď áno, pošli mi upozornenie, pošli mi upozornenie ak, pošli upozornenie, posielaj, posielaj mi, posielajte mi, povedz mi keď, povedz mi ak, povedz keď, povedz ak, povedz mi až, oznám mi, oznám mi keď, oznám mi ak, stráž, stráž mi, strážte, upozornenie na, upozornenie keď, pošli mi upozornenie pri, upozorni ma pri, ozvi sa, zavolaj ma, zavolaj mi, nech mi zazvoní, nech mi zazvoní keď, zavolaj ma keď, ozvi sa keď, ozvi sa ak, hlás mi, hlás, pošli mi upozornenie keď, pošli upozornenie keď, pošli mi správu keď, dajte mi vedieť, dajte mi vedieť keď, dajte mi vedieť ak, varujte ma, varujte ma keď, varujte ma ak, varujte ma pred, \
    pridaj upozornenie na, pridaj upozornenie keď, nové upozornenie na, chcem upozornenie na, nastav upozornenie na, \
    nastav upozornenie keď, pošli mi upozornenie na, pošli mi upozornenie keď, varuj ma, varuj ma keď, varuj ma ak, varuj ma pred, pošli mi správu keď, daj mi vedieť, daj mi vedieť keď, upozorni, upozorni ma, upozorni ma keď, \
    upozorni keď, upozorni ma na, upozorni ma pred, upozornite ma, upozornite ma keď, upozornite ma na, upozornite ma pred, upozorňuj ma, upozorňuj ma na, daj vedieť, daj vedieť keď, daj vedieť ak, daj mi vedieť ak, \
    upozorni ma ak, upozorni ak, napíš mi keď, napíš mi ak, chcem vedieť keď
    superlative temperature: zimšie, najchladnejšia noc, najteplejšia noc, najchladnejšie, najchladnejší, chladnejší, teplejší, najchladnejšia, najteplejšia, oteplí, oteplí sa, sa oteplí, ochladí, ochladí sa, sa ochladí, teplejšie, chladnejšie, najteplejší, najteplejšie
    superlative wind: najveternejšie, najveternejší, najveternejšia, veternejšie
    superlative rain: najdaždivejšia, najvlhšia, najsuchšie, najdaždivejšie, najvlhšie, suchší, najsuchšia, suchšie, najsuchší
    superlative cloud: najslnečnejšia, najslnečnejšie, slnečnejšie
    superlative: najväčší, najväčšia, najväčšie, najlepšie, najviac, najmenej, najlepší, najsilnejší, najsilnejšie
    filler: ešte, vtedy, niekde, okres, okrese, okresu, ho, tiež, takisto, vyrazím, vyrazíme, odchádzam, odchod, radšej, psč, tam, presne, či nebude, či nie, je isté, mohli by ste, mohol by si, mohla by si, povedať, povedzte, mohli by ste mi povedať, mohli by ste mi prosím povedať, mohol by si mi povedať, dá sa povedať že, skutočne, nejaký, nejaká, nejaké, mi, si, sa, \
    prosím, už, ťa, vedieť, svietiť, vziať, zobrať, obliecť, vidieť, potrebný, ďakujem, vďaka, \
    že, ten, tak, to isté, konečne, zasa, zase, \
    výlet, výlete, na výlet, na výlete, túru, túre, na túru, na túre, dovolenke, na dovolenke, na dovolenku, asi, vôbec, fakt, občas, stále, opäť, najskôr, veľmi, som, sme, bývam, bývame
    filler: pekný deň, prosím pekne, pekne prosím, prosím ťa pekne, prosím vás pekne, pekne povedz, poprosím, viete mi povedať, môžete mi povedať, prosím ťa, prosím vás, \
    prosím o, ďakujem pekne, pekne ďakujem, vopred ďakujem, vopred ďakujem za, vážení, vraj, alebo nie, iba, len, hele, počúvaj, no a, no a čo
    filler@0.4: viac, menej
    filler@0.8: ma
    filler: späť na, naspäť na
    filler star: k obľúbeným, do obľúbených, medzi obľúbené
    filler unstar: z obľúbených
    ask what: idem, ideme, letím, letíme, cestujem, cestujeme
    soft: v mori, niekedy, minimum, maximum, začať, má začať, príde, prídu, dopredu, v kuse, však, padá, stúpa, klesá, spadne, napadne, presiahne, prekročí, prekročia, presiahnu, celzijov, nového, zvykne, vydaná, mega, vydané, byť, rýchlosťou, rýchlosti, vystúpi, milimetrov, centimetrov, naozaj, trochu, aspoň trochu, slabo, náhodou, celý týždeň, príliš, slabý, slabé, slabá, naposledy, napadlo, spadlo, celkovo, spolu, zo severu, z juhu, z východu, zo západu, severný, južný, východný, západný, začína, minimálna, maximálna, klesá, stúpa, začne, deň, dlho, napadne, silný, silné, silno, najvyššia, najnižšia, klesne, \
    stúpne, potrebovať
    soft if: ak, keď
    soft@1.2: neskôr
    missing: hrom, hromy, hroma, hrmieť, blýskať, veľká noc, veľkú noc, veľkú noc, veľký piatok, základňa oblačnosti, poľadovica, poľadovicu, prízemný mráz, fujavica, prečo, dúha, dúhu, zatmenie, zatmenie slnka, zatmenie mesiaca, zlatá hodinka, inverzia, lavína, lavíny, hmla, hmly, búrka, búrky, búrku, búrok, hmlu, blesk, blesky, záhrada, krúpy, vlakom, autobusom, loďou, lietadlom
    large africa: afrika, afrike, afriky
    large asia: ázia, ázii, ázie, eurázia
    large central-america: stredná amerika, strednej amerike, strednej ameriky
    large europe: európa, európe, európy
    large middle-east: blízky východ, blízkom východe, blízkeho východu
    large north-america: severná amerika, severnej amerike, severnej ameriky
    large oceania: oceánia, oceánii, oceánie
    large south-america: južná amerika, južnej amerike, južnej ameriky, latinská amerika, latinskej amerike
    large: na dunaji, pri dunaji
    large: antarktída, antarktíde
    airport letisko: letisko, letisku, letiska
    joint in: v, vo, na, nad, za, pre, pri, okolo, blízko, neďaleko, v okolí
    joint from: z, zo, od
    joint to: do, až, smer
    joint via: cez
    joint with: s, so
    joint and: a, aj, nielen
    joint than: ako, než, oproti, verzus
    joint by: podľa
    joint or: alebo, či
    joint between: medzi
    means car: kamiónom, dodávkou, auto, autom
    means bike: na bajku, bikom, bajkom, elektrobicyklom, kolom, bicyklom, bicykel, na bicykli, na kole
    means foot: pešo, peši, pešky
    setting wind knots: vietor na uzly, uzly, v uzloch
    setting temperature k: v kelvinoch
    setting rain inch: v palcoch
    setting units: jednotky
    setting language: jazyk
    setting units imperial: americké jednotky, na americké jednotky, imperiálne jednotky, jednotky imperiálne, jednotky na imperiálne, imperiálne
    setting units metric: metrické jednotky, jednotky metrické, jednotky na metrické, metrické
    setting temperature fahrenheit: teplotu na f, teplota na f, teplotu f, teplota f, fahrenheity, zapni fahrenheity, vo fahrenheitoch, stupne fahrenheita, jednotky fahrenheit
    setting temperature celsius: celzia, v celziách, celzius, teplotu na c, teplota na c, teplotu c, teplota c, v stupňoch celzia, stupne celzia
    setting language en: anglicky, po anglicky, angličtina, prepni na angličtinu, prepni do angličtiny, \
    zmeň jazyk na angličtinu, jazyk angličtina, jazyk na angličtinu
    setting language sk: slovensky, po slovensky, slovenčina, prepni na slovenčinu, prepni do slovenčiny, \
    zmeň jazyk na slovenčinu, jazyk slovenčina, jazyk na slovenčinu
    setting wind kmh: km/h, v km/h, kilometre za hodinu, v kilometroch za hodinu
    setting wind mph: míle za hodinu, v míľach za hodinu
    setting wind ms: metre za sekundu, v metroch za sekundu
    setting clock 12: hodiny na 12, 12 hodinový čas, 12 hodinový formát, 12-hodinový formát, dvanásťhodinový formát
    setting clock 24: hodiny na 24, 24 hodinový čas, 24 hodinový formát, 24-hodinový formát, dvadsaťštyrihodinový formát
    setting pressure hpa: hpa, v hpa, hektopascaly, v hektopascaloch
    setting pressure mmhg: tlak v mm hg, mm hg
    setting theme dark: tmavú tému, tmavý režim, tmavá téma
    setting theme none: bez farieb, vypni farby
    setting theme light: svetlý režim, svetlá téma
    past: napadlo, spadlo, bol, bola, bolo, pršalo, snežilo, fúkalo, napršalo, nasnežilo, nepršalo, nesnežilo, mrzlo, lialo, svietilo
    page past: minulý, minulom, posledný
    period last night: minulú noc, minulá noc, uplynulú noc, uplynulá noc, včera v noci
    period last week: minulý týždeň, posledný týždeň
    period next month: za mesiac, budúci mesiac, na budúci mesiac, nasledujúci mesiac, najbližší mesiac, \
    ďalší mesiac, o mesiac
    period last month: minulý mesiac
    period past month: posledný mesiac
    period last year: minulý rok, minulom roku, minulého roka, vlani
    period other year: budúci rok, budúcom roku
    period year: minulá zima, minulú zimu, minulú jar, minulé leto, minulú jeseň, tento mesiac, tomto mesiaci, zime, zimu, letu, jar, jari, leto, lete, jeseň, jeseni
    span bare: na
    span next: do, najbližšie, nasledujúce, najbližších, nasledujúcich, ďalšie, ďalších, budúce, najbližšiu, \
    nasledujúcu, ďalšiu, najbližší, nasledujúci
    span last: za posledné, za posledných, posledné, minulé, posledných, minulých
    home home: doma, domov, domu
    other: stredný, stredná, stredné, stredne
    here here: tu, moja poloha, mojej polohe
    page line --preset prose: súhrn, zhrnutie
    """
  }
}
