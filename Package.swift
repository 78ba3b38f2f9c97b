// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Where the toolchain keeps SwiftSyntax: SwiftPM runs this manifest with the toolchain's own libraries loaded, so the process
/// map names the toolchain that is really in use. The search along PATH is for systems without such a map.
let hostLibraries: String? = {
    func holdsSyntax(_ folder: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") }
    // The file has no size of its own; reading it as a string came back empty in one run of eight.
    let map = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    for line in String(decoding: map, as: UTF8.self).split(separator: "\n") {
        guard let range = line.range(of: "/swift/pm/"), let start = line.firstIndex(of: "/") else { continue }
        let folder = String(line[start..<range.lowerBound]) + "/swift/host"
        if holdsSyntax(folder) { return folder }
    }
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
        let swift = URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath()
        let host = swift.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
        if holdsSyntax(host) { return host }
    }
    return nil
}()

let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Only the tool's rooms carry these: a library product with unsafe flags could not be depended on.
let syntax: [SwiftSetting] = hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
    hostLibraries.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

func room(_ name: String, sees: [Target.Dependency] = [], settings: [SwiftSetting] = [], linking: [LinkerSetting] = []) -> Target {
    .target(name: name, dependencies: sees, swiftSettings: house + settings, linkerSettings: linking)
}

/// A room in which a new file registers itself: see Plugins/RegistryPlugin.
func registeringRoom(_ name: String, sees: [Target.Dependency] = [], settings: [SwiftSetting] = []) -> Target {
    .target(name: name, dependencies: sees, swiftSettings: house + settings, plugins: ["RegistryPlugin"])
}

/// `data`: folders of files that tests open by their path.
func tests(_ name: String, sees: [Target.Dependency], settings: [SwiftSetting] = [], data: [String] = []) -> Target {
    .testTarget(name: name, dependencies: sees, exclude: data, swiftSettings: house + settings)
}

func library(_ name: String, _ pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
    name: "lintel",
    products: [
        .library(name: "Lintel", targets: ["LintelModel", "LintelLayout", "LintelDraw"]),
        .library(name: "LintelUIKit", targets: ["LintelModel", "LintelLayout", "LintelDraw", "LintelUIKit"]),
        .library(name: "LintelTesting", targets: ["LintelModel", "LintelLayout", "LintelDraw", "LintelUIKit", "LintelTesting"]),
        .library(name: "LintelApp", targets: ["LintelModel", "LintelLayout", "LintelDraw", "LintelUIKit", "LintelApp"]),
        .library(name: "LintelWindow", targets: ["LintelModel", "LintelLayout", "LintelDraw", "LintelWindow"]),
        .library(name: "LintelLive", targets: ["LintelModel", "LintelLive"]),
        .library(name: "LintelChecker", targets: ["LintelEvidence", "LintelGuidelines", "LintelProject", "LintelReports"]),
        .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
        .executable(name: "lintel", targets: ["lintel"]),
    ],
    targets: [
        // Cairo, Pango, Fontconfig and librsvg in one module (Sources/CDrawing/shim.h says why).
        library("CDrawing", "pangocairo", apt: "libpango1.0-dev"),
        library("CRsvg", "librsvg-2.0", apt: "librsvg2-dev"),
        library("CDeflate", "libdeflate", apt: "libdeflate-dev"),
        library("CSystemd", "libsystemd", apt: "libsystemd-dev"),

        // Opened only when a window is wanted (docs/decisions/0009-sdl-is-opened-late.md).
        .target(name: "CSDL2", linkerSettings: [.linkedLibrary("dl")]),

        // Floor 0: values that know nothing of each other.
        registeringRoom("LintelModel"),
        room("LintelEvidence"),
        room("LintelLowering"),
        // Floor 1: from the model to a scene; from files to evidence.
        registeringRoom("LintelLayout", sees: ["LintelModel"]),
        room("LintelProject", sees: ["LintelModel", "LintelEvidence"]),
        room("LintelLive", sees: ["LintelModel", "CSystemd"]),
        room("LintelSwiftSource", sees: ["LintelEvidence"], settings: syntax, linking: syntaxLinking),
        // Floor 2: from a scene to pixels; from evidence to findings.
        registeringRoom(
            "LintelDraw", sees: ["LintelModel", "LintelLayout", "CDrawing", "CRsvg", "CDeflate"]),
        room("LintelUIKit", sees: ["LintelModel", "LintelLayout", "LintelEvidence", "LintelProject"]),
        registeringRoom("LintelGuidelines", sees: ["LintelModel", "LintelLayout", "LintelEvidence"]),
        // Floor 3: how findings are told.
        registeringRoom("LintelReports", sees: ["LintelEvidence", "LintelGuidelines"]),
        room(
            "LintelTesting",
            sees: ["LintelModel", "LintelEvidence", "LintelLayout", "LintelDraw", "LintelUIKit", "LintelGuidelines"]),
        room("LintelWindow", sees: ["LintelModel", "LintelLayout", "LintelDraw", "CSDL2"]),
        // Floor 4: what the tool and apps share that run by themselves: options, console, script, window.
        room(
            "LintelRunning",
            sees: [
                "LintelModel", "LintelLayout", "LintelDraw", "LintelEvidence", "LintelProject", "LintelLive", "LintelReports",
                "LintelWindow",
            ]),
        // Floor 5: the only places where rooms are joined.
        room("LintelApp", sees: ["LintelModel", "LintelLayout", "LintelDraw", "LintelProject", "LintelUIKit", "LintelRunning"]),
        registeringRoom(
            "LintelCommandLine",
            sees: [
                "LintelModel", "LintelLayout", "LintelDraw", "LintelEvidence", "LintelProject", "LintelLive", "LintelSwiftSource",
                "LintelGuidelines", "LintelReports", "LintelRunning",
            ], settings: syntax),
        // Floor 6: doors.
        .executableTarget(name: "lintel", dependencies: ["LintelCommandLine"], swiftSettings: house + syntax),
        .executableTarget(
            name: "lintel-dev", dependencies: ["LintelModel", "LintelLayout", "LintelDraw", "LintelProject", "LintelUIKit", "ExampleApps"],
            swiftSettings: house + syntax),

        .executableTarget(name: "lintel-lower", dependencies: ["LintelLowering"], swiftSettings: house),
        .plugin(name: "UIKitSources", capability: .buildTool(), dependencies: ["lintel-lower"]),
        .executableTarget(name: "registry-writer", swiftSettings: house),
        .plugin(name: "RegistryPlugin", capability: .buildTool(), dependencies: ["registry-writer"]),

        // The seeds' own examples, as ordinary UIKit apps, and the door that shows them in a window.
        .executableTarget(
            name: "example-apps",
            dependencies: ["ExampleApps", "LintelModel", "LintelProject", "LintelUIKit", "LintelRunning", "LintelApp"], swiftSettings: house
        ),
        .target(
            name: "ExampleApps", dependencies: ["LintelUIKit"], path: "Examples/Apps",
            exclude: ["Photos", "Calendar", "Clock", "Mail", "Compose", "Feed", "Pad"], sources: ["ExampleApp.swift"],
            resources: [.copy("Pictures/lake.svg")], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"]),

        // A whole app with `@main`, unchanged UIKit code.
        .executableTarget(
            name: "journal", dependencies: ["LintelUIKit", "LintelApp"], path: "Examples/Journal",
            exclude: ["App", "Info.plist", "Journal.gestures"], resources: [.copy("Assets.xcassets")],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"]),

        // An app in a storyboard, which its Info.plist names.
        .executableTarget(
            name: "errands", dependencies: ["LintelUIKit", "LintelApp"], path: "Examples/Errands",
            exclude: ["App", "Info.plist", "Errands.gestures"], resources: [.process("Interface")],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: ["UIKitSources"]),

        room("LintelTestSupport", sees: ["LintelModel", "LintelLayout", "LintelEvidence"]),
        tests("LintelModelTests", sees: ["LintelModel", "LintelTestSupport"]),
        tests("LintelLoweringTests", sees: ["LintelLowering", "LintelTestSupport"]),
        tests("LintelLayoutTests", sees: ["LintelModel", "LintelLayout", "LintelTestSupport"]),
        // Its controllers are ordinary UIKit code: the plugin compiles them, the target itself does not.
        .testTarget(
            name: "BarControllerTests", dependencies: ["LintelModel", "LintelLayout", "LintelUIKit", "LintelTestSupport"],
            exclude: ["Controllers"], swiftSettings: [.swiftLanguageMode(.v6)], plugins: ["UIKitSources"]),
        // A small app in storyboards and xibs, which lie among its resources.
        .testTarget(
            name: "InterfaceFileTests", dependencies: ["LintelModel", "LintelLayout", "LintelUIKit", "LintelTestSupport"],
            exclude: ["Controllers"], resources: [.process("Files")], swiftSettings: [.swiftLanguageMode(.v6)], plugins: ["UIKitSources"]),
        tests("LintelUIKitTests", sees: ["LintelModel", "LintelLayout", "LintelUIKit", "LintelTestSupport"]),
        tests("ExampleAppsTests", sees: ["LintelModel", "LintelLayout", "LintelDraw", "LintelUIKit", "ExampleApps"]),
        tests("LintelDrawTests", sees: ["LintelModel", "LintelLayout", "LintelDraw", "LintelTestSupport"], data: ["Goldens"]),
        tests("LintelProjectTests", sees: ["LintelModel", "LintelEvidence", "LintelProject", "LintelTestSupport"]),
        tests("LintelSwiftSourceTests", sees: ["LintelEvidence", "LintelSwiftSource", "LintelTestSupport"], settings: syntax),
        tests(
            "LintelGuidelinesTests",
            sees: ["LintelModel", "LintelEvidence", "LintelGuidelines", "LintelProject", "LintelSwiftSource", "LintelTestSupport"],
            settings: syntax, data: ["Specs"]),
        tests("LintelLiveTests", sees: ["LintelModel", "LintelLive", "LintelTestSupport"], data: ["control.py"]),
        // The example executables are built for the tests that start them.
        .testTarget(
            name: "LintelAppTests",
            dependencies: [
                "LintelModel", "LintelLayout", "LintelDraw", "LintelUIKit", "LintelRunning", "LintelApp", "LintelTestSupport", "journal",
                "example-apps",
            ], exclude: ["UIKitSources.txt"], swiftSettings: house, plugins: ["UIKitSources"]),
        tests(
            "LintelTestingTests",
            sees: [
                "LintelModel", "LintelEvidence", "LintelLayout", "LintelDraw", "LintelUIKit", "LintelTesting", "LintelTestSupport",
            ], data: ["__Snapshots__"]),
        tests("LintelReportsTests", sees: ["LintelEvidence", "LintelGuidelines", "LintelReports", "LintelTestSupport"]),
        tests("LintelWindowTests", sees: ["LintelModel", "LintelLayout", "LintelDraw", "LintelWindow", "LintelTestSupport", "journal"]),
        tests("LintelCommandLineTests", sees: ["LintelCommandLine", "LintelRunning", "LintelTestSupport"], settings: syntax),
        tests("HouseTests", sees: ["LintelTestSupport", "LintelGuidelines"]),
    ]
)
