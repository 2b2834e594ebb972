import { expect, test } from 'vitest'
import { disasters, makePlan, type Sizes } from './plan.ts'

const sizes: Sizes = {
  bookings: 60,
  crowd: 20,
  limitedDays: 2,
  placesPerDay: 5,
  travellers: 2,
  clients: 4,
  processes: 2,
  disasters: { 'a process killed': 2, 'Postgres killed': 1, 'Postgres restarted': 1 },
  hangs: false,
}

test('the same seed gives the same wishes and disasters, and another seed gives others', () => {
  expect(makePlan(7, sizes)).toEqual(makePlan(7, sizes))
  expect(makePlan(8, sizes).wishes).not.toEqual(makePlan(7, sizes).wishes)
})

test('the plan has everything requested, and every disaster strikes before the last cart', () => {
  const plan = makePlan(7, sizes)
  expect(plan.wishes).toHaveLength(80)
  expect(plan.wishes.filter(({ limited }) => limited > 0)).toHaveLength(20)
  expect(plan.wishes.every(({ open, limited }) => open + limited > 0)).toBe(true)
  for (const kind of disasters) {
    expect(plan.disasters.filter((disaster) => disaster.kind === kind)).toHaveLength(sizes.disasters[kind])
  }
  const moments = plan.disasters.map(({ at }) => at)
  expect(moments).toEqual(moments.toSorted((one, two) => one - two))
  expect(moments.at(-1)).toBeLessThan(80)
})
