import type { TourOffer } from '@nusa/shared/catalog'
import { formatRupiah } from '@nusa/shared/money'
import { lowestPrice } from '@nusa/shared/pricing'
import { pictureSource } from '../../lib/media.ts'
import { tourPath } from '../../lib/paths.ts'
import { favoritesTexts as texts } from './texts.ts'

/** A tour's card, made of the template that FavoritesList.astro has in the page. */
export function drawCard(template: HTMLTemplateElement, offer: TourOffer): HTMLElement {
  const item = document.createElement('li')
  item.append(template.content.cloneNode(true))
  const part = <Kind extends HTMLElement>(name: string) => item.querySelector<Kind>(`[data-part="${name}"]`)

  fill(part('title'), offer.title)
  fill(part('link-title'), offer.title)
  fill(part('place'), [offer.location, offer.duration].filter(Boolean).join(' · '))
  part<HTMLAnchorElement>('link')?.setAttribute('href', tourPath(offer))
  drawPicture(part<HTMLImageElement>('picture'), offer.picture)
  const heart = item.querySelector<HTMLElement>('[data-favorite]')
  if (heart) {
    heart.dataset.favorite = String(offer.id)
    heart.ariaLabel = texts.heart(offer.title)
  }

  const from = lowestPrice(offer)
  show(part('price'), from !== null)
  show(part('no-price'), from === null)
  show(part('before'), Boolean(from?.discount))
  if (from) drawAmount(part('amount'), from.price)
  if (from?.discount) drawAmount(part('before-amount'), from.discount.before)
  return item
}

function drawPicture(image: HTMLImageElement | null, picture: TourOffer['picture']): void {
  const source = picture && pictureSource(picture.sizes)
  if (image && source) {
    Object.assign(image, source)
    image.dataset.tone = picture.placeholder_color
  } else image?.removeAttribute('src')
}

/** In rupiah; the frame of the page turns it into the currency of display. */
function drawAmount(element: HTMLElement | null, idr: number): void {
  if (element) element.dataset.idr = String(idr)
  fill(element, formatRupiah(idr))
}

function fill(element: HTMLElement | null, text: string): void {
  if (element) element.textContent = text
}

function show(element: HTMLElement | null, isShown: boolean): void {
  if (element) element.hidden = !isShown
}
