const tolerance = 5

/** Says whether a text has been read to its end: at most 5 px are left below. */
export function isScrolledToEnd(box: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): boolean {
  return box.scrollHeight - box.clientHeight - box.scrollTop <= tolerance
}
