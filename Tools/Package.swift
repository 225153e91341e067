// swift-tools-version: 6.2
import PackageDescription

// The programs that make the gazetteer, the atlas and the regions of warnings. They are a package of their own because
// they are needed only where those files change, and nobody else builds them.

let package = Package(
  name: "vane-tools",
  dependencies: [
    .package(name: "vane", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "atlas-builder", dependencies: [.product(name: "Atlas", package: "vane")],
      exclude: ["Fetch"]),
    .executableTarget(
      name: "gazetteer-builder",
      dependencies: [
        .product(name: "Gazetteer", package: "vane"),
        .product(name: "Clients", package: "vane"),
        .product(name: "Reports", package: "vane"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Fetch", "Landmarks"]),
    .executableTarget(
      name: "regions-builder",
      dependencies: [.product(name: "WarningServices", package: "vane")]),
  ])

for target in package.targets {
  target.swiftSettings =
    ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}
