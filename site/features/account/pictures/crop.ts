export interface Size {
  width: number
  height: number
}

/** What of a picture is looked at through a square: how near, and where, in shares of the way that there is. */
export interface View {
  /** 1 shows the largest square that fits. */
  zoom: number
  /** 0 is the picture's left edge, 1 its right one. */
  across: number
  /** 0 is the picture's upper edge, 1 its lower one. */
  down: number
}

export interface Square {
  x: number
  y: number
  side: number
}

export const maxZoom = 4
export const middle: View = { zoom: 1, across: 0.5, down: 0.5 }

/** The square of a view, in pixels of the picture; never beyond its edges. */
export function squareOf({ width, height }: Size, { zoom, across, down }: View): Square {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom))
  return { x: Math.round((width - side) * across), y: Math.round((height - side) * down), side }
}

/** The view after the picture was drawn so far to the right and down, in shares of the square. */
export function dragged(size: Size, view: View, right: number, down: number): View {
  const { side } = squareOf(size, view)
  return {
    ...view,
    across: shifted(view.across, -right * side, size.width - side),
    down: shifted(view.down, -down * side, size.height - side),
  }
}

function shifted(share: number, by: number, room: number): number {
  return room > 0 ? Math.min(1, Math.max(0, share + by / room)) : share
}
