public import Phrases

/// A list cut into pages, and the page that is shown.
public struct Pages<Element: Sendable>: Sendable {
  public private(set) var elements: [Element]
  /// The present page, from 1.
  public private(set) var page = 1
  private var size: Int

  public init(_ elements: [Element] = [], size: Int = 10) {
    self.elements = elements
    self.size = size
  }

  /// The number of pages: at least 1, even of an empty list.
  public var count: Int { max(1, elements.count / size + (elements.count % size > 0 ? 1 : 0)) }

  public var hasNext: Bool { page < count }

  /// The elements of this page, each with its row in the whole list, from 1.
  public var rows: [(row: Int, element: Element)] {
    elements.indices.dropFirst(page == 1 ? 0 : (page - 1) * size).prefix(size)
      .map { ($0 + 1, elements[$0]) }
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

  /// Goes to the page of a row, from 1.
  public mutating func turn(toRow row: Int) {
    page = min(max(row - 1, 0) / size + 1, count)
  }

  /// Takes new elements and stays on the page as far as it still exists; with another size, on that of its first row.
  public mutating func replace(with elements: [Element], size: Int? = nil) {
    let row = page == 1 ? 1 : (page - 1) * self.size + 1
    self.elements = elements
    self.size = size ?? self.size
    turn(toRow: row)
  }
}

extension Pages: Equatable where Element: Equatable {}
