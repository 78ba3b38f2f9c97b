import CDrawing
import LintelLayout
import LintelModel

extension ScenePainter {
    func paint(_ group: Group) {
        let context = canvas.context
        cairo_save(context)
        defer { cairo_restore(context) }
        guard group.needsOwnSurface else {
            if let clip = group.clip {
                canvas.trace(clip)
                cairo_clip(context)
            }
            paint(group.items)
            return
        }
        // The clip is laid on once, when the group comes down: inside and out it would thin soft edges twice.
        let box = group.items.map { $0.bounds(text: text) }.reduce(Rect.zero) { $0.union($1) }
        let reach = group.clip.map { box.intersection($0.tightBounds) } ?? box
        guard !reach.isEmpty else { return }
        canvas.trace(.rect(canvas.scale.rect(canvas.scale.pixelRect(reach.inset(by: -1)))))
        cairo_clip(context)
        cairo_push_group(context)
        openGroups.append((cairo_get_group_target(context), group.opacity, false))
        paint(group.items)
        openGroups.removeLast()
        cairo_pop_group_to_source(context)
        if let clip = group.clip {
            canvas.trace(clip)
            // Setting a path keeps the source, so the group's picture stays ready.
            cairo_clip(context)
        }
        switch group.blend {
        case .normal: cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        case .punchOut: cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
        }
        cairo_paint_with_alpha(context, min(max(group.opacity, 0), 1))
    }
}

extension Group {
    /// Must be painted apart: faded or punching as one, or punched by one of its own items.
    fileprivate var needsOwnSurface: Bool {
        opacity < 1 || blend == .punchOut
            || items.contains { item in
                if case .group(let inner) = item { inner.blend == .punchOut } else { false }
            }
    }
}
