import { randomUUID } from 'node:crypto'
import { type CreateBooking, noTermsVersion } from '@nusa/shared/booking'
import { addDays, type LocalDate, todayInBali } from '@nusa/shared/dates'
import { makeEmergencyContact, makePassengers, makeTourChoice } from '@nusa/shared/testing'
import { adultPrice, type Content, type Offer, taxRate } from './content.ts'
import type { Scenario } from './plan.ts'

/** One cart, and all responses that its traveller got. */
export interface Cart {
  scenario: Scenario
  key: string
  request: CreateBooking
  /** The result of placing it; null if there never was one. */
  end: 'placed' | 'sold out' | null
  /** Every invoice id returned for its key. */
  invoices: Set<string>
  /** Every payment URL returned for it. */
  paymentUrls: Set<string>
}

export const limitedDate = (day: number): LocalDate => addDays(todayInBali(new Date()), 40 + day)

export function createCart(scenario: Scenario, content: Content): Cart {
  const openDate = addDays(todayInBali(new Date()), 5 + scenario.openDay)
  const items = [
    ...(scenario.open > 0 ? [createItem(content.open, scenario.open, openDate)] : []),
    ...(scenario.limited > 0 ? [createItem(content.limited, scenario.limited, limitedDate(scenario.limitedDay))] : []),
  ]
  const key = randomUUID()
  const request: CreateBooking = {
    idempotencyKey: key,
    items,
    seenTotal: ((scenario.open + scenario.limited) * adultPrice * (100 + taxRate)) / 100,
    emergencyContact: makeEmergencyContact(),
    acceptedTerms: noTermsVersion,
  }
  return { scenario, key, request, end: null, invoices: new Set(), paymentUrls: new Set() }
}

function createItem({ tourId, packageId }: Offer, adults: number, date: LocalDate): CreateBooking['items'][number] {
  const choice = makeTourChoice({ productId: tourId, packageId, adults, children: 0, infants: 0, date })
  return { itemId: `tour-${tourId}`, choice, passengers: makePassengers(choice) }
}

/** What the travellers know at the end, and their complaints. */
export interface Ledger {
  carts: Cart[]
  /** Responses that should never happen, as texts. */
  complaints: string[]
  /** Calls after the first one for the same purpose. */
  retries: number
  paid: number
  /** The slowest response in milliseconds. */
  slowestMs: number
}

export const createLedger = (): Ledger => ({ carts: [], complaints: [], retries: 0, paid: 0, slowestMs: 0 })
