import { expect, test } from 'vitest'
import { translateResult } from './translate-result.ts'

test.each([
  ['Failed to save 1 files', '1 file could not be saved', '1 file tidak dapat disimpan'],
  ['Failed to save 2 files', '2 files could not be saved', '2 file tidak dapat disimpan'],
  ['Successfully saved 1 files', '1 file saved', '1 file disimpan'],
])('translateResult replaces the notification "%s" in both languages', (notice, english, indonesian) => {
  expect([translateResult(notice, 'en'), translateResult(notice, 'id')]).toEqual([english, indonesian])
})

test('translateResult does not change other notifications', () => {
  const element = { type: 'p' }
  expect([translateResult('Updated successfully.', 'id'), translateResult(element, 'id')]).toEqual([
    'Updated successfully.',
    element,
  ])
})
