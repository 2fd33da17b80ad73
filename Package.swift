// swift-tools-version: 5.9
// The Swift of the bridge, for apps that take it by its address. The guide is bridge-sdk/docs/embedding-ios.md.
import PackageDescription

let sources = "bridge-sdk/native/swift"

let package = Package(
    name: "SdHealthBridge",
    platforms: [.iOS(.v14), .macOS(.v12)],
    products: [
        .library(name: "SdHealthBridge", targets: ["SdHealthBridge"]),
        .library(name: "SdHealthBridgeUI", targets: ["SdHealthBridgeUI"]),
    ],
    targets: [
        .target(name: "SdHealthBridge", path: sources, exclude: ["ios", "test"]),
        .target(name: "SdHealthBridgeUI", dependencies: ["SdHealthBridge"], path: "\(sources)/ios"),
        .target(
            name: "SdHealthBridgeVectors", dependencies: ["SdHealthBridge"], path: "\(sources)/test",
            exclude: ["Main.swift", "conform", "package"]),
        .executableTarget(
            name: "sdhealth-bridge-conform", dependencies: ["SdHealthBridge", "SdHealthBridgeVectors"],
            path: "\(sources)/test/conform"),
        .testTarget(
            name: "SdHealthBridgeTests", dependencies: ["SdHealthBridge", "SdHealthBridgeUI", "SdHealthBridgeVectors"],
            path: "\(sources)/test/package"),
    ]
)
