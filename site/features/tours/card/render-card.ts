import { formatRupiah } from '@nusa/shared/money'
import { type IndexedTour, selectDestinationName, selectLabel, type TourScope } from '@nusa/shared/search'
import { requireElement } from '../../../lib/elements.ts'
import { fromPriceText, ratingText } from '../../../lib/labels.ts'
import { pictureSource } from '../../../lib/media.ts'
import { tourPath } from '../../../lib/paths.ts'
import type { TourCardText } from './card.ts'
import { loadCardDetails } from './card-details.ts'
import { cardTexts } from './texts.ts'

/**
 * Returns the card of a tour from the search index. `isSearched` returns whether the visitor searched for a destination
 * of the tour.
 */
export function createIndexedCard(
  tour: IndexedTour,
  scope: TourScope,
  isSearched: (destinationId: number, name: string) => boolean = () => false,
): TourCardText {
  const { id, title, duration, rating, review_count, from } = tour
  const label = selectLabel(scope, tour)
  const placeName = selectDestinationName(
    tour,
    (destinationId, name) => scope === `destination:${destinationId}` || isSearched(destinationId, name),
  )
  return { id, path: tourPath(tour), title, label, placeName, duration, rating, review_count, from }
}

function showAmount(element: Element, idr: number): void {
  const amount = requireElement(element, ':scope > [data-idr]', HTMLElement)
  amount.dataset.idr = String(idr)
  amount.textContent = formatRupiah(idr)
}

/** Loads and shows the picture and the excerpt. A tour without a picture gets a placeholder of the same size. */
async function renderDetails(frame: HTMLElement, excerpt: HTMLElement, tourId: number): Promise<void> {
  excerpt.textContent = ''
  const image = frame.querySelector('img')
  const placeholder = requireElement(frame, 'span', HTMLElement)
  // While the details are loading, the placeholder has no icon.
  const placeholderIcons = [...placeholder.children]
  image?.remove()
  placeholder.replaceChildren()
  const details = await loadCardDetails(tourId)
  excerpt.textContent = details?.excerpt ?? ''
  const picture = details?.picture ?? null
  const source = picture && pictureSource(picture.sizes)
  if (!picture || !source || !image) return placeholder.replaceChildren(...placeholderIcons)
  image.loading = 'lazy'
  image.dataset.tone = picture.placeholder_color
  image.width = source.width
  image.height = source.height
  image.srcset = source.srcset
  image.src = source.src
  frame.replaceChildren(image)
}

/** Returns a clone of the template with the texts of the card. Its picture and excerpt appear when they are loaded. */
export function renderCard(template: HTMLTemplateElement, card: TourCardText): Node {
  const clone = document.importNode(template.content, true)
  const findPart = (name: string) => requireElement(clone, `[data-part="${name}"]`, HTMLElement)
  const setText = (name: string, text: string) => {
    findPart(name).textContent = text
  }
  setText('title', card.title)
  setText('link-title', `: ${card.title}`)
  setText('label', card.label)
  setText('facts', [card.placeName, card.duration].filter(Boolean).join(' · '))
  findPart('link').setAttribute('href', card.path)
  findPart('favorite').dataset.favorite = String(card.id)
  findPart('favorite').ariaLabel = cardTexts.favorite(card.title)

  if (card.rating !== null && card.review_count > 0) {
    setText('stars', card.rating.toFixed(1))
    setText('reviews', `(${card.review_count})`)
    setText('rating-words', ratingText(card.rating, card.review_count))
  } else findPart('rating').remove()

  const discount = card.from?.discount
  if (discount) {
    setText('off', cardTexts.discountLabel(discount.percent))
    showAmount(findPart('before'), discount.before)
  } else {
    findPart('off').remove()
    findPart('before').remove()
  }
  if (card.from) {
    showAmount(findPart('price'), card.from.price)
    if (card.from.unit) setText('unit', fromPriceText(card.from))
    else findPart('unit').remove()
    findPart('on-request').remove()
  } else findPart('price').remove()

  void renderDetails(findPart('frame'), findPart('excerpt'), card.id)
  return clone
}
