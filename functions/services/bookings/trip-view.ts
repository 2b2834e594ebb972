import {
  answerFacts,
  answerPath,
  bookingStart,
  findBookedPickupProblem,
  findMissingDetails,
  findNamesDeadline,
  hideAnswers,
  isDeparture,
  isPickupProblemShown,
  isTransferAnswer,
  readStoredEntry,
  readTransferAnswers,
  type StoredAnswer,
  type TripDetailsView,
  type TripForm,
  type TripValues,
  tripFields,
  zonePickupInstant,
} from '@nusa/shared/booking'
import { type BookingQuestion, type CurrentTour, pickupByAgreement } from '@nusa/shared/catalog'
import { parseClockTime } from '@nusa/shared/dates'
import { pickupCash } from '@nusa/shared/pricing'
import type { Trip } from '../../ports/trip-details.ts'

/** The current catalogue data of a booked product. */
export interface TripOffer {
  /** Null if the product is not a tour or is no longer offered. */
  tour: CurrentTour | null
  questions: readonly BookingQuestion[]
  taxRate: number
}

export function toBookingStart({ kind, date, pickupDate, pickupTime, startTime, timeZone }: Trip) {
  return {
    kind,
    booking_date: date,
    pickup_date: pickupDate,
    pickup_time: pickupTime,
    start_time: startTime,
    time_zone: timeZone,
  }
}

/**
 * Travellers who booked the meeting point can change to a pickup, unless their package is sold without transfer or is
 * no longer sold.
 */
function canBePickedUp({ packageTitle }: Trip, tour: CurrentTour | null): boolean {
  const packages = tour?.pricing.filter(({ name }) => name === packageTitle) ?? []
  const allIncludePickup = packages.every(({ pickup }) => pickup !== 'meeting_point')
  return tour?.pickup.mode === 'both' && packages.length > 0 && allIncludePickup
}

function toTripForm(trip: Trip, offer: TripOffer, now: Date): TripForm {
  const canEnterNames = trip.namesDueDay !== null && now < findNamesDeadline(toBookingStart(trip), trip.namesDueDay)
  return {
    pickup: toPickupForm(trip, offer, now),
    questions: [...offer.questions],
    transfer: toTransferForm(trip),
    // The name of the first traveller was given with the booking.
    travellers: trip.travellers.map((traveller, index) => ({ ...traveller, is_name_open: canEnterNames && index > 0 })),
  }
}

function toPickupForm(trip: Trip, { tour, taxRate }: TripOffer, now: Date): TripForm['pickup'] {
  if (!hasPickupChoice(trip, tour)) return null
  const offeredPickup = tour?.pickup ?? pickupByAgreement
  const { kind, zone } = trip.pickup
  // A zone cannot be chosen after its pickup time, because the driver has already left. The booked zone stays in the
  // list.
  const zones = offeredPickup.zones.filter((offeredZone) => {
    const pickupInstant = zonePickupInstant(trip, offeredZone)
    return offeredZone.name === zone || pickupInstant === null || now < pickupInstant
  })
  const hasPaidSurcharge = trip.paidSurcharge > 0
  const isZoneStillSold = offeredPickup.zones.some(({ name }) => name === zone)
  const isFixed = kind === 'zone' && (hasPaidSurcharge || !isZoneStillSold)
  return {
    // If the tour has no zones, for example because it was unpublished, the zone is fixed. The traveller can still
    // enter the place.
    fixed_zone: isFixed || zones.length === 0 ? zone : null,
    meeting_point: offeredPickup.mode === 'both' ? offeredPickup.meeting_point : '',
    zones: zones.map((offeredZone) => ({
      id: offeredZone.id,
      name: offeredZone.name,
      cash: pickupCash(offeredZone, trip.party, taxRate, trip.paidSurcharge),
    })),
  }
}

function hasPickupChoice(trip: Trip, tour: CurrentTour | null): boolean {
  switch (trip.pickup.kind) {
    case 'zone':
    case 'later':
      return true
    case 'meeting_point':
      return canBePickedUp(trip, tour)
    case null:
      return false
  }
}

function toTransferForm({ kind, answers, pickupTime, timeZone }: Trip): TripForm['transfer'] {
  if (kind !== 'transfer') return null
  return {
    is_departure: isDeparture(readTransferAnswers(answers)),
    pickup_time: parseClockTime(pickupTime, timeZone) ?? '',
    time_zone: timeZone,
  }
}

/** Returns the stored value of each field, by path. Includes answers that the page hides. */
export function toTripValues(trip: Trip, form: TripForm): TripValues {
  const { kind, zone, place } = trip.pickup
  const zoneId = form.pickup?.zones.find(({ name }) => name === zone)?.id
  const valueOfField = (field: ReturnType<typeof tripFields>[number]): string => {
    switch (field.kind) {
      case 'pickup':
        return kind === 'zone' ? `zone:${zoneId}` : (kind ?? 'later')
      case 'place':
        return kind === 'meeting_point' ? '' : place
      case 'name':
        return field.traveller.name
      case 'answer': {
        const storedAnswer = findAnswer(trip.answers, field.question.id, field.traveller?.id ?? null)
        if (!storedAnswer) return ''
        return readStoredEntry(field.question, storedAnswer) ?? ''
      }
    }
  }
  return Object.fromEntries(tripFields(form).map((field) => [field.path, valueOfField(field)]))
}

const hasEntry = (values: TripValues, path: string) => (values[path] ?? '') !== ''

export const findAnswer = (answers: readonly StoredAnswer[], questionId: string, traveller: string | null) =>
  answers.find((answer) => answer.question_id === questionId && answer.traveller === traveller)

/**
 * Returns the stored answers that no field shows, because their question was removed or their value can no longer be
 * entered.
 */
export function findAnswersWithoutField(trip: Trip, form: TripForm, values: TripValues): StoredAnswer[] {
  const filledFields = tripFields(form).filter(({ path }) => hasEntry(values, path))
  const filledPaths = new Set(filledFields.map(({ path }) => path))
  return trip.answers.filter(({ question_id, traveller }) => !filledPaths.has(answerPath(question_id, traveller)))
}

/** If several people travel, the page shows only answers about the transfer, because other answers can be personal. */
function toOtherAnswers(trip: Trip, form: TripForm, values: TripValues): TripDetailsView['other_answers'] {
  const shownAnswers = findAnswersWithoutField(trip, form, values).filter(
    (answer) => form.travellers.length < 2 || isTransferAnswer(answer),
  )
  return answerFacts(shownAnswers, trip.travellers)
}

/** Required questions count as missing if the page shows them without an answer. */
function findMissing(
  { kind, pickup, travellers, answers }: Trip,
  form: TripForm,
  values: TripValues,
): TripDetailsView['missing'] {
  const unansweredFields = tripFields(form).filter(
    (field) => field.kind === 'answer' && field.question.is_required && !hasEntry(values, field.path),
  )
  return findMissingDetails({
    kind,
    answers,
    pickup,
    names: travellers.map(({ name }) => name),
    unansweredCount: unansweredFields.length,
  })
}

export function toTripDetailsView(trip: Trip, offer: TripOffer, now: Date): TripDetailsView {
  const form = toTripForm(trip, offer, now)
  const values = toTripValues(trip, form)
  const { pickup } = trip
  return {
    product: trip.productTitle,
    booking_date: trip.date,
    end_date: trip.endDate,
    pickup_date: trip.pickupDate,
    pickup_time: trip.pickupTime,
    start_time: trip.startTime,
    start_label: trip.startLabel,
    time_zone: trip.timeZone,
    open_until: bookingStart(toBookingStart(trip)).toISOString(),
    names_until: trip.namesDueDay,
    missing: findMissing(trip, form, values),
    pickup_problem: findShownPickupProblem(trip, now),
    pickup_text: [pickup.place, pickup.zone].filter((text) => text !== '').join(', '),
    pickup_cash: trip.pickupCash,
    form,
    values: hideAnswers(form, values),
    other_answers: toOtherAnswers(trip, form, values),
  }
}

function findShownPickupProblem(trip: Trip, now: Date): TripDetailsView['pickup_problem'] {
  const start = toBookingStart(trip)
  const payment_status = trip.isPaid ? 'paid' : 'pending'
  const isShown = isPickupProblemShown({ ...start, status: trip.status, payment_status }, now)
  return isShown ? findBookedPickupProblem(trip.answers, start) : null
}
