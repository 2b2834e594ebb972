import { loadCode, reloadForCode } from '../../../lib/load-code.ts'
import { tourPath } from '../../../lib/paths.ts'
import { findMatchingTours, tourIdentifier } from './find-matching-tours.ts'

/** Visitors find further tours in the list of all tours, which the page links to. */
const maxSuggestions = 5

/** Finds tours by the id, slug or words in the URL. Redirects to a single match, or lists several matches. */
async function searchTours(container: HTMLElement, identifier: string): Promise<void> {
  const findPart = (name: string) => container.querySelector<HTMLElement>(`[data-lost-${name}]`)
  const status = findPart('status')
  const resultSection = findPart('found')
  const retryButton = findPart('again')
  const list = resultSection?.querySelector('ul')
  if (!status || !resultSection || !retryButton || !list) return
  const initialText = status.textContent

  const offerRetry = (text: string | undefined, onRetry: () => void) => {
    status.textContent = text ?? ''
    retryButton.hidden = false
    retryButton.addEventListener('click', onRetry, { once: true })
  }

  status.textContent = status.dataset.loading ?? ''
  retryButton.hidden = true
  try {
    const { loadTourIndex } = await loadCode(import('../../../lib/tour-index.ts'))
    const tours = findMatchingTours(identifier, (await loadTourIndex()).tours)
    const [firstTour] = tours
    if (firstTour && tours.length === 1) {
      const path = new URL(tourPath(firstTour), location.href).pathname
      // The tour has just been published. The index contains it, but its page is not built yet.
      if (path === location.pathname) return offerRetry(status.dataset.notYet, () => location.reload())
      return location.replace(path + location.search + location.hash)
    }
    status.textContent = initialText
    list.replaceChildren(...tours.slice(0, maxSuggestions).map(createTourLink))
    resultSection.hidden = tours.length === 0
  } catch {
    offerRetry(status.dataset.failed, () => {
      const isReloading = reloadForCode()
      if (isReloading) return
      status.textContent = initialText
      searchTours(container, identifier)
    })
  }
}

function createTourLink(tour: { id: number; slug: string; title: string }): HTMLLIElement {
  const link = document.createElement('a')
  link.href = tourPath(tour)
  link.textContent = tour.title
  link.className = 'flex min-h-11 items-center py-2 font-semibold text-jungle underline-offset-4 hover:underline'
  const item = document.createElement('li')
  item.append(link)
  return item
}

const container = document.querySelector<HTMLElement>('[data-lost-tour]')
const identifier = tourIdentifier(location.pathname)
if (container && identifier !== '') searchTours(container, identifier)
if (container && identifier === '') {
  const title = container.querySelector<HTMLElement>('[data-lost-title]')
  if (title) title.textContent = title.dataset.noIdentifier ?? ''
}
