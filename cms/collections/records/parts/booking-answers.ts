import { type AnswerFact, answerFacts, storedAnswersSchema } from '@nusa/shared/booking'
import * as z from 'zod/mini'

const answersSchema = z.catch(storedAnswersSchema, [])
const passengersSchema = z.catch(z.array(z.object({ id: z.catch(z.string(), ''), name: z.string() })), [])

/** Reads the passengers of a stored booking; those of early bookings have no id. */
export function readPassengers(stored: unknown): { id: string; name: string }[] {
  return passengersSchema.parse(stored)
}

/** Reads the answers of a stored booking, with the names of the passengers who gave them. */
export function readAnswers(stored: unknown, passengers: readonly { id: string; name: string }[]): AnswerFact[] {
  return answerFacts(answersSchema.parse(stored), passengers)
}
