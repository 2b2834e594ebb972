/** The last button pressed in each form that is not hydrated yet. */
const lastPressed = new Map<Element, HTMLElement>()

/**
 * Shows the last button pressed before its form is hydrated (`data-waking`) as busy, and presses it again after
 * hydration. The code for that is loaded with the first such press: most visitors never need it.
 */
export function replayWakingPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-waking] button') : null
    const form = button?.closest('[data-waking]')
    // Read now, because the island may render from scratch before the code is loaded.
    const island = form?.closest('astro-island')
    if (!button || !form || !island) return
    const before = lastPressed.get(form)
    if (before) before.ariaBusy = null
    lastPressed.set(form, button)
    button.ariaBusy = 'true'
    // If this fails to load, so does the code of the island, which reports it.
    if (!before)
      import('./replay-press.ts').then(
        (code) => code.replayPress(lastPressed, form, island),
        () => undefined,
      )
  })
}
