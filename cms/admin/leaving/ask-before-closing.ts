/** Returns the function that asks about a drawer, or for null about the one opened last; undefined if it may close. */
type AskerOf = (slug: string | null) => (() => void) | undefined

/** The prefix of the id of Payload's close area next to a drawer. */
const strip = 'close-drawer__'

/**
 * Asks before Escape or a click on the area next to it closes a drawer. An Escape that closes a list of options does
 * only that.
 * @returns a function that stops it
 */
export function askBeforeClosing(window: Window, askerOf: AskerOf): () => void {
  const { document } = window
  let isForChoices = false
  const notice = ({ target }: KeyboardEvent) => {
    isForChoices = target instanceof Element && target.getAttribute('aria-expanded') === 'true'
  }
  const onKey = (event: KeyboardEvent) => {
    const ask = event.key === 'Escape' && askerOf(null)
    if (!ask) return
    event.stopImmediatePropagation()
    if (!isForChoices) ask()
  }
  const onPress = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.id : ''
    const ask = pressed.startsWith(strip) && askerOf(pressed.slice(strip.length))
    if (!ask) return
    event.stopImmediatePropagation()
    ask()
  }
  window.addEventListener('keydown', notice, { capture: true })
  window.addEventListener('click', onPress, { capture: true })
  // On the document, so that React handles the key first and can close a list of options.
  document.addEventListener('keydown', onKey)
  return () => {
    window.removeEventListener('keydown', notice, { capture: true })
    window.removeEventListener('click', onPress, { capture: true })
    document.removeEventListener('keydown', onKey)
  }
}
