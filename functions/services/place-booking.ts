import { createHash, randomUUID } from 'node:crypto'
import { isProfileComplete, type Profile } from '@nusa/shared/account'
import {
  checkTourBooking,
  invoiceExpiresAt,
  type NotBookableDetails,
  type PlaceBooking,
  type PriceChangedDetails,
  type SoldOutDetails,
} from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import { type LocalDate, todayInBali } from '@nusa/shared/dates'
import { quote, type TourLine, tourLine } from '@nusa/shared/pricing'
import type { Deps } from '../deps.ts'
import { type Failure, fail, isFailure } from '../failure.ts'
import type { Traveller } from '../ports/accounts.ts'
import type { EarlierRequest } from '../ports/bookings.ts'
import { newBooking } from './new-booking.ts'
import { type OutboxNeeds, sendOutboxSoon } from './outbox/send-outbox.ts'
import { type TourBookingItem, tourItems } from './tour-items.ts'

type Needs = OutboxNeeds & Pick<Deps, 'background'>

/**
 * Turns a cart into one pending invoice with a booking for each item, or into nothing at all. The cart only names what is
 * wanted: today's catalogue says what can be booked and what it costs, and another total than the one that the traveller
 * saw is told instead of charged. The same key with the same request always gives the same invoice.
 */
export async function placeBooking(
  deps: Needs,
  traveller: Traveller,
  request: PlaceBooking,
): Promise<{ invoiceId: string } | Failure> {
  const requestHash = hashOf(traveller, request)
  const placed = await placeNow(deps, traveller, request, requestHash)
  if (!isFailure(placed)) return placed
  // What was placed under this key stays placed, whatever speaks against it by now.
  const earlier = await deps.bookings.findByKey(request.idempotencyKey)
  return earlier ? repeat(earlier, requestHash) : placed
}

async function placeNow(
  deps: Needs,
  traveller: Traveller,
  request: PlaceBooking,
  requestHash: string,
): Promise<{ invoiceId: string } | Failure> {
  if (!isProfileComplete(traveller.profile)) return fail('profile_incomplete')

  const priced = await priceToday(deps, request)
  if (isFailure(priced)) return priced
  const createdAt = deps.now()
  const id = randomUUID()
  const written = await deps.bookings.create({
    id,
    travellerId: traveller.id,
    idempotencyKey: request.idempotencyKey,
    requestHash,
    quote: priced.quote,
    createdAt,
    expiresAt: invoiceExpiresAt(createdAt),
    customer: customerOf(traveller.profile),
    emergencyContact: request.emergencyContact,
    terms: priced.terms,
    bookings: priced.bookings,
    mails: [{ kind: 'booking_received', dedupeKey: `booking_received:${id}` }],
  })
  if ('taken' in written) return repeat(written.taken, requestHash)
  if ('soldOut' in written) return fail('sold_out', { details: { items: written.soldOut } satisfies SoldOutDetails })
  deps.log({ level: 'info', event: 'booking-placed', invoice: id, bookings: priced.bookings.length })
  sendOutboxSoon(deps)
  return { invoiceId: id }
}

/** What the same key means when it comes again. A key is worth nothing to another traveller: the hash holds who asked. */
function repeat(earlier: EarlierRequest, requestHash: string): { invoiceId: string } | Failure {
  return earlier.requestHash === requestHash ? { invoiceId: earlier.invoiceId } : fail('key_reused')
}

function hashOf(traveller: Traveller, request: PlaceBooking): string {
  return createHash('sha256')
    .update(JSON.stringify([traveller.id, request]))
    .digest('hex')
}

async function priceToday(deps: Needs, request: PlaceBooking) {
  const { seenTotal } = request
  const items = tourItems(request.items)
  if (isFailure(items)) return items
  const wanted = new Set(items.map(({ choice }) => choice.tourId))
  const { tours, taxRate, terms } = await deps.catalog.today([...wanted])
  const refused = notBookable(items, tours, todayInBali(deps.now()))
  if (refused) return refused

  const lines = items.map((item) => ({ item, ...lineOf(tours, item) }))
  const total = quote(
    lines.map(({ line }) => line),
    taxRate,
  )
  if (total.total !== seenTotal) {
    return fail('price_changed', { details: { seenTotal, quote: total } satisfies PriceChangedDetails })
  }
  const bookings = lines.map(({ item, tour, line }, index) => newBooking(item, tour, line, total.lines[index]))
  return { quote: total, bookings, terms }
}

function notBookable(items: readonly TourBookingItem[], tours: Map<number, Tour>, today: LocalDate): Failure | null {
  const problems: NotBookableDetails['items'] = items.flatMap(({ itemId, choice, passengers }) =>
    checkTourBooking(tours.get(choice.tourId) ?? null, choice, passengers, today)
      .slice(0, 1)
      .map(({ reason, message }) => ({ itemId, reason, message })),
  )
  return problems.length > 0 ? fail('not_bookable', { details: { items: problems } }) : null
}

/** The line of an item that was checked before: tour, package and add-ons are there. */
function lineOf(tours: Map<number, Tour>, { choice }: TourBookingItem): { tour: Tour; line: TourLine } {
  const tour = tours.get(choice.tourId)
  const result = tour && tourLine(tour, choice)
  if (!tour || !result?.ok) throw new Error('An item passed the check, but has no line.')
  return { tour, line: result.line }
}

function customerOf(profile: Profile): Record<string, string> {
  const { email, full_name, first_name, last_name, phone, whatsapp, address, city, country } = profile
  return { email, full_name, first_name, last_name, phone, whatsapp, address, city, country }
}
