import CSDL2
import Foundation
import LintelDraw
import LintelLayout
import LintelModel

extension SimulationWindow {
    func handle(_ event: SDL_Event) {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_QUIT: isOver = true
        case SDL_WINDOWEVENT: expose()
        case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
            isTouching = true
            pass(.touch(Touch(.began, at: point(event.button.x, event.button.y))))
        case SDL_MOUSEMOTION where isTouching: pass(.touch(Touch(.moved, at: point(event.motion.x, event.motion.y))))
        case SDL_MOUSEBUTTONUP where isTouching && event.button.button == UInt8(SDL_BUTTON_LEFT):
            isTouching = false
            pass(.touch(Touch(.ended, at: point(event.button.x, event.button.y))))
        case SDL_MOUSEWHEEL: wheel(event.wheel)
        case SDL_KEYDOWN: press(event.key.keysym)
        case SDL_TEXTINPUT: type(event.text)
        default: break
        }
    }

    /// Points that a notch of a wheel moves content by.
    private static let notch = 48.0

    private func wheel(_ wheel: SDL_MouseWheelEvent) {
        var x: Int32 = 0
        var y: Int32 = 0
        _ = CSDL_GetMouseState(&x, &y)
        let turned = Double(wheel.preciseY) * (wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1)
        if turned != 0 { pass(.wheel(at: point(x, y), dy: -turned * Self.notch)) }
    }

    private func press(_ key: SDL_Keysym) {
        let isControlDown = UInt32(key.mod) & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0
        let isShiftDown = UInt32(key.mod) & KMOD_SHIFT.rawValue != 0
        let code = Int(key.sym)
        if isControlDown {
            let letter = UInt32(exactly: code).flatMap(Unicode.Scalar.init).map(Character.init)
            let pad: Character? = code == Int(SDLK_KP_PLUS.rawValue) ? "+" : code == Int(SDLK_KP_MINUS.rawValue) ? "-" : nil
            if let letter = pad ?? letter, let command = WindowCommand.command(key: letter, isShiftDown: isShiftDown) { perform(command) }
            return
        }
        switch code {
        case Int(SDLK_F1.rawValue): perform(.help)
        case Int(SDLK_ESCAPE.rawValue): showsHelp = false
        case Int(SDLK_BACKSPACE.rawValue): pass(.deleteBackward)
        case Int(SDLK_RETURN.rawValue), Int(SDLK_KP_ENTER.rawValue): pass(.returnKey)
        default: break
        }
    }

    private func type(_ event: SDL_TextInputEvent) {
        let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        // Where nothing is being written, the question mark asks for help.
        if text == "?", simulation.placed().keyboard == nil { return perform(.help) }
        if !text.isEmpty { pass(.text(text)) }
    }

    private func perform(_ command: WindowCommand) {
        switch command {
        case .help: showsHelp.toggle()
        case .quit: isOver = true
        case .picture: takePicture()
        case .status: changeStatus()
        case .networkActivity:
            isNetworkBusy.toggle()
            pass(.networkActivity(isNetworkBusy))
        case .rotate, .appearance, .nextSystem, .previousSystem, .nextDevice, .previousDevice, .largerText, .smallerText, .keyboard,
            .batteryPercentage, .lowPower, .airplane, .location, .call:
            for event in command.events(on: simulation.placed().screen) { pass(event) }
        }
    }

    /// The presets one after the other, then the machine's own status.
    private func changeStatus() {
        let presets = StatusPreset.allCases
        statusStep = (statusStep + 1) % (presets.count + (options.readLive == nil ? 0 : 1))
        if statusStep < presets.count {
            nextLiveReading = nil
            pass(.status(.preset(presets[statusStep], for: simulation.placed().screen.device)))
        } else {
            nextLiveReading = 0
        }
    }

    /// The screen without the window's own things, at the device's own pixels.
    private func takePicture() {
        for number in 1...Self.mostPictures {
            let path = "\(options.pictureFolder)/lintel-\(number).png"
            if FileManager.default.fileExists(atPath: path) { continue }
            guard (try? renderer.write(simulation.placed(), to: path)) != nil else { return }
            return options.didTakePicture(path)
        }
    }

    private static let mostPictures = 9999
}
