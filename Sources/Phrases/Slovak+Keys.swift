public import WeatherClients

extension Slovak {
  public func keysNotUsed(_ error: KeyFileError) -> String {
    switch error {
    case .exposed(let path):
      "\(path) sa nepoužije: môžu ho čítať alebo meniť aj iní. Zadajte v shelli: chmod 600 \(path)"
    case .malformed(let path, let line):
      "\(path) sa nepoužije: riadok \(line) nie je kľúč, ako OPENWEATHER_API_KEY=0123456789abcdef."
    case .unreadable(let path, let code):
      "\(path) sa nepoužije: nedá sa čítať: \(reason(code))."
    }
  }
}
