import { formatRupiah } from '@nusa/shared/money'
import { translateAnswers } from '../../collections/records/parts/booking-answers.ts'
import type { OfficeTexts } from '../../collections/records/texts/index.ts'
import type { DayBooking } from './day-bookings.ts'
import type { DayDeparture } from './day-departures.ts'

export function locationText(
  booking: Pick<DayBooking, 'place' | 'isDelivered' | 'isPickupMissing' | 'event' | 'cash'>,
  texts: OfficeTexts,
): string {
  const cash = booking.cash > 0 ? texts.collectInCash(formatRupiah(booking.cash)) : ''
  return [placeText(booking, texts), cash].filter(Boolean).join('; ')
}

function placeText(
  {
    place,
    isDelivered,
    isPickupMissing,
    event,
  }: Pick<DayBooking, 'place' | 'isDelivered' | 'isPickupMissing' | 'event'>,
  texts: OfficeTexts,
): string {
  if (isPickupMissing) return [texts.pickupMissing, place].filter(Boolean).join(', ')
  if (!isDelivered || place === '') return place
  return event === 'return' ? texts.collectFrom(place) : texts.deliverTo(place)
}

export function namesText(
  { passengers, missingNameCount }: Pick<DayBooking, 'passengers' | 'missingNameCount'>,
  texts: OfficeTexts,
): string {
  const missing = missingNameCount > 0 ? texts.namesMissing(missingNameCount, passengers.length + missingNameCount) : ''
  return [...passengers, missing].filter(Boolean).join(', ')
}

export function paymentText(
  { payment, isInReview }: Pick<DayBooking, 'payment' | 'isInReview'>,
  texts: OfficeTexts,
): string {
  const text = texts.payments[payment]
  return isInReview ? texts.needsAttention(text) : text
}

/** Returns a text such as 'Tour, day 2 of 3', 'Rental: pickup' or 'Transfer, travel date 24 Dec 2026'. */
export function eventText(
  { event, tourDay, travelDate }: Pick<DayBooking, 'event' | 'tourDay' | 'travelDate'>,
  texts: OfficeTexts,
): string {
  const text = tourDay ? texts.tourDay(tourDay) : texts.events[event]
  return travelDate ? texts.ofTravelDate(text, travelDate) : text
}

/** Returns a time such as '07:30', or '23:45 (day before)' if the pickup is on another day. */
export function timeText(
  { time, otherPickupDay }: Pick<DayBooking, 'time' | 'otherPickupDay'>,
  { departures }: OfficeTexts,
): string {
  return otherPickupDay ? departures.pickupOnDay[otherPickupDay](time) : time
}

/** Returns a departure such as '01:00, Sunrise', or '00:15 (next day)' on the evening before. */
export function departureText(
  { departureName: departure, isEveningBefore }: Pick<DayBooking, 'departureName' | 'isEveningBefore'>,
  { departures }: OfficeTexts,
): string {
  return isEveningBefore && departure ? departures.nextDay(departure) : departure
}

export function answerFlags(
  { missingAnswerCount, isFlightMissing, pickupProblem }: AnswerProblems,
  texts: OfficeTexts,
): string[] {
  const flags: string[] = []
  if (missingAnswerCount > 0) flags.push(texts.answersMissing(missingAnswerCount))
  if (isFlightMissing) flags.push(texts.flightMissing)
  if (pickupProblem) flags.push(texts.pickupProblem(pickupProblem))
  return flags
}

type AnswerProblems = Pick<DayBooking, 'missingAnswerCount' | 'isFlightMissing' | 'pickupProblem'>

/** Returns one line, such as 'Shoe size: 42; Answers missing: 1'. */
export function answersText(booking: AnswerProblems & Pick<DayBooking, 'answers'>, texts: OfficeTexts): string {
  const answers = translateAnswers(booking.answers, texts).map(({ question, answer }) => `${question}: ${answer}`)
  return [...answers, ...answerFlags(booking, texts)].join('; ')
}

/** Returns a text such as '12 of 20 booked', or '12 booked' if the departure is closed or has no limit. */
export function stockText(
  { bookedCount: booked, capacity, isClosed }: Pick<DayDeparture, 'bookedCount' | 'capacity' | 'isClosed'>,
  { departures }: OfficeTexts,
): string {
  return capacity === null || isClosed ? departures.bookedCount(booked) : departures.bookedOfCapacity(booked, capacity)
}

/** Staff may lower the capacity below the number of booked spots. */
export function isOverbooked({
  bookedCount: booked,
  capacity,
  isClosed,
}: Pick<DayDeparture, 'bookedCount' | 'capacity' | 'isClosed'>): boolean {
  return !isClosed && capacity !== null && booked > capacity
}
