import { baliTimeZone, parseClockTime, type TimeZone, timeZoneName } from '../dates/index.ts'
import { transferTitle } from './labels.ts'
import { findPickupProblem, formatFlight, type PickupProblem } from './pickup-problem.ts'
import { type Answers, type AskedQuestion, fixedQuestion, type StoredAnswer, toStoredAnswers } from './questions.ts'
import type { BookingKind } from './statuses.ts'

export const transferQuestionIds = {
  direction: 'direction',
  flightNumber: 'flight_number',
  flightTime: 'flight_time',
  address: 'address',
  signName: 'sign_name',
} as const

const chooseAnotherTime = 'Please correct the time, or change the pickup time in your cart.'

export const transferMessages = {
  directionMissing: 'Please choose the direction: from the airport or to the airport.',
  pickupProblem: ({ reason, pickup, ...problem }: PickupProblem) => {
    const flight = formatFlight(problem)
    return reason === 'too_late'
      ? `The pickup at ${pickup} is too late for a flight that leaves at ${flight}. ${chooseAnotherTime}`
      : `The pickup at ${pickup} is too early for a flight that arrives at ${flight}. ${chooseAnotherTime}`
  },
  emojiOnSign: 'Please leave out emoji. They can’t be printed.',
} as const

/** The text of the question about the direction, which stored answers contain. */
export const directionText = 'Direction'

const pickupAddressText = 'Pickup address'

export const transferDirections = {
  arrival: 'Arrival: from the airport',
  departure: 'Departure: to the airport',
} as const

/** Without an answer, the ride is from the airport. */
export function isDeparture(answers: Answers | undefined): boolean {
  return answers?.[transferQuestionIds.direction] === transferDirections.departure
}

/** Matches emoji, except signs that occur in names of companies. U+20E3 turns a digit into an emoji. */
const emojiPattern = /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u{20e3}/u

/** Vouchers cannot contain emoji, so the traveller and the driver would read different names. */
function findSignNameProblem(answer: string): string | null {
  return emojiPattern.test(answer) ? transferMessages.emojiOnSign : null
}

export function bookedTransferTitle({ airport, area }: { airport: string; area: string }, answers?: Answers): string {
  return transferTitle(isDeparture(answers) ? { from: area, to: airport } : { from: airport, to: area })
}

/** Returns an empty text if the traveller gave no address. */
export function transferAddress(answers: Answers | undefined): string {
  return answers?.[transferQuestionIds.address] ?? ''
}

/** Leaves out the pickup address of a transfer if it is the pickup location, so that a list with both shows it once. */
export function withoutRepeatedAddress<T extends { question: string; answer: string }>(
  answers: readonly T[],
  { kind, pickupLocation }: { kind: BookingKind; pickupLocation: string },
): readonly T[] {
  if (kind !== 'transfer') return answers
  return answers.filter(({ question, answer }) => question !== pickupAddressText || answer !== pickupLocation)
}

export const isTransferAnswer = ({ question_id, traveller }: StoredAnswer) =>
  traveller === null && Object.values<string>(transferQuestionIds).includes(question_id)

/** Returns the answers about the transfer by the ids of their questions. */
export function readTransferAnswers(stored: readonly StoredAnswer[]): Answers {
  return Object.fromEntries(stored.filter(isTransferAnswer).map(({ question_id, answer }) => [question_id, answer]))
}

/**
 * Returns the stored answers after a correction. Leaves out answers to questions that the corrected direction does not
 * have, such as the name on the sign for a ride to the airport.
 */
export function correctTransferAnswers(
  storedAnswers: readonly StoredAnswer[],
  correctedAnswers: Answers,
  timeZone: TimeZone,
): StoredAnswer[] {
  const questions = [directionQuestion(), ...transferDetailQuestions(isDeparture(correctedAnswers), { timeZone })]
  const transferAnswers = toStoredAnswers(questions, { answers: correctedAnswers, passengers: [] }, [])
  return [...transferAnswers, ...storedAnswers.filter((answer) => !isTransferAnswer(answer))]
}

export function isFlightMissing(kind: BookingKind, answers: readonly { question_id: string }[]): boolean {
  if (kind !== 'transfer') return false
  const { flightNumber, flightTime } = transferQuestionIds
  const lacksAnswer = (id: string) => answers.every(({ question_id }) => question_id !== id)
  return lacksAnswer(flightNumber) || lacksAnswer(flightTime)
}

/** Returns whether the driver only knows the area in which a ride to the airport begins. */
export function isTransferPickupMissing(kind: BookingKind, stored: readonly StoredAnswer[]): boolean {
  const answers = readTransferAnswers(stored)
  return kind === 'transfer' && isDeparture(answers) && transferAddress(answers).trim() === ''
}

interface TransferPickup {
  /** Undefined for a booked transfer, for which any flight time is valid. */
  pickupTime?: string | undefined
  /** The airport's time zone, which applies to the pickup and the flight. */
  timeZone: TimeZone
}

function findFlightTimeProblem(
  isToAirport: boolean,
  answer: string,
  { pickupTime, timeZone }: TransferPickup,
): string | null {
  const flightTime = parseClockTime(answer, timeZone)
  if (flightTime === null || pickupTime === undefined) return null
  const problem = findPickupProblem({ isToAirport, pickupTime, flightTime, timeZone })
  return problem && transferMessages.pickupProblem(problem)
}

function directionQuestion(): AskedQuestion {
  return fixedQuestion(transferQuestionIds.direction, directionText, {
    type: 'choice',
    options: Object.values(transferDirections),
    is_required: true,
    requiredMessage: transferMessages.directionMissing,
  })
}

/**
 * Until the traveller chooses a direction, returns only the question about the direction, because all further questions
 * depend on it. No direction is preselected, because travellers would overlook a wrong direction.
 */
export function transferQuestions(answers: Answers | undefined, pickup: TransferPickup): AskedQuestion[] {
  const direction = answers?.[transferQuestionIds.direction]
  const isChosen = Object.values<string | undefined>(transferDirections).includes(direction)
  if (!isChosen) return [directionQuestion()]
  return [directionQuestion(), ...transferDetailQuestions(isDeparture(answers), pickup)]
}

/**
 * Only arrivals have a sign with a name. No question is required, because pages of earlier releases do not contain the
 * questions, and travellers may not know their flight yet.
 */
export function transferDetailQuestions(isToAirport: boolean, pickup: TransferPickup): AskedQuestion[] {
  const { flightNumber, flightTime, address, signName } = transferQuestionIds
  const { timeZone } = pickup
  const timeText = isToAirport ? 'Departure time of the flight' : 'Arrival time of the flight'
  const zoneSuffix = timeZone === baliTimeZone ? '' : ` (${timeZoneName(timeZone)})`
  const questions = [
    fixedQuestion(flightNumber, 'Flight number', { type: 'flight', help: 'Such as GA 402.' }),
    fixedQuestion(flightTime, timeText + zoneSuffix, {
      type: 'time',
      timeZone,
      check: (answer) => findFlightTimeProblem(isToAirport, answer, pickup),
    }),
    fixedQuestion(address, isToAirport ? pickupAddressText : 'Drop-off address', {
      help: 'The hotel, or street and number.',
    }),
  ]
  if (isToAirport) return questions
  const signQuestion = fixedQuestion(signName, 'Name on the sign', {
    help: 'The driver waits at arrivals with this name.',
    check: findSignNameProblem,
  })
  return [...questions, signQuestion]
}
