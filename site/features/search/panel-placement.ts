/** Vertical positions in pixels. */
export interface Edges {
  top: number
  bottom: number
}

/** Returns the edges of the area that the header, the bottom bars and the keyboard of a phone do not cover. */
export function computePageEdges(): Edges {
  const rootStyle = getComputedStyle(document.documentElement)
  return {
    top: Number.parseFloat(rootStyle.scrollPaddingTop),
    bottom: (visualViewport?.height ?? innerHeight) - Number.parseFloat(rootStyle.scrollPaddingBottom),
  }
}

/** Returns whether a panel belongs above its field, and the maximum height (px) at which nothing covers the panel. */
export function computePanelPlacement(
  panel: HTMLElement,
  field: HTMLElement,
  edges = computePageEdges(),
): { isAbove: boolean; maxHeight: number } {
  const { top, bottom } = field.getBoundingClientRect()
  const spaceAbove = top - edges.top
  const spaceBelow = edges.bottom - bottom
  const isAbove = panel.scrollHeight > spaceBelow && spaceAbove > spaceBelow
  return { isAbove, maxHeight: isAbove ? spaceAbove : spaceBelow }
}
