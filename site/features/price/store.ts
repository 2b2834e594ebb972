/** The price feature's exports for other features. */
export { PriceRows } from './PriceRows.tsx'
export { PriceTotal } from './PriceTotal.tsx'
