import Reports
import TerminalText

/// The parts of a drawing for a WMO code.
nonisolated struct DrawnSky {
  /// The part of the sun or the moon that is hidden.
  enum CloudCover { case none, little, half, full, fog }

  /// Precipitation, in two rows under the clouds.
  enum PrecipitationForm { case nothing, drizzle, rain, snow, grains }

  var cover: CloudCover
  var form = PrecipitationForm.nothing
  /// 1 light, 2, 3 heavy.
  var amount = 0
  var hasLightning = false
  /// Rime in fog, hail in rain.
  var isIcy = false

  /// `nil` for a code that is not among those of forecasts (WMO table 4677).
  init?(_ code: WeatherCode) {
    switch code.rawValue {
    case 0: cover = .none
    case 1: cover = .little
    case 2: cover = .half
    case 3: cover = .full
    case 45: cover = .fog
    case 48: (cover, isIcy) = (.fog, true)
    case 51: (cover, form, amount) = (.full, .drizzle, 1)
    case 53: (cover, form, amount) = (.full, .drizzle, 2)
    case 55: (cover, form, amount) = (.full, .drizzle, 3)
    case 56: (cover, form, amount, isIcy) = (.full, .drizzle, 1, true)
    case 57: (cover, form, amount, isIcy) = (.full, .drizzle, 3, true)
    case 61: (cover, form, amount) = (.full, .rain, 1)
    case 63: (cover, form, amount) = (.full, .rain, 2)
    case 65: (cover, form, amount) = (.full, .rain, 3)
    case 66: (cover, form, amount, isIcy) = (.full, .rain, 1, true)
    case 67: (cover, form, amount, isIcy) = (.full, .rain, 3, true)
    case 71: (cover, form, amount) = (.full, .snow, 1)
    case 73: (cover, form, amount) = (.full, .snow, 2)
    case 75: (cover, form, amount) = (.full, .snow, 3)
    case 77: (cover, form, amount) = (.full, .grains, 2)
    case 80: (cover, form, amount) = (.half, .rain, 1)
    case 81: (cover, form, amount) = (.half, .rain, 2)
    case 82: (cover, form, amount) = (.half, .rain, 3)
    case 85: (cover, form, amount) = (.half, .snow, 1)
    case 86: (cover, form, amount) = (.half, .snow, 3)
    case 95: (cover, form, amount, hasLightning) = (.full, .rain, 2, true)
    case 96: (cover, form, amount, hasLightning, isIcy) = (.full, .rain, 1, true, true)
    case 99: (cover, form, amount, hasLightning, isIcy) = (.full, .rain, 3, true, true)
    default: return nil
    }
  }

  /// The layers from back to front.
  func layers(isNight: Bool, _ glyphs: Glyphs) -> [DrawnLayer] {
    let art = glyphs == .unicode ? SkyArt.unicode : SkyArt.ascii
    var layers: [DrawnLayer] =
      switch cover {
      case .none: [isNight ? art.moon : art.sun]
      case .little: [isNight ? art.moon : art.sun, art.smallCloud]
      case .half: [isNight ? art.risenMoon : art.risenSun, art.cloud]
      case .full: [art.farCloud, art.cloud] + (isNight ? [art.crescent] : [])
      case .fog: [art.fog] + (isNight ? [art.crescent] : [])
      }
    if cover == .half || cover == .full, form == .nothing {
      // Clouds from which nothing falls are in the middle.
      for index in layers.indices { layers[index].row += 1 }
    }
    if amount > 0, let drops = art.forms[form]?[amount - 1] { layers.append(drops) }
    if hasLightning { layers.append(art.lightning) }
    if isIcy { layers.append(cover == .fog ? art.rime : art.ice) }
    return layers
  }
}
