/** The last button pressed in a form that is not hydrated yet. */
let lastPress: { form: Element; button: HTMLElement } | null = null

/** The last press in these forms is repeated after hydration. */
const formsToReplay = new WeakSet<Element>()

function forgetPress(): void {
  if (lastPress) lastPress.button.ariaBusy = null
  lastPress = null
}

/** Returns the last pressed button if it is in this form, and forgets the press. */
function takePress(form: Element): HTMLElement | null {
  if (lastPress?.form !== form) return null
  const { button } = lastPress
  forgetPress()
  return button
}

/**
 * Shows the last button pressed before its form is hydrated (`data-hydrating`) as busy, and presses it again after
 * hydration. The replay code is loaded with the first such press, because most visitors never need it.
 */
export function replayEarlyPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const pressedElement = target instanceof Element ? target.closest<HTMLElement>('a,button,summary') : null
    if (!pressedElement) return
    forgetPress()
    const form = pressedElement.closest('[data-hydrating]')
    // The island is found now, because it may replace the form before the replay code is loaded.
    const island = form?.closest('astro-island')
    if (!form || !island || !pressedElement.matches('button')) return
    lastPress = { form, button: pressedElement }
    pressedElement.ariaBusy = 'true'
    if (formsToReplay.has(form)) return
    formsToReplay.add(form)
    // If this code fails to load, the code of the island fails too, and the island reports the failure.
    import('./replay-press.ts').then(
      ({ replayPress }) => replayPress(form, island, takePress),
      () => undefined,
    )
  })
}
