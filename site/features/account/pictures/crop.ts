export interface Size {
  width: number
  height: number
}

/** The part of a picture that a square shows. */
export interface CropView {
  /** 1 shows the largest square that fits. */
  zoom: number
  /** 0 is the left edge of the picture, 1 the right edge. */
  horizontal: number
  /** 0 is the upper edge of the picture, 1 the lower edge. */
  vertical: number
}

export interface Square {
  x: number
  y: number
  side: number
}

export const maxZoom = 4
export const centredView: CropView = { zoom: 1, horizontal: 0.5, vertical: 0.5 }

/** Returns the square that `view` shows, in pixels of the picture and always within the picture. */
export function cropSquare({ width, height }: Size, { zoom, horizontal, vertical }: CropView): Square {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom))
  return { x: Math.round((width - side) * horizontal), y: Math.round((height - side) * vertical), side }
}

/** Returns the view after the picture was dragged. `right` and `down` are fractions of the square's side. */
export function dragView(size: Size, view: CropView, right: number, down: number): CropView {
  const { side } = cropSquare(size, view)
  return {
    ...view,
    horizontal: shiftPosition(view.horizontal, -right * side, size.width - side),
    vertical: shiftPosition(view.vertical, -down * side, size.height - side),
  }
}

/** Returns the position between 0 and 1 after the square was moved by `distance` pixels. */
function shiftPosition(position: number, distance: number, maxDistance: number): number {
  return maxDistance > 0 ? Math.min(1, Math.max(0, position + distance / maxDistance)) : position
}
