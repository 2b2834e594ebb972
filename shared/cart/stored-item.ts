import { itemQuantity, rentalEndDate } from './edit.ts'
import type { CartItem } from './item.ts'

/**
 * Returns an item as stored in the browser, with all field names that the stored format has. Duplicate fields are
 * derived from the item and ignored when it is read.
 */
export function toStoredItem(item: CartItem) {
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
        endDate: rentalEndDate(item),
        // Charged once per rental, regardless of days and people.
        addOns: item.addOns.map((addOn) => ({ ...addOn, quantity: 1, type: 'per_rental' })),
      }
  }
}
