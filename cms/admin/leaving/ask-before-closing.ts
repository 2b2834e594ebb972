/** What asks about the drawer of this slug, or with null about what was opened last; undefined where it may close. */
type AskerOf = (slug: string | null) => (() => void) | undefined

/** How Payload calls the strip beside a drawer. */
const strip = 'close-drawer__'

/**
 * Asks before Escape, or a press on the strip beside it, closes a drawer. An Escape that is for a list of choices closes that alone.
 * @returns what ends it
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
  // React hears of it first, and so does what it was for.
  document.addEventListener('keydown', onKey)
  return () => {
    window.removeEventListener('keydown', notice, { capture: true })
    window.removeEventListener('click', onPress, { capture: true })
    document.removeEventListener('keydown', onKey)
  }
}
