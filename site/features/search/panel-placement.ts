/** The vertical positions (px) between which a panel is visible. */
export interface Edges {
  top: number
  bottom: number
}

/**
 * Returns the edges of the page without its header and bottom bars. The window ends where a phone's keyboard begins.
 */
export function pageEdges(): Edges {
  const bars = getComputedStyle(document.documentElement)
  return {
    top: Number.parseFloat(bars.scrollPaddingTop),
    bottom: (visualViewport?.height ?? innerHeight) - Number.parseFloat(bars.scrollPaddingBottom),
  }
}

/** Returns on which side of its field a panel opens, and the maximum height (px) at which nothing covers the panel. */
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
