import { expect, test } from 'vitest'
import { resultText } from './result-text.ts'

test.each([
  ['Failed to save 1 files', '1 file could not be saved', '1 file tidak dapat disimpan'],
  ['Failed to save 2 files', '2 files could not be saved', '2 file tidak dapat disimpan'],
  ['Successfully saved 1 files', '1 file saved', '1 file disimpan'],
])('resultText replaces the notification "%s" in both languages', (notice, english, indonesian) => {
  expect([resultText(notice, 'en'), resultText(notice, 'id')]).toEqual([english, indonesian])
})

test('resultText leaves other notifications unchanged', () => {
  const element = { type: 'p' }
  expect([resultText('Updated successfully.', 'id'), resultText(element, 'id')]).toEqual([
    'Updated successfully.',
    element,
  ])
})
