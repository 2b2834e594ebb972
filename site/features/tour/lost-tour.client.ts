import { loadCode, reloadForCode } from '../../lib/code.ts'
import { tourPath } from '../../lib/paths.ts'
import { findLostTours, tourIdentifier } from './find-lost-tour.ts'

/** The maximum number of suggested tours; for more, the page links to the list. */
const most = 5

/** Searches for the tour that a broken path means: redirects to a single match, lists several. */
async function search(place: HTMLElement, identifier: string): Promise<void> {
  const find = (name: string) => place.querySelector<HTMLElement>(`[data-lost-${name}]`)
  const [status, found, again] = [find('status'), find('found'), find('again')]
  const list = found?.querySelector('ul')
  if (!status || !found || !again || !list) return
  const detail = status.textContent

  const offerAgain = (words: string | undefined, run: () => void) => {
    status.textContent = words ?? ''
    again.hidden = false
    again.addEventListener('click', run, { once: true })
  }

  status.textContent = status.dataset.loading ?? ''
  again.hidden = true
  try {
    const { loadTourIndex } = await loadCode(import('../../lib/tour-index.ts'))
    const tours = findLostTours(identifier, (await loadTourIndex()).tours)
    const [only, ...others] = tours
    if (only && others.length === 0) {
      const path = new URL(tourPath(only), location.href).pathname
      // Just published: the index contains the tour, but its page is not built yet.
      if (path === location.pathname) return offerAgain(status.dataset.notYet, () => location.reload())
      return location.replace(path + location.search + location.hash)
    }
    status.textContent = detail
    list.replaceChildren(...tours.slice(0, most).map(linkTo))
    found.hidden = tours.length === 0
  } catch {
    offerAgain(status.dataset.failed, () => {
      if (reloadForCode()) return
      status.textContent = detail
      search(place, identifier)
    })
  }
}

function linkTo(tour: { id: number; slug: string; title: string }): HTMLLIElement {
  const link = document.createElement('a')
  link.href = tourPath(tour)
  link.textContent = tour.title
  link.className = 'flex min-h-11 items-center py-2 font-semibold text-jungle underline-offset-4 hover:underline'
  const item = document.createElement('li')
  item.append(link)
  return item
}

const place = document.querySelector<HTMLElement>('[data-lost-tour]')
const identifier = tourIdentifier(location.pathname)
if (place && identifier !== '') search(place, identifier)
if (place && identifier === '') {
  const title = place.querySelector<HTMLElement>('[data-lost-title]')
  if (title) title.textContent = title.dataset.noIdentifier ?? ''
}
