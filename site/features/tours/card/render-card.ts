import { formatRupiah } from '@nusa/shared/money'
import { type IndexedTour, selectDestinationName, selectLabel, type TourScope } from '@nusa/shared/search'
import { requireElement } from '../../../lib/elements.ts'
import { fromPriceText, ratingText } from '../../../lib/labels.ts'
import { pictureSource } from '../../../lib/media.ts'
import { tourPath } from '../../../lib/paths.ts'
import type { TourCardText } from './card.ts'
import { loadCardDetails } from './card-details.ts'
import { cardTexts } from './texts.ts'

/** `isSearched` returns whether a destination was searched for. */
export function indexedCard(
  tour: IndexedTour,
  scope: TourScope,
  isSearched: (destination: number, name: string) => boolean = () => false,
): TourCardText {
  const { id, title, duration, rating, review_count, from } = tour
  const label = selectLabel(scope, tour)
  const place = selectDestinationName(tour, (id, name) => scope === `destination:${id}` || isSearched(id, name))
  return { id, path: tourPath(tour), title, label, place, duration, rating, review_count, from }
}

function showAmount(element: Element, idr: number): void {
  const amount = requireElement(element, ':scope > [data-idr]', HTMLElement)
  amount.dataset.idr = String(idr)
  amount.textContent = formatRupiah(idr)
}

/** Until the picture is loaded, and if there is none, the frame keeps its size. */
async function renderDetails(frame: HTMLElement, excerpt: HTMLElement, tourId: number): Promise<void> {
  excerpt.textContent = ''
  const image = frame.querySelector('img')
  const placeholder = requireElement(frame, 'span', HTMLElement)
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

/** The texts are set immediately, the picture when it is loaded. */
export function renderCard(template: HTMLTemplateElement, card: TourCardText): Node {
  const clone = document.importNode(template.content, true)
  const part = (name: string) => requireElement(clone, `[data-part="${name}"]`, HTMLElement)
  const write = (name: string, text: string) => {
    part(name).textContent = text
  }
  write('title', card.title)
  write('link-title', `: ${card.title}`)
  write('label', card.label)
  write('facts', [card.place, card.duration].filter(Boolean).join(' · '))
  part('link').setAttribute('href', card.path)
  part('favorite').dataset.favorite = String(card.id)
  part('favorite').ariaLabel = cardTexts.favorite(card.title)

  if (card.rating !== null && card.review_count > 0) {
    write('stars', card.rating.toFixed(1))
    write('reviews', `(${card.review_count})`)
    write('rating-words', ratingText(card.rating, card.review_count))
  } else part('rating').remove()

  const discount = card.from?.discount
  if (discount) {
    write('off', cardTexts.off(discount.percent))
    showAmount(part('before'), discount.before)
  } else {
    part('off').remove()
    part('before').remove()
  }
  if (card.from) {
    showAmount(part('price'), card.from.price)
    if (card.from.unit) write('unit', fromPriceText(card.from))
    else part('unit').remove()
    part('on-request').remove()
  } else part('price').remove()

  void renderDetails(part('frame'), part('excerpt'), card.id)
  return clone
}
