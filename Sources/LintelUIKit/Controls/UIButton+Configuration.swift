public import Foundation

extension UIButton {
    /// A look for a button: what it shows, and on which ground.
    public struct Configuration {
        enum Ground { case none, tinted, gray, filled }

        public var title: String?
        public var image: UIImage?
        /// Between picture and title, in points.
        public var imagePadding: CGFloat = 0
        public var contentInsets: NSDirectionalEdgeInsets
        /// Nil: the tint, or white on a filled ground.
        public var baseForegroundColor: UIColor?
        /// Nil: the tint.
        public var baseBackgroundColor: UIColor?
        let ground: Ground

        private init(_ ground: Ground, insets: NSDirectionalEdgeInsets = .init(top: 7, leading: 12, bottom: 7, trailing: 12)) {
            self.ground = ground
            contentInsets = insets
        }

        public static func plain() -> Configuration { Configuration(.none) }
        public static func borderless() -> Configuration { Configuration(.none, insets: .zero) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func filled() -> Configuration { Configuration(.filled) }
    }
}
