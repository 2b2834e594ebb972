import { createButton, createElement } from './elements.ts'
import { reloadTexts as texts } from './reload-texts.ts'

/** On the page: above the bottom bar of a phone, otherwise in the top corner. In a dialog: a separate row. */
const overPage =
  'absolute inset-x-4 bottom-full z-50 mb-3 shadow-float md:fixed md:top-18 md:right-6 md:bottom-auto md:left-auto md:w-96'
const inDialog = 'relative m-4'

/**
 * Creates the message for a part of the page that could not be loaded, with a reload button. A reload loses no stored
 * data.
 */
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

/** Shows the reload message. Recreated each time, so that screen readers announce it again. */
export function offerReload(): void {
  for (const old of document.querySelectorAll('[data-reload-note]')) old.remove()
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const home = dialog ?? document.querySelector('[data-bottom-bars]') ?? document.body
  const message = createReloadMessage(dialog ? inDialog : overPage)
  const close = createButton('×', 'absolute top-0 right-0 w-11 text-xl text-ink-soft', () => message.remove())
  close.ariaLabel = texts.close
  message.append(close)
  home.append(message)
}
