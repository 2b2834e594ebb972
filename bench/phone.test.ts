import { expect, test } from 'vitest'
import { phoneOn, slowdownOn, wasSteady } from './phone.ts'

test('a fast machine is slowed down four times, as Lighthouse does it', () => {
  expect([2000, 2600, 4000].map(slowdownOn)).toEqual([4, 4, 4])
})

test('a slow machine is slowed down to the same phone, and never made faster', () => {
  expect([1500, 1000, 400].map(slowdownOn)).toEqual([3, 2, 1])
})

test('the network is that of Lighthouse’s phones on every machine', () => {
  expect(phoneOn(1000)).toMatchObject({ rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 2 })
})

test('a run counts only on a machine that was as fast after it as before', () => {
  expect([wasSteady(2000, 1750), wasSteady(1750, 2000), wasSteady(2000, 1600), wasSteady(1200, 2000)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
