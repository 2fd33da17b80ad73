// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "__NAME__",
    platforms: [.iOS(.v14), .macOS(.v12)],
    products: [.library(name: "Shop", targets: ["Shop"])],
    targets: [
        // The bridge's own sources. Where your repositories have the package, a dependency takes the place of these two and of the folder.
        .target(name: "SdHealthBridge", path: "sdhealth-bridge", exclude: ["ios"]),
        .target(name: "SdHealthBridgeUI", dependencies: ["SdHealthBridge"], path: "sdhealth-bridge/ios"),
        .target(name: "Shop", dependencies: ["SdHealthBridge", "SdHealthBridgeUI"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop", "SdHealthBridge"]),
    ]
)
