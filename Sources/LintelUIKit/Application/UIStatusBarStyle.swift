import LintelModel

/// Light or dark text. The raw values are UIKit's (SB-30).
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3

    init(_ style: StatusBar.Style) {
        switch style {
        case .default, .automatic: self = .default
        case .lightContent: self = .lightContent
        case .darkContent: self = .darkContent
        }
    }

    var model: StatusBar.Style {
        switch self {
        case .default: .default
        case .lightContent: .lightContent
        case .darkContent: .darkContent
        }
    }
}

/// How the status bar comes and goes (SB-70).
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide

    init(_ animation: StatusBarResolution.Animation) {
        switch animation {
        case .none: self = .none
        case .fade: self = .fade
        case .slide: self = .slide
        }
    }

    var model: StatusBarResolution.Animation {
        switch self {
        case .none: .none
        case .fade: .fade
        case .slide: .slide
        }
    }
}
