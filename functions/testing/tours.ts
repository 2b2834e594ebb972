import { randomUUID } from 'node:crypto'
import { type CreateBooking, noTermsVersion } from '@nusa/shared/booking'
import type { TourChoice } from '@nusa/shared/cart'
import type { Tour } from '@nusa/shared/catalog'
import { addDays, todayInBali } from '@nusa/shared/dates'
import { quote, tourLine } from '@nusa/shared/pricing'
import { makeEmergencyContact, makePassengers, makeTourChoice } from '@nusa/shared/testing'
import type { OfferIds } from '../ports/catalog.ts'
import type { TestApp } from './start-app.ts'

/** In per cent. */
const taxRate = 10

let tours = 0
const noOffers: OfferIds = { tours: new Set(), transfers: new Set(), rentals: new Set(), hotels: new Set() }

/** Publishes a tour for Rp500.000 per adult and Rp300.000 per child. Lunch costs Rp75.000 per person. */
export async function offerTour({ office, deps }: TestApp, changes: Record<string, unknown> = {}): Promise<Tour> {
  tours += 1
  const doc = await office.payload.create({
    collection: 'tours',
    data: {
      title: `Ubud rice terraces ${tours}`,
      slug: `ubud-rice-terraces-${tours}`,
      tour_type: 'single_day',
      location: 'Ubud, Bali',
      duration: '5 hours',
      cut_off_days: 1,
      pricing: [
        { name: 'Shared van', type: 'per_person', market: 'all', adult_price: 500_000, child_price: 300_000 },
        { name: 'Private car', type: 'per_package', market: 'all', price: 1_500_000 },
      ],
      add_on: [{ name: 'Lunch', type: 'per_person', tiers: [{ min_quantity: 1, max_quantity: 5, price: 75_000 }] }],
      _status: 'published',
      ...changes,
    },
  })
  const tour = (await deps.catalog.readCurrent({ ...noOffers, tours: new Set([doc.id]) })).tours.get(doc.id)
  return tour ?? Promise.reject(new Error('The created tour is not published.'))
}

/** The default is the first package for two adults in a week. */
export function choose({ clock }: TestApp, tour: Tour, changes: Partial<Parameters<typeof makeTourChoice>[0]> = {}) {
  const date = addDays(todayInBali(clock.now), 7)
  return makeTourChoice({ productId: tour.id, packageId: tour.pricing[0]?.id ?? '', date, ...changes })
}

/** The request contains the total that the tour page would show. */
export function requestFor(tour: Tour, choices: TourChoice[], changes: Partial<CreateBooking> = {}): CreateBooking {
  const lines = choices.map((choice) => {
    const result = tourLine(tour, choice)
    if (!result.ok) throw new Error(`The tour has no line for this choice: ${result.reason}.`)
    return result.line
  })
  return {
    idempotencyKey: randomUUID(),
    items: choices.map((choice, index) => ({
      itemId: `item-${index + 1}`,
      choice,
      passengers: makePassengers(choice),
    })),
    seenTotal: quote(lines, taxRate).total,
    emergencyContact: makeEmergencyContact(),
    acceptedTerms: noTermsVersion,
    ...changes,
  }
}

/** @param startTimeId Counts only departures of this start time. An empty string counts only bookings of whole days. */
export async function countHeldSpots({ office }: TestApp, { id }: Tour, startTimeId?: string): Promise<number> {
  const { docs } = await office.payload.find({
    collection: 'holds',
    where: {
      and: [
        { resource_id: { equals: String(id) } },
        { released_at: { exists: false } },
        ...(startTimeId === undefined ? [] : [{ start_time_id: { equals: startTimeId } }]),
      ],
    },
    pagination: false,
  })
  return docs.reduce((sum, { count }) => sum + count, 0)
}
