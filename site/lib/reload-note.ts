import { reloadTexts as texts } from './reload-texts.ts'

/** In the page: over a phone's bottom bar, else in the top corner. In a dialog: a row of its own. */
const overPage =
  'absolute inset-x-4 bottom-full z-50 mb-3 shadow-float md:fixed md:top-18 md:right-6 md:bottom-auto md:left-auto md:w-96'
const inDialog = 'relative m-4'

/** What stands where a part of the page could not be loaded, with the way on: nothing that is kept is lost by it. */
export function reloadNote(className: string): HTMLElement {
  const note = document.createElement('div')
  note.setAttribute('role', 'alert')
  note.dataset.reloadNote = ''
  note.className = `rounded-md border border-terracotta bg-white p-4 text-ink ${className}`
  const title = document.createElement('p')
  title.className = 'pr-8 font-semibold'
  title.textContent = texts.title
  const detail = document.createElement('p')
  detail.className = 'mt-1 text-sm text-ink-soft'
  detail.textContent = texts.detail
  const reload = button(texts.reload, 'mt-2 font-semibold text-jungle underline underline-offset-4', () =>
    location.reload(),
  )
  note.append(title, detail, reload)
  return note
}

/** Says that what was asked for could not be loaded; each time anew, so that it is heard again. */
export function offerReload(): void {
  for (const old of document.querySelectorAll('[data-reload-note]')) old.remove()
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const home = dialog ?? document.querySelector('[data-bottom-bars]') ?? document.body
  const note = reloadNote(dialog ? inDialog : overPage)
  const close = button('×', 'absolute top-0 right-0 w-11 text-xl text-ink-soft', () => note.remove())
  close.ariaLabel = texts.close
  note.append(close)
  home.append(note)
}

function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = `min-h-11 ${className}`
  made.textContent = text
  made.addEventListener('click', onClick)
  return made
}
