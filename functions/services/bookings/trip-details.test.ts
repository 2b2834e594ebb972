import { makeDate } from '@nusa/shared/testing'
import { expect, test } from 'vitest'
import { isFailure } from '../../ports/failure.ts'
import type { Trip, TripChange } from '../../ports/trip-details.ts'
import { fakeDeps } from '../../testing/fake-deps.ts'
import { makeTrip, tripTour } from '../../testing/trip.ts'
import { openTripDetails, saveTripDetails } from './trip-details.ts'

/** Saves entries for a trip by its link. Returns the change that is stored. */
async function changeOf(changes: Partial<Trip>, entries: Record<string, string>): Promise<TripChange | null> {
  const trip = makeTrip(changes)
  let stored: TripChange | null = null
  const base = fakeDeps()
  const deps = fakeDeps({
    now: () => new Date('2027-01-01T00:00:00Z'),
    catalog: {
      ...base.catalog,
      readCurrent: async () => ({
        tours: new Map([[1, tripTour]]),
        transfers: new Map(),
        rentals: new Map(),
        hotels: new Map(),
        taxRate: 10,
        terms: null,
        cancellation: { policies: new Map(), defaultId: null },
      }),
    },
    tripDetails: {
      ...base.tripDetails,
      find: async () => trip,
      save: async (_token, decide) => {
        const change = decide(trip)
        if (isFailure(change)) return change
        stored = change
        return trip
      },
    },
  })
  const view = await openTripDetails(deps, 'token')
  const seen = isFailure(view) ? expect.fail('The link does not work.') : view.values
  await saveTripDetails(deps, { token: 'token', seen, values: { ...seen, ...entries } })
  return stored
}

const inCanggu = { pickup: 'zone:4', place: 'Villa Laut' }

test.each([
  ['is computed from the zone if it was unknown', '', '05:00'],
  ['stays unchanged if staff entered it', '04:30', '04:30'],
])('after a change of the zone, the pickup time %s', async (_rule, pickupTime, expected) => {
  expect(await changeOf({ pickupTime }, inCanggu)).toMatchObject({ pickupTime: expected, changeSummaries: ['pickup'] })
})

test('after a change of the zone, the pickup time stays empty if staff chose the day of the pickup', async () => {
  const pickupDate = makeDate('2027-01-19')
  expect(await changeOf({ pickupDate }, inCanggu)).toMatchObject({ pickupTime: '', changeSummaries: ['pickup'] })
})

test('saving the trip details retains the answers to questions that the tour no longer has', async () => {
  const answer = { question_id: 'removed', question: 'Diet', answer: 'Vegan', traveller: null }
  expect((await changeOf({ answers: [answer] }, inCanggu))?.answers).toEqual([answer])
})

test.each([
  ['stays at the airport', 'Arrival: from the airport', 'Ngurah Rai'],
  ['moves to the new address', 'Departure: to the airport', 'Villa Laut'],
])('the pickup of a transfer %s if the direction is %j', async (_rule, direction, place) => {
  const answers = [{ question_id: 'direction', question: 'Direction', answer: direction, traveller: null }]
  const pickup = { kind: null, zone: '', place: 'Ngurah Rai' }
  const change = await changeOf({ kind: 'transfer', offer: null, answers, pickup }, { 'answer:address': 'Villa Laut' })
  expect(change?.pickup).toEqual({ ...pickup, place })
})
