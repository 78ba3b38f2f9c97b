import LintelEvidence
import LintelProject
import Testing

struct XcodeProjectReaderTests {
    /// Two apps, a framework and a test target, in a folder of the working directory.
    static let project = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objects = {
        		A1 /* Main.swift */ = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        		A2 /* Main */ = {isa = PBXVariantGroup; children = (A3, ); name = Main.storyboard; sourceTree = "<group>"; };
        		A3 /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		A4 /* Assets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = "App Assets.xcassets"; sourceTree = SOURCE_ROOT; };
        		A5 /* Kit.swift */ = {isa = PBXFileReference; path = ../Shared/Kit.swift; sourceTree = SOURCE_ROOT; };
        		A6 /* base.xcconfig */ = {isa = PBXFileReference; path = Config/base.xcconfig; sourceTree = "<group>"; };
        		A7 /* Kit.framework */ = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        		A8 /* Synced */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Synced; sourceTree = "<group>"; };
        		E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, ); target = T2; };
        		E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Deep/Both.swift, ); target = T1; };
        		B1 = {isa = PBXBuildFile; fileRef = A1; }; B2 = {isa = PBXBuildFile; fileRef = A2; };
        		B4 = {isa = PBXBuildFile; fileRef = A4; }; B5 = {isa = PBXBuildFile; fileRef = A5; };
        		B7 = {isa = PBXBuildFile; fileRef = A7; };
        		G0 = {isa = PBXGroup; children = (G1, A4, A5, A6, A7, A8, ); sourceTree = "<group>"; };
        		G1 /* App */ = {isa = PBXGroup; children = (A1, A2, ); path = App; sourceTree = "<group>"; };
        		P1 = {isa = PBXSourcesBuildPhase; files = (B1, B9, ); };
        		P2 = {isa = PBXResourcesBuildPhase; files = (B2, B4, ); };
        		P3 = {isa = PBXFrameworksBuildPhase; files = (B7, ); };
        		P4 = {isa = PBXSourcesBuildPhase; files = (B5, ); };
        		T1 /* App */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = L1;
        			buildPhases = (P1, P2, P3, );
        			name = "My App";
        			productType = "com.apple.product-type.application";
        		};
        		T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (P9, ); fileSystemSynchronizedGroups = (A8, ); dependencies = (D1, ); name = Pad; productType = "com.apple.product-type.application"; };
        		T3 = {isa = PBXNativeTarget; buildConfigurationList = L3; buildPhases = (P4, ); name = Kit; productReference = A7; productType = "com.apple.product-type.framework"; };
        		T4 = {isa = PBXAggregateTarget; name = Scripts; };
        		D1 = {isa = PBXTargetDependency; target = T3; };
        		L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        		L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        		L2 = {isa = XCConfigurationList; buildConfigurations = (C2, C3, ); };
        		L3 = {isa = XCConfigurationList; buildConfigurations = (C4, ); };
        		C0 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 12.0; FLAGS = (a, b, ); }; name = Release; };
        		C1 = {
        			isa = XCBuildConfiguration;
        			baseConfigurationReference = A6;
        			buildSettings = {
        				INFOPLIST_FILE = "$(SRCROOT)/${LIST_FOLDER}/Info.plist";
        				GENERATE_INFOPLIST_FILE = YES;
        				INFOPLIST_KEY_UIStatusBarHidden = NO;
        				"INFOPLIST_KEY_UIStatusBarHidden[sdk=iphoneos*]" = YES;
        				"INFOPLIST_KEY_UIStatusBarStyle[sdk=macosx*]" = UIStatusBarStyleDefault;
        				FLAGS = ("$(inherited)", c, );
        				TARGETED_DEVICE_FAMILY = "1,2";
        			};
        			name = Release;
        		};
        		C2 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.2; TARGETED_DEVICE_FAMILY = 2; INFOPLIST_FILE = "$(UNKNOWN)/x.plist"; }; name = Release; };
        		C3 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 9.3; SDKROOT = iphoneos17.2; }; name = Debug; };
        		C4 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = auto; SUPPORTED_PLATFORMS = "iphonesimulator iphoneos xros macosx"; }; name = Release; };
        		PR = {isa = PBXProject; attributes = {LastUpgradeCheck = 1540; }; buildConfigurationList = L0; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, T3, T4, ); };
        	};
        	rootObject = PR;
        }
        """

    static let configurations = [
        "ios/Config/base.xcconfig":
            "// names\n#include \"more.xcconfig\"\n#include? \"absent.xcconfig\"\n  LIST_FOLDER = $(FOLDER) // where\n",
        "ios/Config/more.xcconfig":
            "FOLDER = Supporting Files\nFOLDER[config=Debug] = Nowhere\nINFOPLIST_KEY_UIUserInterfaceStyle = Dark\n",
    ]

    static let targets: [String: BuildTarget] = {
        let reader = XcodeProjectReader { Self.configurations[$0].map { Array($0.utf8) } }
        let path = "ios/App.xcodeproj/project.pbxproj"
        let targets = (try? reader.read(Array(Self.project.utf8), path: path)) ?? []
        return Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
    }()

    @Test("Targets that build nothing are left out; kinds and platforms are told")
    func kinds() {
        #expect(Self.targets.keys.sorted() == ["Kit", "My App", "Pad"])
        #expect(Self.targets["My App"]?.product == .application)
        #expect(Self.targets["Kit"]?.product == .framework)
        #expect(Self.targets["Kit"]?.platforms == [.iOS, .visionOS, .macOS])
        #expect(Self.targets["My App"]?.place.text == "28:11-28:19")
        #expect(Self.targets["My App"]?.projectFolder == "ios")
    }

    @Test(
        "Files belong by phase, variant group, folder and exception",
        arguments: [
            ("ios/App/Main.swift", ["My App"]), ("ios/App/Base.lproj/Main.storyboard", ["My App"]),
            ("ios/App Assets.xcassets", ["My App"]), ("ios/App Assets.xcassets/a.imageset/a.png", ["My App"]),
            ("Shared/Kit.swift", ["Kit"]), ("ios/Synced/Any/View.swift", ["Pad"]), ("ios/Synced/Deep/Both.swift", ["My App", "Pad"]),
            ("ios/Synced/Info.plist", []), ("ios/App/Old.swift", []), ("ios/Syncedness/View.swift", []),
        ])
    func membership(path: String, names: [String]) {
        let ancestors = FolderPath.ancestors(of: path)
        #expect(Self.targets.values.filter { $0.files.contains(path, ancestors: ancestors) }.map(\.name).sorted() == names)
    }

    @Test("A target's settings lie over its xcconfig's, over the project's; lists take what they inherit")
    func layers() throws {
        let configuration = try #require(Self.targets["My App"]?.configurations.first)
        #expect(configuration.value("FLAGS") == "a b c")
        #expect(configuration.value("IPHONEOS_DEPLOYMENT_TARGET") == "12.0")
        #expect(configuration.infoPlist == "ios/Supporting Files/Info.plist")
        #expect(configuration.generatesInfoPlist)
        #expect(Self.targets["Pad"]?.configurations.map(\.infoPlist) == [nil, nil])
    }

    @Test("A configuration may be based on a file below a synchronised folder, and a habit's semicolon is dropped")
    func anchoredConfiguration() throws {
        let project = """
            // !$*UTF8*$!
            {
            	objects = {
            		G0 = {isa = PBXGroup; children = (A1, ); sourceTree = "<group>"; };
            		A1 /* xcconfig */ = {isa = PBXFileSystemSynchronizedRootGroup; path = xcconfig; sourceTree = "<group>"; };
            		T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; name = App; productType = "com.apple.product-type.application"; };
            		L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
            		L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
            		C0 = {isa = XCBuildConfiguration; buildSettings = {}; name = Release; };
            		C1 = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = A1; baseConfigurationReferenceRelativePath = deep/app.xcconfig; buildSettings = {}; name = Release; };
            		P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, ); };
            	};
            	rootObject = P0;
            }
            """
        let reader = XcodeProjectReader { path in
            path == "App/xcconfig/deep/app.xcconfig" ? Array("INFOPLIST_FILE = iOS/Info.plist\nSDKROOT = iphoneos;\n".utf8) : nil
        }
        let target = try #require(try reader.read(Array(project.utf8), path: "App/App.xcodeproj/project.pbxproj").first)
        #expect(target.platforms == [.iOS])
        #expect(target.configurations.first?.value("INFOPLIST_FILE") == "iOS/Info.plist")
    }

    @Test("A project file in XML, as CocoaPods writes it, is read like one in braces")
    func markupProject() throws {
        let project = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            	<key>objects</key>
            	<dict>
            		<key>P0</key>
            		<dict><key>isa</key><string>PBXProject</string><key>buildConfigurationList</key><string>L0</string>
            			<key>mainGroup</key><string>G0</string><key>targets</key><array><string>T1</string></array></dict>
            		<key>G0</key>
            		<dict><key>isa</key><string>PBXGroup</string><key>children</key><array/><key>sourceTree</key><string>&lt;group&gt;</string></dict>
            		<key>T1</key>
            		<dict><key>isa</key><string>PBXNativeTarget</string><key>buildConfigurationList</key><string>L1</string>
            			<key>name</key><string>Rock &amp; Roll</string>
            			<key>productType</key><string>com.apple.product-type.application</string></dict>
            		<key>L0</key>
            		<dict><key>isa</key><string>XCConfigurationList</string><key>buildConfigurations</key><array/></dict>
            		<key>L1</key>
            		<dict><key>isa</key><string>XCConfigurationList</string><key>buildConfigurations</key><array><string>C1</string></array></dict>
            		<key>C1</key>
            		<dict><key>isa</key><string>XCBuildConfiguration</string><key>name</key><string>Release</string>
            			<key>buildSettings</key>
            			<dict>
            				<key>SDKROOT</key><string>iphoneos</string>
            				<key>INFOPLIST_KEY_UIStatusBarHidden</key><true/>
            			</dict></dict>
            	</dict>
            	<key>rootObject</key><string>P0</string>
            </dict>
            </plist>
            """
        let reader = XcodeProjectReader { _ in nil }
        let target = try #require(try reader.read(Array(project.utf8), path: "App.xcodeproj/project.pbxproj").first)
        #expect(target.name == "Rock & Roll")
        #expect(target.platforms == [.iOS])
        let hidden = try #require(target.configurations.first?.settings["INFOPLIST_KEY_UIStatusBarHidden"])
        #expect(hidden.value == "YES")
        #expect(hidden.place.line == 25)
    }

    @Test("SB-37: list keys in settings have the place of their name, in the project or the xcconfig")
    func places() throws {
        let settings = try #require(Self.targets["My App"]?.configurations.first?.settings)
        let hidden = try #require(settings["INFOPLIST_KEY_UIStatusBarHidden"])
        #expect(hidden.value == "YES")
        #expect(hidden.place.file == "ios/App.xcodeproj/project.pbxproj")
        #expect(hidden.place.text == "47:5-47:53")
        #expect(hidden.valuePlace.text == "47:56-47:59")
        #expect(settings["INFOPLIST_KEY_UIStatusBarStyle"] == nil)
        let style = try #require(settings["INFOPLIST_KEY_UIUserInterfaceStyle"])
        #expect(style.place.file == "ios/Config/more.xcconfig")
        #expect(style.place.text == "3:1-3:35")
        #expect(style.valuePlace.text == "3:38-3:42")
    }

    @Test("Deployment target, families, SDK and dependencies")
    func facts() {
        #expect(Self.targets["My App"]?.deploymentTarget == "12.0")
        #expect(Self.targets["Pad"]?.deploymentTarget == "9.3")
        #expect(Self.targets["My App"]?.deviceFamilies == [.phone, .pad])
        #expect(Self.targets["Pad"]?.deviceFamilies == [.pad])
        #expect(Self.targets["My App"]?.sdk == .atLeast("17"))
        #expect(Self.targets["Pad"]?.sdk == .version("17.2"))
        #expect(Self.targets["My App"]?.dependencies == ["Kit"])
        #expect(Self.targets["Pad"]?.dependencies == ["Kit"])
    }

    @Test(
        "A project that cannot be read says why",
        arguments: [
            ("", 1, "empty"), ("{ objects = {}; }", 1, "not an Xcode project"), ("{\nobjects = {\n", 2, "ends inside a dictionary"),
            ("{\n<<<<<<< HEAD\n}", 2, "merge conflict"),
        ])
    func refusals(text: String, line: Int, words: String) {
        let error = #expect(throws: ReadError.self) {
            try XcodeProjectReader { _ in nil }.read(Array(text.utf8), path: "a.xcodeproj/project.pbxproj")
        }
        #expect(error?.position.line == line)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test(
        "SDK told by the last upgrade: Xcode 4 to 16 came with the SDK two numbers on, from 26 both are the same",
        arguments: [("0460", "6"), ("0730", "9"), ("1540", "17"), ("1600", "18"), ("2600", "26"), ("0320", nil), ("x", nil)]
            as [(String, String?)])
    func sdk(check: String, sdk: String?) throws {
        let text = Self.project.replacing("LastUpgradeCheck = 1540", with: "LastUpgradeCheck = \(check)")
        let targets = try XcodeProjectReader { _ in nil }.read(Array(text.utf8), path: "a.xcodeproj/project.pbxproj")
        #expect(targets.first?.sdk == sdk.map { .atLeast($0) } ?? .unknown)
    }
}
