import { uiTexts } from '../texts.ts'
import { createToastElement, type Toast } from './toast-element.ts'

export type { Toast }

const shortDurationMs = 4_000
/** For failures and messages with an action. */
const longDurationMs = 8_000
const maxToasts = 2
const storageKey = 'toasts'
const invalidSelector = '[aria-invalid="true"]'

/** On a phone, messages are above the bottom bar, so that the header and the touched element stay visible. */
const pageRegionClass =
  'pointer-events-none absolute inset-x-4 bottom-full z-50 mb-3 flex flex-col items-stretch gap-2 md:fixed md:top-18 md:right-6 md:bottom-auto md:left-auto md:w-96'
/** In a dialog, messages are in a separate row, so that they cover nothing. */
const dialogRegionClass = 'flex flex-col gap-2 px-5 pb-4 empty:hidden'

let region: HTMLElement | undefined
const subjects = new WeakMap<Element, Element>()
let previouslyFocused: HTMLElement | null = null

export type FormMessage = Pick<Toast, 'title' | 'description' | 'detail'>

/**
 * Shows a message for a few seconds, and for as long as the pointer or the focus is on it. Returns a function that
 * removes the message.
 */
export function toast(message: Toast): () => void {
  const toastRegion = moveRegionToTop()
  const close = () => removeToast(element)
  const element = createToastElement(message, close)
  for (const oldToast of toastRegion.querySelectorAll('[role="alert"]')) oldToast.remove()
  toastRegion.append(element)
  if (message.subject) subjects.set(element, message.subject)
  while (toastRegion.childElementCount > maxToasts) toastRegion.firstElementChild?.remove()
  const needsAttention = message.action || message.tone === 'destructive'
  removeAfterTimeout(element, needsAttention ? longDurationMs : shortDurationMs)
  return close
}

/**
 * Shows a message until the form is sent again, an invalid field changes, or no field is invalid any more. Returns a
 * function that removes the message.
 */
export function showFormToast(form: HTMLElement | null, message: FormMessage): () => void {
  const close = toast({ ...message, tone: 'destructive', subject: form })
  const abortController = new AbortController()
  const removeMessage = () => {
    abortController.abort()
    close()
  }
  const checkFields = ({ target }: Event) => {
    if (target instanceof Element && target.matches(invalidSelector)) return removeMessage()
    // A change of another field may make the invalid field valid. The form is redrawn before this check.
    requestAnimationFrame(() => {
      if (!form?.querySelector(invalidSelector)) removeMessage()
    })
  }
  form?.addEventListener('input', checkFields, abortController)
  form?.addEventListener('submit', removeMessage, abortController)
  return removeMessage
}

export function toastOnNextPage({ title, description, tone }: Omit<Toast, 'action'>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ title, description, tone }))
  } catch {
    // Without storage the next page shows no message.
  }
}

export function showStoredToast(): void {
  try {
    const text = sessionStorage.getItem(storageKey)
    if (!text) return
    sessionStorage.removeItem(storageKey)
    const message: Partial<Toast> = JSON.parse(text)
    if (typeof message.title === 'string') toast({ ...message, title: message.title, action: undefined })
  } catch {
    // An unreadable message is ignored.
  }
}

/**
 * Moves the messages into the topmost dialog, and removes messages about removed or hidden parts of the page. Call this
 * after a dialog or tab was opened or closed.
 */
export function moveToastsToTop(): void {
  if (region) moveRegionToTop()
}

/** Removes messages about successes, because a dialog needs their space on a small screen. */
export function removeSuccessToasts(): void {
  for (const oldToast of region?.querySelectorAll('[role="status"]') ?? [])
    if (!oldToast.querySelector('[data-action]')) oldToast.remove()
}

/** Moves the messages into the topmost modal dialog, because everything outside of it is inert. */
function moveRegionToTop(): HTMLElement {
  if (!region) {
    region = document.createElement('section')
    region.setAttribute('aria-label', uiTexts.notifications)
    region.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) previouslyFocused = relatedTarget
    })
    document.addEventListener('keydown', undoByKey)
    document.addEventListener('close', () => queueMicrotask(moveRegionToTop), true)
    new MutationObserver(reserveSpace).observe(region, { childList: true })
  }
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const container = dialog
    ? (dialog.querySelector('[data-toasts]') ?? dialog)
    : (document.querySelector('[data-bottom-bars]') ?? document.body)
  region.className = dialog ? dialogRegionClass : pageRegionClass
  if (region.parentElement !== container) container.append(region)
  for (const message of [...region.children]) if (isSubjectHidden(subjects.get(message), dialog)) message.remove()
  return region
}

function isSubjectHidden(subject: Element | undefined, dialog: Element | undefined): boolean {
  if (!subject) return false
  return (
    !subject.isConnected ||
    subject.closest('[hidden], dialog:not([open])') !== null ||
    dialog?.contains(subject) === false
  )
}

/** Sets the height of the messages, so that they do not cover an element that is scrolled into view. */
function reserveSpace(): void {
  document.documentElement.style.setProperty('--toasts', `${region?.offsetHeight ?? 0}px`)
}

/** Ctrl+Z in a field is ignored, because fields have their own undo. */
function undoByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
  const isControlOrCommand = ctrlKey !== metaKey
  const isUndoShortcut = key === 'z' && isControlOrCommand && !shiftKey && !altKey
  if (!isUndoShortcut) return
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
  const undoButton = [...(region?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? [])].at(-1)
  if (!undoButton) return
  event.preventDefault()
  undoButton.click()
}

function removeAfterTimeout(element: HTMLElement, durationMs: number): void {
  let timer = 0
  let isUnderPointer = false
  let hasFocus = false
  const updateTimer = () => {
    window.clearTimeout(timer)
    if (!isUnderPointer && !hasFocus) timer = window.setTimeout(() => removeToast(element), durationMs)
  }
  const track = (name: string, update: () => void) =>
    element.addEventListener(name, () => {
      update()
      updateTimer()
    })
  track('pointerenter', () => (isUnderPointer = true))
  track('pointerleave', () => (isUnderPointer = false))
  track('focusin', () => (hasFocus = true))
  track('focusout', () => (hasFocus = false))
  updateTimer()
}

function removeToast(element: HTMLElement): void {
  const hadFocus = element.contains(document.activeElement)
  element.remove()
  // The focus is restored in the next frame, because the pressed action may redraw the page first.
  if (hadFocus) requestAnimationFrame(restoreFocus)
}

/** Does nothing if another element has the focus by now. */
function restoreFocus(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const fallbackElement =
    region?.closest('dialog')?.querySelector<HTMLElement>('button') ?? document.querySelector('main')
  const focusTarget = previouslyFocused?.isConnected ? previouslyFocused : fallbackElement
  focusTarget?.focus()
}
