// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "vane",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.86.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.29.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.33.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ],
  targets: [
    // TestSupport
    .target(
      name: "TestSupport",
      dependencies: [
        "WeatherModels",
        "WeatherServices",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Tests/TestSupport"
    ),

    // WeatherClients
    .target(name: "WeatherClients", dependencies: ["WeatherModels"]),

    // WeatherModels
    .target(name: "WeatherModels"),
    .testTarget(name: "WeatherModelsTests", dependencies: ["WeatherModels"]),

    // WeatherServices
    .target(
      name: "WeatherServices",
      dependencies: [
        "WeatherClients",
        "WeatherModels",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
    .testTarget(
      name: "WeatherServicesTests",
      dependencies: ["TestSupport", "WeatherClients", "WeatherModels", "WeatherServices"],
      resources: [.copy("Resources")]
    ),

    // weather-stand-in
    .executableTarget(
      name: "weather-stand-in",
      dependencies: [
        "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/WeatherStandIn"
    ),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}
