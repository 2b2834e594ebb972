/** The least height (px) of a panel: on a small window, one that scrolls is better than one that can't be used. */
const LEAST = 160

/**
 * Returns on which side of its field a panel opens and how high it may be (px), so that neither the header nor the bars at the
 * bottom cover it. A phone's keyboard counts as the end of the window.
 */
export function roomFor(panel: HTMLElement, field: HTMLElement): { isAbove: boolean; height: number } {
  const { top, bottom } = field.getBoundingClientRect()
  const bars = getComputedStyle(document.documentElement)
  const above = top - pixels(bars.scrollPaddingTop)
  const below = (visualViewport?.height ?? innerHeight) - bottom - pixels(bars.scrollPaddingBottom)
  const isAbove = panel.scrollHeight > below && above > below
  return { isAbove, height: Math.max(isAbove ? above : below, LEAST) }
}

const pixels = (length: string) => Number.parseFloat(length) || 0
