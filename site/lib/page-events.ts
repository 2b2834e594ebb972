/** Events between the scripts of a page. They bubble from the element that was drawn. */

/** Prices were drawn. The listener converts the prices in the element to the chosen currency. */
export const pricesEvent = 'nusa:prices'

/** Tour cards were drawn. The listener marks the favorites. */
export const cardsEvent = 'nusa:cards'
