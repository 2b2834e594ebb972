type Press = MouseEvent | KeyboardEvent

/** Milliseconds within which the same again is the same gesture: a double click, a double tap, a hand that trembles. */
export const oneGesture = 1_000
/** CSS pixels within which two presses are at the same spot. Another button is elsewhere: each of ours is 44 px high. */
const oneSpot = 44

/** What can appear over what was pressed, and go again. */
const layers = 'dialog, [popover], [data-toast]'
/** What a second press would close again. */
const toggles = 'button[aria-expanded], summary, [popovertarget]'

/** What was pressed last. */
let last: Press | undefined
/** The last press that counted, and the layer that it was in; null is the page itself. */
let counted: { press: Press; layer: Element | null } | undefined
/** The press that has done all that its gesture is to do. */
let done: Press | undefined
/** Says whether a gesture was ended that began before this code was there, so that only the browser knows what belongs to it. */
let isUnseen = false
/** Says whether the press under way is the rest of that gesture. */
let isRest = false

/**
 * Ends the gesture that the last press began: what else belongs to it does nothing. To be called where a press puts something else
 * beneath the pointer or the focus, such as the next item of a list, which its second half was never meant for. Dialogs, menus and
 * messages need no call.
 *
 * A press belongs to it where a pointer is pressed again at about the same spot, or the same key again, within a second of the
 * first, and nothing else was pressed between; so does a key as long as it is held. Clicks without a press, as assistive
 * technology and scripts make them, are never any of it.
 *
 * @returns what lets every press count again, for when what came beneath it is gone
 */
export function endGesture(): () => void {
  // The second half may have been pressed already: the gesture began with the first.
  if (last && !isRestOf(done, last)) done = last
  isUnseen = !last
  return () => {
    done = undefined
    isUnseen = false
  }
}

/** Ends the gesture of a pointer. A key may be pressed again at once: the focus shows what it would press. */
export function endPointerGesture(): void {
  if (last instanceof MouseEvent) endGesture()
}

function isRestOf(first: Press | undefined, press: Press): boolean {
  if (!first) return false
  const isSoon = press.timeStamp - first.timeStamp < oneGesture
  if (press instanceof KeyboardEvent) {
    // Other keys press nothing.
    const presses = press.key === 'Enter' || press.key === ' '
    return presses && first instanceof KeyboardEvent && first.key === press.key && (isSoon || press.repeat)
  }
  if (first instanceof KeyboardEvent) return false
  return isSoon && Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY) < oneSpot
}

/**
 * Returns whether a press was meant for something else: a dialog, a menu or a message has appeared or gone beneath the pointer or
 * the focus since the last press, within the same gesture. So is the second press of a double click on what opens and closes.
 */
function isMisled(press: Press): boolean {
  if (!counted || !isRestOf(counted.press, press)) return false
  // A key that is pressed again was meant for what has the focus by then, unless it is held.
  if (press instanceof KeyboardEvent && !press.repeat) return false
  return layerOf(press) !== counted.layer || (isCounted(press) && closestTo(press, toggles) !== null)
}

function layerOf(press: Press): Element | null {
  return closestTo(press, layers)
}

function closestTo({ target }: Press, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

/** Says whether the browser counts a press as another one of the gesture that the press before began. */
function isCounted(press: Press): boolean {
  return press instanceof KeyboardEvent ? press.repeat : press.detail > 1
}

function take(press: Press): void {
  last = press
  if (isUnseen && isCounted(press)) done = press
  isUnseen = false
  const isRestOfDone = isRestOf(done, press)
  isRest = isRestOfDone || isMisled(press)
  if (!isRestOfDone) done = undefined
  if (isRest) stop(press)
  else counted = { press, layer: layerOf(press) }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

if (typeof window !== 'undefined') {
  // Before anything else hears of it.
  const listen = { capture: true }
  addEventListener('mousedown', take, listen)
  addEventListener('keydown', take, listen)
  // The space bar presses when it is let go.
  addEventListener('keyup', (event) => isRest && event.key === ' ' && stop(event), listen)
  addEventListener('click', (event) => isRest && event.detail > 0 && stop(event), listen)
}
