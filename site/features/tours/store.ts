export { indexedCard } from './list/indexed-card.ts'
export { renderCard } from './list/render-card.ts'
