// What other features use of prices: the rows and the total of a quote.
export { PriceRows, PriceTotal } from './PriceRows.tsx'
