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
  "BE.VLG": ["Vlaanderen"], "ES.51": ["Andalucía"], "ES.54": ["Castilla-La Mancha"],
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

/// The regions of Slovakia and its neighbors.
private let slovakRegions = [
  "SK.01": "Banskobystrický kraj", "SK.02": "Bratislavský kraj", "SK.03": "Košický kraj",
  "SK.04": "Nitriansky kraj", "SK.05": "Prešovský kraj", "SK.06": "Trenčiansky kraj",
  "SK.07": "Trnavský kraj", "SK.08": "Žilinský kraj",
  "CZ.52": "Praha", "CZ.78": "Juhomoravský kraj", "CZ.79": "Juhočeský kraj", "CZ.80": "Vysočina",
  "CZ.81": "Karlovarský kraj", "CZ.82": "Královohradecký kraj", "CZ.83": "Liberecký kraj",
  "CZ.84": "Olomoucký kraj", "CZ.85": "Moravsko-sliezsky kraj", "CZ.86": "Pardubický kraj",
  "CZ.87": "Plzenský kraj", "CZ.88": "Stredočeský kraj", "CZ.89": "Ústecký kraj",
  "CZ.90": "Zlínsky kraj",
  "AT.04": "Horné Rakúsko", "AT.05": "Salzbursko", "AT.07": "Tirolsko", "AT.09": "Viedeň",
  "DE.04": "Hamburg", "DE.05": "Hesensko", "DE.07": "Severné Porýnie-Vestfálsko",
  "DE.12": "Meklenbursko-Predpomoransko", "DE.13": "Sasko", "DE.15": "Durínsko",
  "ES.07": "Baleáry", "ES.53": "Kanárske ostrovy", "GR.ESYE43": "Kréta", "IT.14": "Sardínia",
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
