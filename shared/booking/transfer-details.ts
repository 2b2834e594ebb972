import { type Answers, type AskedQuestion, fixedQuestion as question } from './questions.ts'

/** The ids of the questions about every transfer. */
export const transferQuestionIds = {
  direction: 'direction',
  flightNumber: 'flight_number',
  flightTime: 'flight_time',
  address: 'address',
  signName: 'sign_name',
} as const

const directions = { arrival: 'Arrival: from the airport', departure: 'Departure: to the airport' } as const

/** Returns whether the answers are about a ride to the airport. Without an answer it is a ride from it. */
export function isDeparture(answers: Answers | undefined): boolean {
  return answers?.[transferQuestionIds.direction] === directions.departure
}

/** Returns the address that the traveller gave for a ride; empty if there is none. */
export function transferAddress(answers: Answers | undefined): string {
  return answers?.[transferQuestionIds.address] ?? ''
}

/**
 * Returns the questions about the flight and the address of a transfer. They depend on the direction: a sign with the
 * traveller's name is only for arrivals. None is required, because pages of earlier releases do not ask them and
 * travellers may not know their flight yet.
 */
export function transferQuestions(answers: Answers | undefined): AskedQuestion[] {
  const { direction, flightNumber, flightTime, address, signName } = transferQuestionIds
  const isToAirport = isDeparture(answers)
  return [
    question(direction, 'Direction', {
      type: 'choice',
      options: Object.values(directions),
      defaultAnswer: directions.arrival,
    }),
    question(flightNumber, 'Flight number', { type: 'flight', help: 'Such as GA 402.' }),
    question(flightTime, isToAirport ? 'Departure time of the flight' : 'Arrival time of the flight', { type: 'time' }),
    question(address, isToAirport ? 'Pickup address' : 'Drop-off address', {
      help: 'The hotel, or street and number.',
    }),
    ...(isToAirport
      ? []
      : [question(signName, 'Name on the sign', { help: 'The driver waits at arrivals with this name.' })]),
  ]
}
