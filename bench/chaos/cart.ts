import { randomUUID } from 'node:crypto'
import { type CreateBooking, noTermsVersion } from '@nusa/shared/booking'
import { addDays, type LocalDate, todayInBali } from '@nusa/shared/dates'
import { makeEmergencyContact, makePassengers, makeTourChoice } from '@nusa/shared/testing'
import { adultPrice, type Content, type Offer, taxRate } from './content.ts'
import type { Scenario } from './plan.ts'

export interface Cart {
  scenario: Scenario
  /** The idempotency key of the request. */
  key: string
  request: CreateBooking
  /** Null if the booking request got no response. */
  outcome: 'placed' | 'sold out' | null
  /** Every invoice ID that was returned for the idempotency key. */
  invoiceIds: Set<string>
  /** Every payment URL that was returned for the invoice. */
  paymentUrls: Set<string>
}

/** Returns one of the dates for which the carts book the tour with few spots. `day` counts from 0. */
export const limitedDate = (day: number): LocalDate => addDays(todayInBali(new Date()), 40 + day)

export function createCart(scenario: Scenario, content: Content): Cart {
  const openDate = addDays(todayInBali(new Date()), 5 + scenario.openDay)
  const { openAdults, limitedAdults } = scenario
  const items: CreateBooking['items'] = []
  if (openAdults > 0) items.push(createItem(content.openTour, openAdults, openDate))
  if (limitedAdults > 0) items.push(createItem(content.limitedTour, limitedAdults, limitedDate(scenario.limitedDay)))
  const key = randomUUID()
  const request: CreateBooking = {
    idempotencyKey: key,
    items,
    seenTotal: ((openAdults + limitedAdults) * adultPrice * (100 + taxRate)) / 100,
    emergencyContact: makeEmergencyContact(),
    acceptedTerms: noTermsVersion,
  }
  return { scenario, key, request, outcome: null, invoiceIds: new Set(), paymentUrls: new Set() }
}

function createItem({ tourId, packageId }: Offer, adults: number, date: LocalDate): CreateBooking['items'][number] {
  const choice = makeTourChoice({ productId: tourId, packageId, adults, children: 0, infants: 0, date })
  return { itemId: `tour-${tourId}`, choice, passengers: makePassengers(choice) }
}

export interface Ledger {
  carts: Cart[]
  /** Descriptions of responses that must never occur. */
  complaints: string[]
  retryCount: number
  paidCount: number
  slowestMs: number
}

export const createLedger = (): Ledger => ({ carts: [], complaints: [], retryCount: 0, paidCount: 0, slowestMs: 0 })
