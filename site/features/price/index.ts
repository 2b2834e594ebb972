// Public entry of this feature: the rows and the total of a quote.
export { PriceRows, PriceTotal } from './PriceRows.tsx'
