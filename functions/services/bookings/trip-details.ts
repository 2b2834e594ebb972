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
import { formatCount } from '@nusa/shared/text'
import type { OfferIds } from '../../ports/catalog.ts'
import type { Deps } from '../../ports/deps.ts'
import { type Failure, fail, isFailure } from '../../ports/failure.ts'
import type { BookedOffer } from '../../ports/new-invoice.ts'
import type { Trip, TripChange } from '../../ports/trip-details.ts'
import { type OutboxDeps, sendOutboxInBackground } from '../mails/send-outbox.ts'
import { findAnswer, otherAnswers, type TripOffer, toValues, toView, tripStart } from './trip-view.ts'

type RequiredDeps = OutboxDeps & Pick<Deps, 'background' | 'tripDetails' | 'catalog' | 'now'>

interface SaveRequest {
  token: string
  seen: TripValues
  values: TripValues
}

/** Returns the booking of a trip link as its page shows it. */
export async function openTripDetails(deps: RequiredDeps, token: string): Promise<TripDetailsView | Failure> {
  const trip = await deps.tripDetails.find(token)
  const problem = linkProblem(trip, deps.now())
  if (!trip || problem) return problem ?? fail('trip_link_unknown')
  return toView(trip, await readOffer(deps, trip), deps.now())
}

/**
 * Stores the values that a traveller entered on the page of a trip link. Only changed values are written, so that
 * changes stored since the page was opened are preserved. The request fails if the same value was changed on both
 * sides. If two people enter a name for the same traveller, the second name is stored for the next traveller. Names are
 * not saved after their deadline.
 */
export async function saveTripDetails(
  deps: RequiredDeps,
  { token, seen, values }: SaveRequest,
): Promise<SavedTripDetails | Failure> {
  const found = await deps.tripDetails.find(token)
  const problem = linkProblem(found, deps.now())
  if (!found || problem) return problem ?? fail('trip_link_unknown')
  const offer = await readOffer(deps, found)
  const now = deps.now()
  let isChanged = false
  let closed: string[] = []
  const saved = await deps.tripDetails.save(token, (trip) => {
    const currentProblem = linkProblem(trip, now)
    if (currentProblem) return currentProblem
    const view = toView(trip, offer, now)
    const stored = toValues(trip, view.form)
    const merged = reconcileTrip(
      { form: view.form, values: stored },
      revealAnswers(seen, stored),
      revealAnswers(values, stored),
    )
    closed = merged.closedNames
    if (merged.conflicts.length > 0) {
      return fail('trip_details_changed', { details: { view, conflicts: merged.conflicts } })
    }
    const fields = findTripErrors(view.form, view.values, hideUnchanged(view.values, stored, merged.values))
    if (Object.keys(fields).length > 0) return fail('invalid_request', { fields })
    if (isSameTrip(stored, merged.values)) return null
    isChanged = true
    const change = toChange(trip, { form: view.form, stored }, offer, merged.values)
    const isComplete = toView(withChange(trip, change), offer, now).missing === null
    return { ...change, isCompleted: isComplete && view.missing !== null }
  })
  if (isFailure(saved)) return saved
  if (saved === null) return fail('trip_link_unknown')
  if (isChanged) {
    deps.log({ level: 'info', event: 'trip-details-saved', booking: saved.id })
    sendOutboxInBackground(deps)
  }
  const not_saved = Object.fromEntries(closed.map((path) => [path, tripMessages.namesClosed]))
  return { ...toView(saved, offer, now), not_saved }
}

/** The failure reveals nothing about the booking except that it was cancelled or has started. */
function linkProblem(trip: Trip | null, now: Date): Failure | null {
  if (!trip) return fail('trip_link_unknown')
  if (trip.status === 'cancelled') return fail('trip_cancelled')
  return now < bookingStart(tripStart(trip)) ? null : fail('trip_link_ended')
}

const noOffers: OfferIds = { tours: new Set(), transfers: new Set(), rentals: new Set(), hotels: new Set() }

/** Questions and pickups are empty if the product is no longer offered. */
async function readOffer({ catalog }: RequiredDeps, { offer }: Trip): Promise<TripOffer> {
  const { tours, transfers, rentals, hotels, taxRate } = await catalog.readCurrent(offer ? idsOf(offer) : noOffers)
  const found =
    offer?.kind === 'room'
      ? hotels.get(offer.id)
      : offer && { tour: tours, transfer: transfers, rental: rentals }[offer.kind].get(offer.id)
  const tour = offer?.kind === 'tour' ? (tours.get(offer.id) ?? null) : null
  return { tour, questions: found?.booking_questions ?? [], taxRate }
}

function idsOf(offer: BookedOffer): OfferIds {
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
function hideUnchanged(shown: TripValues, stored: TripValues, values: TripValues): TripValues {
  const isHidden = ([path, value]: [string, string]) => shown[path] === hiddenAnswer && value === stored[path]
  return Object.fromEntries(Object.entries(values).map((entry) => (isHidden(entry) ? [entry[0], hiddenAnswer] : entry)))
}

function toChange(
  trip: Trip,
  { form, stored }: { form: TripForm; stored: TripValues },
  offer: TripOffer,
  values: TripValues,
): Omit<TripChange, 'isCompleted'> {
  const valueAt = (path: string) => values[path] ?? ''
  const questions = tripQuestions(form)
  const answersOf = (traveller: string | null) =>
    Object.fromEntries(
      questions
        .map(({ id }) => [id, valueAt(answerPath(id, traveller))] as const)
        .filter(([, answer]) => answer !== ''),
    )
  const answers = toStoredAnswers(
    questions,
    { answers: answersOf(null), passengers: trip.travellers.map(({ id }) => ({ answers: answersOf(id) })) },
    trip.travellers.map(({ id }) => id),
  )
  const names = new Map(
    form.travellers.filter(({ is_name_open }) => is_name_open).map(({ id }) => [id, valueAt(`name:${id}`)] as const),
  )
  const answersWithoutField = otherAnswers(trip, form, stored).filter(
    ({ question_id, traveller }) => findAnswer(answers, question_id, traveller) === undefined,
  )
  return {
    ...toPickupChange(trip, form, offer, { stored, values }),
    names,
    // In a transfer, the only other answer is the direction, which the checkout shows first.
    answers: form.transfer ? [...answersWithoutField, ...answers] : [...answers, ...answersWithoutField],
    changed: describeChange(form, stored, values),
  }
}

function withChange(trip: Trip, { names, ...change }: Omit<TripChange, 'isCompleted'>): Trip {
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
  { stored, values }: { stored: TripValues; values: TripValues },
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
  if (form.pickup.fixed_zone !== null || pickupValue === stored.pickup) {
    const isAtMeetingPoint = pickup.kind === 'meeting_point'
    return { pickup: isAtMeetingPoint ? pickup : { ...pickup, place }, pickupTime, pickupCash }
  }
  const zones = tour?.pickup.zones ?? []
  const zone = zones.find(({ id }) => id === zoneIdOf(pickupValue))
  const currentZone = zones.find(({ name }) => name === pickup.zone)
  // A pickup time or pickup day that staff entered is not replaced.
  const isComputed =
    trip.pickupDate === null &&
    (pickupTime === '' || (currentZone !== undefined && pickupTime === formatZonePickupTime(trip, currentZone)))
  const changed = changePickup(
    trip,
    zone ? { kind: 'zone', zone, place } : { kind: 'meeting_point', place: form.pickup.meeting_point },
    taxRate,
  )
  return isComputed ? changed : { ...changed, pickupTime }
}

/** Staff read this text in the history. */
function describeChange(form: TripForm, stored: TripValues, values: TripValues): string[] {
  const changed = tripFields(form).filter(({ path }) => (stored[path] ?? '') !== (values[path] ?? ''))
  const countChanged = (kind: string) => changed.filter((field) => field.kind === kind).length
  const isPickup = countChanged('pickup') + countChanged('place') > 0
  return [
    ...(isPickup ? ['pickup'] : []),
    ...(countChanged('name') > 0 ? [formatCount(countChanged('name'), 'name')] : []),
    ...(countChanged('answer') > 0 ? [formatCount(countChanged('answer'), 'answer')] : []),
  ]
}
