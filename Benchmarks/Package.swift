// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that building Lintel does not build it: swift run -c release --package-path Benchmarks lintel-bench
let package = Package(
    name: "lintel-benchmarks",
    dependencies: [.package(name: "lintel", path: "..")],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .executableTarget(
            name: "lintel-bench", dependencies: [.product(name: "Lintel", package: "lintel"), "CCairo"],
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
