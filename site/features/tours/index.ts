// Public entry of this feature: the card of a tour.
export { indexedCard, renderCard } from './card/render-card.ts'
