/// Property lists for the pages of rules.
enum SampleList {
    /// A whole list of an app around some entries.
    static func xml(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleIdentifier</key>
            <string>org.example.app</string>
        \(entries)
        </dict>
        </plist>

        """
    }
}
