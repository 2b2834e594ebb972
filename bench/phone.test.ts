import { expect, test } from 'vitest'
import { cpuSlowdown, isSpeedStable, phoneThrottling } from './phone.ts'

test('cpuSlowdown is 4 on a fast machine, as in Lighthouse', () => {
  expect([2000, 2600, 4000].map(cpuSlowdown)).toEqual([4, 4, 4])
})

test('cpuSlowdown is below 4 on a slow machine, but at least 1', () => {
  expect([1500, 1000, 400].map(cpuSlowdown)).toEqual([3, 2, 1])
})

test('phoneThrottling returns the network speed of Lighthouse’s simulated phone on every machine', () => {
  expect(phoneThrottling(1000)).toMatchObject({ rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 2 })
})

test('isSpeedStable returns whether the speed of the machine changed by at most 15 per cent', () => {
  expect([
    isSpeedStable(2000, 1750),
    isSpeedStable(1750, 2000),
    isSpeedStable(2000, 1600),
    isSpeedStable(1200, 2000),
  ]).toEqual([true, true, false, false])
})
