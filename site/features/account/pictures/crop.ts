export interface Size {
  width: number
  height: number
}

/** The part of a picture that a square shows. */
export interface View {
  /** 1 shows the largest square that fits. */
  zoom: number
  /** 0 is the left edge of the picture, 1 the right edge. */
  across: number
  /** 0 is the upper edge of the picture, 1 the lower edge. */
  down: number
}

export interface Square {
  x: number
  y: number
  side: number
}

export const maxZoom = 4
export const centredView: View = { zoom: 1, across: 0.5, down: 0.5 }

/** In pixels of the picture, always within the picture. */
export function cropSquare({ width, height }: Size, { zoom, across, down }: View): Square {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom))
  return { x: Math.round((width - side) * across), y: Math.round((height - side) * down), side }
}

/** `right` and `down` are distances in shares of the square's side. */
export function dragView(size: Size, view: View, right: number, down: number): View {
  const { side } = cropSquare(size, view)
  return {
    ...view,
    across: shiftShare(view.across, -right * side, size.width - side),
    down: shiftShare(view.down, -down * side, size.height - side),
  }
}

function shiftShare(share: number, by: number, room: number): number {
  return room > 0 ? Math.min(1, Math.max(0, share + by / room)) : share
}
