import LintelModel
import LintelUIKit

extension MemberTable {
    static let switches = MemberTable("UISwitch") { type in
        type.switching("isOn") { $0.isOn = false }
        type.switching("onTintColor") { $0.onTintColor = .red }
        type.switching("thumbTintColor") { $0.thumbTintColor = .red }
        type.switching("setOn(_:animated:)") { view in
            view.setOn(false, animated: true)
            UIApplication.shared.run(for: 0.1)
        }
    }

    static let slider = MemberTable("UISlider") { type in
        type.sliding("value") { $0.value = 0.75 }
        type.sliding("minimumValue") { $0.minimumValue = 0.25 }
        type.sliding("maximumValue") { $0.maximumValue = 2 }
        type.sliding("minimumTrackTintColor") { $0.minimumTrackTintColor = .red }
        type.sliding("maximumTrackTintColor") { $0.maximumTrackTintColor = .red }
        type.sliding("thumbTintColor") { $0.thumbTintColor = .red }
        type.sliding("setValue(_:animated:)") { view in
            view.setValue(1, animated: true)
            UIApplication.shared.run(for: 0.1)
        }
        type.member("isContinuous") { stage in
            let slider = stage.slider()
            slider.addAction(stage.telling("changed"), for: .valueChanged)
            stage.seeHeard {
                stage.touch(.began, 140, 250)
                stage.touch(.moved, 160, 250)
                stage.touch(.moved, 180, 250)
                stage.touch(.ended, 180, 250)
                slider.value = 0.5
            }
            return { slider.isContinuous = false }
        }
    }

    static let progressView = MemberTable("UIProgressView") { type in
        type.progressing("progressViewStyle") { $0.progressViewStyle = .bar }
        type.progressing("progress") { $0.progress = 0.75 }
        type.progressing("progressTintColor") { $0.progressTintColor = .red }
        type.progressing("trackTintColor") { $0.trackTintColor = .red }
        type.progressing("setProgress(_:animated:)") { view in
            view.setProgress(1, animated: true)
            UIApplication.shared.run(for: 0.1)
        }
        type.member("init(progressViewStyle:)") { stage in
            { stage.show(UIProgressView(progressViewStyle: .default)) }
        }
    }

    static let progressViewStyle = MemberTable("UIProgressView.Style") { type in
        type.values(["default": UIProgressView.Style.default, "bar": .bar]) { stage, style in
            let view = UIProgressView(progressViewStyle: style)
            view.progress = 0.5
            stage.show(view)
        }
    }

    /// A row about a switch that is on.
    private func switching(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UISwitch) -> Void) {
        member(name, line: line) { stage in
            let view = UISwitch()
            view.isOn = true
            stage.show(view)
            return { use(view) }
        }
    }

    private func sliding(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UISlider) -> Void) {
        member(name, line: line) { stage in
            let view = stage.slider()
            return { use(view) }
        }
    }

    private func progressing(_ name: String, line: Int = #line, _ use: @escaping @MainActor (UIProgressView) -> Void) {
        member(name, line: line) { stage in
            let view = UIProgressView()
            view.progress = 0.5
            stage.show(view)
            return { use(view) }
        }
    }
}

extension Stage {
    /// A slider in the middle of its way, at (40, 200).
    fileprivate func slider() -> UISlider {
        let slider = UISlider()
        slider.value = 0.5
        show(slider)
        return slider
    }
}
