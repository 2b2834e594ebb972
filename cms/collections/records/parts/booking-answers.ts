import {
  type AnswerFact,
  answerFacts,
  type BookingKind,
  directionText,
  type FlightDay,
  findBookedPickupProblem,
  findFlightDay,
  isFlightDay,
  isFlightMissing,
  isFlightTimeAnswer,
  isPickupMissing,
  isTransferPickupMissing,
  type PickupProblem,
  type StoredAnswer,
  type StoredPickup,
  storedAnswersSchema,
} from '@nusa/shared/booking'
import { baliTimeZone, type LocalDate, type TimeZone, timeZoneSchema } from '@nusa/shared/dates'
import * as z from 'zod/mini'
import type { OfficeTexts } from '../texts/index.ts'

interface PickedUpBooking {
  kind: BookingKind
  pickup_kind: StoredPickup['kind']
  pickup_location: string | null
  answers: unknown
}

const answersSchema = z.catch(storedAnswersSchema, [])
const zoneSchema = z.catch(timeZoneSchema, baliTimeZone)

export function parseAnswers(stored: unknown): StoredAnswer[] {
  return answersSchema.parse(stored)
}

/** Returns Bali's time zone if none is stored. */
export function parseStoredTimeZone(stored: unknown): TimeZone {
  return zoneSchema.parse(stored)
}

/** Returns whether the office does not know where to pick the travellers up. */
export function lacksPickup({ kind, pickup_kind, pickup_location, answers }: PickedUpBooking): boolean {
  const pickup = { kind: pickup_kind, place: pickup_location ?? '' }
  return isPickupMissing(pickup) || isTransferPickupMissing(kind, parseAnswers(answers))
}

/** Returns whether the flight's number or time is missing. */
export function lacksFlight({ kind, answers }: { kind: BookingKind; answers: unknown }): boolean {
  return isFlightMissing(kind, parseAnswers(answers))
}

/** Returns why the pickup does not fit the flight; null if it fits. */
export function readPickupProblem({
  answers,
  ...booking
}: { answers: unknown } & Parameters<typeof findBookedPickupProblem>[1]): PickupProblem | null {
  return findBookedPickupProblem(parseAnswers(answers), booking)
}

const passengersSchema = z.catch(z.array(z.object({ id: z.catch(z.string(), ''), name: z.string() })), [])

/** The id is empty if the booking was stored before passengers had ids. */
export function readPassengers(stored: unknown): { id: string; name: string }[] {
  return passengersSchema.parse(stored)
}

export interface BookedAnswer extends AnswerFact {
  /** Undefined if the flight is on the day of the pickup. */
  flightDay?: FlightDay | LocalDate
}

/** Returns the answers with the names of the passengers and the day of the flight. */
export function readAnswers(
  booking: { answers?: unknown } & Parameters<typeof findFlightDay>[1],
  passengers: readonly { id: string; name: string }[],
): BookedAnswer[] {
  const answers = parseAnswers(booking.answers)
  const flightDay = findFlightDay(answers, booking)
  const flightTimeQuestion = answers.find(isFlightTimeAnswer)?.question
  return answerFacts(answers, passengers).map((fact) =>
    flightDay && fact.question === flightTimeQuestion ? { ...fact, flightDay } : fact,
  )
}

type AnswerTexts = Pick<OfficeTexts, 'transferAnswers' | 'flightDays' | 'shortDay'>

/**
 * Translates the built-in questions of transfers, which are stored in English, and adds the day of the flight.
 * Questions of editors and input of travellers are not translated.
 */
export function translateAnswers(answers: readonly BookedAnswer[], texts: AnswerTexts): AnswerFact[] {
  const { transferAnswers } = texts
  return answers.map(({ question, answer, flightDay }) => {
    // Outside of Bali, the question about the time of the flight ends with its zone: '(WIB)'.
    const [, questionText = question, zoneSuffix = ''] = /^(.+?)( \((?:WIB|WITA|WIT)\))?$/.exec(question) ?? []
    const translatedQuestion = Object.hasOwn(transferAnswers, questionText)
      ? `${transferAnswers[questionText]}${zoneSuffix}`
      : question
    const isChoice = questionText === directionText && Object.hasOwn(transferAnswers, answer)
    const translatedAnswer = (isChoice ? transferAnswers[answer] : undefined) ?? answer
    const day = flightDay ? ` (${flightDayText(flightDay, texts)})` : ''
    return { question: translatedQuestion, answer: `${translatedAnswer}${day}` }
  })
}

export function flightDayText(
  day: FlightDay | LocalDate,
  { flightDays, shortDay }: Pick<AnswerTexts, 'flightDays' | 'shortDay'>,
): string {
  return isFlightDay(day) ? flightDays[day] : shortDay(day)
}
