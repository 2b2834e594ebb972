import { rentalEnd, roomNights } from '@nusa/shared/cart'
import { formatDate } from '@nusa/shared/dates'
import { packagesText, partyText } from '../../lib/labels.ts'
import { cartTexts as texts } from './texts.ts'
import { type Offered, packageOf } from './view.ts'

export interface Fact {
  name: string
  value: string
}

/** What was chosen of an item, in words. */
export function factsOf(view: Offered): Fact[] {
  switch (view.kind) {
    case 'tour': {
      const { item } = view
      const isWhole = packageOf(view)?.type === 'per_package'
      return [
        { name: texts.date, value: formatDate(item.date) },
        { name: texts.travelers, value: partyText(item) },
        ...(isWhole ? [{ name: texts.packages, value: packagesText(item.packageCount) }] : []),
      ]
    }
    case 'transfer': {
      const { item } = view
      return [
        { name: texts.date, value: formatDate(item.date) },
        { name: texts.pickupTime, value: item.pickupTime },
        { name: texts.travelers, value: partyText(item) },
        { name: texts.cars, value: texts.countOf.transfer(item.quantity) },
      ]
    }
    case 'rental': {
      const { item } = view
      return [
        { name: texts.from, value: formatDate(item.date) },
        { name: texts.to, value: formatDate(rentalEnd(item)) },
        { name: texts.time, value: item.pickupTime },
        { name: texts.location, value: item.deliveryLocation || item.tourLocation },
        { name: texts.days, value: texts.countOf.rental(item.quantity) },
      ].filter(({ value }) => value !== '')
    }
    case 'room': {
      const { item } = view
      return [
        { name: texts.checkIn, value: formatDate(item.date) },
        { name: texts.checkOut, value: `${formatDate(item.endDate)} (${texts.nights(roomNights(item))})` },
        { name: texts.guests, value: partyText(item) },
        { name: texts.rooms, value: texts.countOf.room(item.quantity) },
      ]
    }
  }
}

/** The same in one line. */
export function factsText(view: Offered): string {
  return factsOf(view)
    .map(({ value }) => value)
    .join(' · ')
}
