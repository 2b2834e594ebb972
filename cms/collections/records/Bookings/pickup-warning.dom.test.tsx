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
const fields = (pickup: unknown, flight: string, direction: string = transferDirections.arrival) => ({
  pickup_time: { value: pickup },
  answers: {
    value: Object.entries({ direction, flight_time: flight }).map(([question_id, answer]) => ({
      ...{ question_id, question: question_id, answer, traveller: null },
    })),
  },
})
const open = (changes: object = {}) =>
  renderInForm(<PickupWarning />, {
    fields: fields('14:00', '16:40'),
    document: { savedDocumentData: { ...booking, ...changes } },
  })
const warning = () => document.querySelector('[role=status]')?.textContent

test('PickupWarning warns while the pickup and the flight in the form do not fit', async () => {
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

test('PickupWarning suggests the next day when staff move a pickup past midnight without choosing a day', async () => {
  const saved = { ...booking, pickup_time: '22:00' }
  const moved = { ...fields('01:00', '00:30'), kind: { value: 'transfer' }, booking_date: { value: '2026-12-24' } }
  await renderInForm(<PickupWarning />, { fields: moved, document: { savedDocumentData: saved } })
  expect(warning()).toContain('Then choose Friday, 25 Dec 2026 as the day of the pickup.')
  await changeForm({ fields: { ...moved, pickup_date: { value: '2026-12-25' } } })
  expect(warning()?.trim()).toBe('')
})

test.each([
  ['a cancelled booking', { status: 'cancelled' }],
  ['a completed booking', { status: 'completed' }],
  ['a past booking', { booking_date: '2026-12-23' }],
  ['a tour', { kind: 'tour' }],
])('PickupWarning says nothing about %s', async (_subject, changes) => {
  await open(changes)
  expect(warning()).toBe('')
})
