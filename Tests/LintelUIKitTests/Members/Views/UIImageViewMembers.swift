import LintelUIKit

extension MemberTable {
    static let imageView = MemberTable("UIImageView") { type in
        type.member("init(image:)") { stage in
            { stage.show(UIImageView(image: UIImage(systemName: "star"))) }
        }
        type.member("image") { stage in
            let view = UIImageView(image: UIImage(systemName: "star"))
            stage.show(view)
            return { view.image = UIImage(systemName: "heart") }
        }
    }
}
