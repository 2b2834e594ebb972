/** The last button pressed, and its form, which is not hydrated yet. */
let lastPress: { form: Element; button: HTMLElement } | null = null

/** The forms whose last press is repeated after hydration. */
const awaited = new WeakSet<Element>()

/** Forgets a press, also when the visitor presses something else: a link, a menu, a button of another form. */
function forgetPress(): void {
  if (lastPress) lastPress.button.ariaBusy = null
  lastPress = null
}

/** Returns the button that is to be pressed again in a form, and forgets the press. */
function takePress(form: Element): HTMLElement | null {
  if (lastPress?.form !== form) return null
  const { button } = lastPress
  forgetPress()
  return button
}

/**
 * Shows the last button pressed before its form is hydrated (`data-waking`) as busy, and presses it again after
 * hydration. The code for that is loaded with the first such press: most visitors never need it.
 */
export function replayWakingPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a,button,summary') : null
    if (!pressed) return
    forgetPress()
    const form = pressed.closest('[data-waking]')
    // Read now, because the island may render from scratch before the code is loaded.
    const island = form?.closest('astro-island')
    if (!form || !island || !pressed.matches('button')) return
    lastPress = { form, button: pressed }
    pressed.ariaBusy = 'true'
    if (awaited.has(form)) return
    awaited.add(form)
    // If this fails to load, so does the code of the island, which reports it.
    import('./replay-press.ts').then(
      ({ replayPress }) => replayPress(form, island, takePress),
      () => undefined,
    )
  })
}
