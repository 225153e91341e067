import Phrases
import Quantities
import Testing

/// Each row of the table of quantities has its name in each language, and no name is left over.
@Suite struct QuantityNamesTests {
  @Test(arguments: Language.allCases) func everyRowHasAName(language: Language) {
    let names = language.phrases.quantityNames
    #expect(Set(names.keys) == Set(WeatherQuantity.all.map(\.name)))
    #expect(Set(names.values).count == names.count)
    for (row, name) in names {
      #expect(!name.isEmpty && name.first?.isUppercase == true, "\(row)")
    }
  }
}
