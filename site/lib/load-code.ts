import { createButton, createElement } from './elements.ts'
import { loadWithWholeStyles } from './styles.ts'

const texts = {
  title: 'Part of this page couldn’t be loaded.',
  detail: 'Check your connection, then reload the page. Your cart is saved.',
  reload: 'Reload the page',
  close: 'Close',
} as const

const pageMessageClass =
  'absolute inset-x-4 bottom-full z-50 mb-3 shadow-float md:fixed md:top-18 md:right-6 md:bottom-auto md:left-auto md:w-96'
const dialogMessageClass = 'relative m-4'

/** Creates a message with a button that reloads the page. A reload loses no stored data. */
export function createReloadMessage(className: string): HTMLElement {
  const reloadButton = createButton(texts.reload, 'mt-2 font-semibold text-jungle underline underline-offset-4', () =>
    location.reload(),
  )
  const message = createElement('div', `rounded-md border border-terracotta bg-white p-4 text-ink ${className}`, [
    createElement('p', 'pr-8 font-semibold', [texts.title]),
    createElement('p', 'mt-1 text-sm text-ink-soft', [texts.detail]),
    reloadButton,
  ])
  message.role = 'alert'
  message.dataset.reloadNote = ''
  return message
}

/** Shows a message with a reload button. Each call creates a new message, so that screen readers announce it again. */
export function offerReload(): void {
  for (const oldMessage of document.querySelectorAll('[data-reload-note]')) oldMessage.remove()
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const container = dialog ?? document.querySelector('[data-bottom-bars]') ?? document.body
  const message = createReloadMessage(dialog ? dialogMessageClass : pageMessageClass)
  const closeButton = createButton('×', 'absolute top-0 right-0 w-11 text-xl text-ink-soft', () => message.remove())
  closeButton.ariaLabel = texts.close
  message.append(closeButton)
  container.append(message)
}

/** Importing again does not help, because the browser caches the failure until the page is reloaded. */
let hasImportFailed = false

/** Waits for an import and for the styles of the page. */
export async function loadCode<Module>(modulePromise: Promise<Module>): Promise<Module> {
  try {
    return await loadWithWholeStyles(modulePromise)
  } catch (error) {
    hasImportFailed = true
    throw error
  }
}

/**
 * Calls `onLoaded` when the import has finished, or shows an error with a reload button. Until then, the clicked element
 * ignores further clicks.
 */
export function runWhenLoaded<Module>(
  modulePromise: Promise<Module>,
  onLoaded: (module: Module) => void,
  pressedElement?: Element | null,
): void {
  if (pressedElement?.ariaBusy === 'true') return
  showBusy(loadCode(modulePromise), pressedElement).then(onLoaded, offerReload)
}

export async function showBusy<Value>(
  work: Promise<Value>,
  pressedElement: Element | null | undefined,
): Promise<Value> {
  if (!pressedElement) return work
  pressedElement.ariaBusy = 'true'
  try {
    return await work
  } finally {
    pressedElement.ariaBusy = null
  }
}

/** Reloads the page if an import has failed, because importing again would also fail. Returns whether it reloads. */
export function reloadForCode(): boolean {
  if (hasImportFailed) location.reload()
  return hasImportFailed
}
