import { createHash, randomUUID } from 'node:crypto'
import { isProfileComplete, type Profile } from '@nusa/shared/account'
import {
  type BookingItem,
  checkBooking,
  type EmergencyContact,
  invoiceExpiresAt,
  type NotBookableDetails,
  noTerms,
  type PlaceBooking,
  type PriceChangedDetails,
  type SoldOutDetails,
  type TermsChangedDetails,
  wantedLine,
} from '@nusa/shared/booking'
import { type BaliNow, baliNow } from '@nusa/shared/dates'
import { describeError } from '@nusa/shared/log'
import { phoneProblem } from '@nusa/shared/phones'
import { parsePhone } from '@nusa/shared/phones/numbers'
import { quote } from '@nusa/shared/pricing'
import type { Deps } from '../deps.ts'
import { type Failure, fail, isFailure } from '../failure.ts'
import { isUnavailable } from '../is-unavailable.ts'
import type { Traveller } from '../ports/accounts.ts'
import type { EarlierRequest } from '../ports/bookings.ts'
import { storedPhones } from './account/profile-phones.ts'
import { findOffer, isFound, type OfferLookup, requestedOffers } from './find-offers.ts'
import { newBooking } from './new-booking.ts'
import { type OutboxNeeds, sendOutboxSoon } from './outbox/send-outbox.ts'

type Needs = OutboxNeeds & Pick<Deps, 'background'>

/**
 * Creates one pending invoice with a booking for each item of the cart, or nothing at all. The cart only names the choices:
 * availability and prices come from the current catalogue. If the total differs from the one that the traveller saw, the new
 * price is returned and nothing is booked. The same idempotency key with the same request always returns the same invoice.
 */
export async function placeBooking(
  deps: Needs,
  traveller: Traveller,
  request: PlaceBooking,
): Promise<{ invoiceId: string } | Failure> {
  const requestHash = hashOf(traveller, request)
  const placed = await placeNow(deps, traveller, request, requestHash)
  if (!isFailure(placed)) return placed
  // A booking already created with this key is returned, even if the request would be rejected now.
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

  const emergencyContact = withParsedPhone(request.emergencyContact, traveller.profile)
  if (isFailure(emergencyContact)) return emergencyContact

  const priced = await priceToday(deps, request)
  if (isFailure(priced)) return priced
  const createdAt = deps.now()
  const id = randomUUID()
  const writing = deps.bookings.create({
    id,
    travellerId: traveller.id,
    idempotencyKey: request.idempotencyKey,
    requestHash,
    quote: priced.quote,
    createdAt,
    expiresAt: invoiceExpiresAt(createdAt),
    customer: customerOf(traveller.profile),
    emergencyContact,
    terms: priced.terms,
    bookings: priced.bookings,
    mails: [{ kind: 'booking_received', dedupeKey: `booking_received:${id}` }],
  })
  const written = await writing.catch((error: unknown) => notWritten(deps, error))
  if (isFailure(written)) return written
  if ('gone' in written) return fail('not_authenticated')
  if ('taken' in written) return repeat(written.taken, requestHash)
  if ('soldOut' in written) return fail('sold_out', { details: { items: written.soldOut } satisfies SoldOutDetails })
  deps.log({ level: 'info', event: 'booking-placed', invoice: id, bookings: priced.bookings.length })
  sendOutboxSoon(deps)
  return { invoiceId: id }
}

/** Logs a database error and returns a failure. If the database is unavailable, rethrows, as every endpoint does. */
function notWritten(deps: Needs, error: unknown): Failure {
  if (isUnavailable(error)) throw error
  deps.log({ level: 'error', event: 'invoice-not-written', ...describeError(error) })
  return fail('invoice_failed')
}

/** Handles a repeated key. The hash contains the traveller, so the key is useless to another traveller. */
function repeat(earlier: EarlierRequest, requestHash: string): { invoiceId: string } | Failure {
  return earlier.requestHash === requestHash ? { invoiceId: earlier.invoiceId } : fail('key_reused')
}

function hashOf(traveller: Traveller, request: PlaceBooking): string {
  return createHash('sha256')
    .update(JSON.stringify([traveller.id, request]))
    .digest('hex')
}

async function priceToday(deps: Needs, { items, seenTotal, acceptedTerms }: PlaceBooking) {
  const { taxRate, terms, ...offers } = await deps.catalog.today(requestedOffers(items))
  const wanted = items.map((item) => ({ item, lookup: findOffer(item.choice, offers) }))
  const refused = notBookable(wanted, baliNow(deps.now()))
  if (refused) return refused

  const lines = wanted.map(lineOf)
  const total = quote(
    lines.map(({ line }) => line),
    taxRate,
  )
  if (total.total !== seenTotal) {
    return fail('price_changed', { details: { seenTotal, quote: total } satisfies PriceChangedDetails })
  }
  if (acceptedTerms !== (terms?.version ?? noTerms)) {
    return fail('terms_changed', { details: { terms } satisfies TermsChangedDetails })
  }
  const bookings = lines.map(({ item, found, line }, index) => newBooking(item, found, line, total.lines[index]))
  return { quote: total, bookings, terms }
}

interface WantedItem {
  item: BookingItem
  lookup: OfferLookup
}

function notBookable(wanted: readonly WantedItem[], now: BaliNow): Failure | null {
  const problems: NotBookableDetails['items'] = wanted.flatMap(({ item: { itemId, passengers }, lookup }) =>
    checkBooking(lookup, passengers, now)
      .slice(0, 1)
      .map(({ reason, message }) => ({ itemId, reason, message })),
  )
  return problems.length > 0 ? fail('not_bookable', { details: { items: problems } }) : null
}

/** Returns the line of a checked item, whose offer and options are known to exist. */
function lineOf({ item, lookup }: WantedItem) {
  const line = wantedLine(lookup)
  if (!isFound(lookup) || !line) throw new Error('An item passed the check, but has no line.')
  return { item, found: lookup, line }
}

function customerOf(profile: Profile): Record<string, string> {
  const { email, full_name, first_name, last_name, address, city, country } = profile
  return { email, full_name, first_name, last_name, ...storedPhones(profile), address, city, country }
}

/** Parses the contact's phone number to E.164. A number without a country code belongs to the traveller's country. */
function withParsedPhone(contact: EmergencyContact, { country }: Profile): EmergencyContact | Failure {
  const phone = parsePhone(contact.phone, country)
  return phone === null
    ? fail('invalid_request', { fields: { 'emergencyContact.phone': phoneProblem } })
    : { ...contact, phone }
}
