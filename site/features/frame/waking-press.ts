/** The last button pressed, by its form, which is not hydrated yet. */
const lastPressed = new Map<Element, HTMLElement>()

/** Forgets a press when the visitor presses something else: a link, a menu, a button of another form. */
function forgetPress(): void {
  for (const button of lastPressed.values()) button.ariaBusy = null
  lastPressed.clear()
}

/**
 * Shows the last button pressed before its form is hydrated (`data-waking`) as busy, and presses it again after
 * hydration. The code for that is loaded with the first such press: most visitors never need it.
 */
export function replayWakingPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a,button,summary') : null
    if (!pressed) return
    const form = pressed.closest('[data-waking]')
    const isFirst = !form || !lastPressed.has(form)
    forgetPress()
    // Read now, because the island may render from scratch before the code is loaded.
    const island = form?.closest('astro-island')
    if (!form || !island || !pressed.matches('button')) return
    lastPressed.set(form, pressed)
    pressed.ariaBusy = 'true'
    // If this fails to load, so does the code of the island, which reports it.
    if (isFirst)
      import('./replay-press.ts').then(
        (code) => code.replayPress(lastPressed, form, island),
        () => undefined,
      )
  })
}
