/** Vertical positions in pixels. */
export interface Edges {
  top: number
  bottom: number
}

/** Returns the edges between the header and the bottom bars. A phone's keyboard also ends the visible page. */
export function pageEdges(): Edges {
  const bars = getComputedStyle(document.documentElement)
  return {
    top: Number.parseFloat(bars.scrollPaddingTop),
    bottom: (visualViewport?.height ?? innerHeight) - Number.parseFloat(bars.scrollPaddingBottom),
  }
}

/** `height` is the maximum (px) at which nothing covers the panel. */
export function panelPlacement(
  panel: HTMLElement,
  field: HTMLElement,
  edges = pageEdges(),
): { isAbove: boolean; height: number } {
  const { top, bottom } = field.getBoundingClientRect()
  const above = top - edges.top
  const below = edges.bottom - bottom
  const isAbove = panel.scrollHeight > below && above > below
  return { isAbove, height: isAbove ? above : below }
}
