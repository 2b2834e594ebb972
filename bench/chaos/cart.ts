import { randomUUID } from 'node:crypto'
import { noTerms, type PlaceBooking } from '@nusa/shared/booking'
import { addDays, type LocalDate, todayInBali } from '@nusa/shared/dates'
import { makeEmergencyContact, makePassengers, makeTourChoice } from '@nusa/shared/testing'
import { adultPrice, type Content, type Offer, taxRate } from './content.ts'
import type { Wish } from './plan.ts'

/** One cart, and all responses that its traveller got. */
export interface Cart {
  wish: Wish
  key: string
  request: PlaceBooking
  /** The result of placing it; null if there never was one. */
  end: 'placed' | 'sold out' | null
  /** Every invoice id returned for its key. */
  invoices: Set<string>
  /** Every payment URL returned for it. */
  addresses: Set<string>
}

export const limitedDate = (day: number): LocalDate => addDays(todayInBali(new Date()), 40 + day)

export function makeCart(wish: Wish, content: Content): Cart {
  const openDate = addDays(todayInBali(new Date()), 5 + wish.openDay)
  const items = [
    ...(wish.open > 0 ? [itemOf(content.open, wish.open, openDate)] : []),
    ...(wish.limited > 0 ? [itemOf(content.limited, wish.limited, limitedDate(wish.limitedDay))] : []),
  ]
  const key = randomUUID()
  const request: PlaceBooking = {
    idempotencyKey: key,
    items,
    seenTotal: ((wish.open + wish.limited) * adultPrice * (100 + taxRate)) / 100,
    emergencyContact: makeEmergencyContact(),
    acceptedTerms: noTerms,
  }
  return { wish, key, request, end: null, invoices: new Set(), addresses: new Set() }
}

function itemOf({ tourId, packageId }: Offer, adults: number, date: LocalDate): PlaceBooking['items'][number] {
  const choice = makeTourChoice({ tourId, packageId, adults, children: 0, infants: 0, date })
  return { itemId: `tour-${tourId}`, choice, passengers: makePassengers(choice) }
}
