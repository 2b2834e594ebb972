import { createHash, randomUUID } from 'node:crypto'
import { isProfileComplete, type Profile } from '@nusa/shared/account'
import {
  type AskedQuestionsDetails,
  askedQuestions,
  type BookingItem,
  type CancellationChangedDetails,
  type CreateBooking,
  checkBooking,
  type EmergencyContact,
  findAnswerErrors,
  findCurrentLine,
  invoiceExpiresAt,
  lastDayForNames,
  type NotBookableDetails,
  namesRequiredMessage,
  noTermsVersion,
  type PriceChangedDetails,
  type SoldOutDetails,
  salesEnd,
  sortTiers,
  type TermsChangedDetails,
} from '@nusa/shared/booking'
import { type CancellationTiers, findCancellation, type OfferedCancellation, tiersOf } from '@nusa/shared/catalog'
import { type BaliNow, baliNow } from '@nusa/shared/dates'
import { isDatabaseOutage } from '@nusa/shared/environment'
import { currentRequestId, describeError, setBookingRequestId } from '@nusa/shared/log'
import { invalidPhoneMessage } from '@nusa/shared/phones'
import { parsePhone } from '@nusa/shared/phones/numbers'
import { quote } from '@nusa/shared/pricing'
import type { Traveller } from '../../ports/accounts.ts'
import type { EarlierRequest } from '../../ports/bookings.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail, isFailure } from '../../ports/failure.ts'
import { toStoredPhones } from '../account/profile-phones.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'
import { collectOfferIds, findOffer, findPolicyId, hasOffer, type OfferLookup } from './find-offers.ts'
import { buildBooking } from './new-booking.ts'

type RequiredDeps = OutboxDeps & Pick<Deps, 'background'>

/**
 * Creates one pending invoice with a booking for each item of the cart, or nothing if an item fails. Availability and
 * prices come from the current catalogue. If the current total differs from the total that the traveller saw, nothing
 * is booked. The same request with the same idempotency key always returns the same invoice.
 */
export async function createBooking(
  deps: RequiredDeps,
  traveller: Traveller,
  request: CreateBooking,
): Promise<{ invoiceId: string } | Failure> {
  const requestHash = hashRequest(traveller, request)
  const result = await createInvoice(deps, traveller, request, requestHash)
  if (!isFailure(result)) return result
  // A booking already created with this key is returned, even if the request would be rejected now.
  const earlierRequest = await deps.bookings.findByIdempotencyKey(request.idempotencyKey)
  return earlierRequest ? resolveRepeatedKey(earlierRequest, requestHash) : result
}

async function createInvoice(
  deps: RequiredDeps,
  traveller: Traveller,
  request: CreateBooking,
  requestHash: string,
): Promise<{ invoiceId: string } | Failure> {
  if (!isProfileComplete(traveller.profile)) return fail('profile_incomplete')

  const emergencyContact = parseContactPhone(request.emergencyContact, traveller.profile)
  if (isFailure(emergencyContact)) return emergencyContact

  const pricedCart = await priceItems(deps, request)
  if (isFailure(pricedCart)) return pricedCart
  const createdAt = deps.now()
  const id = randomUUID()
  const invoiceCreation = deps.bookings.create({
    id,
    travellerId: traveller.id,
    idempotencyKey: request.idempotencyKey,
    requestHash,
    requestId: currentRequestId(),
    quote: pricedCart.quote,
    createdAt,
    expiresAt: invoiceExpiresAt(createdAt, pricedCart.salesEnds),
    customer: toCustomer(traveller.profile),
    emergencyContact,
    terms: pricedCart.terms,
    bookings: pricedCart.bookings,
    mails: [{ kind: 'booking_received', dedupeKey: `booking_received:${id}` }],
  })
  const outcome = await invoiceCreation.catch((error: unknown) => toWriteFailure(deps, error))
  if (isFailure(outcome)) return outcome
  if ('accountDeleted' in outcome) return fail('not_authenticated')
  if ('earlierRequest' in outcome) return resolveRepeatedKey(outcome.earlierRequest, requestHash)
  if ('soldOut' in outcome) return fail('sold_out', { details: { items: outcome.soldOut } satisfies SoldOutDetails })
  setBookingRequestId(currentRequestId())
  deps.log({ level: 'info', event: 'booking-placed', invoice: id, bookings: pricedCart.bookings.length })
  sendOutboxInBackground(deps)
  return { invoiceId: id }
}

/** Throws the error if the database is unavailable, so that the response has the status 503. */
function toWriteFailure(deps: RequiredDeps, error: unknown): Failure {
  if (isDatabaseOutage(error)) throw error
  deps.log({ level: 'error', event: 'invoice-not-written', ...describeError(error) })
  return fail('invoice_failed')
}

/** The hash contains the traveller, so the key is useless to another traveller. */
function resolveRepeatedKey(earlierRequest: EarlierRequest, requestHash: string): { invoiceId: string } | Failure {
  return earlierRequest.requestHash === requestHash ? { invoiceId: earlierRequest.invoiceId } : fail('key_reused')
}

/**
 * A traveller may repeat a request after an update of the server, so the hash must be the same as in earlier releases.
 * Therefore the hash contains `productId` under its former name `tourId`, and no `startTimeId` if the choice has no
 * start time.
 */
function hashRequest(traveller: Traveller, request: CreateBooking): string {
  const items = request.items.map(({ choice: { kind, productId, ...otherFields }, ...item }) => ({
    itemId: item.itemId,
    choice: { kind, tourId: productId, ...withoutMissingStartTime(otherFields) },
    passengers: item.passengers,
    answers: item.answers,
    ...(item.namesFollow && { namesFollow: true }),
  }))
  return createHash('sha256')
    .update(JSON.stringify([traveller.id, { ...request, items }]))
    .digest('hex')
}

function withoutMissingStartTime(choice: object): object {
  if (!('startTimeId' in choice) || choice.startTimeId !== null) return choice
  const { startTimeId: _, ...otherFields } = choice
  return otherFields
}

async function priceItems(deps: RequiredDeps, { items, seenTotal, acceptedTerms }: CreateBooking) {
  const { taxRate, terms, cancellation, ...offers } = await deps.catalog.readCurrent(collectOfferIds(items))
  const requestedItems = items.map((item) => ({ item, lookup: findOffer(item.choice, offers) }))
  const now = baliNow(deps.now())
  const failure =
    findUnbookableFailure(requestedItems, now) ??
    findNamesFailure(requestedItems, now) ??
    findAnswersFailure(requestedItems)
  if (failure) return failure

  const resolvedItems = requestedItems.map(resolveItem)
  const cartQuote = quote(
    resolvedItems.map(({ line }) => line),
    taxRate,
  )
  if (cartQuote.total !== seenTotal) {
    return fail('price_changed', { details: { seenTotal, quote: cartQuote } satisfies PriceChangedDetails })
  }
  if (acceptedTerms !== (terms?.version ?? noTermsVersion)) {
    return fail('terms_changed', { details: { terms } satisfies TermsChangedDetails })
  }
  const policies = resolvedItems.map(({ choiceWithOffer }) =>
    findCancellation(cancellation, findPolicyId(choiceWithOffer)),
  )
  const isPolicyChanged = items.some(({ seenTiers }, index) => seenTiers && !areSameTiers(seenTiers, policies[index]))
  if (isPolicyChanged) {
    const currentPolicies = items.map(({ itemId }, index) => ({ itemId, cancellation: policies[index] ?? null }))
    return fail('cancellation_changed', { details: { items: currentPolicies } satisfies CancellationChangedDetails })
  }
  const bookings = resolvedItems.map(({ item, choiceWithOffer, line }, index) => ({
    ...buildBooking(item, choiceWithOffer, line, cartQuote.lines[index]),
    namesDueDay: item.namesFollow === true ? lastDayForNames(item.choice, choiceWithOffer.offer, now.today) : null,
    cancellationTiers: tiersOf(policies[index] ?? null),
  }))
  return {
    quote: cartQuote,
    bookings,
    terms,
    salesEnds: resolvedItems.map(({ choiceWithOffer }) => salesEnd(choiceWithOffer)),
  }
}

function areSameTiers(seenTiers: CancellationTiers, currentCancellation: OfferedCancellation = null): boolean {
  const toComparableText = (tiers: CancellationTiers) =>
    JSON.stringify(sortTiers(tiers).map(({ hours_before, refund_percent }) => [hours_before, refund_percent]))
  return toComparableText(seenTiers) === toComparableText(tiersOf(currentCancellation))
}

interface RequestedItem {
  item: BookingItem
  lookup: OfferLookup
}

function findUnbookableFailure(requestedItems: readonly RequestedItem[], now: BaliNow): Failure | null {
  const problems: NotBookableDetails['items'] = []
  for (const { item, lookup } of requestedItems) {
    const [firstProblem] = checkBooking(lookup, item.passengers, now)
    if (firstProblem) problems.push({ itemId: item.itemId, ...firstProblem })
  }
  return problems.length > 0 ? fail('not_bookable', { details: { items: problems } }) : null
}

/**
 * Rejects an item whose names would follow later if its tour requires all names at booking. An editor may have added
 * the requirement after the item was added to the cart.
 */
function findNamesFailure(requestedItems: readonly RequestedItem[], { today }: BaliNow): Failure | null {
  const fields: Record<string, string> = {}
  for (const [index, { item, lookup }] of requestedItems.entries()) {
    if (item.namesFollow === true && lastDayForNames(item.choice, lookup.offer, today) === null)
      fields[`items.${index}.namesFollow`] = namesRequiredMessage
  }
  return Object.keys(fields).length > 0 ? fail('invalid_request', { fields }) : null
}

/** The failure contains the current questions of all items. */
function findAnswersFailure(requestedItems: readonly RequestedItem[]): Failure | null {
  const fields: Record<string, string> = {}
  for (const [index, { item, lookup }] of requestedItems.entries()) {
    const errors = findAnswerErrors(askedQuestions(item.choice, lookup.offer, item.answers), item)
    for (const [path, message] of Object.entries(errors)) fields[`items.${index}.${path}`] = message
  }
  if (Object.keys(fields).length === 0) return null
  const items = requestedItems.map(({ item: { itemId }, lookup }) => ({
    itemId,
    questions: lookup.offer?.booking_questions ?? [],
  }))
  return fail('invalid_request', { fields, details: { items } satisfies AskedQuestionsDetails })
}

function resolveItem({ item, lookup }: RequestedItem) {
  const line = findCurrentLine(lookup)
  if (!hasOffer(lookup) || !line) throw new Error('An item passed the check, but has no line.')
  return { item, choiceWithOffer: lookup, line }
}

function toCustomer(profile: Profile): Record<string, string> {
  const { email, full_name, first_name, last_name, address, city, country } = profile
  return { email, full_name, first_name, last_name, ...toStoredPhones(profile), address, city, country }
}

/** A number without a country code belongs to the traveller's country. */
function parseContactPhone(contact: EmergencyContact, { country }: Profile): EmergencyContact | Failure {
  const phone = parsePhone(contact.phone, country)
  return phone === null
    ? fail('invalid_request', { fields: { 'emergencyContact.phone': invalidPhoneMessage } })
    : { ...contact, phone }
}
