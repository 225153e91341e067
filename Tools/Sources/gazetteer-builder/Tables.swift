import Clients

/// Words that say what kind of region it is, and may be left out.
let genericWords: Set<String> = [
  "autonomous", "canton", "city", "county", "departamento", "department", "district", "division",
  "emirate", "governorate", "krai", "kraj", "municipality", "oblast", "of", "parish", "prefecture",
  "province", "region", "republic", "state", "territory", "voivodeship",
]

/// Regions outside the United States that people write with letters.
let regionAbbreviations = [
  "CA.01": "AB", "CA.02": "BC", "CA.03": "MB", "CA.04": "NB", "CA.05": "NL", "CA.07": "NS",
  "CA.08": "ON", "CA.09": "PE", "CA.10": "QC", "CA.11": "SK", "CA.12": "YT", "CA.13": "NT",
  "CA.14": "NU",
  "AU.01": "ACT", "AU.02": "NSW", "AU.03": "NT", "AU.04": "QLD", "AU.05": "SA", "AU.06": "TAS",
  "AU.07": "VIC", "AU.08": "WA",
]

/// Names of regions in their own languages that no catalog has.
let regionAliases = [
  "BE.VLG": ["Vlaanderen"], "CA.05": ["Newfoundland"], "CA.09": ["PEI"], "ES.51": ["Andalucía"],
  "ES.54": ["Castilla-La Mancha"],
  "ES.55": ["Castilla y León"], "ES.56": ["Cataluña", "Catalunya"],
  "ES.59": ["País Vasco", "Euskadi"], "IT.17": ["Südtirol", "Alto Adige"],
]

/// Regions that are an island, or little more.
let islandRegions: Set<String> = [
  "AU.06", "CA.09", "CN.31", "FR.94", "GR.ESYE43", "ID.02", "IT.14", "IT.15", "JP.12", "JP.47",
  "KR.01",
  "PT.10", "SE.05", "TT.11",
]

/// Names of countries and regions by language, where the catalog has them cut short or not at all.
let namesByLanguage: [PlaceLanguage: [String: String]] = [
  .slovak: slovakRegions.merging(["GB": "Spojené kráľovstvo"]) { first, _ in first }
]

/// The regions that are called otherwise in Slovak than in English and in their own language.
private let slovakRegions: [String: String] = [
  "SK.01": "Banskobystrický kraj", "SK.02": "Bratislavský kraj", "SK.03": "Košický kraj",
  "SK.04": "Nitriansky kraj", "SK.05": "Prešovský kraj", "SK.06": "Trenčiansky kraj",
  "SK.07": "Trnavský kraj", "SK.08": "Žilinský kraj",
  "CZ.52": "Praha", "CZ.78": "Juhomoravský kraj", "CZ.79": "Juhočeský kraj", "CZ.80": "Vysočina",
  "CZ.81": "Karlovarský kraj", "CZ.82": "Královohradecký kraj", "CZ.83": "Liberecký kraj",
  "CZ.84": "Olomoucký kraj", "CZ.85": "Moravsko-sliezsky kraj", "CZ.86": "Pardubický kraj",
  "CZ.87": "Plzenský kraj", "CZ.88": "Stredočeský kraj", "CZ.89": "Ústecký kraj",
  "CZ.90": "Zlínsky kraj",
  "AT.04": "Horné Rakúsko", "AT.05": "Salzbursko", "AT.07": "Tirolsko", "AT.09": "Viedeň",
  "AU.02": "Nový Južný Wales", "AU.05": "Južná Austrália", "AU.06": "Tasmánia",
  "AU.08": "Západná Austrália",
  "BA.01": "Federácia Bosny a Hercegoviny", "BA.02": "Republika srbská",
  "BE.BRU": "Brusel", "BE.VLG": "Flámsko", "BE.WAL": "Valónsko",
  "BG.42": "Sofia",
  "BY.01": "Brestská oblasť", "BY.02": "Homeľská oblasť", "BY.03": "Hrodnianska oblasť",
  "BY.04": "Minsk", "BY.05": "Minská oblasť", "BY.06": "Mahiľovská oblasť",
  "BY.07": "Vitebská oblasť",
  "CA.04": "Nový Brunswick", "CA.05": "Newfoundland a Labrador",
  "CA.13": "Severozápadné teritóriá",
  "CH.BL": "Bazilej-vidiek", "CH.BS": "Bazilej-mesto", "CH.GR": "Graubünden", "CH.LU": "Luzern",
  "CH.SG": "Sankt Gallen", "CH.ZH": "Zürich",
  "CY.01": "Famagusta", "CY.02": "Kerýnia", "CY.03": "Larnaka", "CY.06": "Pafos",
  "DE.04": "Hamburg", "DE.05": "Hesensko", "DE.07": "Severné Porýnie-Vestfálsko",
  "DE.12": "Meklenbursko-Predpomoransko", "DE.13": "Sasko", "DE.15": "Durínsko",
  "DK.19": "Severné Jutsko", "DK.20": "Zéland",
  "EE.01": "Harjumaa",
  "ES.07": "Baleáry", "ES.32": "Navarra", "ES.34": "Astúria", "ES.52": "Aragónsko",
  "ES.53": "Kanárske ostrovy", "ES.54": "Kastília-La Mancha", "ES.55": "Kastília a León",
  "ES.56": "Katalánsko", "ES.59": "Baskicko",
  "FI.02": "Juhozápadné Fínsko", "FI.07": "Päijät-Häme", "FI.09": "Južná Karélia",
  "FI.10": "Južné Savo", "FI.11": "Severné Savo", "FI.12": "Severná Karélia",
  "FI.13": "Stredné Fínsko", "FI.14": "Južná Pohjanmaa", "FI.16": "Stredná Pohjanmaa",
  "FI.17": "Severná Pohjanmaa", "FI.19": "Laponsko",
  "FR.27": "Burgundsko-Franche-Comté", "FR.28": "Normandia", "FR.75": "Nová Akvitánia",
  "FR.76": "Okcitánsko", "FR.94": "Korzika",
  "GB.NIR": "Severné Írsko", "GB.SCT": "Škótsko", "GB.WLS": "Wales",
  "GR.736572": "Athos", "GR.ESYE11": "Východná Macedónia a Trácia",
  "GR.ESYE12": "Stredná Macedónia", "GR.ESYE13": "Západná Macedónia", "GR.ESYE14": "Tesália",
  "GR.ESYE22": "Iónske ostrovy", "GR.ESYE23": "Západné Grécko", "GR.ESYE24": "Stredné Grécko",
  "GR.ESYE25": "Peloponéz", "GR.ESYE31": "Atika", "GR.ESYE41": "Severné Egejské ostrovy",
  "GR.ESYE42": "Južné Egejské ostrovy", "GR.ESYE43": "Kréta",
  "HR.01": "Bjelovarsko-bilogorská župa", "HR.02": "Brodsko-posávska župa",
  "HR.03": "Dubrovnícko-neretvianska župa", "HR.04": "Istrijská župa", "HR.05": "Karlovacká župa",
  "HR.06": "Koprivnicko-križevacká župa", "HR.07": "Krapinsko-zagorská župa",
  "HR.08": "Licko-senjská župa", "HR.09": "Medzimurská župa", "HR.10": "Osijecko-baranská župa",
  "HR.11": "Požežsko-slavónska župa", "HR.12": "Prímorsko-gorskokotarská župa",
  "HR.13": "Šibenicko-kninská župa", "HR.14": "Sisacko-moslavinská župa",
  "HR.15": "Splitsko-dalmatínska župa", "HR.16": "Varaždínska župa",
  "HR.17": "Viroviticko-podrávska župa", "HR.18": "Vukovarsko-sriemska župa",
  "HR.19": "Zadarská župa", "HR.20": "Záhrebská župa",
  "HU.01": "Báčsko-malokumánska župa", "HU.02": "Baranianska župa", "HU.03": "Békešská župa",
  "HU.04": "Boršodsko-abovsko-zemplínska župa", "HU.06": "Čongrádska župa",
  "HU.08": "Fejérska župa", "HU.09": "Rábsko-mošonsko-šopronská župa", "HU.11": "Hevešská župa",
  "HU.14": "Novohradská župa", "HU.16": "Peštianska župa", "HU.17": "Šomoďská župa",
  "HU.21": "Tolnianska župa", "HU.22": "Vašská župa", "HU.23": "Vesprémska župa",
  "HU.24": "Zalianska župa",
  "ID.07": "Stredná Jáva", "ID.08": "Východná Jáva", "ID.11": "Západný Kalimantan",
  "ID.12": "Južný Kalimantan", "ID.13": "Stredný Kalimantan", "ID.14": "Východný Kalimantan",
  "ID.21": "Stredné Sulawesi", "ID.24": "Západná Sumatra", "ID.26": "Severná Sumatra",
  "ID.30": "Západná Jáva", "ID.31": "Severné Sulawesi", "ID.32": "Južná Sumatra",
  "ID.38": "Južné Sulawesi",
  "IN.12": "Džammú a Kašmír",
  "IR.01": "Západný Azerbajdžan", "IR.33": "Východný Azerbajdžan",
  "IS.44": "Západné fjordy",
  "IT.02": "Basilicata", "IT.06": "Furlansko-Júlske Benátsko", "IT.07": "Lacio",
  "IT.09": "Lombardsko", "IT.14": "Sardínia", "IT.17": "Tridentsko-Horná Adiža",
  "IT.19": "Údolie Aosty",
  "LT.61": "Šiauliai", "LT.63": "Telšiai",
  "NL.02": "Frízsko", "NL.05": "Limbursko", "NL.06": "Severné Brabantsko",
  "NL.07": "Severné Holandsko", "NL.11": "Južné Holandsko",
  "NZ.10": "Chathamské ostrovy",
  "PL.74": "Lodžské vojvodstvo", "PL.75": "Lublinské vojvodstvo", "PL.76": "Lubušské vojvodstvo",
  "PL.78": "Mazovské vojvodstvo", "PL.81": "Podleské vojvodstvo", "PL.82": "Pomoranské vojvodstvo",
  "PL.83": "Sliezske vojvodstvo", "PL.84": "Svätokrížske vojvodstvo",
  "PL.85": "Varmsko-mazurské vojvodstvo", "PL.86": "Veľkopoľské vojvodstvo",
  "PS.WE": "Západný breh Jordánu",
  "PT.23": "Azory",
  "RO.13": "Kluž",
  "RS.SE": "Centrálne Srbsko",
  "RU.01": "Adygejsko", "RU.03": "Altajská republika", "RU.04": "Altajský kraj",
  "RU.05": "Amurská oblasť", "RU.06": "Archangeľská oblasť", "RU.07": "Astrachánska oblasť",
  "RU.08": "Baškirsko", "RU.09": "Belgorodská oblasť", "RU.10": "Brianska oblasť",
  "RU.11": "Buriatsko", "RU.12": "Čečensko", "RU.15": "Čukotka", "RU.16": "Čuvašsko",
  "RU.17": "Dagestan", "RU.19": "Ingušsko", "RU.20": "Irkutská oblasť",
  "RU.21": "Ivanovská oblasť", "RU.22": "Kabardsko-Balkarsko", "RU.23": "Kaliningradská oblasť",
  "RU.24": "Kalmycko", "RU.25": "Kalužská oblasť", "RU.27": "Karačajsko-Čerkesko",
  "RU.28": "Karélia", "RU.29": "Kemerovská oblasť", "RU.30": "Chabarovský kraj",
  "RU.31": "Chakasko", "RU.32": "Chanty-Mansijsko", "RU.33": "Kirovská oblasť",
  "RU.37": "Kostromská oblasť", "RU.38": "Krasnodarský kraj", "RU.40": "Kurganská oblasť",
  "RU.41": "Kurská oblasť", "RU.42": "Leningradská oblasť", "RU.43": "Lipecká oblasť",
  "RU.44": "Magadanská oblasť", "RU.45": "Marijsko", "RU.46": "Mordviansko",
  "RU.49": "Murmanská oblasť", "RU.50": "Nenecko", "RU.51": "Nižnonovgorodská oblasť",
  "RU.52": "Novgorodská oblasť", "RU.53": "Novosibirská oblasť", "RU.54": "Omská oblasť",
  "RU.55": "Orenburská oblasť", "RU.56": "Orlovská oblasť", "RU.57": "Penzianska oblasť",
  "RU.59": "Prímorský kraj", "RU.60": "Pskovská oblasť", "RU.61": "Rostovská oblasť",
  "RU.62": "Riazanská oblasť", "RU.63": "Jakutsko", "RU.64": "Sachalinská oblasť",
  "RU.65": "Samarská oblasť", "RU.66": "Petrohrad", "RU.67": "Saratovská oblasť",
  "RU.68": "Severné Osetsko", "RU.69": "Smolenská oblasť", "RU.70": "Stavropoľský kraj",
  "RU.71": "Sverdlovská oblasť", "RU.72": "Tambovská oblasť", "RU.73": "Tatársko",
  "RU.75": "Tomská oblasť", "RU.76": "Tulská oblasť", "RU.77": "Tverská oblasť",
  "RU.78": "Ťumenská oblasť", "RU.79": "Tuva", "RU.80": "Udmurtsko", "RU.83": "Vladimirská oblasť",
  "RU.84": "Volgogradská oblasť", "RU.85": "Vologdská oblasť", "RU.86": "Voronežská oblasť",
  "RU.87": "Jamalsko-Nenecko", "RU.88": "Jaroslavľská oblasť", "RU.91": "Krasnojarský kraj",
  "RU.92": "Kamčatský kraj", "RU.93": "Zabajkalský kraj",
  "UA.02": "Černihivská oblasť", "UA.03": "Černovická oblasť", "UA.05": "Donecká oblasť",
  "UA.06": "Ivanofrankivská oblasť", "UA.07": "Charkovská oblasť", "UA.09": "Chmeľnycká oblasť",
  "UA.11": "Krym", "UA.13": "Kyjevská oblasť", "UA.14": "Luhanská oblasť",
  "UA.15": "Ľvovská oblasť", "UA.16": "Mykolajivská oblasť", "UA.17": "Odeská oblasť",
  "UA.19": "Rivnenská oblasť", "UA.20": "Sevastopoľ", "UA.21": "Sumská oblasť",
  "UA.23": "Vinnycká oblasť", "UA.24": "Volynská oblasť", "UA.27": "Žytomyrská oblasť",
  "US.DC": "Dištrikt Kolumbia",
  "ZA.03": "Slobodný štát", "ZA.05": "Východné Kapsko", "ZA.08": "Severné Kapsko",
  "ZA.11": "Západné Kapsko",
]

/// Towns by their GeoNames number that libgeonames has no Slovak name of, or a wrong one: Salzburg is no `Salzbursko`.
let slovakTowns: [String: String] = [
  "2800866": "Brusel", "1880252": "Singapur", "2711537": "Göteborg", "360995": "Gíza",
  "2993458": "Monako", "6691831": "Vatikán", "2411585": "Gibraltár", "1838524": "Pusan",
  "1275339": "Bombaj", "520555": "Nižnij Novgorod", "1502026": "Krasnojarsk", "472045": "Voronež",
  "500096": "Riazaň", "581049": "Archangeľsk", "532096": "Machačkala", "700569": "Mykolajiv",
  "689558": "Vinnycja", "2025339": "Čita", "491422": "Soči", "558418": "Groznyj",
  "466806": "Joškar-Ola", "359783": "Asjút", "1860827": "Kagošima", "1862415": "Hirošima",
  "2112923": "Fukušima", "1856057": "Nagoja", "706369": "Chmeľnyckyj", "625665": "Mahiľov",
  "1790630": "Si-an", "1799962": "Nanking", "2037013": "Charbin", "1814906": "Čchung-čching",
  "702320": "Makijivka", "487846": "Stavropoľ", "693805": "Simferopoľ", "482283": "Toľjatti",
  "2766824": "Salzburg", "53654": "Mogadišo", "1526384": "Almaty", "715429": "Segedín",
  "665087": "Temešvár", "1821274": "Makao",
]

/// Names of countries that people use and no catalog has.
let countryAliases = [
  "AE": ["UAE", "Emirates"], "AG": ["Antigua"], "AX": ["Åland"], "BA": ["Bosnia"],
  "BL": ["Saint Barthélemy", "St. Barts"], "BN": ["Brunei Darussalam"],
  "CD": ["DR Congo", "DRC", "Congo-Kinshasa", "Congo", "Kongo"],
  "CG": ["Congo-Brazzaville", "Congo", "Kongo"], "CI": ["Ivory Coast"], "CV": ["Cape Verde"],
  "CZ": ["Czech Republic", "Czechia"], "FK": ["Falklands"],
  "GB": ["UK", "U.K.", "Great Britain", "Britain"], "IE": ["Republic of Ireland"],
  "KP": ["North Korea"], "KR": ["South Korea", "Korea"], "MK": ["Macedonia"], "MM": ["Burma"],
  "NL": ["Holland"], "PS": ["Palestine", "Palestína"], "RU": ["Russian Federation"],
  "ST": ["São Tomé"], "SY": ["Syrian Arab Republic"], "SZ": ["Swaziland"], "TL": ["East Timor"],
  "TR": ["Türkiye"], "TT": ["Trinidad"],
  "US": ["USA", "U.S.A.", "U.S.", "America", "United States", "États-Unis"],
  "VA": ["Vatican", "Holy See"], "VC": ["Saint Vincent"], "VG": ["Virgin Islands"],
  "VI": ["Virgin Islands"],
]

/// The languages whose names for a place count as in use; the rest are names like any other.
let currentLanguages = [
  "en", "sk", "cs", "de", "pl", "hu", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "ro",
  "ru", "uk", "bg", "sr", "hr", "sl", "el", "tr", "ar", "fa", "he", "ja", "ko", "zh",
]
