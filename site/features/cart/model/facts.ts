import { type Answers, type BookedStartTime, bookedTransferTitle, formatStartTime } from '@nusa/shared/booking'
import { type CartItem, itemQuantity, rentalEndDate, roomNights } from '@nusa/shared/cart'
import { transferTimeZone } from '@nusa/shared/catalog'
import { baliTimeZone, formatClockTime, formatDate, type TimeZone } from '@nusa/shared/dates'
import { partyText } from '../../../lib/labels.ts'
import { pickupText, pickupTexts } from '../../pickup/index.ts'
import { type ItemWithOffer, packageOf, toItemWithOffer } from './item-view.ts'
import { $offers } from './offers.ts'
import { cartTexts as texts } from './texts.ts'

export interface Fact {
  name: string
  value: string
}

/** Returns the location of an item. The delivery location of a delivered car takes precedence. */
export function locationOf(item: CartItem): string {
  return (item.kind === 'rental' && item.deliveryLocation) || item.location
}

/** Returns the duration of an item. Formats the days of a rental, because the cart stores them as '2 day(s)'. */
export function durationOf(item: CartItem): string {
  return item.kind === 'rental' ? texts.quantities.rental.text(item.quantity) : item.duration
}

/** Returns the title of an item. The title of a transfer depends on the answer about its direction. */
export function titleOf({ kind, item, offer }: ItemWithOffer, answers: Answers | undefined): string {
  return kind === 'transfer' && offer ? bookedTransferTitle(offer, answers) : item.productName
}

/** Works like `titleOf`, with the offer that is loaded now. */
export function titleWithLoadedOffer(item: CartItem, answers: Answers | undefined): string {
  return titleOf(toItemWithOffer(item, $offers.get()[item.productId]), answers)
}

/** Returns the chosen start time, or null if the tour has no start times or its offer is not loaded. */
export function departureOf(view: ItemWithOffer): BookedStartTime | null {
  if (view.kind !== 'tour' || view.offer === null) return null
  const { start_times, time_zone } = view.offer
  const startTime = start_times.find(({ id }) => id === view.item.startTimeId)
  return startTime ? { start_time: startTime.time, start_label: startTime.label, time_zone } : null
}

/** Returns the time zone of an item. While the offer is unknown, this is the time zone that the traveller saw. */
export function timeZoneOf({ kind, item, offer }: ItemWithOffer): TimeZone {
  if (kind !== 'tour' && kind !== 'transfer') return baliTimeZone
  if (!offer) return item.seenTimeZone ?? baliTimeZone
  return kind === 'tour' ? offer.time_zone : transferTimeZone(offer)
}

function startTimeOf(view: ItemWithOffer): string {
  const departure = departureOf(view)
  return departure ? formatStartTime(departure) : ''
}

function pickupOf(view: ItemWithOffer): string {
  if (view.kind !== 'tour' || view.offer === null) return ''
  return pickupText(view.offer.pickup, view.item.pickup, packageOf(view))
}

/** Returns the facts of an item, without the number of packages, cars, days or rooms. */
export function factsOf(view: ItemWithOffer): Fact[] {
  const { kind, item } = view
  switch (kind) {
    case 'tour':
      return [
        { name: texts.date, value: formatDate(item.date) },
        { name: texts.startTime, value: startTimeOf(view) },
        { name: texts.travelers, value: partyText(item) },
        { name: pickupTexts.pickup, value: pickupOf(view) },
      ].filter(({ value }) => value !== '')
    case 'transfer':
      return [
        { name: texts.date, value: formatDate(item.date) },
        { name: texts.pickupTime, value: formatClockTime(item.pickupTime, timeZoneOf(view)) },
        { name: texts.travelers, value: partyText(item) },
      ]
    case 'rental':
      return [
        { name: texts.from, value: formatDate(item.date) },
        { name: texts.to, value: formatDate(rentalEndDate(item)) },
        { name: texts.time, value: formatClockTime(item.pickupTime) },
        { name: texts.location, value: locationOf(item) },
      ].filter(({ value }) => value !== '')
    case 'room':
      return [
        { name: texts.checkIn, value: formatDate(item.date) },
        { name: texts.checkOut, value: `${formatDate(item.endDate)} (${texts.nights(roomNights(item))})` },
        { name: texts.guests, value: partyText(item) },
      ]
  }
}

/** Returns the number of packages, cars, days or rooms, or null for a tour with prices per person. */
export function quantityFact(view: ItemWithOffer): Fact | null {
  if (view.kind === 'tour') {
    const pack = packageOf(view) ?? view.item.pricing
    if (pack?.type !== 'per_package') return null
  }
  const { name, text } = texts.quantities[view.kind]
  return { name, value: text(itemQuantity(view.item)) }
}

/** Returns the values of all facts, including the quantity. */
export function factValues(view: ItemWithOffer): string[] {
  const quantity = quantityFact(view)
  const facts = quantity ? [...factsOf(view), quantity] : factsOf(view)
  return facts.map(({ value }) => value)
}
