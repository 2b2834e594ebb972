import { createButton, createElement } from './elements.ts'
import { withWholeStyles } from './styles.ts'

const texts = {
  title: 'Part of this page couldn’t be loaded.',
  detail: 'Check your connection, then reload the page. Your cart is saved.',
  reload: 'Reload the page',
  close: 'Close',
} as const

const overPage =
  'absolute inset-x-4 bottom-full z-50 mb-3 shadow-float md:fixed md:top-18 md:right-6 md:bottom-auto md:left-auto md:w-96'
const inDialog = 'relative m-4'

/** A reload loses no stored data. */
export function createReloadMessage(className: string): HTMLElement {
  const reload = createButton(texts.reload, 'mt-2 font-semibold text-jungle underline underline-offset-4', () =>
    location.reload(),
  )
  const message = createElement('div', `rounded-md border border-terracotta bg-white p-4 text-ink ${className}`, [
    createElement('p', 'pr-8 font-semibold', [texts.title]),
    createElement('p', 'mt-1 text-sm text-ink-soft', [texts.detail]),
    reload,
  ])
  message.role = 'alert'
  message.dataset.reloadNote = ''
  return message
}

/** The message is recreated each time, so that screen readers announce it again. */
export function offerReload(): void {
  for (const old of document.querySelectorAll('[data-reload-note]')) old.remove()
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const container = dialog ?? document.querySelector('[data-bottom-bars]') ?? document.body
  const message = createReloadMessage(dialog ? inDialog : overPage)
  const close = createButton('×', 'absolute top-0 right-0 w-11 text-xl text-ink-soft', () => message.remove())
  close.ariaLabel = texts.close
  message.append(close)
  container.append(message)
}

/** Importing again does not help, because the browser caches the failure until the page is reloaded. */
let hasImportFailed = false

/** Waits for an import and for the styles of the page. */
export async function loadCode<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await withWholeStyles(loading)
  } catch (error) {
    hasImportFailed = true
    throw error
  }
}

/**
 * Calls `use` when the import has finished, or shows an error with a reload button. Until then, the clicked element
 * ignores further clicks.
 */
export function runWhenLoaded<Module>(
  loading: Promise<Module>,
  use: (module: Module) => void,
  pressed?: Element | null,
): void {
  if (pressed?.ariaBusy === 'true') return
  showBusy(loadCode(loading), pressed).then(use, offerReload)
}

export async function showBusy<Value>(work: Promise<Value>, pressed: Element | null | undefined): Promise<Value> {
  if (!pressed) return work
  pressed.ariaBusy = 'true'
  try {
    return await work
  } finally {
    pressed.ariaBusy = null
  }
}

/** Returns whether the page reloads. Importing again after a failed import would fail, too. */
export function reloadForCode(): boolean {
  if (hasImportFailed) location.reload()
  return hasImportFailed
}
