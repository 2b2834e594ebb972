/** Events between the scripts of a page; they bubble from the element that was drawn. */

/** Prices were drawn; the listener converts those under the element to the chosen currency. */
export const pricesEvent = 'nusa:prices'

/** Tour cards were drawn; the listener marks the favorites. */
export const cardsEvent = 'nusa:cards'
