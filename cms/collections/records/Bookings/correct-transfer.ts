import {
  type Answers,
  bookedTransferTitle,
  correctTransferAnswers,
  findAnswerProblem,
  isDeparture,
  maxAnswerLength,
  parseTransferTitle,
  readTransferAnswers,
  transferAddress,
  transferQuestionIds,
  transferQuestions,
} from '@nusa/shared/booking'
import { baliTimeZone, type TimeZone } from '@nusa/shared/dates'
import { normaliseLine } from '@nusa/shared/text'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { relationId } from '../../../catalog/index.ts'
import { lengthError } from '../../../fields/text-lengths.ts'
import type { ValidationResult } from '../../../fields/validate.ts'
import type { Booking } from '../../../generated/payload-types.ts'
import { parseAnswers } from '../parts/booking-answers.ts'

/** Returns the answers about the transfer by question id, without empty answers. */
function readFilledAnswers(answers: unknown): Answers {
  const filledAnswers: Answers = {}
  for (const [id, answer] of Object.entries(readTransferAnswers(parseAnswers(answers)))) {
    const line = normaliseLine(answer)
    if (line !== '') filledAnswers[id] = line
  }
  return filledAnswers
}

const problemMessages: Record<string, string> = {
  [transferQuestionIds.direction]: 'Please choose the direction of the transfer.',
  [transferQuestionIds.flightNumber]: 'Please enter a flight number of letters and digits, such as GA 402.',
  [transferQuestionIds.flightTime]: 'Please enter the time of the flight, such as 14:30.',
  [transferQuestionIds.signName]: 'Please enter the name on the sign without emoji. They cannot be printed.',
}

/** Validates only changed answers. The pickup time need not agree with the flight, because staff can change both. */
export function checkTransferAnswers(
  value: unknown,
  { previousValue, siblingData }: { previousValue?: unknown; siblingData: Record<string, unknown> },
): ValidationResult {
  if (siblingData.kind !== 'transfer') return true
  const before = readFilledAnswers(previousValue)
  const after = readFilledAnswers(value)
  for (const question of transferQuestions(after, { timeZone: baliTimeZone })) {
    const answer = after[question.id] ?? ''
    if (answer === (before[question.id] ?? '')) continue
    const lengthProblem = lengthError(answer, maxAnswerLength)
    if (lengthProblem !== null) return lengthProblem
    const problem = findAnswerProblem(question, answer)
    if (problem !== null) return problemMessages[question.id] ?? problem
  }
  return true
}

/**
 * When staff correct the answers about a transfer, also updates the questions about the flight, the title of the
 * booking and the pickup location. The price stays, because both directions cost the same. Answers to other questions
 * cannot be changed.
 */
export const correctTransfer: CollectionBeforeChangeHook<Booking> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || data.answers === undefined) return data
  const storedAnswers = parseAnswers(originalDoc.answers)
  const before = readFilledAnswers(storedAnswers)
  const after = readFilledAnswers(data.answers)
  if (originalDoc.kind !== 'transfer' || hasSameAnswers(before, after)) return { ...data, answers: originalDoc.answers }
  const timeZone: TimeZone = originalDoc.time_zone ?? baliTimeZone
  return {
    ...data,
    answers: correctTransferAnswers(storedAnswers, after, timeZone),
    ...(await deriveRouteFields(req, originalDoc, { before, after })),
  }
}

function hasSameAnswers(before: Answers, after: Answers): boolean {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].every((id) => before[id] === after[id])
}

async function deriveRouteFields(
  req: PayloadRequest,
  booking: Booking,
  { before, after }: { before: Answers; after: Answers },
): Promise<Pick<Partial<Booking>, 'tour_title' | 'pickup_location'>> {
  const isDirectionChanged = isDeparture(before) !== isDeparture(after)
  const isAddressChanged = isDeparture(after) && transferAddress(before) !== transferAddress(after)
  if (!isDirectionChanged && !isAddressChanged) return {}
  const route = readBookedRoute(booking.tour_title, before) ?? (await readOfferedRoute(req, booking))
  if (route === null) return {}
  const pickup_location = isDeparture(after) ? transferAddress(after) || route.area : route.airport
  return isDirectionChanged ? { tour_title: bookedTransferTitle(route, after), pickup_location } : { pickup_location }
}

interface Route {
  airport: string
  area: string
}

/** Reads the airport and the area from the title, which contains their names at the time of booking. */
function readBookedRoute(title: string, answers: Answers): Route | null {
  const titleRoute = parseTransferTitle(title)
  if (titleRoute === null) return null
  return isDeparture(answers)
    ? { airport: titleRoute.to, area: titleRoute.from }
    : { airport: titleRoute.from, area: titleRoute.to }
}

/** Returns null if the transfer was deleted. */
async function readOfferedRoute(req: PayloadRequest, { transfer_id }: Booking): Promise<Route | null> {
  const id = relationId(transfer_id)
  const options = { depth: 1, disableErrors: true, req }
  const doc = id === null ? null : await req.payload.findByID({ collection: 'airport-transfers', id, ...options })
  const { airport_location_id: airport, area_id: area } = doc ?? {}
  if (!airport || !area || typeof airport !== 'object' || typeof area !== 'object') return null
  return { airport: airport.name, area: area.name }
}
