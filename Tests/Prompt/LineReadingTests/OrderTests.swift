import Phrases
import Testing

@testable import LineReading

/// The parts of a line may stand in any order, and none is lost.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OrderTests {
  /// Parts, each of which may stand anywhere, and the strict line that they are.
  nonisolated private static let asks: [([String], String, Language)] = [
    (["wind", "saturday at 14:00", "in Oslo"], "chart wind Oslo saturday at 14:00", .english),
    (["uv", "tomorrow", "Athens"], "uv Athens tomorrow", .english),
    (["next 3 days", "in Rome", "rain"], "chart rain Rome 3 days", .english),
    (["above 20", "tomorrow", "in London"], "when above 20 tomorrow in London", .english),
    (["will it rain", "tomorrow", "in Oslo"], "when rain tomorrow in Oslo", .english),
    (["models", "tomorrow", "New York"], "models New York tomorrow", .english),
    (["air quality", "Delhi", "tomorrow"], "chart air Delhi tomorrow", .english),
    (["bude pršať", "zajtra", "v Nitre"], "when rain tomorrow in Nitra", .slovak),
    (["výstrahy", "v Nitre"], "warnings Nitra", .slovak),
    (["nad 25 stupňov", "v piatok", "v Nitre"], "when above 25 friday in Nitra", .slovak),
  ]

  @Test(arguments: asks.indices) func eachOrderIsTheSame(index: Int) throws {
    let (parts, strict, language) = Self.asks[index]
    let meant = try #require(Reader.asks(strict, language).first)
    for order in Self.orders(parts) {
      let line = order.joined(separator: " ")
      let ask = try #require(Reader.asks(line, language).first)
      #expect(Self.sense(ask) == Self.sense(meant), "\(line): \(ask.answer)")
      #expect(ask.left.isEmpty && ask.doubt == nil, "\(line)")
    }
  }

  /// A part that a line has no room for changes what is done, or is named.
  @Test(arguments: [
    "chart wind Oslo", "when rain tomorrow in Oslo", "compare Oslo, Bergen", "uv Oslo",
    "detail Oslo tomorrow",
  ])
  func nothingIsLost(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let meant = try #require(Reader.asks(line).first).identity
    for part in ["by bike", "for 3 hours", "at 15:00", "above 20", "pressure"] {
      for index in [1, words.count] {
        let longer = (words[..<index] + [part] + words[index...]).joined(separator: " ")
        let ask = try #require(Reader.asks(longer).first)
        let isDone = ask.left.isEmpty && ask.doubt == nil
        #expect(!isDone || ask.identity != meant, "\(longer)")
      }
    }
  }

  @Test(arguments: asks.indices) func aStrictLineIsReadAsItIs(index: Int) throws {
    let (_, strict, language) = Self.asks[index]
    let ask = try #require(Reader.asks(strict, language).first)
    guard case .line(let line) = ask.answer else {
      Issue.record("\(strict): \(ask.answer)")
      return
    }
    #expect(Reader.asks(line, language).first?.identity == ask.identity)
  }

  /// The line without the ways in which its times can be typed.
  private static func sense(_ ask: Ask) -> [Substring] {
    ask.identity.split(separator: " ").filter { !["on", "at", "in", "v"].contains($0) }.map {
      ["zajtra": "tomorrow", "piatok": "friday"][$0] ?? $0
    }.sorted()
  }

  private static func orders(_ parts: [String]) -> [[String]] {
    guard parts.count > 1 else { return [parts] }
    return parts.indices.flatMap { index in
      var rest = parts
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }
}
