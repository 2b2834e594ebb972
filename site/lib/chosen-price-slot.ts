/** The id of the element in the bar at the bottom of a phone in which the booking block shows the price of what is chosen. */
export const chosenPriceSlot = 'chosen-price'
