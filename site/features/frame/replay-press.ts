/**
 * Repeats the last press of a button in the form when the form is hydrated. In an island that renders from scratch (see
 * islands.client.ts), presses the button in the same position of the new HTML. During this press the button has
 * `data-replayed`, so that the form ignores a default date that the visitor has not seen.
 */
export function replayPress(form: Element, island: Element, takePress: (form: Element) => HTMLElement | null): void {
  /** Presses the button if the code of the form runs. Returns whether the code runs. */
  const replayIfReady = () => {
    const isReplaced = !form.isConnected
    const isHydrating = isReplaced
      ? island.matches('[data-hydrating],:has([data-hydrating])')
      : form.matches('[data-hydrating]')
    const buttons = buttonsIn(island)
    // An island that renders from scratch may be empty for a moment.
    if (isHydrating || buttons.length === 0) return false
    const pressedButton = takePress(form)
    // The old form still contains its buttons.
    const button = pressedButton && isReplaced ? buttons[buttonsIn(form).indexOf(pressedButton)] : pressedButton
    if (button) pressAgain(button)
    return true
  }
  if (replayIfReady()) return
  const observer = new MutationObserver(() => {
    if (replayIfReady()) observer.disconnect()
  })
  observer.observe(island, { attributeFilter: ['data-hydrating'], childList: true, subtree: true })
}

function pressAgain(button: HTMLElement): void {
  button.dataset.replayed = ''
  button.click()
  delete button.dataset.replayed
}

const buttonsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>('button')]
