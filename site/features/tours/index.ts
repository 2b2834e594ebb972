// Public entry of this feature: the card of a tour.
export { createIndexedCard, renderCard } from './card/render-card.ts'
