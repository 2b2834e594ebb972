import { expect, test } from 'vitest'
import { isTooSmall, readStoredWidth } from './picture-width.ts'

test('isTooSmall returns true for a width below 960 pixels', () => {
  expect([20, 959, 960, 1920].map(isTooSmall)).toEqual([true, true, false, false])
})

test('readStoredWidth returns the width of the widest size of a stored picture', () => {
  expect(readStoredWidth({ renditions: [{ width: 160 }, { width: 1280 }, { width: 320 }] })).toBe(1280)
})

test('readStoredWidth returns null for a picture that is not stored', () => {
  expect([undefined, {}, { renditions: [] }].map(readStoredWidth)).toEqual([null, null, null])
})
