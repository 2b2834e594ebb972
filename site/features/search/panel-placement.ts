/** Vertical positions in pixels. */
export interface Edges {
  top: number
  bottom: number
}

/** Returns the edges of the page between the header and the bottom bars or the keyboard of a phone. */
export function pageEdges(): Edges {
  const rootStyle = getComputedStyle(document.documentElement)
  return {
    top: Number.parseFloat(rootStyle.scrollPaddingTop),
    bottom: (visualViewport?.height ?? innerHeight) - Number.parseFloat(rootStyle.scrollPaddingBottom),
  }
}

/** Returns where a field's panel has enough space, and the maximum height (px) at which nothing covers the panel. */
export function computePanelPlacement(
  panel: HTMLElement,
  field: HTMLElement,
  edges = pageEdges(),
): { isAbove: boolean; maxHeight: number } {
  const { top, bottom } = field.getBoundingClientRect()
  const spaceAbove = top - edges.top
  const spaceBelow = edges.bottom - bottom
  const isAbove = panel.scrollHeight > spaceBelow && spaceAbove > spaceBelow
  return { isAbove, maxHeight: isAbove ? spaceAbove : spaceBelow }
}
