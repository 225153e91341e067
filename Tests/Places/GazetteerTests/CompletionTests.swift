import Clients
import Gazetteer
import Testing

@Suite struct CompletionTests {
  @Test func largestBeginningComesFirst() throws {
    let names = try gazetteer.complete("brat", limit: 3).map(description)
    #expect(
      names == [
        "Bratislava, Bratislava Region, SK", "Bratsk, Irkutsk Oblast, RU", "Brateyevo, Moscow, RU",
      ])
  }

  @Test(arguments: ["b", "東", "Ž", "мос", "springfield, il", "st et"])
  func everyPrefixHasAnAnswer(text: String) throws {
    #expect(try !gazetteer.complete(text).isEmpty)
  }

  @Test func everyMatchShowsWhatWasTyped() throws {
    for prefix in ["a", "ny", "koš", "san j", "ул", "北"] {
      for match in try gazetteer.complete(prefix, limit: 20) {
        #expect(match.highlight != nil, "\(prefix): \(description(match))")
      }
    }
  }

  @Test func threadsMayAskAtOnce() async throws {
    let answers = await withTaskGroup(of: Int.self) { group in
      for index in 0..<50 {
        group.addTask { (try? gazetteer.complete(["b", "lo", "žil"][index % 3]).count) ?? 0 }
      }
      return await group.reduce(0, +)
    }
    #expect(answers > 400)
  }
}
