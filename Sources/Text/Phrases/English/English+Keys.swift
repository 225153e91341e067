public import WeatherClients

extension EnglishPhrases {
  public func keysNotUsed(_ error: KeyFileError) -> String {
    switch error {
    case .exposed(let path):
      "\(path) was ignored: other users can read or change it. Type in a shell: chmod 600 \(path)"
    case .malformed(let path, let line):
      "\(path) was ignored: line \(line) isn't a key. Write OPENWEATHER_API_KEY=0123456789abcdef."
    case .unreadable(let path, let code):
      "\(path) was ignored: it can't be read (\(reason(code)))."
    }
  }
}
