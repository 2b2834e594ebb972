import { type Edges, pageEdges } from './panel-placement.ts'

/**
 * Returns the edges between which the content of a panel next to `field` is visible: in a dialog, its header and footer
 * cover the rest. The panel's border and its gap to the field are subtracted on both sides.
 */
export function panelEdges(panel: HTMLElement, field: HTMLElement): Edges {
  const { top, bottom } = field.closest('[data-scrolls]') ? dialogEdges(field) : pageEdges()
  const { marginTop, marginBottom } = getComputedStyle(panel)
  const outside = pixels(marginTop) + pixels(marginBottom) + panel.offsetHeight - panel.clientHeight
  return { top: top + outside, bottom: bottom - outside }
}

/** Returns the edges of the visible content of a dialog, of which the whole or a part may scroll. */
function dialogEdges(field: HTMLElement): Edges {
  let top = 0
  let bottom = visualViewport?.height ?? innerHeight
  for (let part = field.closest('[data-scrolls]'); part; part = part.parentElement?.closest('[data-scrolls]') ?? null) {
    const box = part.getBoundingClientRect()
    top = Math.max(top, box.top)
    bottom = Math.min(bottom, box.bottom)
  }
  return { top, bottom }
}

/** Parses a computed length; 'auto' is 0. */
const pixels = (length: string) => Number.parseFloat(length) || 0
