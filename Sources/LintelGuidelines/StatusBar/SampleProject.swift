/// Project files for the pages of rules.
enum SampleProject {
    /// A project with one app, which builds some sources beside the `.xcodeproj`.
    static func text(sources: [String], deploymentTarget: String) -> String {
        let references = sources.indices.map {
            "        F\($0) = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \(sources[$0]); sourceTree = \"<group>\"; };"
        }
        let built = sources.indices.map { "        B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }
        let fileList = sources.indices.map { "F\($0)" }.joined(separator: ", ")
        let builtList = sources.indices.map { "B\($0)" }.joined(separator: ", ")
        return """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objectVersion = 56;
                objects = {
            \(references.joined(separator: "\n"))
            \(built.joined(separator: "\n"))
                    G0 = {isa = PBXGroup; children = (\(fileList)); sourceTree = "<group>"; };
                    S0 = {isa = PBXSourcesBuildPhase; files = (\(builtList)); };
                    C0 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                        GENERATE_INFOPLIST_FILE = YES; IPHONEOS_DEPLOYMENT_TARGET = \(deploymentTarget); SDKROOT = iphoneos; }; };
                    L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
                    T0 = {isa = PBXNativeTarget; name = App; buildConfigurationList = L0; buildPhases = (S0);
                        productType = "com.apple.product-type.application"; };
                    P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T0); };
                };
                rootObject = P0;
            }

            """
    }
}
