import type { RentalOffer } from '@nusa/shared/catalog'
import type { LocalDate } from '@nusa/shared/dates'
import { showFieldToast } from '../../../ui/toast/field-toast.ts'
import { toastOnNextPage } from '../../../ui/toast/toast.ts'
import { $hasCartStorageFailed, addRental, reportAddResult, showCart } from '../../cart/index.ts'
import { transportTexts as texts } from '../texts.ts'

interface RentalChoices {
  date: LocalDate | null
  pickupTime: string
  deliveryLocation: string
  days: number
  addOnIds: readonly string[]
}

/**
 * Adds the rental and opens the cart page, or shows why the car cannot be added. `notesElement` may already show the
 * reason.
 */
export function addAndGoToCart(
  offer: RentalOffer,
  choices: RentalChoices,
  taxRate: number,
  notesElement: HTMLElement | null,
): void {
  const { date, pickupTime, deliveryLocation, days, addOnIds } = choices
  if (date === null) {
    showFieldToast(notesElement?.closest('form') ?? null, texts.missingDate, '[data-date-field]')
    return
  }
  const addOns = addOnIds.map((id) => ({ id }))
  const addResult = addRental(offer, { date, pickupTime, deliveryLocation, quantity: days, addOns }, taxRate)
  if (!reportAddResult(addResult, null, notesElement)) return
  // A cart that could not be stored would be lost on the next page. The cart panel shows a warning about this.
  if ($hasCartStorageFailed.get()) showCart()
  else {
    toastOnNextPage(texts.addedToCart(offer.car_name))
    location.assign('/cart')
  }
}
