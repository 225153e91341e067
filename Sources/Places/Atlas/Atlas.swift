public import Clients
public import Foundation

/// Coastlines and borders on the disk, drawn as characters. The file is opened with the first map.
public struct Atlas: Sendable {
  private let file: AtlasFile

  public init(file: URL) {
    self.file = AtlasFile(file)
  }

  /// Opens the file, so that a map drawn later needs to say no more about it.
  public func open() throws(AtlasError) {
    _ = try file.content()
  }

  public func image(_ drawing: MapDrawing) throws(AtlasError) -> MapImage {
    let content = try file.content()
    let viewport = drawing.viewport
    var painter = Painter(drawing)
    // Known by their types, so that the compiler makes the inner loop for each of the two.
    if viewport.isGlobe {
      painter.paint(content, GlobeProjection(viewport))
    } else {
      painter.paint(content, FlatProjection(viewport))
    }
    return painter.image
  }
}
