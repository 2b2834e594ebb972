/**
 * Returns the function that opens the confirmation dialog of a drawer; undefined if the drawer may close without one. A
 * null `slug` means the drawer that was opened last.
 */
type FindCloseGuard = (slug: string | null) => (() => void) | undefined

/** The prefix of the id of the area outside a drawer, where a click closes it. */
const closeAreaPrefix = 'close-drawer__'

/**
 * Asks before Escape or a click outside a drawer closes it. An Escape that closes a list of options does not close the
 * drawer.
 * @returns a function that removes the listeners
 */
export function interceptClosing(window: Window, findCloseGuard: FindCloseGuard): () => void {
  const { document } = window
  let isClosingOptions = false
  const recordTarget = ({ target }: KeyboardEvent) => {
    isClosingOptions = target instanceof Element && target.getAttribute('aria-expanded') === 'true'
  }
  const onKey = (event: KeyboardEvent) => {
    const openConfirmation = event.key === 'Escape' && findCloseGuard(null)
    if (!openConfirmation) return
    event.stopImmediatePropagation()
    if (!isClosingOptions) openConfirmation()
  }
  const onClick = (event: MouseEvent) => {
    const clickedId = event.target instanceof Element ? event.target.id : ''
    const openConfirmation =
      clickedId.startsWith(closeAreaPrefix) && findCloseGuard(clickedId.slice(closeAreaPrefix.length))
    if (!openConfirmation) return
    event.stopImmediatePropagation()
    openConfirmation()
  }
  window.addEventListener('keydown', recordTarget, { capture: true })
  window.addEventListener('click', onClick, { capture: true })
  // On the document, so that React handles the key first and can close a list of options.
  document.addEventListener('keydown', onKey)
  return () => {
    window.removeEventListener('keydown', recordTarget, { capture: true })
    window.removeEventListener('click', onClick, { capture: true })
    document.removeEventListener('keydown', onKey)
  }
}
