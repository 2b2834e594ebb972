import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FieldPathContext, readFormFields, renderInForm, unmountForm } from '../../../testing/payload-form.tsx'
import { PickupDayField } from './PickupDayField.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../../testing/payload-form.tsx')).payloadForm)

afterEach(unmountForm)

const tour = { kind: 'tour', booking_date: '2026-12-24', pickup_time: '07:30', start_time: '09:00' }

function open(booking: Record<string, string>) {
  const fields = Object.entries(booking).map(([path, value]) => [path, { value }])
  return renderInForm(
    <FieldPathContext value="pickup_date">
      <PickupDayField path="pickup_date" field={{ name: 'pickup_date', type: 'text', label: 'Day of the pickup' }} />
    </FieldPathContext>,
    { fields: Object.fromEntries(fields) },
  )
}
const select = () => document.querySelector('select') ?? expect.unreachable('There is no select.')
const choices = () => [...select().options].map(({ value, text }) => [value, text])
const chosen = () => select().selectedOptions[0]?.text
const choose = (day: string) =>
  act(async () => {
    select().value = day
    select().dispatchEvent(new Event('change', { bubbles: true }))
  })

test('PickupDayField offers the travel date as the default (empty) choice, and the days before and after', async () => {
  await open({ ...tour, start_time: '' })
  expect(choices()).toEqual([
    ['', 'Thursday, 24 Dec 2026 (travel date)'],
    ['2026-12-23', 'Wednesday, 23 Dec 2026 (day before)'],
    ['2026-12-25', 'Friday, 25 Dec 2026 (next day)'],
  ])
  expect(chosen()).toBe('Thursday, 24 Dec 2026 (travel date)')
})

test('PickupDayField offers the evening before as the default if the departure is after midnight', async () => {
  await open({ ...tour, pickup_time: '23:30', start_time: '01:00' })
  expect(choices()).toEqual([
    ['', 'Wednesday, 23 Dec 2026 (day before)'],
    ['2026-12-24', 'Thursday, 24 Dec 2026 (travel date)'],
  ])
})

test('PickupDayField stores the chosen day, and null for the default choice', async () => {
  await open(tour)
  await choose('2026-12-23')
  expect(chosen()).toBe('Wednesday, 23 Dec 2026 (day before)')
  expect(readFormFields().pickup_date?.value).toBe('2026-12-23')
  await choose('')
  expect(readFormFields().pickup_date?.value).toBeNull()
})

test('PickupDayField shows the stored day as chosen, even if the day is not offered otherwise', async () => {
  await open({ ...tour, pickup_date: '2026-12-25' })
  expect(choices().map(([day]) => day)).toEqual(['', '2026-12-23', '2026-12-25'])
  expect(chosen()).toBe('Friday, 25 Dec 2026 (next day)')
})

test.each([
  ['a stay', { kind: 'room', booking_date: '2026-12-24', end_date: '2026-12-27' }],
  ['a rental of one day', { kind: 'rental', booking_date: '2026-12-24', end_date: '2026-12-24' }],
  ['a booking without a travel date', { kind: 'tour', booking_date: '' }],
])('PickupDayField shows nothing for %s', async (_subject, booking) => {
  await open(booking)
  expect(document.querySelector('select')).toBeNull()
})
