/// JSON written over several lines, as it is on one: line ends and the spaces after them go.
public func oneLine(_ text: String) -> String {
  text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
}
