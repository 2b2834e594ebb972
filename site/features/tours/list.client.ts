import { loadCode, reloadForCode } from '../../lib/code.ts'
import { startDragScroll } from './list/drag-scroll.ts'

/** What can be touched of a list, but for hearts: those are others' business. */
const touchable = 'button:not([data-favorite]), a[data-page]'

/**
 * A list is HTML until somebody touches it or the address asks for something; only then its script is loaded. What is clicked
 * and chosen meanwhile is kept and done then.
 */
function wake(section: HTMLElement): void {
  const missed: (() => void)[] = []
  let isAwake = false
  const isAsked = 'asked' in document.documentElement.dataset

  const missClick = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(touchable)
    // What was dragged is not meant to be pressed.
    if (!target || target.closest('[data-dragging]')) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    // The address holds what was asked for: the page loaded anew shows it.
    if (target.dataset.tryAgain !== undefined && reloadForCode()) return
    target.ariaBusy = 'true'
    missed.push(() => {
      target.ariaBusy = null
      target.click()
    })
    start()
  }
  const missChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const { value } = target
    const isChecked = target instanceof HTMLInputElement && target.checked
    missed.push(() => {
      target.value = value
      if (target instanceof HTMLInputElement) target.checked = isChecked
      target.dispatchEvent(new Event('change', { bubbles: true }))
    })
    start()
  }

  async function load(): Promise<void> {
    const { startList } = await loadCode(import('./list/start-list.ts'))
    // What can be pressed doesn't wait for the tours that are asked for.
    const shown = startList(section)
    section.dataset.awake = ''
    section.removeEventListener('click', missClick, true)
    section.removeEventListener('change', missChange, true)
    for (const make of missed.splice(0)) make()
    await shown
  }
  function start(): void {
    if (isAwake) return
    isAwake = true
    load().catch((error: unknown) => {
      console.error('The list of tours failed:', error)
      isAwake = false
      // Where nobody has asked for other tours than those that stand there, they go on doing so.
      if (!isAsked && missed.length === 0) return
      missed.length = 0
      section.querySelector('[data-failed]')?.removeAttribute('hidden')
      // Marked here, not found by `html:has(…)`, for which a browser would style the whole page anew with each small change.
      for (const element of document.querySelectorAll<HTMLElement>('[data-tour-results], [data-search-criteria]')) {
        element.dataset.lost = ''
      }
      // What was pressed has gone from sight with the rest of the list.
      if (section.querySelector(':focus')) section.querySelector<HTMLElement>('[data-results-top]')?.focus()
      document.documentElement.removeAttribute('data-asked')
    })
  }

  // A mouse drags with its very first touch, before the script is there.
  for (const row of section.querySelectorAll<HTMLElement>('[data-drag-scroll]')) startDragScroll(row)
  section.addEventListener('click', missClick, true)
  section.addEventListener('change', missChange, true)
  for (const type of ['pointerdown', 'focusin']) section.addEventListener(type, start, { once: true })
  if (isAsked) start()
}

for (const section of document.querySelectorAll<HTMLElement>('[data-tour-results]')) wake(section)
