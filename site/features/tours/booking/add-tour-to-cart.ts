import { scheduleProblem } from '@nusa/shared/booking'
import { createItemId, withSeenPrice } from '@nusa/shared/cart'
import type { Package, TourOffer } from '@nusa/shared/catalog'
import { baliNow, formatDate, type LocalDate } from '@nusa/shared/dates'
import { tourLine } from '@nusa/shared/pricing'
import { showFieldToast } from '../../../ui/toast/field-toast.ts'
import { type FormMessage, showFormToast } from '../../../ui/toast/toast.ts'
import { type AvailabilityMessage, tourDayTexts } from '../../availability/index.ts'
import { addToCart, reportAddResult, showCart } from '../../cart/index.ts'
import { hasPickupChoice, pickupTexts } from '../../pickup/index.ts'
import { bookingTexts } from './texts.ts'
import { type BookingForm, listChosenAddOns } from './use-booking-form.ts'

const fieldSelectors = {
  package: 'select[name="package"]',
  date: '[data-date-field]',
  startTime: '[data-start-times] input:not(:disabled)',
  travellers: '[data-counts-field]',
  pickup: 'select[name="pickup"]',
} as const

/** Adds the choice to the cart, or reports what is missing. */
export function addTourToCart(
  offer: TourOffer,
  form: BookingForm,
  imageUrl: string | null,
  availabilityMessage: AvailabilityMessage | null,
  formElement: HTMLElement | null,
) {
  const { selectedPackage, date, departure, travellers, price } = form
  const showFieldError = (message: FormMessage, field: FieldProblem['field']) =>
    showFieldToast(formElement, message, fieldSelectors[field])
  const now = new Date()
  if (!selectedPackage) return showFieldError(bookingTexts.missingPackage, 'package')
  const pickup = hasPickupChoice(offer.pickup, selectedPackage) ? form.pickup : undefined
  const choice = {
    packageId: selectedPackage.id,
    date,
    ...travellers,
    packageCount: selectedPackage.type === 'per_package' ? travellers.packageCount : 1,
    addOns: listChosenAddOns(form.addOns),
    ...(pickup && { pickup }),
  }
  const lineResult = tourLine(offer, choice)
  if (!lineResult.ok && lineResult.reason === 'add_on_gone')
    return showFormToast(formElement, bookingTexts.addOnUnavailable)
  if (!lineResult.ok || !price) return showFieldError(bookingTexts.missingPackage, 'package')
  if (!date) return showFieldError(bookingTexts.missingDate, 'date')
  const problem =
    findDateOrTimeProblem(offer, date, departure, selectedPackage, now) ??
    findPartyOrPickupProblem(offer, form, selectedPackage, availabilityMessage)
  if (problem) return showFieldError(problem.message, problem.field)

  const item = {
    ...choice,
    kind: 'tour' as const,
    id: createItemId(offer.id, selectedPackage.id, now),
    productId: offer.id,
    productName: offer.title,
    tourSlug: offer.slug,
    location: offer.location,
    duration: selectedPackage.duration || offer.duration,
    image: imageUrl,
    packageTitle: selectedPackage.name,
    isResident: form.isResident,
    date,
    startTimeId: departure?.id ?? null,
    ...(departure && { seenStartTime: departure.time, seenTimeZone: offer.time_zone }),
    taxRate: price.taxRate,
  }
  const outcome = addToCart(withSeenPrice(item, lineResult.line))
  if (reportAddResult({ outcome }, bookingTexts.addedToCart(offer.title))) showCart()
}

interface FieldProblem {
  message: FormMessage
  field: keyof typeof fieldSelectors
}

function findDateOrTimeProblem(
  offer: TourOffer,
  date: LocalDate,
  departure: BookingForm['departure'],
  pack: Package,
  now: Date,
): FieldProblem | null {
  // The page may have been open since yesterday, so the date is checked again.
  const problem = scheduleProblem(offer, date, baliNow(now), pack.id)
  if (problem) return { message: bookingTexts.dateRefused(formatDate(date), tourDayTexts[problem]), field: 'date' }
  if (offer.start_times.length > 0 && !departure) return { message: bookingTexts.missingStartTime, field: 'startTime' }
  return null
}

function findPartyOrPickupProblem(
  offer: TourOffer,
  { travellers, pickup }: BookingForm,
  pack: Package,
  availabilityMessage: AvailabilityMessage | null,
): FieldProblem | null {
  if (offer.max_guests > 0 && travellers.adults + travellers.children > offer.max_guests)
    return { message: bookingTexts.tooManyTravelers(offer.max_guests), field: 'travellers' }
  if (hasPickupChoice(offer.pickup, pack) && !pickup)
    return { message: { title: pickupTexts.choosePickup }, field: 'pickup' }
  if (availabilityMessage?.isTooFew)
    return { message: bookingTexts.notEnoughSpots(availabilityMessage.text), field: 'travellers' }
  return null
}
