import { expect, test } from 'vitest'
import { cpuSlowdown, isSpeedStable, phoneThrottling } from './phone.ts'

test('slows a fast machine down four times, as Lighthouse does', () => {
  expect([2000, 2600, 4000].map(cpuSlowdown)).toEqual([4, 4, 4])
})

test('slows a slow machine down to the same phone, and never speeds it up', () => {
  expect([1500, 1000, 400].map(cpuSlowdown)).toEqual([3, 2, 1])
})

test('uses the network of Lighthouse’s phones on every machine', () => {
  expect(phoneThrottling(1000)).toMatchObject({ rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 2 })
})

test('counts a run only if the machine’s speed did not change', () => {
  expect([
    isSpeedStable(2000, 1750),
    isSpeedStable(1750, 2000),
    isSpeedStable(2000, 1600),
    isSpeedStable(1200, 2000),
  ]).toEqual([true, true, false, false])
})
