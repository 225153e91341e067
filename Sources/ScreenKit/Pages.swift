public import Phrases

/// A list cut into pages, and the page that is shown.
public struct Pages<Element: Sendable>: Sendable {
  public private(set) var elements: [Element]
  /// From 1.
  public private(set) var page = 1
  private let size: Int

  public init(_ elements: [Element] = [], size: Int = 10) {
    self.elements = elements
    self.size = size
  }

  /// At least 1, also for an empty list.
  public var count: Int { max(1, elements.count / size + (elements.count % size > 0 ? 1 : 0)) }

  public var hasNext: Bool { page < count }

  /// The elements of this page, each with its row in the whole list, from 1.
  public var rows: [(row: Int, element: Element)] {
    elements.indices.dropFirst((page - 1) * size).prefix(size).map { ($0 + 1, elements[$0]) }
  }

  /// The element of a row of the whole list, from 1.
  public func element(atRow row: Int) throws(Failure) -> Element {
    guard elements.indices.contains(row - 1) else { throw .noRow(row, count: elements.count) }
    return elements[row - 1]
  }

  /// Goes to a page; `false` when there is none of this number.
  public mutating func turn(to page: Int) -> Bool {
    guard (1...count).contains(page) else { return false }
    self.page = page
    return true
  }

  /// Takes new elements and stays on the page as far as it still exists.
  public mutating func replace(with elements: [Element]) {
    self.elements = elements
    page = min(page, count)
  }
}

extension Pages: Equatable where Element: Equatable {}
