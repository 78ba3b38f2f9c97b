import LintelLayout
import LintelModel
import LintelUIKit

extension MemberTable {
    static let imagePicker = MemberTable("UIImagePickerController") { type in
        type.member("delegate") { stage in
            let picker = stage.picker()
            let teller = PickTeller(stage)
            stage.keep(teller)
            stage.seeTold("picked star: originalImage")
            return {
                picker.delegate = teller
                stage.chooseFirst()
            }
        }
        type.member("allowsEditing") { stage in
            let picker = stage.picker(telling: true)
            stage.seeHeard { stage.chooseAgain(picker) }
            return { picker.allowsEditing = true }
        }
        type.member("sourceType") { stage in
            let picker = stage.picker()
            stage.see { picker.sourceType }
            return { picker.sourceType = .savedPhotosAlbum }
        }
        type.member("navigationBar") { stage in
            let picker = stage.picker()
            return { picker.navigationBar.tintColor = .red }
        }
        type.member("isSourceTypeAvailable(_:)") { stage in
            var type = UIImagePickerController.SourceType.camera
            stage.see { UIImagePickerController.isSourceTypeAvailable(type) }
            return { type = .photoLibrary }
        }
        type.member("availableMediaTypes(for:)") { stage in
            var type = UIImagePickerController.SourceType.camera
            stage.see { UIImagePickerController.availableMediaTypes(for: type) }
            return { type = .photoLibrary }
        }
    }

    static let imagePickerDelegate = MemberTable("UIImagePickerControllerDelegate") { type in
        type.member("imagePickerController(_:didFinishPickingMediaWithInfo:)") { stage in
            stage.keep(stage.picker(telling: true))
            stage.seeTold("picked star: originalImage")
            return { stage.chooseFirst() }
        }
        type.member("imagePickerControllerDidCancel(_:)") { stage in
            stage.keep(stage.picker(telling: true))
            stage.seeTold("cancelled")
            return { stage.app.tap(at: Point(x: 355, y: 85)) }
        }
    }

    static let imagePickerSource = MemberTable("UIImagePickerController.SourceType") { type in
        type.values(
            ["photoLibrary": UIImagePickerController.SourceType.photoLibrary, "camera": .camera, "savedPhotosAlbum": .savedPhotosAlbum],
            alike: [["photoLibrary", "savedPhotosAlbum"]]
        ) { stage, source in
            stage.see { UIImagePickerController.isSourceTypeAvailable(source) }
        }
    }

    static let imagePickerKey = MemberTable("UIImagePickerController.InfoKey") { type in
        type.values(
            ["originalImage": UIImagePickerController.InfoKey.originalImage, "editedImage": .editedImage, "mediaType": .mediaType]
        ) { stage, key in
            let picker = stage.picker(telling: true)
            picker.allowsEditing = true
            stage.chooseFirst()
            stage.see { [stage.picked.keys.contains(key), stage.picked[key] is String, key.rawValue.contains("Edited")] }
        }
        type.member("init(rawValue:)", "rawValue") { stage in
            let key = UIImagePickerController.InfoKey(rawValue: UIImagePickerController.InfoKey.originalImage.rawValue)
            let picker = stage.picker(telling: true)
            stage.keep(picker)
            stage.see { stage.picked[key] == nil }
            return { stage.chooseFirst() }
        }
    }

    static let photos = MemberTable("UIApplication") { type in
        type.member("photos") { stage in
            stage.see {
                let picker = UIImagePickerController()
                stage.root.present(picker, animated: false)
                defer { picker.dismiss(animated: false) }
                return stage.app.placed().overlays.last?.content
            }
            return { stage.app.photos = [.star] }
        }
    }
}

@MainActor private var lastPicked: [UIImagePickerController.InfoKey: Any] = [:]

/// Tells the stage what it hears, and leaves the picker there.
private final class PickTeller: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private unowned let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        lastPicked = info
        let words = info.keys.map { $0.rawValue.dropFirst("UIImagePickerController".count) }.filter { $0.hasSuffix("Image") }.sorted()
        stage.told("picked star: " + words.map { $0.prefix(1).lowercased() + $0.dropFirst() }.joined(separator: " "))
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { stage.told("cancelled") }
}

extension Stage {
    fileprivate var picked: [UIImagePickerController.InfoKey: Any] { lastPicked }

    /// A picker that covers the screen, with one picture in the library.
    fileprivate func picker(telling: Bool = false) -> UIImagePickerController {
        lastPicked = [:]
        app.photos = [.star]
        let picker = UIImagePickerController()
        picker.modalPresentationStyle = .fullScreen
        if telling {
            let teller = PickTeller(self)
            keep(teller)
            picker.delegate = teller
        }
        root.present(picker, animated: false)
        app.commit()
        return picker
    }

    fileprivate func chooseFirst() {
        app.tap(at: Point(x: 60, y: 160))
        app.run(for: 0.1)
    }

    /// Chooses, and has the picker come back.
    fileprivate func chooseAgain(_ picker: UIImagePickerController) {
        chooseFirst()
        picker.viewDidAppear(false)
    }
}
