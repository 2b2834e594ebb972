import {
  type Answers,
  answerProblem,
  bookedTransferTitle,
  correctTransferAnswers,
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

/** Leaves out empty answers. */
function readEntries(answers: unknown): Answers {
  const entries = Object.entries(readTransferAnswers(parseAnswers(answers)))
  return Object.fromEntries(
    entries.map(([id, answer]) => [id, normaliseLine(answer)] as const).filter(([, answer]) => answer !== ''),
  )
}

const problems: Record<string, string> = {
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
  const [before, after] = [readEntries(previousValue), readEntries(value)]
  for (const question of transferQuestions(after, { timeZone: baliTimeZone })) {
    const answer = after[question.id] ?? ''
    if (answer === (before[question.id] ?? '')) continue
    const tooLong = lengthError(answer, maxAnswerLength)
    if (tooLong !== null) return tooLong
    const problem = answerProblem(question, answer)
    if (problem !== null) return problems[question.id] ?? problem
  }
  return true
}

/**
 * Stores what follows from a corrected transfer: the questions about the flight, the title, and the start of the
 * ride. The price stays, because both directions cost the same. No other answer can be changed.
 */
export const correctTransfer: CollectionBeforeChangeHook<Booking> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || data.answers === undefined) return data
  const stored = parseAnswers(originalDoc.answers)
  const before = readEntries(stored)
  const after = readEntries(data.answers)
  if (originalDoc.kind !== 'transfer' || isSameAnswers(before, after)) return { ...data, answers: originalDoc.answers }
  const timeZone: TimeZone = originalDoc.time_zone ?? baliTimeZone
  return {
    ...data,
    answers: correctTransferAnswers(stored, after, timeZone),
    ...(await followRoute(req, originalDoc, { before, after })),
  }
}

function isSameAnswers(before: Answers, after: Answers): boolean {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].every((id) => before[id] === after[id])
}

async function followRoute(
  req: PayloadRequest,
  booking: Booking,
  { before, after }: { before: Answers; after: Answers },
): Promise<Pick<Partial<Booking>, 'tour_title' | 'pickup_location'>> {
  const isTurned = isDeparture(before) !== isDeparture(after)
  const isMoved = isDeparture(after) && transferAddress(before) !== transferAddress(after)
  if (!isTurned && !isMoved) return {}
  const route = readBookedRoute(booking.tour_title, before) ?? (await readOfferedRoute(req, booking))
  if (route === null) return {}
  const pickup_location = isDeparture(after) ? transferAddress(after) || route.area : route.airport
  return isTurned ? { tour_title: bookedTransferTitle(route, after), pickup_location } : { pickup_location }
}

interface Route {
  airport: string
  area: string
}

/** The title keeps the names of the time of booking. */
function readBookedRoute(title: string, answers: Answers): Route | null {
  const ends = parseTransferTitle(title)
  if (ends === null) return null
  return isDeparture(answers) ? { airport: ends.to, area: ends.from } : { airport: ends.from, area: ends.to }
}

/** Returns null if the transfer was deleted. */
async function readOfferedRoute(req: PayloadRequest, { transfer_id }: Booking): Promise<Route | null> {
  const id = relationId(transfer_id)
  const options = { depth: 1, disableErrors: true, req }
  const doc = id === null ? null : await req.payload.findByID({ collection: 'airport-transfers', id, ...options })
  const [airport, area] = [doc?.airport_location_id, doc?.area_id]
  return typeof airport === 'object' && typeof area === 'object' && airport && area
    ? { airport: airport.name, area: area.name }
    : null
}
