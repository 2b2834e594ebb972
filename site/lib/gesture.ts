type Press = MouseEvent | KeyboardEvent

/** Covers a double click and the presses of a trembling hand. */
export const maxGestureMs = 1_000
/** Presses within this distance count as the same spot. Buttons are 44 px high, so the next button is farther away. */
const sameSpotPx = 44

/** Elements that can appear over the pressed element and disappear again. */
const layerSelector = 'dialog, [popover], [data-toast]'
/** Elements that a second press would close again. */
const toggleSelector = 'button[aria-expanded], summary, [popovertarget]'

let lastPress: Press | undefined
/** The layer is null for the page itself. */
let lastAcceptedPress: { press: Press; layer: Element | null } | undefined
/** The first press of a gesture whose further presses are ignored. */
let endedGestureStart: Press | undefined
/** Whether the ended gesture began before this module was loaded. */
let isGestureStartUnknown = false
let isPressIgnored = false

/**
 * Ends the gesture that began with the latest press, so that its further presses are ignored. Call this when a press
 * puts other content under the pointer or the focus. The second press of a double click then does not activate that
 * content. Dialogs, menus and messages need no call.
 *
 * A press belongs to the gesture if it is at about the same spot, or is the same key, within a second of the first
 * press. The repeated events of a held key belong to it for as long as the key is held. Clicks of assistive technology
 * and scripts never belong to it.
 *
 * @returns a function that accepts every press again, to call when the new content is removed
 */
export function ignoreRestOfGesture(): () => void {
  // If the latest press is already the second press of a double click, the gesture began with the press before it.
  if (lastPress && !belongsToGesture(endedGestureStart, lastPress)) endedGestureStart = lastPress
  isGestureStartUnknown = !lastPress
  return () => {
    endedGestureStart = undefined
    isGestureStartUnknown = false
  }
}

/**
 * Ends a gesture of the pointer, like `ignoreRestOfGesture`. Pressing a key again is accepted, because the focus shows
 * what the key will activate.
 */
export function ignoreRestOfPointerGesture(): void {
  if (lastPress instanceof MouseEvent) ignoreRestOfGesture()
}

function belongsToGesture(first: Press | undefined, press: Press): boolean {
  if (!first) return false
  const isSoon = press.timeStamp - first.timeStamp < maxGestureMs
  if (press instanceof KeyboardEvent) {
    // Only Enter and the space bar activate elements.
    const isActivationKey = press.key === 'Enter' || press.key === ' '
    const isSameKey = first instanceof KeyboardEvent && first.key === press.key
    return isActivationKey && isSameKey && (isSoon || press.repeat)
  }
  if (first instanceof KeyboardEvent) return false
  return isSoon && Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY) < sameSpotPx
}

/**
 * Returns whether a dialog, menu or message has appeared or disappeared under the press since the gesture began. The
 * second press of a double click on a toggle also counts as misdirected, because it would undo the first press.
 */
function isMisdirected(press: Press): boolean {
  if (!lastAcceptedPress || !belongsToGesture(lastAcceptedPress.press, press)) return false
  // A key that is pressed again, and not held, applies to the element that now has the focus.
  if (press instanceof KeyboardEvent && !press.repeat) return false
  if (layerOf(press) !== lastAcceptedPress.layer) return true
  return isBrowserRepeat(press) && closestTo(press, toggleSelector) !== null
}

function layerOf(press: Press): Element | null {
  return closestTo(press, layerSelector)
}

function closestTo({ target }: Press, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

/** For a mouse event, `detail` counts the presses of a double click. */
function isBrowserRepeat(press: Press): boolean {
  return press instanceof KeyboardEvent ? press.repeat : press.detail > 1
}

function handlePress(press: Press): void {
  lastPress = press
  if (isGestureStartUnknown && isBrowserRepeat(press)) endedGestureStart = press
  isGestureStartUnknown = false
  const belongsToEndedGesture = belongsToGesture(endedGestureStart, press)
  isPressIgnored = belongsToEndedGesture || isMisdirected(press)
  if (!belongsToEndedGesture) endedGestureStart = undefined
  if (isPressIgnored) cancelEvent(press)
  else lastAcceptedPress = { press, layer: layerOf(press) }
}

function cancelEvent(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

if (typeof window !== 'undefined') {
  const listenerOptions = { capture: true }
  addEventListener('mousedown', handlePress, listenerOptions)
  addEventListener('keydown', handlePress, listenerOptions)
  // The space bar activates a button when it is released.
  addEventListener('keyup', (event) => isPressIgnored && event.key === ' ' && cancelEvent(event), listenerOptions)
  // A click of assistive technology or a script has the detail 0.
  addEventListener('click', (event) => isPressIgnored && event.detail > 0 && cancelEvent(event), listenerOptions)
}
