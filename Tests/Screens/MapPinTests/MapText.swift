/// The text below the map and its credit, and this many lines of the text above.
func list(_ text: String, notice: Int = 0) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let credit = lines.firstIndex { $0.contains("Data: Natural Earth, GSHHG") } ?? 0
  return (lines.prefix(notice) + lines[(credit + 2)...]).joined(separator: "\n")
}
