import { pricesEvent } from '../../lib/page-events.ts'
import { panelEdges } from './panel-edges.ts'
import { panelPlacement } from './panel-placement.ts'
import type { SuggestedTour } from './suggested-tour.ts'
import type { Suggestions } from './suggester.ts'
import { suggestionOption } from './suggestion-option.ts'
import { searchTexts } from './texts.ts'

let panels = 0

export interface SuggestionPanel {
  element: HTMLElement
  listId: string
  retry: HTMLButtonElement
  show: (suggestions: Suggestions<SuggestedTour>) => void
  isOpen: () => boolean
  count: () => number
  /** Selects the suggestion at an index and returns it; null if there is no such index. */
  choose: (index: number) => HTMLElement | null
  /** Opens the tour of a suggestion. */
  follow: (index: number) => void
}

const panelClass =
  'absolute inset-x-0 z-30 overflow-hidden rounded-md border border-mist bg-white text-ink shadow-float not-data-above:top-full not-data-above:mt-2 data-above:bottom-full data-above:mb-2 not-data-open:sr-only md:min-w-96'
const messageClass = 'px-4 py-3 text-left'
const retryClass = 'mx-4 mb-3 inline-flex min-h-11 items-center font-semibold text-jungle underline'

/**
 * Creates the panel below the text field. Its message element is always in the page, so that screen readers announce
 * changes.
 */
export function createSuggestionPanel(none: (text: string) => string): SuggestionPanel {
  const listId = `suggestions-${++panels}`
  const element = document.createElement('div')
  element.className = panelClass
  const list = document.createElement('div')
  list.id = listId
  list.role = 'listbox'
  list.ariaLabel = searchTexts.suggestions
  const message = document.createElement('p')
  message.role = 'status'
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.className = retryClass
  retry.textContent = searchTexts.retry
  element.append(list, message, retry)

  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')]

  const show = (suggestions: Suggestions<SuggestedTour>) => {
    const tours = suggestions.status === 'found' ? suggestions.tours : []
    list.replaceChildren(...tours.map((tour, index) => suggestionOption(tour, `${listId}-${index}`)))
    list.hidden = tours.length === 0
    // Converts prices to the display currency.
    list.dispatchEvent(new Event(pricesEvent, { bubbles: true }))
    retry.hidden = suggestions.status !== 'failed'
    message.className = suggestions.status === 'found' ? 'sr-only' : messageClass
    message.textContent = messageFor(suggestions, none)
    element.toggleAttribute('data-open', suggestions.status !== 'closed')
    const field = element.parentElement
    if (tours.length === 0 || !field) return
    list.style.cssText = ''
    const { isAbove, height } = panelPlacement(element, field, panelEdges(element, field))
    element.toggleAttribute('data-above', isAbove)
    list.style.cssText = `overflow:auto;max-height:${Math.max(0, height)}px`
  }
  show({ status: 'closed' })

  return {
    element,
    listId,
    retry,
    show,
    isOpen: () => element.hasAttribute('data-open'),
    count: () => options().length,
    choose: (index) => {
      for (const [position, option] of options().entries()) option.ariaSelected = String(position === index)
      const chosen = options()[index] ?? null
      chosen?.scrollIntoView({ block: 'nearest' })
      return chosen
    },
    follow: (index) => options()[index]?.click(),
  }
}

function messageFor(suggestions: Suggestions<SuggestedTour>, none: (text: string) => string): string {
  switch (suggestions.status) {
    case 'closed':
      return ''
    case 'searching':
      return searchTexts.searching
    case 'found':
      return searchTexts.found(suggestions.tours.length)
    case 'none':
      return none(suggestions.text)
    case 'failed':
      return searchTexts.failed
  }
}
