extension ToolbarIconSize {
    var page: RulePage {
        RulePage(
            summary: "An icon for a toolbar measures about 24 × 24 points, at most 28 × 28.",
            why: "Larger pictures are squeezed into the bar or cut off, smaller ones look lost beside the system's symbols.",
            instead: "Draw it on 24 × 24 points and give all scales, or give one vector file or a custom symbol.",
            failing: RulePage.Sample([
                .storyboard("Main.storyboard", toolbarItems: "<barButtonItem title=\"Draw\" image=\"pencil-tip\" id=\"draw\"/>"),
                .imageSet("Assets.xcassets/pencil-tip.imageset"), .square("Assets.xcassets/pencil-tip.imageset/icon.svg", side: 40),
            ]),
            passing: RulePage.Sample([
                .storyboard("Main.storyboard", toolbarItems: "<barButtonItem title=\"Draw\" image=\"pencil-tip\" id=\"draw\"/>"),
                .imageSet("Assets.xcassets/pencil-tip.imageset"), .square("Assets.xcassets/pencil-tip.imageset/icon.svg", side: 24),
            ]))
    }
}

extension RulePage.SampleFile {
    /// The contents of an image set with one vector file, `icon.svg`.
    fileprivate static func imageSet(_ folder: String) -> RulePage.SampleFile {
        RulePage.SampleFile(
            folder + "/Contents.json",
            """
            {
              "images": [{ "idiom": "universal", "filename": "icon.svg" }],
              "info": { "author": "xcode", "version": 1 }
            }
            """)
    }

    fileprivate static func square(_ path: String, side: Int) -> RulePage.SampleFile {
        RulePage.SampleFile(
            path,
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)"><rect width="\(side)" height="\(side)" rx="4"/></svg>
            """)
    }
}
