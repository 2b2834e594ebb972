/**
 * Returns the function that asks before a drawer closes; undefined if the drawer may close. Null means the last opened
 * drawer.
 */
type FindCloseGuard = (slug: string | null) => (() => void) | undefined

/** The prefix of the id of Payload's close area next to a drawer. */
const closeAreaPrefix = 'close-drawer__'

/**
 * Asks before a drawer is closed by Escape or by a click on the area next to it. An Escape that closes a list of
 * options does not close the drawer.
 * @returns a function that removes the listeners
 */
export function confirmBeforeClosing(window: Window, findCloseGuard: FindCloseGuard): () => void {
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
