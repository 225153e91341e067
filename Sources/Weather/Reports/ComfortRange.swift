/// The felt temperatures at which one likes to be under way: `5-27`, in whole °C.
public struct ComfortRange: Hashable, Sendable {
  public static let setting = "comfort"
  public static let standard = "5-27"

  public let celsius: ClosedRange<Double>

  /// `nil` unless the text is two temperatures in ascending order.
  public init?(_ text: String) {
    // A minus before a number is its sign.
    guard let dash = text.dropFirst().firstIndex(of: "-"),
      let low = Int(text[..<dash]), let high = Int(text[text.index(after: dash)...]), low < high,
      (-60...60).contains(low), (-60...60).contains(high)
    else { return nil }
    celsius = Double(low)...Double(high)
  }

  /// The range that was set, or the default. With `off`, all temperatures are equally comfortable.
  public init(setting text: String?) {
    let isOff = text == "off"
    celsius = text.flatMap(ComfortRange.init)?.celsius ?? (isOff ? -200...200 : 5...27)
  }
}
