import Phrases

/// The cheapest ways to explain all words of a line, each word once.
struct Cover {
  var spans: [Span] = []
  var price = 0.0

  /// The best covers by dynamic programming that keeps a few at each word, the cheapest first.
  static func all(of spans: [[Span]], keeping most: Int = 12) -> [Cover] {
    var best = [[Cover]](repeating: [], count: spans.count + 1)
    best[0] = [Cover()]
    for start in spans.indices {
      for cover in best[start].sorted(by: { $0.price < $1.price }).prefix(most) {
        for span in spans[start] {
          var next = cover
          next.price += cover.price(of: span)
          next.spans.append(span)
          best[span.range.upperBound].append(next)
        }
      }
    }
    return Array(best[spans.count].sorted { $0.price < $1.price }.prefix(most))
  }

  /// The price of a span behind the others.
  private func price(of span: Span) -> Double {
    guard let last = spans.last else { return span.price }
    // A name of several words
    if span.isUnknown, last.isUnknown { return Price.nextUnknown }
    let isIn = last.value(.joint) == "in" || last.value(.joint) == "of"
    return span.price
      + (isIn && !span.followsIn ? (span.slips > 0 ? Price.left : Price.idleJoint) : 0)
  }
}

extension Span {
  /// Whether `in` may stand before it.
  fileprivate var followsIn: Bool {
    switch meaning {
    case .place, .time, .length, .unknown, .badPosition: true
    case .word(let kind, _): [.large, .joint, .filler, .home, .here, .period].contains(kind)
    default: false
    }
  }
}
