import { formatRupiah } from '@nusa/shared/money'
import { createElement, createIcon } from '../../lib/elements.ts'
import { fromPriceText } from '../../lib/labels.ts'
import { tourPath } from '../../lib/paths.ts'
import { icons } from '../../ui/icons.ts'
import type { SuggestedTour } from './suggested-tour.ts'
import { searchTexts } from './texts.ts'

/** Creates one suggestion: a link to the tour with the role of an option. */
export function suggestionOption(tour: SuggestedTour, id: string): HTMLElement {
  const title = createElement('span', 'block truncate font-semibold', [tour.title])
  const locationElement = createElement('span', 'min-w-0 grow basis-24 truncate text-ink-soft', [
    tour.location || tour.primaryDestination,
  ])
  // Long text is cut at its end, which is on the left in some scripts.
  for (const name of [title, locationElement]) name.dir = 'auto'
  const option = createElement(
    'a',
    'flex min-h-13 items-center gap-3 px-3 py-1.5 hover:bg-mist aria-selected:bg-jungle-pale aria-selected:ring-2 aria-selected:ring-jungle aria-selected:ring-inset',
    [
      createMark(),
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

/** Creates an icon: pictures of five tours per letter would cost too much data. */
function createMark(): HTMLElement {
  return createElement(
    'span',
    'hidden size-9 shrink-0 items-center justify-center rounded-sm bg-jungle-pale text-jungle sm:flex',
    [createIcon(icons.pin)],
  )
}

function createPrice(from: SuggestedTour['from']): HTMLElement {
  if (from === null) return createElement('span', '', [searchTexts.priceOnRequest])
  const amount = createElement('span', 'font-semibold text-ink tabular-nums', [formatRupiah(from.price)])
  amount.dataset.idr = String(from.price)
  return createElement('span', 'text-ink-soft', [`${searchTexts.from} `, amount, ` ${fromPriceText(from)}`])
}
