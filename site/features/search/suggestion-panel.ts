import { formatRupiah } from '@nusa/shared/money'
import { createElement, createIcon } from '../../lib/elements.ts'
import { fromPriceText } from '../../lib/labels.ts'
import { pricesEvent } from '../../lib/page-events.ts'
import { tourPath } from '../../lib/paths.ts'
import { icons } from '../../ui/icons.ts'
import { computePageEdges, computePanelPlacement, type Edges } from './panel-placement.ts'
import type { SuggestedTour, Suggestions } from './suggester.ts'
import { searchTexts } from './texts.ts'

let panelCount = 0

export interface SuggestionPanel {
  element: HTMLElement
  listId: string
  retryButton: HTMLButtonElement
  show: (suggestions: Suggestions<SuggestedTour>) => void
  isOpen: () => boolean
  countOptions: () => number
  /** Marks an option as selected and returns it. If the index is -1, marks none and returns null. */
  selectOption: (index: number) => HTMLElement | null
  openOption: (index: number) => void
}

const panelClass =
  'absolute inset-x-0 z-30 overflow-hidden rounded-md border border-mist bg-white text-ink shadow-float not-data-above:top-full not-data-above:mt-2 data-above:bottom-full data-above:mb-2 not-data-open:sr-only md:min-w-96'
const messageClass = 'px-4 py-3 text-left'
const retryClass = 'mx-4 mb-3 inline-flex min-h-11 items-center font-semibold text-jungle underline'

/**
 * Creates the panel below a search field. The message element is always in the page, so that screen readers announce
 * changes.
 */
export function createSuggestionPanel(noResultsText: (text: string) => string): SuggestionPanel {
  const listId = `suggestions-${++panelCount}`
  const element = document.createElement('div')
  element.className = panelClass
  const list = document.createElement('div')
  list.id = listId
  list.role = 'listbox'
  list.ariaLabel = searchTexts.suggestions
  const message = document.createElement('p')
  message.role = 'status'
  const retryButton = document.createElement('button')
  retryButton.type = 'button'
  retryButton.className = retryClass
  retryButton.textContent = searchTexts.retry
  element.append(list, message, retryButton)

  const getOptions = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')]

  const show = (suggestions: Suggestions<SuggestedTour>) => {
    const tours = suggestions.status === 'found' ? suggestions.tours : []
    list.replaceChildren(...tours.map((tour, index) => createOption(tour, `${listId}-${index}`)))
    list.hidden = tours.length === 0
    // This event makes the currency script convert the prices to the display currency.
    list.dispatchEvent(new Event(pricesEvent, { bubbles: true }))
    retryButton.hidden = suggestions.status !== 'failed'
    message.className = suggestions.status === 'found' ? 'sr-only' : messageClass
    message.textContent = formatMessage(suggestions, noResultsText)
    element.toggleAttribute('data-open', suggestions.status !== 'closed')
    const field = element.parentElement
    if (tours.length === 0 || !field) return
    // The placement depends on the full height of the list, so the previous limit is removed first.
    list.style.cssText = ''
    const { isAbove, maxHeight } = computePanelPlacement(element, field, computePanelEdges(element, field))
    element.toggleAttribute('data-above', isAbove)
    list.style.cssText = `overflow:auto;max-height:${Math.max(0, maxHeight)}px`
  }
  show({ status: 'closed' })

  return {
    element,
    listId,
    retryButton,
    show,
    isOpen: () => element.hasAttribute('data-open'),
    countOptions: () => getOptions().length,
    selectOption: (index) => {
      for (const [position, option] of getOptions().entries()) option.ariaSelected = String(position === index)
      const selectedOption = getOptions()[index] ?? null
      selectedOption?.scrollIntoView({ block: 'nearest' })
      return selectedOption
    },
    openOption: (index) => getOptions()[index]?.click(),
  }
}

function formatMessage(suggestions: Suggestions<SuggestedTour>, noResultsText: (text: string) => string): string {
  switch (suggestions.status) {
    case 'closed':
      return ''
    case 'searching':
      return searchTexts.searching
    case 'found':
      return searchTexts.found(suggestions.tours.length)
    case 'none':
      return noResultsText(suggestions.text)
    case 'failed':
      return searchTexts.failed
  }
}

/**
 * Returns the edges between which the panel's content is visible. In a dialog, these are the edges of the part that
 * scrolls. The panel's border and its gap to the field are subtracted.
 */
export function computePanelEdges(panel: HTMLElement, field: HTMLElement): Edges {
  const { top, bottom } = field.closest('[data-scrolls]') ? computeDialogEdges(field) : computePageEdges()
  const { marginTop, marginBottom } = getComputedStyle(panel)
  const margin = parsePixels(marginTop) + parsePixels(marginBottom)
  const border = panel.offsetHeight - panel.clientHeight
  return { top: top + margin + border, bottom: bottom - margin - border }
}

/** Returns the edges of the area that is visible in every scrolling element around the field. */
function computeDialogEdges(field: HTMLElement): Edges {
  let top = 0
  let bottom = visualViewport?.height ?? innerHeight
  let scrollElement = field.closest('[data-scrolls]')
  while (scrollElement) {
    const box = scrollElement.getBoundingClientRect()
    top = Math.max(top, box.top)
    bottom = Math.min(bottom, box.bottom)
    scrollElement = scrollElement.parentElement?.closest('[data-scrolls]') ?? null
  }
  return { top, bottom }
}

/** The length 'auto' counts as 0. */
const parsePixels = (length: string) => Number.parseFloat(length) || 0

function createOption(tour: SuggestedTour, id: string): HTMLElement {
  const title = createElement('span', 'block truncate font-semibold', [tour.title])
  const locationElement = createElement('span', 'min-w-0 grow basis-24 truncate text-ink-soft', [
    tour.location || tour.primaryDestination,
  ])
  // Long text is cut at its end, which is on the left in a right-to-left script.
  for (const textElement of [title, locationElement]) textElement.dir = 'auto'
  const option = createElement(
    'a',
    'flex min-h-13 items-center gap-3 px-3 py-1.5 hover:bg-mist aria-selected:bg-jungle-pale aria-selected:ring-2 aria-selected:ring-jungle aria-selected:ring-inset',
    [
      createPinIcon(),
      createElement('span', 'min-w-0 flex-1', [
        title,
        createElement('span', 'flex flex-wrap justify-between gap-x-3 text-sm leading-5', [
          locationElement,
          createPrice(tour.from),
        ]),
      ]),
    ],
  )
  option.id = id
  option.role = 'option'
  option.ariaSelected = 'false'
  option.tabIndex = -1
  option.href = tourPath(tour)
  return option
}

/** Shown instead of the tour's picture, because loading pictures after each typed letter would cost too much data. */
function createPinIcon(): HTMLElement {
  return createElement(
    'span',
    'hidden size-9 shrink-0 items-center justify-center rounded-sm bg-jungle-pale text-jungle sm:flex',
    [createIcon(icons.pin)],
  )
}

function createPrice(fromPrice: SuggestedTour['from']): HTMLElement {
  if (fromPrice === null) return createElement('span', '', [searchTexts.priceOnRequest])
  const amount = createElement('span', 'font-semibold text-ink tabular-nums', [formatRupiah(fromPrice.price)])
  amount.dataset.idr = String(fromPrice.price)
  return createElement('span', 'text-ink-soft', [`${searchTexts.from} `, amount, ` ${fromPriceText(fromPrice)}`])
}
