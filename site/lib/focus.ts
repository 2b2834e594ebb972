/** Says whether the focus is nowhere: what had it is gone from the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
