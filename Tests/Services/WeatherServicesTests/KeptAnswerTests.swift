import TestSupport
import Testing

struct KeptAnswerTests {
  private let now = Date(timeIntervalSince1970: 1_795_266_720)

  private func number(_ memory: InMemoryCache) -> KeptAnswer<Int> {
    KeptAnswer(memory.client, "number") { answer throws(ServiceError) in
      guard let number = Int(String(decoding: answer.body, as: UTF8.self)) else { throw .noReport }
      return number
    }
  }

  private func answer(_ text: String) -> CachedResponse {
    CachedResponse(fetched: now, body: Array(text.utf8))
  }

  @Test(arguments: [
    (String?("1"), true, 1, String?.none), ("1", false, 2, "1"), ("x", true, 2, nil),
    (nil, true, 2, nil),
  ])
  func asksWhereNothingIsFresh(
    kept: String?, isFresh: Bool, value: Int, given: String?
  ) async throws {
    let memory = InMemoryCache()
    if let kept { memory.client.keep(answer(kept), "number") }
    var asked: [CachedResponse?] = []
    let found = try await number(memory).value { _, _ in
      isFresh
    } ask: { kept async throws(ServiceError) in
      asked.append(kept)
      return answer("2")
    }
    #expect(found == value)
    #expect(asked == (value == 1 ? [] : [given.map(answer)]))
    #expect(number(memory).last?.value == value)
  }

  /// The next run asks again, and still has the last answer to show.
  @Test func keepsNoAnswerThatCannotBeRead() async throws {
    let memory = InMemoryCache()
    memory.client.keep(answer("1"), "number")
    await #expect(throws: ServiceError.noReport) {
      try await number(memory).value { _, _ in
        false
      } ask: { _ async throws(ServiceError) in
        answer("x")
      }
    }
    #expect(number(memory).last?.value == 1)
  }
}
