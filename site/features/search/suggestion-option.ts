import { formatRupiah } from '@nusa/shared/money'
import { tourPath } from '../../lib/paths.ts'
import { icons } from '../../ui/icons.ts'
import type { SuggestedTour } from './suggested-tour.ts'
import { searchTexts } from './texts.ts'

/** One suggestion: a link to the tour that a list may hold. */
export function suggestionOption(tour: SuggestedTour, id: string): HTMLElement {
  const option = document.createElement('a')
  option.id = id
  option.role = 'option'
  option.ariaSelected = 'false'
  option.tabIndex = -1
  option.href = tourPath(tour)
  option.className =
    'flex min-h-13 items-center gap-3 px-3 py-1.5 hover:bg-mist aria-selected:bg-jungle-pale aria-selected:ring-2 aria-selected:ring-jungle aria-selected:ring-inset'
  const words = element('span', 'min-w-0 flex-1')
  const details = element('span', 'flex justify-between gap-3 text-sm leading-5')
  details.append(element('span', 'truncate text-ink-soft', tour.location || tour.place), price(tour.fromPrice))
  words.append(element('span', 'block truncate font-semibold', tour.title), details)
  option.append(mark(), words)
  return option
}

function element(tag: 'span', className: string, text = ''): HTMLSpanElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

/** A drawn pin: pictures of five tours for each letter would cost more than they tell. */
function mark(): HTMLElement {
  const frame = element(
    'span',
    'hidden size-9 shrink-0 items-center justify-center rounded-sm bg-jungle-pale text-jungle sm:flex',
  )
  frame.innerHTML = `<svg class="size-5" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" aria-hidden="true">${icons.pin}</svg>`
  return frame
}

function price(fromPrice: number | null): HTMLElement {
  if (fromPrice === null) return element('span', 'shrink-0', searchTexts.priceOnRequest)
  const shown = element('span', 'shrink-0 text-ink-soft', `${searchTexts.from} `)
  const amount = element('span', 'font-semibold text-ink tabular-nums', formatRupiah(fromPrice))
  amount.dataset.idr = String(fromPrice)
  shown.append(amount)
  return shown
}
