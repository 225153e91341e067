import Reports
import Testing

struct CountriesTests {
  @Test(arguments: [
    ("Antigua and Barbuda", "AG"), ("St. Kitts & Nevis", "KN"), ("The Netherlands", "NL"),
    ("Sao Tome and Principe", "ST"), ("Côte d'Ivoire", "CI"), ("Timor Leste", "TL"),
    ("Palestinian Territory", "PS"), ("Democratic Republic of the Congo", "CD"), ("usa", "US"),
    ("Turkey", "TR"), ("South Georgia", nil), ("Saint Helena", "SH"), ("Georgia", "GE"),
    ("Atlantis", nil), ("", nil),
  ])
  func knowsCountriesByTheirNames(name: String, code: String?) {
    #expect(Countries.code(ofEnglish: name) == code)
  }
}
