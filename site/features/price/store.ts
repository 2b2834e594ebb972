/** What other features show of prices. */
export { PriceRows } from './PriceRows.tsx'
export { PriceTotal } from './PriceTotal.tsx'
