import { listTexts } from '../texts.ts'

export type ListState = 'loading' | 'ready' | 'empty' | 'failed'

/**
 * Returns the element of a list that matches a selector. Throws a TypeError if it is missing, which is a programming
 * error.
 */
export function need<Found extends Element>(section: ParentNode, selector: string, kind: new () => Found): Found {
  const found = section.querySelector(selector)
  if (!(found instanceof kind)) throw new TypeError(`The list of tours has no ${selector}.`)
  return found
}

/**
 * Shows the tours, placeholders while they load (in the same size), a message that none was found, or an error message.
 */
export function showState(section: HTMLElement, state: ListState): void {
  const grid = need(section, '[data-tour-grid]', HTMLElement)
  grid.toggleAttribute('data-loading', state === 'loading')
  grid.ariaBusy = String(state === 'loading')
  grid.hidden = state === 'empty' || state === 'failed'
  need(section, '[data-empty]', HTMLElement).hidden = state !== 'empty'
  need(section, '[data-failed]', HTMLElement).hidden = state !== 'failed'
  const count = need(section, '[data-count]', HTMLElement)
  count.classList.toggle('invisible', state === 'failed')
  if (state === 'loading') count.textContent = listTexts.loading
  if (state !== 'ready') need(section, '[data-pager]', HTMLElement).hidden = true
  section.querySelector('[data-tax-note]')?.toggleAttribute('hidden', state === 'empty' || state === 'failed')
}
