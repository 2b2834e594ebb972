import {
  type AnswerFact,
  answerFacts,
  type BookingKind,
  directionText,
  findBookedPickupProblem,
  isFlightMissing,
  type PickupProblem,
  type StoredAnswer,
  storedAnswersSchema,
  withFlightDay,
} from '@nusa/shared/booking'
import { baliTimeZone, type TimeZone, timeZoneSchema } from '@nusa/shared/dates'
import * as z from 'zod/mini'
import type { OfficeTexts } from '../texts/index.ts'

const answersSchema = z.catch(storedAnswersSchema, [])
const zoneSchema = z.catch(timeZoneSchema, baliTimeZone)

/** Reads the answers of a stored booking. */
export function parseAnswers(stored: unknown): StoredAnswer[] {
  return answersSchema.parse(stored)
}

/** Reads the time zone of a stored booking; Bali's if it is not stored. */
export function readTimeZone(stored: unknown): TimeZone {
  return zoneSchema.parse(stored)
}

/** Returns whether the number or the time of the flight of a stored transfer is missing. */
export function lacksFlight({ kind, answers }: { kind: BookingKind; answers: unknown }): boolean {
  return isFlightMissing(kind, parseAnswers(answers))
}

/** Returns why the pickup of a stored transfer does not fit its flight; null if it fits. */
export function readPickupProblem({
  answers,
  ...booking
}: { answers: unknown } & Parameters<typeof findBookedPickupProblem>[1]): PickupProblem | null {
  return findBookedPickupProblem(parseAnswers(answers), booking)
}

const passengersSchema = z.catch(z.array(z.object({ id: z.catch(z.string(), ''), name: z.string() })), [])

/** Reads the passengers of a stored booking. Those stored before passengers had ids have an empty one. */
export function readPassengers(stored: unknown): { id: string; name: string }[] {
  return passengersSchema.parse(stored)
}

/** Reads the answers of a stored booking, with the names of the passengers who gave them and the day of the flight. */
export function readAnswers(
  booking: { answers?: unknown } & Parameters<typeof withFlightDay>[1],
  passengers: readonly { id: string; name: string }[],
): AnswerFact[] {
  return answerFacts(withFlightDay(parseAnswers(booking.answers), booking), passengers)
}

/** The day behind the time in an answer: 'next day' in '00:40 (next day)', or a date: '00:40 (Dec 25, 2026)'. */
const flightDayPattern = /(?<=^\d\d:\d\d \()[\w, ]+(?=\)$)/

/**
 * Translates the built-in questions of transfers, their choices and the day of the flight, which are stored in English.
 * The questions of editors and the input of travellers are not translated.
 */
export function translateAnswers(
  answers: readonly AnswerFact[],
  { transferAnswers, shortDay }: Pick<OfficeTexts, 'transferAnswers' | 'shortDay'>,
): AnswerFact[] {
  return answers.map(({ question, answer }) => {
    // Outside of Bali, the question about the time of the flight ends with its zone: '(WIB)'.
    const [, text = question, zone = ''] = /^(.+?)( \((?:WIB|WITA|WIT)\))?$/.exec(question) ?? []
    const translated = Object.hasOwn(transferAnswers, text) ? `${transferAnswers[text]}${zone}` : question
    const isChoice = text === directionText && Object.hasOwn(transferAnswers, answer)
    const translatedAnswer = text.endsWith(' time of the flight')
      ? answer.replace(flightDayPattern, (day) => transferAnswers[day] ?? shortDay(day))
      : answer
    return { question: translated, answer: (isChoice ? transferAnswers[answer] : undefined) ?? translatedAnswer }
  })
}
