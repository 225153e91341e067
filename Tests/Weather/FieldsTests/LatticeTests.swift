@testable import Fields
import Testing

/// Lattices for views.
struct LatticeTests {
  /// Tries every zoom and latitude, and wide and high windows.
  @Test func hasAtMostAHundredAndFiftyPointsAndCoversTheView() {
    for zoom in 0...10 {
      for latitude in stride(from: -90.0, through: 90, by: 15) {
        for (height, width) in [(180.0, 270.0), (180, 720), (360, 252), (180, 1800)] {
          let scale = Double(1 << zoom)
          let narrowing = max(0.1, Lattice.cosine(latitude))
          let view = FieldView(
            latitude: latitude, longitude: 17.11, height: height / scale,
            width: width / scale / narrowing, zoom: zoom)
          let lattice = Lattice(view)
          #expect((4...Lattice.mostPoints).contains(lattice.count), "\(view) \(lattice)")
          #expect(lattice.covers(view), "\(view) \(lattice)")
          // The lattice reaches at most a quarter of the view and one step beyond it, and uses most of the points that
          // it may have.
          let steps = Double(lattice.latitudeStep) / Double(Lattice.degree)
          let span = Double(lattice.rows - 1) * steps
          if abs(latitude) <= 75, zoom > 0 {
            #expect(span <= view.height * 1.5 + 2 * steps + 1e-6, "\(view) \(lattice)")
            #expect(lattice.count >= 60 && lattice.rows >= 4, "\(view) \(lattice)")
          }
        }
      }
    }
  }

  @Test func staysTheSameForASmallMoveAndHoldsOneStep() {
    let view = FieldView(latitude: 48.15, longitude: 17.11, height: 11.25, width: 26, zoom: 4)
    let lattice = Lattice(view)
    var moved = view
    moved.latitude += 0.01
    #expect(Lattice(moved).latitudeStep == lattice.latitudeStep)
    moved.longitude += 26.0 / 4
    #expect(Lattice(moved).longitudeStep == lattice.longitudeStep)
    #expect(lattice.covers(moved))
    moved.longitude += 26.0
    #expect(!lattice.covers(moved))
    let share = Lattice(moved).missing(in: [lattice])
    #expect(!share.isEmpty && share.count < Lattice(moved).count)
  }

  @Test func goesOverTheDateLine() {
    let view = FieldView(latitude: -17.5, longitude: 180, height: 11.25, width: 20, zoom: 4)
    let lattice = Lattice(view)
    #expect(lattice.longitudes.contains { $0 > 160 } && lattice.longitudes.contains { $0 < -160 })
    #expect(lattice.covers(view))
    #expect(lattice.position(latitude: -17.5, longitude: -179.9) != nil)
    #expect(lattice.position(latitude: -17.5, longitude: 10) == nil)
  }

  @Test func refusesWhatIsNoLattice() {
    #expect(
      Lattice(south: 0, west: 0, latitudeStep: 1, longitudeStep: 1, rows: 1, columns: 2) == nil)
    #expect(
      Lattice(south: 890_000, west: 0, latitudeStep: 10_000, longitudeStep: 1, rows: 3, columns: 2)
        == nil)
    #expect(
      Lattice(south: 0, west: 0, latitudeStep: 0, longitudeStep: 1, rows: 2, columns: 2) == nil)
  }
}
