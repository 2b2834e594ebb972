export { drawCard } from './list/draw-card.ts'
export { indexedCard } from './list/indexed-card.ts'
