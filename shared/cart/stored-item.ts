import { itemQuantity, rentalEnd } from './edit.ts'
import type { CartItem } from './item.ts'

/**
 * An item as the browser keeps it: under all the names that its fields have there. What is said twice follows from the item and
 * is not read again.
 */
export function storedItem(item: CartItem) {
  const common = { ...item, tourTitle: item.tourName, selectedDate: item.date, quantity: itemQuantity(item) }
  switch (item.kind) {
    case 'tour':
    case 'room':
      return common
    case 'transfer':
      return { ...common, time: item.pickupTime }
    case 'rental':
      return {
        ...common,
        time: item.pickupTime,
        endDate: rentalEnd(item),
        // Charged once for all of the rental, however many days and people.
        addOns: item.addOns.map((addOn) => ({ ...addOn, quantity: 1, type: 'per_rental' })),
      }
  }
}
