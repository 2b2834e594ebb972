/**
 * Returns on which side of its field a panel opens and its maximum height (px), so that nothing covers it: on a page
 * neither the header nor the bottom bars, in a dialog not its header and footer. A phone's keyboard counts as the end
 * of the window.
 */
export function roomFor(panel: HTMLElement, field: HTMLElement): { isAbove: boolean; height: number } {
  const { top, bottom } = field.getBoundingClientRect()
  const edges = visibleEdges(field)
  const outside = gapAndBorder(panel)
  const above = top - edges.top - outside
  const below = edges.bottom - bottom - outside
  const isAbove = panel.scrollHeight > below && above > below
  return { isAbove, height: Math.max(0, isAbove ? above : below) }
}

/** Returns the edges (px) between which the content around `field` is visible. */
function visibleEdges(field: HTMLElement): { top: number; bottom: number } {
  const windowHeight = visualViewport?.height ?? innerHeight
  const scrollers: DOMRect[] = []
  for (let part = field.closest('[data-scrolls]'); part; part = part.parentElement?.closest('[data-scrolls]') ?? null) {
    scrollers.push(part.getBoundingClientRect())
  }
  if (scrollers.length > 0) {
    return {
      top: Math.max(0, ...scrollers.map((box) => box.top)),
      bottom: Math.min(windowHeight, ...scrollers.map((box) => box.bottom)),
    }
  }
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return { top: pixels(scrollPaddingTop), bottom: windowHeight - pixels(scrollPaddingBottom) }
}

/** Returns the height (px) of the gap between a panel and its field, and of the panel's border. */
function gapAndBorder(panel: HTMLElement): number {
  const { marginTop, marginBottom } = getComputedStyle(panel)
  return pixels(marginTop) + pixels(marginBottom) + panel.offsetHeight - panel.clientHeight
}

/** Parses a computed length; 'auto' is 0. */
const pixels = (length: string) => Number.parseFloat(length) || 0
