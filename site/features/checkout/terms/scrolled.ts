const tolerancePx = 5

/** Returns whether a text is scrolled to its end, with a tolerance of 5 px. */
export function isScrolledToEnd(box: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): boolean {
  return box.scrollHeight - box.clientHeight - box.scrollTop <= tolerancePx
}
