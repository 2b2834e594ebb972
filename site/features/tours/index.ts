// Public entry of this feature: the card of a tour.
export { indexedCard } from './card/indexed-card.ts'
export { renderCard } from './card/render-card.ts'
