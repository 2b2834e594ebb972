import { defaultTourSort, parseTourSort, type SortableTour, sortTours } from '@nusa/shared/search'

const select = document.querySelector<HTMLSelectElement>('[data-tour-sort]')
const grid = document.querySelector('[data-tour-grid]')
const published = grid ? [...grid.children].filter((child) => child instanceof HTMLElement) : []
const tours = published.map((card) => ({ card, ...sortableTour(card) }))

function sortableTour({ dataset }: HTMLElement): SortableTour {
  const number = (text: string | undefined) => (text === undefined ? null : Number(text))
  return {
    review_count: Number(dataset.reviews),
    rating: number(dataset.rating),
    fromPrice: number(dataset.price),
    duration: dataset.duration ?? '',
  }
}

/** Puts the cards in the order that the address asks for. */
function draw(): void {
  const sort = parseTourSort(new URLSearchParams(location.search).get('sort'))
  if (select) select.value = sort
  const sorted = sortTours(tours, sort).map(({ card }) => card)
  if (sorted.some((card, index) => grid?.children[index] !== card)) grid?.replaceChildren(...sorted)
}

select?.addEventListener('change', () => {
  const address = new URL(location.href)
  const sort = parseTourSort(select.value)
  if (sort === defaultTourSort) address.searchParams.delete('sort')
  else address.searchParams.set('sort', sort)
  history.replaceState(null, '', address)
  draw()
})
addEventListener('pageshow', draw)
draw()
