import { reloadTexts as texts } from './reload-texts.ts'

/** In the page: over a phone's bottom bar, else in the top corner. In a dialog: a row of its own. */
const overPage =
  'absolute inset-x-4 bottom-full z-50 mb-3 shadow-float md:fixed md:top-18 md:right-6 md:bottom-auto md:left-auto md:w-96'
const inDialog = 'm-4'

/** What stands where a part of the page could not be loaded, with the way on: nothing that is kept is lost by it. */
export function reloadNote(className: string): HTMLElement {
  const note = document.createElement('div')
  note.setAttribute('role', 'alert')
  note.dataset.reloadNote = ''
  note.className = `rounded-md border border-terracotta bg-white p-4 text-ink ${className}`
  const title = document.createElement('p')
  title.className = 'font-semibold'
  title.textContent = texts.title
  const detail = document.createElement('p')
  detail.className = 'mt-1 text-sm text-ink-soft'
  detail.textContent = texts.detail
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'mt-2 min-h-11 font-semibold text-jungle underline underline-offset-4'
  button.textContent = texts.reload
  button.addEventListener('click', () => location.reload())
  note.append(title, detail, button)
  return note
}

/** Says that what was asked for could not be loaded; each time anew, so that it is heard again. */
export function offerReload(): void {
  for (const old of document.querySelectorAll('[data-reload-note]')) old.remove()
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const home = dialog ?? document.querySelector('[data-bottom-bars]') ?? document.body
  home.append(reloadNote(dialog ? inDialog : overPage))
}
