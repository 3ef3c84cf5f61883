extension Color {
  /// The color in the notation of style sheets, such as `#ff8000`.
  var svg: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
