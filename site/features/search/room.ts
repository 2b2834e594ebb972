/**
 * Returns on which side of its field a panel opens and its maximum height (px), so that neither the header nor the
 * bottom bars cover it. A phone's keyboard counts as the end of the window.
 */
export function roomFor(panel: HTMLElement, field: HTMLElement): { isAbove: boolean; height: number } {
  const { top, bottom } = field.getBoundingClientRect()
  const bars = getComputedStyle(document.documentElement)
  const above = top - Number.parseFloat(bars.scrollPaddingTop)
  const below = (visualViewport?.height ?? innerHeight) - bottom - Number.parseFloat(bars.scrollPaddingBottom)
  const isAbove = panel.scrollHeight > below && above > below
  return { isAbove, height: isAbove ? above : below }
}
