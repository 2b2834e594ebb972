import { requireElement } from '../../../lib/elements.ts'
import { listTexts } from './texts.ts'

export type ListState = 'loading' | 'ready' | 'empty' | 'failed'

/** While loading, CSS hides the content of the old cards, and the cards become placeholders. */
export function showState(section: HTMLElement, state: ListState): void {
  const grid = requireElement(section, '[data-tour-grid]', HTMLElement)
  grid.toggleAttribute('data-loading', state === 'loading')
  grid.ariaBusy = String(state === 'loading')
  grid.hidden = state === 'empty' || state === 'failed'
  requireElement(section, '[data-empty]', HTMLElement).hidden = state !== 'empty'
  requireElement(section, '[data-failed]', HTMLElement).hidden = state !== 'failed'
  const count = requireElement(section, '[data-count]', HTMLElement)
  count.classList.toggle('invisible', state === 'failed')
  if (state === 'loading') count.textContent = listTexts.loading
  if (state !== 'ready') requireElement(section, '[data-pager]', HTMLElement).hidden = true
  section.querySelector('[data-tax-note]')?.toggleAttribute('hidden', state === 'empty' || state === 'failed')
}
