/// Where the samples of a chart stand: behind the figures of its scale, each as many columns wide as there is room for.
struct ChartFrame {
  let count: Int
  /// The columns of the scale's figures; the axis stands behind them.
  let labelWidth: Int
  /// The columns of each sample, at least 1.
  let columnsPerSample: Int
  /// The samples of each column, more than 1 where there are more samples than columns.
  let samplesPerColumn: Int

  /// `nil` where there is no room for anything.
  init?(count: Int, labelWidth: Int, width: Int) {
    // A space, the figures, a space, the axis.
    let room = width - labelWidth - 3
    guard count > 0, room >= 4 else { return nil }
    self.count = count
    self.labelWidth = labelWidth
    samplesPerColumn = (count + room - 1) / room
    // Beyond a hundred columns the eye loses the line.
    columnsPerSample = max(1, min(room, max(room / 2, 100)) / count)
  }

  var width: Int {
    samplesPerColumn > 1
      ? (count + samplesPerColumn - 1) / samplesPerColumn : count * columnsPerSample
  }

  /// The columns of a sample.
  func columns(of sample: Int) -> Range<Int> {
    let start = samplesPerColumn > 1 ? sample / samplesPerColumn : sample * columnsPerSample
    return start..<start + columnsPerSample
  }

  /// The samples whose columns hold this one.
  func samples(in column: Int) -> Range<Int> {
    guard samplesPerColumn > 1 else {
      return column / columnsPerSample..<column / columnsPerSample + 1
    }
    return column * samplesPerColumn..<min(count, (column + 1) * samplesPerColumn)
  }

  /// The column in the middle of a sample's.
  func center(of sample: Int) -> Int {
    columns(of: sample).lowerBound + (columnsPerSample - 1) / 2
  }

  /// The first of twice as many half columns at which a curve has a sample's value.
  func halfColumn(of sample: Int) -> Int {
    samplesPerColumn > 1
      ? sample * 2 / samplesPerColumn : 2 * sample * columnsPerSample + columnsPerSample - 1
  }
}
