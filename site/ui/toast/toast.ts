import { uiTexts } from '../texts.ts'
import { type Toast, toastElement } from './toast-element.ts'

export type { Toast }

const quickLife = 4_000
/** For what can be done about something, or has to be. */
const longLife = 8_000
const mostAtOnce = 2
const waitingKey = 'toasts'
const wrong = '[aria-invalid="true"]'

/** In the page: over a phone's bottom bar, where the header and what was just touched stay free; else in the top corner. */
const overPage =
  'pointer-events-none absolute inset-x-4 bottom-full z-50 mb-3 flex flex-col items-stretch gap-2 md:fixed md:top-18 md:right-6 md:bottom-auto md:left-auto md:w-96'
/** In a dialog: a row of its own, which covers nothing. */
const inDialog = 'flex flex-col gap-2 px-5 pb-4 empty:hidden'

let region: HTMLElement | undefined
/** What each message is about, where that is a part of the page. */
const parts = new WeakMap<Element, Element>()
/** Where the focus was before it went into a message. */
let focusedBefore: HTMLElement | null = null

/** What is said against a form. */
export type FormMessage = Pick<Toast, 'title' | 'description' | 'detail'>

/** Shows a message for a few seconds; longer while a pointer or the focus rests on it. Gives the function that takes it away. */
export function toast(message: Toast): () => void {
  const region = placeRegion()
  const close = () => remove(element)
  const element = toastElement(message, close)
  // What failed before is over once there is something new to say.
  for (const old of region.querySelectorAll('[role="alert"]')) old.remove()
  region.append(element)
  if (message.of) parts.set(element, message.of)
  while (region.childElementCount > mostAtOnce) region.firstElementChild?.remove()
  keepWhileNeeded(element, message.action || message.tone === 'destructive' ? longLife : quickLife)
  return close
}

/**
 * Says why a form is refused. The message goes when the form is sent again, when a field that was marked as wrong is changed,
 * and when nothing in the form is wrong any more: beside what is right by now it would be a lie. Gives the function that takes
 * it away.
 */
export function toastOfForm(form: HTMLElement | null, message: FormMessage): () => void {
  const close = toast({ ...message, tone: 'destructive', of: form })
  const over = new AbortController()
  const drop = () => {
    over.abort()
    close()
  }
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.matches(wrong)) drop()
    // Which field is wrong may depend on another one; the form is drawn anew first.
    else requestAnimationFrame(() => form?.querySelector(wrong) ?? drop())
  }
  form?.addEventListener('input', look, over)
  form?.addEventListener('submit', drop, over)
  return drop
}

/** Shows a message on the next page of this tab. */
export function toastOnNextPage({ title, description, tone }: Omit<Toast, 'action'>): void {
  try {
    sessionStorage.setItem(waitingKey, JSON.stringify({ title, description, tone }))
  } catch {
    // Without storage the page that follows speaks for itself.
  }
}

/** Shows what an earlier page of this tab left to say. */
export function showWaitingToast(): void {
  try {
    const text = sessionStorage.getItem(waitingKey)
    if (!text) return
    sessionStorage.removeItem(waitingKey)
    const message: Partial<Toast> = JSON.parse(text)
    if (typeof message.title === 'string') toast({ ...message, title: message.title, action: undefined })
  } catch {
    // A message that can't be read is not worth an error.
  }
}

/**
 * Brings the messages to where they can be seen, heard and clicked, since a dialog or a tab has just opened or closed, and takes
 * away those about what went with it.
 */
export function keepToastsOnTop(): void {
  if (region) placeRegion()
}

/** Takes away what went well before: a dialog that asks for something has just opened and needs the room of a small screen. */
export function dropPassingToasts(): void {
  for (const old of region?.querySelectorAll('[role="status"]') ?? [])
    if (!old.querySelector('[data-action]')) old.remove()
}

/** A modal dialog makes everything outside it inert, so the region lives in the topmost one while there is one. */
function placeRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('section')
    region.setAttribute('aria-label', uiTexts.notifications)
    region.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) focusedBefore = relatedTarget
    })
    document.addEventListener('keydown', undoByKey)
    document.addEventListener('close', () => queueMicrotask(placeRegion), true)
    new MutationObserver(keepRoom).observe(region, { childList: true })
  }
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const home = dialog
    ? (dialog.querySelector('[data-toasts]') ?? dialog)
    : (document.querySelector('[data-bottom-bars]') ?? document.body)
  region.className = dialog ? inDialog : overPage
  if (region.parentElement !== home) home.append(region)
  for (const message of [...region.children]) if (isOver(parts.get(message), dialog)) message.remove()
  return region
}

function isOver(part: Element | undefined, dialog: Element | undefined): boolean {
  if (!part) return false
  return !part.isConnected || part.closest('[hidden], dialog:not([open])') !== null || dialog?.contains(part) === false
}

/** What is scrolled into view, such as a field that gets the focus, stays clear of the messages: global.css counts with them. */
function keepRoom(): void {
  document.documentElement.style.setProperty('--toasts', `${region?.offsetHeight ?? 0}px`)
}

/** Ctrl+Z takes back what the newest message offers to, but in a field it is the field's own. */
function undoByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
  if (key !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
  const undo = [...(region?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? [])].at(-1)
  if (!undo) return
  event.preventDefault()
  undo.click()
}

function keepWhileNeeded(element: HTMLElement, life: number): void {
  let timer = 0
  let isUnderPointer = false
  let hasFocus = false
  const look = () => {
    window.clearTimeout(timer)
    if (!isUnderPointer && !hasFocus) timer = window.setTimeout(() => remove(element), life)
  }
  const follow = (name: string, note: () => void) =>
    element.addEventListener(name, () => {
      note()
      look()
    })
  follow('pointerenter', () => (isUnderPointer = true))
  follow('pointerleave', () => (isUnderPointer = false))
  follow('focusin', () => (hasFocus = true))
  follow('focusout', () => (hasFocus = false))
  look()
}

function remove(element: HTMLElement): void {
  const hadFocus = element.contains(document.activeElement)
  element.remove()
  // Not at once: what the traveller pressed in the message may draw the page anew.
  if (hadFocus) requestAnimationFrame(giveFocusBack)
}

/** The focus goes back to where it was, else to the start of the dialog or the page, unless it is somewhere already. */
function giveFocusBack(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const start = region?.closest('dialog')?.querySelector<HTMLElement>('button') ?? document.querySelector('main')
  const next = focusedBefore?.isConnected ? focusedBefore : start
  next?.focus()
}
