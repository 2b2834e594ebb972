/**
 * Returns a function that opens the confirmation, or undefined if the drawer may close without a confirmation. A null
 * `slug` means the drawer that was opened last.
 */
type FindCloseGuard = (slug: string | null) => (() => void) | undefined

/** The id of the area outside a drawer starts with this text. */
const closeAreaPrefix = 'close-drawer__'

/**
 * Opens a confirmation when Escape or a click outside would close a drawer with a guard. An Escape that closes a list
 * of options opens no confirmation.
 * @returns a function that removes the listeners
 */
export function interceptClosing(window: Window, findCloseGuard: FindCloseGuard): () => void {
  const { document } = window
  let isClosingOptions = false
  const detectOpenOptions = ({ target }: KeyboardEvent) => {
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
  window.addEventListener('keydown', detectOpenOptions, { capture: true })
  window.addEventListener('click', onClick, { capture: true })
  // React listens on an element inside the document, so it handles the key first and can close a list of options.
  document.addEventListener('keydown', onKey)
  return () => {
    window.removeEventListener('keydown', detectOpenOptions, { capture: true })
    window.removeEventListener('click', onClick, { capture: true })
    document.removeEventListener('keydown', onKey)
  }
}
