/** Events between the scripts of a page. They bubble from the element that was drawn. */

/** The listener converts the prices in the element to the chosen currency. */
export const pricesEvent = 'nusa:prices'

/** The listener marks the favorites. */
export const cardsEvent = 'nusa:cards'
