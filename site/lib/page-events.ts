/** What scripts of a page tell each other; both bubble from the element in which something was drawn. */

/** Prices were drawn: those under it are written in the currency of display. */
export const pricesEvent = 'nusa:prices'

/** Cards of tours were drawn: their hearts show what is kept. */
export const cardsEvent = 'nusa:cards'
