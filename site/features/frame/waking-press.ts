const notHydrated = '[data-waking]'

/**
 * Holds the last button pressed in each part that is not hydrated yet (`data-waking`). It is shown as busy and pressed
 * again after hydration. In an island that renders from scratch (see islands.client.ts), the button in the same
 * position of the new HTML is pressed.
 */
export function replayWakingPresses(): void {
  const pressed = new Map<Element, HTMLElement>()
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>(`${notHydrated} button`)
    const part = button?.closest(notHydrated)
    if (!button || !part) return
    const before = pressed.get(part)
    if (before) before.ariaBusy = null
    button.ariaBusy = 'true'
    pressed.set(part, button)
    if (!before)
      replayAfterHydration(
        part,
        () => pressed.get(part),
        () => pressed.delete(part),
      )
  })
}

function replayAfterHydration(part: Element, last: () => HTMLElement | undefined, end: () => void): void {
  const island = part.closest('astro-island') ?? part
  const oldButtons = buttonsIn(island)
  /** The buttons of the island's new HTML, in the order of `oldButtons`. */
  let newButtons: readonly HTMLElement[] | null = null
  const observer = new MutationObserver(() => {
    const isReplaced = !part.isConnected
    if (isReplaced) newButtons ??= buttonsIn(island)
    if (isReplaced ? island.querySelector(notHydrated) : part.matches(notHydrated)) return
    observer.disconnect()
    const button = last()
    end()
    if (!button) return
    button.ariaBusy = null
    const replacement = isReplaced ? newButtons?.[oldButtons.indexOf(button)] : button
    replacement?.click()
  })
  observer.observe(island, { attributeFilter: ['data-waking'], childList: true, subtree: true })
}

const buttonsIn = (part: Element) => [...part.querySelectorAll<HTMLElement>('button')]
