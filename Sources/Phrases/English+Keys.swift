public import WeatherClients

extension English {
  public func keysNotUsed(_ error: KeyFileError) -> String {
    switch error {
    case .exposed(let path):
      "\(path) is not used: others may read or change it. Type in a shell: chmod 600 \(path)"
    case .malformed(let path, let line):
      "\(path) is not used: line \(line) is not a key, as in OPENWEATHER_API_KEY=0123456789abcdef."
    case .unreadable(let path, let code):
      "\(path) is not used: it cannot be read: \(reason(code))."
    }
  }
}
