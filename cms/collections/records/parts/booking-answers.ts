import {
  type AnswerFact,
  answerFacts,
  type BookingKind,
  isFlightMissing,
  type StoredAnswer,
  storedAnswersSchema,
} from '@nusa/shared/booking'
import * as z from 'zod/mini'
import type { OfficeTexts } from '../texts/index.ts'

const answersSchema = z.catch(storedAnswersSchema, [])

/** Reads the answers of a stored booking. */
export function parseAnswers(stored: unknown): StoredAnswer[] {
  return answersSchema.parse(stored)
}

/** Returns whether the number or the time of the flight of a stored transfer is missing. */
export function lacksFlight({ kind, answers }: { kind: BookingKind; answers: unknown }): boolean {
  return isFlightMissing(kind, parseAnswers(answers))
}

const passengersSchema = z.catch(z.array(z.object({ id: z.catch(z.string(), ''), name: z.string() })), [])

/** Reads the passengers of a stored booking; those of early bookings have no id. */
export function readPassengers(stored: unknown): { id: string; name: string }[] {
  return passengersSchema.parse(stored)
}

/** Reads the answers of a stored booking, with the names of the passengers who gave them. */
export function readAnswers(stored: unknown, passengers: readonly { id: string; name: string }[]): AnswerFact[] {
  return answerFacts(parseAnswers(stored), passengers)
}

/**
 * Translates the questions about every transfer and their choices, which are stored in English. The questions of
 * editors and the input of travellers are not translated.
 */
export function translateAnswers(
  answers: readonly AnswerFact[],
  { transferAnswers }: Pick<OfficeTexts, 'transferAnswers'>,
): AnswerFact[] {
  return answers.map(({ question, answer }) => {
    // Outside of Bali, the question about the time of the flight ends with its zone: '(WIB)'.
    const [, text = question, zone = ''] = /^(.+?)( \((?:WIB|WITA|WIT)\))?$/.exec(question) ?? []
    const translated = Object.hasOwn(transferAnswers, text) ? `${transferAnswers[text]}${zone}` : question
    const isChoice = text === 'Direction' && Object.hasOwn(transferAnswers, answer)
    return { question: translated, answer: (isChoice ? transferAnswers[answer] : undefined) ?? answer }
  })
}
