// What other features use of prices: the rows and the total of a quote.
export { PriceRows } from './PriceRows.tsx'
export { PriceTotal } from './PriceTotal.tsx'
