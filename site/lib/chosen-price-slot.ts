/** Id of the element in the bottom bar on phones in which the booking block shows the price of the current choice. */
export const chosenPriceSlot = 'chosen-price'
