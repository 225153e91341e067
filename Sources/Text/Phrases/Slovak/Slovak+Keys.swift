public import WeatherClients

extension Slovak {
  public func keysNotUsed(_ error: KeyFileError) -> String {
    switch error {
    case .exposed(let path):
      "Súbor \(path) sa nepoužil: môžu ho čítať alebo meniť iní používatelia. Zadajte v shelli: chmod 600 \(path)"
    case .malformed(let path, let line):
      "Súbor \(path) sa nepoužil: riadok \(line) nie je kľúč. Správny tvar je OPENWEATHER_API_KEY=0123456789abcdef."
    case .unreadable(let path, let code):
      "Súbor \(path) sa nepoužil: nedá sa prečítať (\(reason(code)))."
    }
  }
}
