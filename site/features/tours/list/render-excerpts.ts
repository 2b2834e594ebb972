import { requireElement } from '../../../lib/elements.ts'
import { loadCardDetails } from '../card/card-details.ts'

/** The HTML omits the excerpts, because only the list view shows them. */
export async function renderExcerpts(section: HTMLElement): Promise<void> {
  const cards = [...section.querySelectorAll<HTMLElement>('article:has([data-excerpt]:empty)')]
  await Promise.all(
    cards.map(async (card) => {
      const tourId = Number(requireElement(card, '[data-favorite]', HTMLElement).dataset.favorite)
      const details = await loadCardDetails(tourId)
      requireElement(card, '[data-excerpt]', HTMLElement).textContent = details?.excerpt ?? ''
    }),
  )
}
