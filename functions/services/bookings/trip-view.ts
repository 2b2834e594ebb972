import {
  answerPath,
  bookingStart,
  findBookedPickupProblem,
  findMissingDetails,
  hideAnswers,
  isDeparture,
  isFlightMissing,
  isTransferAnswer,
  namesDeadline,
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

export function tripStart({ kind, date, pickupDate, pickupTime, startTime, timeZone }: Trip) {
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
  return tour?.pickup.mode === 'both' && packages.length > 0 && packages.every(({ pickup }) => pickup === undefined)
}

function toForm(trip: Trip, { tour, questions, taxRate }: TripOffer, now: Date): TripForm {
  const offered = tour?.pickup ?? pickupByAgreement
  const { kind, zone } = trip.pickup
  const isInZone = kind === 'zone'
  const isFixed = isInZone && (trip.paidSurcharge > 0 || !offered.zones.some(({ name }) => name === zone))
  const isChoice = isInZone || kind === 'later' || (kind === 'meeting_point' && canBePickedUp(trip, tour))
  // A zone is not offered after its pickup time, because the driver has already left. The chosen zone is always
  // offered.
  const zones = offered.zones.filter((offeredZone) => {
    const time = zonePickupInstant(trip, offeredZone)
    return offeredZone.name === zone || time === null || now < time
  })
  const canName = trip.namesUntil !== null && now < namesDeadline(tripStart(trip), trip.namesUntil)
  return {
    pickup: isChoice
      ? {
          // If the tour has no zones, for example because it was unpublished, the zone is fixed. The traveller can
          // still enter the place.
          fixed_zone: isFixed || zones.length === 0 ? zone : null,
          meeting_point: offered.mode === 'both' ? offered.meeting_point : '',
          zones: zones.map((offeredZone) => ({
            id: offeredZone.id,
            name: offeredZone.name,
            cash: pickupCash(offeredZone, trip.party, taxRate, trip.paidSurcharge),
          })),
        }
      : null,
    questions: [...questions],
    transfer: toTransfer(trip),
    // The name of the first traveller was given with the booking.
    travellers: trip.travellers.map((traveller, index) => ({ ...traveller, is_name_open: canName && index > 0 })),
  }
}

function toTransfer({ kind, answers, pickupTime, timeZone }: Trip): TripForm['transfer'] {
  if (kind !== 'transfer') return null
  return {
    is_departure: isDeparture(readTransferAnswers(answers)),
    pickup_time: parseClockTime(pickupTime, timeZone) ?? '',
    time_zone: timeZone,
  }
}

/** Includes answers that the page hides. */
export function toValues(trip: Trip, form: TripForm): TripValues {
  const { kind, zone, place } = trip.pickup
  const zoneId = form.pickup?.zones.find(({ name }) => name === zone)?.id
  const entryOf = (field: ReturnType<typeof tripFields>[number]): string => {
    switch (field.kind) {
      case 'pickup':
        return kind === 'zone' ? `zone:${zoneId}` : (kind ?? 'later')
      case 'place':
        return kind === 'meeting_point' ? '' : place
      case 'name':
        return field.traveller.name
      case 'answer': {
        const stored = findAnswer(trip.answers, field.question.id, field.traveller?.id ?? null)
        return stored ? (readStoredEntry(field.question, stored) ?? '') : ''
      }
    }
  }
  return Object.fromEntries(tripFields(form).map((field) => [field.path, entryOf(field)]))
}

export const findAnswer = (answers: readonly StoredAnswer[], questionId: string, traveller: string | null) =>
  answers.find((answer) => answer.question_id === questionId && answer.traveller === traveller)

/**
 * Returns the stored answers that no field shows, because their question was removed or their value can no longer be
 * entered.
 */
export function otherAnswers(trip: Trip, form: TripForm, values: TripValues): StoredAnswer[] {
  const shown = new Set(tripFields(form).flatMap(({ path }) => (values[path] ? [path] : [])))
  return trip.answers.filter(({ question_id, traveller }) => !shown.has(answerPath(question_id, traveller)))
}

/** If several people travel, the page shows only answers about the transfer, because other answers can be personal. */
function shownOtherAnswers(trip: Trip, form: TripForm, values: TripValues): TripDetailsView['other_answers'] {
  const nameOf = (id: string | null) => trip.travellers.find((traveller) => traveller.id === id)?.name ?? ''
  return otherAnswers(trip, form, values)
    .filter((answer) => form.travellers.length < 2 || isTransferAnswer(answer))
    .map(({ question, answer, traveller }) => ({
      question,
      answer: [nameOf(traveller), answer].filter((text) => text !== '').join(': '),
    }))
}

/** Required questions count as missing if the page shows them without an answer. */
function findMissing(
  { kind, pickup, travellers, answers: given }: Trip,
  form: TripForm,
  values: TripValues,
): TripDetailsView['missing'] {
  const answers = tripFields(form).filter(
    (field) => field.kind === 'answer' && field.question.is_required && !values[field.path],
  ).length
  const flight = isFlightMissing(kind, given)
  return findMissingDetails({ pickup, names: travellers.map(({ name }) => name), answers, flight })
}

export function toView(trip: Trip, offer: TripOffer, now: Date): TripDetailsView {
  const form = toForm(trip, offer, now)
  const values = toValues(trip, form)
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
    open_until: bookingStart(tripStart(trip)).toISOString(),
    names_until: trip.namesUntil,
    missing: findMissing(trip, form, values),
    // Only for paid bookings, because the page says that the team sees the problem and the back office lists only paid
    // bookings.
    pickup_problem: trip.isPaid ? findBookedPickupProblem(trip.answers, tripStart(trip)) : null,
    pickup_text: [pickup.place, pickup.zone].filter((text) => text !== '').join(', '),
    pickup_cash: trip.pickupCash,
    form,
    values: hideAnswers(form, values),
    other_answers: shownOtherAnswers(trip, form, values),
  }
}
