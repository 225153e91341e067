import Foundation
import Phrases

extension String {
  /// `15:00`, `6pm`, `noon`
  package var isTimeOfDay: Bool {
    let typed = folded
    let isNamed = Language.allCases.contains {
      $0.phrases.timesOfDay.contains { $0.folded == typed }
    }
    let parts = typed.split(separator: ":", omittingEmptySubsequences: false)
    let isClock =
      (2...3).contains(parts.count)
      && parts.allSatisfy { $0.utf8.count <= 2 && Arguments.number(String($0)) != nil }
    let isHalf = ["am", "pm"].contains { half in
      typed.hasSuffix(half) && Arguments.number(String(typed.dropLast(2))) != nil
    }
    return isNamed || isClock || isHalf
  }
}
