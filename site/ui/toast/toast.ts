import { type Toast, toastElement } from './toast-element.ts'

export type { Toast }

const quickLife = 6_000
const longLife = 9_000
const mostAtOnce = 3
const waitingKey = 'toasts'

let region: HTMLElement | undefined

/** Shows a message in the corner for a few seconds; longer while a pointer or the focus rests on it. */
export function toast(message: Toast): void {
  const region = placeRegion()
  const element = toastElement(message, () => remove(element))
  // What failed before is over once there is something new to say.
  for (const old of region.querySelectorAll('[role="alert"]')) old.remove()
  region.append(element)
  while (region.childElementCount > mostAtOnce) region.firstElementChild?.remove()
  keepWhileNeeded(element, message.action ? longLife : quickLife)
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
  const text = sessionStorage.getItem(waitingKey)
  if (!text) return
  sessionStorage.removeItem(waitingKey)
  try {
    const message: Partial<Toast> = JSON.parse(text)
    if (typeof message.title === 'string') toast({ ...message, title: message.title, action: undefined })
  } catch {
    // A message that can't be read is not worth an error.
  }
}

/** Brings the messages to where they can be seen, heard and clicked, since a dialog has just opened or closed. */
export function keepToastsOnTop(): void {
  if (region) placeRegion()
}

/** A modal dialog makes everything outside it inert, so the region lives in the topmost one while there is one. */
function placeRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('section')
    region.setAttribute('aria-label', 'Notifications')
    region.className =
      'pointer-events-none fixed inset-x-4 top-18 z-50 flex flex-col items-stretch gap-2 md:left-auto md:right-6 md:w-96'
    document.addEventListener('close', () => queueMicrotask(placeRegion), true)
  }
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (region.parentElement !== home) home.append(region)
  return region
}

function keepWhileNeeded(element: HTMLElement, life: number): void {
  let timer = 0
  const start = () => {
    timer = window.setTimeout(() => remove(element), life)
  }
  const hold = () => window.clearTimeout(timer)
  for (const name of ['pointerenter', 'focusin']) element.addEventListener(name, hold)
  for (const name of ['pointerleave', 'focusout']) element.addEventListener(name, start)
  start()
}

function remove(element: HTMLElement): void {
  element.remove()
}
