import { transferDirections } from '@nusa/shared/booking'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeForm, renderInForm, unmountForm } from '../../../testing/payload-form.tsx'
import { PickupWarning } from './PickupWarning.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/payload-form.tsx')).payloadForm)

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-24T02:00:00Z'), toFake: ['Date'] }))
afterEach(async () => {
  await unmountForm()
  vi.useRealTimers()
})

const booking = { kind: 'transfer', status: 'confirmed', booking_date: '2026-12-24', time_zone: null }
const inForm = (values: object) => Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }]))
const fields = (pickup: unknown, flight: string, direction: string = transferDirections.arrival) => ({
  ...inForm({ ...booking, pickup_time: pickup }),
  answers: {
    value: Object.entries({ direction, flight_time: flight }).map(([question_id, answer]) => ({
      ...{ question_id, question: question_id, answer, traveller: null },
    })),
  },
})
const open = (changes: object = {}) =>
  renderInForm(<PickupWarning />, {
    fields: { ...fields('14:00', '16:40'), ...inForm(changes) },
    document: { savedDocumentData: { ...booking, ...changes } },
  })
const warning = () => document.querySelector('[role=status]')?.textContent

test('PickupWarning warns while the pickup time in the form does not fit the flight time', async () => {
  await open()
  expect(warning()).toBe(
    'Flight lands 16:40, pickup 14:00. Please agree on another pickup time with the traveller, and enter it here.',
  )
  await changeForm({ fields: fields('17:30', '16:40') })
  expect(warning()).toBe('')
  await changeForm({ fields: fields('17:30', '16:00', transferDirections.departure) })
  expect(warning()).toContain('Flight leaves 16:00, pickup 17:30.')
  await changeForm({ fields: fields('00:30', '23:40') })
  expect(warning()).toBe('')
  await changeForm({ fields: fields(null, '23:40') })
  expect(warning()).toBe('')
})

/** The pickup was at 22:00, and staff enter 01:00. */
const movePastMidnight = (changes: object = {}) =>
  renderInForm(<PickupWarning />, {
    fields: { ...fields('01:00', '00:30'), ...inForm(changes) },
    document: { savedDocumentData: { ...booking, pickup_time: '22:00', ...changes } },
  })

test('PickupWarning suggests the next day when staff move a pickup past midnight without choosing a day', async () => {
  await movePastMidnight()
  expect(warning()).toContain('Then choose Friday, 25 Dec 2026 as the day of the pickup.')
  await changeForm({ fields: { ...fields('01:00', '00:30'), pickup_date: { value: '2026-12-25' } } })
  expect(warning()?.trim()).toBe('')
})

test('PickupWarning warns about a transfer of yesterday whose pickup is today', async () => {
  await open({ booking_date: '2026-12-23', pickup_date: '2026-12-24' })
  expect(warning()).toContain('Flight lands 16:40, pickup 14:00.')
})

test.each([
  ['a cancelled booking', { status: 'cancelled' }],
  ['a completed booking', { status: 'completed' }],
  ['a past booking', { booking_date: '2026-12-23' }],
])('PickupWarning shows nothing for %s', async (_subject, changes) => {
  await open(changes)
  expect(warning()).toBe('')
  await unmountForm()
  await movePastMidnight(changes)
  expect(warning()).toBe('')
})

test('PickupWarning does not compare the pickup of a tour with a flight', async () => {
  await open({ kind: 'tour' })
  expect(warning()).toBe('')
})
