import { expect, test } from 'vitest'
import { createPlan, failureKinds, type Sizes } from './plan.ts'

const sizes: Sizes = {
  openCarts: 60,
  limitedCarts: 20,
  limitedDays: 2,
  dailyCapacity: 5,
  travellers: 2,
  clients: 4,
  processes: 2,
  failures: { 'a process killed': 2, 'Postgres killed': 1, 'Postgres restarted': 1 },
  canProviderHang: false,
}

test('createPlan creates the same carts and failures for the same seed, and different carts for another seed', () => {
  expect(createPlan(7, sizes)).toEqual(createPlan(7, sizes))
  expect(createPlan(8, sizes).scenarios).not.toEqual(createPlan(7, sizes).scenarios)
})

test('createPlan creates all requested carts and failures, and schedules every failure before the last cart', () => {
  const plan = createPlan(7, sizes)
  expect(plan.scenarios).toHaveLength(80)
  expect(plan.scenarios.filter(({ limitedAdults }) => limitedAdults > 0)).toHaveLength(20)
  expect(plan.scenarios.every(({ openAdults, limitedAdults }) => openAdults + limitedAdults > 0)).toBe(true)
  for (const kind of failureKinds) {
    expect(plan.failures.filter((failure) => failure.kind === kind)).toHaveLength(sizes.failures[kind])
  }
  const moments = plan.failures.map(({ afterCarts }) => afterCarts)
  expect(moments).toEqual(moments.toSorted((one, two) => one - two))
  expect(moments.at(-1)).toBeLessThan(80)
})
