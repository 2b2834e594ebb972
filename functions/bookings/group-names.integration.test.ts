import { hiddenAnswer, namesRequiredMessage, tripMessages } from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import { addDays, instantInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type CancellationHelpers, createCancellationHelpers } from '../testing/cancellation-helpers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let helpers: CancellationHelpers

beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createCancellationHelpers(shop)
})
afterAll(() => shop.stop())

/** A browser without a session. */
const stranger = () => shop.newBrowser()
const open = (token: string) => stranger().call('openTripDetails', { token })

async function save(token: string, changes: Record<string, string>) {
  const { values: seen } = await open(token)
  return stranger().call('saveTripDetails', { token, seen, values: { ...seen, ...changes } })
}

const offerBoat = (changes: Record<string, unknown> = {}) =>
  offerTour(shop, {
    asks_names: true,
    names_days: 2,
    booking_questions: [{ text: 'Shoe size', type: 'number', per: 'traveller', is_required: true }],
    ...changes,
  })

/** Returns a request in which only the first of the adults has a name and an answer. */
function requestGroup(boat: Tour, adults: number) {
  const request = requestFor(boat, [choose(shop, boat, { adults })])
  const [question] = boat.booking_questions
  const answers = question ? { [question.id]: '42' } : {}
  const items = request.items.map((item) => ({
    ...item,
    namesFollow: true,
    passengers: item.passengers.map((passenger, index) =>
      index === 0 ? { ...passenger, answers } : { ...passenger, name: '' },
    ),
  }))
  return { ...request, items }
}

/** Enters a name, as staff can do in the CMS. Staff cannot enter answers. */
async function enterInOffice(id: number, traveller: string, name: string) {
  const { payload } = shop.office
  const { passenger_details } = await payload.findByID({ collection: 'bookings', id, depth: 0 })
  const travellers = z.array(z.looseObject({ id: z.string() })).parse(passenger_details)
  const named = travellers.map((one) => (one.id === traveller ? { ...one, name } : one))
  await payload.update({ collection: 'bookings', id, data: { passenger_details: named } })
}

test('a group books with one name and enters more names by trip link, without changing a name entered by staff', async () => {
  const boat = await offerBoat()
  const { invoiceId } = await helpers.ayu.call('placeBooking', requestGroup(boat, 11))
  const [booking] = (await helpers.read(invoiceId)).bookings
  expect(booking).toMatchObject({
    lead_name: 'adult 1',
    missing_details: { pickup: false, names: 10, travellers: 11, answers: 10, flight: false },
  })
  const [, token = ''] = booking?.details_link?.split('#') ?? []
  const shoe = boat.booking_questions[0]?.id
  await enterInOffice(booking?.id ?? 0, 'adult-4', 'Ketut')
  const { missing, values } = await save(token, {
    'name:adult-2': 'Made Wirawan',
    [`answer:${shoe}:adult-2`]: '41',
    'name:adult-3': 'Wayan',
    [`answer:${shoe}:adult-3`]: '39',
  })
  expect(missing).toMatchObject({ names: 7, answers: 8 })
  expect(values['name:adult-3']).toBe('Wayan')
  const { passenger_details, names_until, answers } = await shop.office.payload.findByID({
    collection: 'bookings',
    id: booking?.id ?? 0,
    depth: 0,
  })
  expect(passenger_details).toMatchObject([
    { name: 'adult 1' },
    { name: 'Made Wirawan' },
    { name: 'Wayan' },
    { name: 'Ketut' },
    {},
    {},
    {},
    {},
    {},
    {},
    {},
  ])
  expect(answers).toHaveLength(3)
  expect(names_until).toBe((await open(token)).names_until)
  expect(booking?.names_until).toBe(names_until)
})

test('all names are required for a booking if the group is small or the tour does not ask for a list of names', async () => {
  for (const [boat, adults] of [
    [await offerBoat(), 10],
    [await offerBoat({ asks_names: false }), 11],
  ] as const) {
    const refused = await helpers.ayu.callExpectingFailure('placeBooking', requestGroup(boat, adults))
    expect(refused).toMatchObject({
      code: 'invalid_request',
      fields: { 'items.0.namesFollow': namesRequiredMessage },
    })
  }
  const request = requestGroup(await offerBoat(), 11)
  const items = request.items.map(({ namesFollow: _, ...item }) => item)
  const refused = await helpers.ayu.callExpectingFailure('placeBooking', { ...request, items })
  expect(refused.fields?.['items.0.passengers.1.name']).toBe('is required')
})

test('if several members of a group enter names for the same traveller, all names are stored', async () => {
  const { invoiceId } = await helpers.ayu.call(
    'placeBooking',
    requestGroup(await offerBoat({ booking_questions: [] }), 11),
  )
  const [booking] = (await helpers.read(invoiceId)).bookings
  const [, token = ''] = booking?.details_link?.split('#') ?? []
  const { values: seen } = await open(token)
  const names = ['Made', 'Wayan', 'Budi']
  const enter = (name: string) =>
    stranger().call('saveTripDetails', { token, seen, values: { ...seen, 'name:adult-2': name } })
  await Promise.all(names.map(enter))
  await Promise.all(names.map(enter))
  const { missing, values } = await open(token)
  expect(missing?.names).toBe(7)
  expect([2, 3, 4].map((number) => values[`name:adult-${number}`]).toSorted()).toEqual(names.toSorted())
})

test('after the deadline for names, a group can no longer enter names, but its other details are saved', async () => {
  const boat = await offerBoat()
  const { invoiceId } = await helpers.ayu.call('placeBooking', requestGroup(boat, 11))
  const [booking] = (await helpers.read(invoiceId)).bookings
  const [, token = ''] = booking?.details_link?.split('#') ?? []
  const shoe = `answer:${boat.booking_questions[0]?.id}:adult-1`
  const { names_until, values } = await open(token)
  await shop.office.payload.db.updateOne({ collection: 'invoices', id: invoiceId, data: { status: 'paid' } })
  const now = shop.clock.now
  try {
    shop.clock.now = instantInBali(addDays(names_until ?? expect.fail('The names are complete.'), 1), '00:00')
    expect((await open(token)).form.travellers.some(({ is_name_open }) => is_name_open)).toBe(false)
    const body = { token, seen: values, values: { ...values, 'name:adult-2': 'Made', [shoe]: '43' } }
    const saved = await stranger().call('saveTripDetails', body)
    expect(saved.not_saved).toEqual({ 'name:adult-2': tripMessages.namesClosed })
    expect([saved.missing?.names, saved.values[shoe]]).toEqual([10, hiddenAnswer])
    const { answers } = await shop.office.payload.findByID({ collection: 'bookings', id: booking?.id ?? 0, depth: 0 })
    expect(answers).toMatchObject([{ answer: '43' }])
  } finally {
    shop.clock.now = now
  }
})

test('the page of a group shows which questions are answered, but not the answers of its members', async () => {
  const boat = await offerBoat()
  const { invoiceId } = await helpers.ayu.call('placeBooking', requestGroup(boat, 11))
  const [booking] = (await helpers.read(invoiceId)).bookings
  const [, token = ''] = booking?.details_link?.split('#') ?? []
  const shoe = (traveller: string) => `answer:${boat.booking_questions[0]?.id}:${traveller}`
  const { values: seen } = await open(token)
  const entries = { ...seen, 'name:adult-2': 'Made', [shoe('adult-2')]: '41.5' }
  const enter = () => stranger().call('saveTripDetails', { token, seen, values: entries })
  const saved = await enter()
  expect([shoe('adult-1'), shoe('adult-2'), shoe('adult-3')].map((path) => saved.values[path])).toEqual([
    ...[hiddenAnswer, hiddenAnswer, ''],
  ])
  expect(JSON.stringify(saved)).not.toContain('41.5')
  // Repeating a save, for example after a lost response, is not a conflict. A different answer to the same question is
  // a conflict.
  expect((await enter()).missing?.answers).toBe(9)
  const values = { ...entries, [shoe('adult-2')]: '39' }
  const failure = await stranger().callExpectingFailure('saveTripDetails', { token, seen, values })
  expect(failure.details).toMatchObject({ conflicts: [shoe('adult-2')] })
  expect(JSON.stringify(failure)).not.toContain('41.5')
})

test('a group gets an email about its first details, then at most one per hour, and one when all details are complete', async () => {
  const { invoiceId } = await helpers.ayu.call(
    'placeBooking',
    requestGroup(await offerBoat({ booking_questions: [] }), 11),
  )
  const [booking] = (await helpers.read(invoiceId)).bookings
  const [, token = ''] = booking?.details_link?.split('#') ?? []
  const mails = async () => {
    await shop.deps.background.waitForCompletion()
    const where = { kind: { equals: 'details_saved' }, booking: { equals: booking?.id } }
    const { docs } = await shop.office.payload.find({ collection: 'outgoing-mails', where, sort: 'id', depth: 0 })
    return docs.map(({ state, next_attempt_at }) => (state === 'queued' ? (next_attempt_at ?? '') : state))
  }
  for (const number of [2, 3, 4]) {
    await save(token, { [`name:adult-${number}`]: `Member ${'I'.repeat(number)}` })
    await shop.deps.background.waitForCompletion()
  }
  const [first, waiting = '', ...others] = await mails()
  const anHour = new Date(shop.clock.now.getTime() + 60 * 60 * 1000)
  expect([first, Math.abs(Date.parse(waiting) - anHour.getTime()) < 60_000, others]).toEqual(['sent', true, []])
  const rest = Array.from({ length: 7 }, (_, index) => [`name:adult-${index + 5}`, `Member ${'V'.repeat(index + 1)}`])
  expect((await save(token, Object.fromEntries(rest))).missing).toBeNull()
  expect(await mails()).toEqual(['sent', 'sent'])
})
