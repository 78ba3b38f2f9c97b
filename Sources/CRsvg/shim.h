/* Nothing of its own: this target brings librsvg's search paths to CDrawing, since a target asks pkg-config for one name only. */
