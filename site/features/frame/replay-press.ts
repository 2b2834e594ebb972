/** A press on a button of a form that is not hydrated yet. */
interface WakingPress {
  button: HTMLElement
  form: Element
  /** The form begins the island. */
  island: Element
}

/** The last press in each form that is not hydrated yet. */
const lastPresses = new Map<Element, WakingPress>()

/**
 * Presses the button again when its form is hydrated, unless another button of the form is pressed before. In an island
 * that renders from scratch (see islands.client.ts), the button in the same position of the new HTML is pressed.
 */
export function replayPress(button: HTMLElement, form: Element, island: Element): void {
  const press = { button, form, island }
  const before = lastPresses.get(press.form)
  if (before && before.button !== press.button) before.button.ariaBusy = null
  lastPresses.set(press.form, press)
  if (before || replayIfReady(press)) return
  const observer = new MutationObserver(() => {
    if (replayIfReady(press)) observer.disconnect()
  })
  observer.observe(press.island, { attributeFilter: ['data-waking'], childList: true, subtree: true })
}

/** Presses the last button of the form if its code runs now. Returns whether it does. */
function replayIfReady({ form, island }: WakingPress): boolean {
  const isReplaced = !form.isConnected
  const isWaking = isReplaced ? island.querySelector('[data-waking]') !== null : form.matches('[data-waking]')
  const buttons = buttonsIn(island)
  // An island that renders from scratch may be empty for a moment.
  if (isWaking || buttons.length === 0) return false
  const last = lastPresses.get(form)
  lastPresses.delete(form)
  if (last) {
    last.button.ariaBusy = null
    // The old form still contains its buttons.
    const button = isReplaced ? buttons[buttonsIn(form).indexOf(last.button)] : last.button
    button?.click()
  }
  return true
}

const buttonsIn = (part: Element) => [...part.querySelectorAll<HTMLElement>('button')]
