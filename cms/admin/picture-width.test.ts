import { expect, test } from 'vitest'
import { isSmall, storedWidth } from './picture-width.ts'

test('a picture of fewer than 960 pixels across is small', () => {
  expect([20, 959, 960, 1920].map(isSmall)).toEqual([true, true, false, false])
})

test('a stored picture is as wide as the widest of its sizes', () => {
  expect(storedWidth({ renditions: [{ width: 160 }, { width: 1280 }, { width: 320 }] })).toBe(1280)
})

test('nobody knows how wide a picture is that is not stored', () => {
  expect([undefined, {}, { renditions: [] }].map(storedWidth)).toEqual([null, null, null])
})
