import {
  answerPath,
  bookingStart,
  changePickup,
  findTripErrors,
  formatZonePickupTime,
  hiddenAnswer,
  isSameTrip,
  type PickupDetails,
  reconcileTrip,
  revealAnswers,
  type SavedTripDetails,
  type TripDetailsView,
  type TripForm,
  type TripValues,
  toStoredAnswers,
  transferQuestionIds,
  tripFields,
  tripMessages,
  tripQuestions,
  zoneIdOf,
} from '@nusa/shared/booking'
import type { OfferedPickupZone } from '@nusa/shared/catalog'
import { formatCount } from '@nusa/shared/text'
import type { OfferIds, Offers } from '../../ports/catalog.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail, isFailure } from '../../ports/failure.ts'
import type { BookedOffer } from '../../ports/new-invoice.ts'
import type { Trip, TripChange } from '../../ports/trip-details.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'
import {
  findAnswer,
  findAnswersWithoutField,
  type TripOffer,
  toBookingStart,
  toTripDetailsView,
  toTripValues,
} from './trip-view.ts'

type RequiredDeps = OutboxDeps & Pick<Deps, 'background' | 'tripDetails' | 'catalog' | 'now'>

interface SaveRequest {
  token: string
  seen: TripValues
  values: TripValues
}

/** Returns the details of a booking for the page that the trip link in an email opens. */
export async function openTripDetails(deps: RequiredDeps, token: string): Promise<TripDetailsView | Failure> {
  const trip = await deps.tripDetails.find(token)
  if (!trip) return fail('trip_link_unknown')
  const linkFailure = findLinkFailure(trip, deps.now())
  if (linkFailure) return linkFailure
  return toTripDetailsView(trip, await readOffer(deps, trip), deps.now())
}

/**
 * Stores the values that a traveller entered on the page of a trip link. Only changed values are written, so that
 * changes stored since the page was opened are preserved. The request fails if the entered value and the stored value
 * of a field have both changed, to different values. If two people enter a name for the same traveller, the second name
 * is stored for the next traveller. Names are not saved after their deadline.
 */
export async function saveTripDetails(
  deps: RequiredDeps,
  { token, seen: seenValues, values }: SaveRequest,
): Promise<SavedTripDetails | Failure> {
  const foundTrip = await deps.tripDetails.find(token)
  if (!foundTrip) return fail('trip_link_unknown')
  const linkFailure = findLinkFailure(foundTrip, deps.now())
  if (linkFailure) return linkFailure
  const offer = await readOffer(deps, foundTrip)
  const now = deps.now()
  let isChanged = false
  let unsavedNamePaths: string[] = []
  const savedTrip = await deps.tripDetails.save(token, (trip) => {
    const currentFailure = findLinkFailure(trip, now)
    if (currentFailure) return currentFailure
    const view = toTripDetailsView(trip, offer, now)
    const storedValues = toTripValues(trip, view.form)
    const mergedTrip = reconcileTrip(
      { form: view.form, values: storedValues },
      revealAnswers(seenValues, storedValues),
      revealAnswers(values, storedValues),
    )
    unsavedNamePaths = mergedTrip.unsavedNamePaths
    if (mergedTrip.conflicts.length > 0) {
      return fail('trip_details_changed', { details: { view, conflicts: mergedTrip.conflicts } })
    }
    const newValues = hideUnchangedAnswers(view.values, storedValues, mergedTrip.values)
    const fields = findTripErrors(view.form, view.values, newValues)
    if (Object.keys(fields).length > 0) return fail('invalid_request', { fields })
    if (isSameTrip(storedValues, mergedTrip.values)) return null
    isChanged = true
    const change = toTripChange(trip, { form: view.form, storedValues }, offer, mergedTrip.values)
    const isComplete = toTripDetailsView(applyTripChange(trip, change), offer, now).missing === null
    return { ...change, isCompleted: isComplete && view.missing !== null }
  })
  if (isFailure(savedTrip)) return savedTrip
  if (savedTrip === null) return fail('trip_link_unknown')
  if (isChanged) {
    deps.log({ level: 'info', event: 'trip-details-saved', booking: savedTrip.id })
    sendOutboxInBackground(deps)
  }
  const not_saved = Object.fromEntries(unsavedNamePaths.map((path) => [path, tripMessages.namesClosed]))
  return { ...toTripDetailsView(savedTrip, offer, now), not_saved }
}

/** The failure reveals nothing about the booking except that it was cancelled or has started. */
function findLinkFailure(trip: Trip, now: Date): Failure | null {
  if (trip.status === 'cancelled') return fail('trip_cancelled')
  return now < bookingStart(toBookingStart(trip)) ? null : fail('trip_link_ended')
}

const noOffers: OfferIds = { tours: new Set(), transfers: new Set(), rentals: new Set(), hotels: new Set() }

/** Returns no questions and no tour if the product is no longer offered. */
async function readOffer({ catalog }: RequiredDeps, { offer }: Trip): Promise<TripOffer> {
  const { taxRate, ...offers } = await catalog.readCurrent(offer ? toOfferIds(offer) : noOffers)
  const product = offer && findProduct(offer, offers)
  const tour = offer?.kind === 'tour' ? (offers.tours.get(offer.id) ?? null) : null
  return { tour, questions: product?.booking_questions ?? [], taxRate }
}

function findProduct(offer: BookedOffer, { tours, transfers, rentals, hotels }: Offers) {
  switch (offer.kind) {
    case 'tour':
      return tours.get(offer.id)
    case 'transfer':
      return transfers.get(offer.id)
    case 'rental':
      return rentals.get(offer.id)
    case 'room':
      return hotels.get(offer.id)
  }
}

function toOfferIds(offer: BookedOffer): OfferIds {
  switch (offer.kind) {
    case 'tour':
      return { ...noOffers, tours: new Set([offer.id]) }
    case 'transfer':
      return { ...noOffers, transfers: new Set([offer.id]) }
    case 'rental':
      return { ...noOffers, rentals: new Set([offer.id]) }
    case 'room':
      return { ...noOffers, hotels: new Set([offer.id]) }
  }
}

/** Replaces unchanged hidden answers by the placeholder that the page contains. */
function hideUnchangedAnswers(shownValues: TripValues, storedValues: TripValues, values: TripValues): TripValues {
  const visibleValues = { ...values }
  for (const [path, value] of Object.entries(values)) {
    if (shownValues[path] === hiddenAnswer && value === storedValues[path]) visibleValues[path] = hiddenAnswer
  }
  return visibleValues
}

function toTripChange(
  trip: Trip,
  { form, storedValues }: { form: TripForm; storedValues: TripValues },
  offer: TripOffer,
  values: TripValues,
): Omit<TripChange, 'isCompleted'> {
  const valueAt = (path: string) => values[path] ?? ''
  const questions = tripQuestions(form)
  const answersOf = (traveller: string | null) =>
    Object.fromEntries(questions.map(({ id }) => [id, valueAt(answerPath(id, traveller))]))
  const answers = toStoredAnswers(
    questions,
    { answers: answersOf(null), passengers: trip.travellers.map(({ id }) => ({ answers: answersOf(id) })) },
    trip.travellers.map(({ id }) => id),
  )
  const names = new Map<string, string>()
  for (const { id, is_name_open } of form.travellers) {
    if (is_name_open) names.set(id, valueAt(`name:${id}`))
  }
  const answersWithoutField = findAnswersWithoutField(trip, form, storedValues).filter(
    ({ question_id, traveller }) => findAnswer(answers, question_id, traveller) === undefined,
  )
  return {
    ...toPickupChange(trip, form, offer, { storedValues, values }),
    names,
    // Only the direction of a transfer is an answer without a field. It comes first, as in the checkout.
    answers: form.transfer ? [...answersWithoutField, ...answers] : [...answers, ...answersWithoutField],
    changeSummaries: summarizeChange(form, storedValues, values),
  }
}

function applyTripChange(trip: Trip, { names, ...change }: Omit<TripChange, 'isCompleted'>): Trip {
  const travellers = trip.travellers.map((traveller) => ({
    ...traveller,
    name: names.get(traveller.id) ?? traveller.name,
  }))
  return { ...trip, ...change, travellers }
}

function toPickupChange(
  trip: Trip,
  form: TripForm,
  { tour, taxRate }: TripOffer,
  { storedValues, values }: { storedValues: TripValues; values: TripValues },
): PickupDetails {
  const { pickup, pickupTime, pickupCash } = trip
  const address = values[answerPath(transferQuestionIds.address, null)] ?? ''
  // A transfer to the airport starts at the traveller's address.
  if (form.transfer?.is_departure && address !== '') {
    return { pickup: { ...pickup, place: address }, pickupTime, pickupCash }
  }
  if (!form.pickup) return { pickup, pickupTime, pickupCash }
  const pickupValue = values.pickup ?? ''
  const place = values.place ?? ''
  const isChoiceUnchanged = form.pickup.fixed_zone !== null || pickupValue === storedValues.pickup
  if (isChoiceUnchanged) {
    const isAtMeetingPoint = pickup.kind === 'meeting_point'
    return { pickup: isAtMeetingPoint ? pickup : { ...pickup, place }, pickupTime, pickupCash }
  }
  const zones = tour?.pickup.zones ?? []
  const zone = zones.find(({ id }) => id === zoneIdOf(pickupValue))
  const newPickup = zone
    ? ({ kind: 'zone', zone, place } as const)
    : ({ kind: 'meeting_point', place: form.pickup.meeting_point } as const)
  const changedPickup = changePickup(trip, newPickup, taxRate)
  return isPickupTimeSetByStaff(trip, zones) ? { ...changedPickup, pickupTime } : changedPickup
}

function isPickupTimeSetByStaff(trip: Trip, zones: readonly OfferedPickupZone[]): boolean {
  if (trip.pickupDate !== null) return true
  if (trip.pickupTime === '') return false
  const zone = zones.find(({ name }) => name === trip.pickup.zone)
  return zone === undefined || trip.pickupTime !== formatZonePickupTime(trip, zone)
}

/** Staff read this text in the history. */
function summarizeChange(form: TripForm, storedValues: TripValues, values: TripValues): string[] {
  const changedFields = tripFields(form).filter(({ path }) => (storedValues[path] ?? '') !== (values[path] ?? ''))
  const countChanged = (kind: string) => changedFields.filter((field) => field.kind === kind).length
  const nameCount = countChanged('name')
  const answerCount = countChanged('answer')
  const summaries: string[] = []
  if (countChanged('pickup') + countChanged('place') > 0) summaries.push('pickup')
  if (nameCount > 0) summaries.push(formatCount(nameCount, 'name'))
  if (answerCount > 0) summaries.push(formatCount(answerCount, 'answer'))
  return summaries
}
