import { makeButton, makeElement } from '../ui/elements.ts'
import { reloadTexts as texts } from './reload-texts.ts'

/** On the page: above the bottom bar of a phone, otherwise in the top corner. In a dialog: a separate row. */
const overPage =
  'absolute inset-x-4 bottom-full z-50 mb-3 shadow-float md:fixed md:top-18 md:right-6 md:bottom-auto md:left-auto md:w-96'
const inDialog = 'relative m-4'

/**
 * Creates the message for a part of the page that could not be loaded, with a reload button. A reload loses no stored
 * data.
 */
export function reloadNote(className: string): HTMLElement {
  const reload = makeButton(texts.reload, 'mt-2 font-semibold text-jungle underline underline-offset-4', () =>
    location.reload(),
  )
  const note = makeElement('div', `rounded-md border border-terracotta bg-white p-4 text-ink ${className}`, [
    makeElement('p', 'pr-8 font-semibold', [texts.title]),
    makeElement('p', 'mt-1 text-sm text-ink-soft', [texts.detail]),
    reload,
  ])
  note.role = 'alert'
  note.dataset.reloadNote = ''
  return note
}

/** Shows the reload message. Recreated each time, so that screen readers announce it again. */
export function offerReload(): void {
  for (const old of document.querySelectorAll('[data-reload-note]')) old.remove()
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const home = dialog ?? document.querySelector('[data-bottom-bars]') ?? document.body
  const note = reloadNote(dialog ? inDialog : overPage)
  const close = makeButton('×', 'absolute top-0 right-0 w-11 text-xl text-ink-soft', () => note.remove())
  close.ariaLabel = texts.close
  note.append(close)
  home.append(note)
}
