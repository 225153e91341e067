/// Splits what gpsd sends into lines. An unfinished last line waits for its end.
struct GPSDLines {
  /// gpsd promises lines of at most 10,240 bytes; a server with longer ones isn't gpsd.
  static let longest = 64 << 10

  private var rest: [UInt8] = []

  /// The lines that these bytes complete; `nil` when a line is longer than any of gpsd's.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [[UInt8]]? {
    var lines: [[UInt8]] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(rest)
        rest = []
      } else {
        guard rest.count < Self.longest else { return nil }
        rest.append(byte)
      }
    }
    return lines
  }
}
