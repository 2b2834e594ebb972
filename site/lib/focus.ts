/** Returns whether no element has the focus, because the element that had it was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
