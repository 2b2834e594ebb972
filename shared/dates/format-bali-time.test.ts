import { expect, test } from 'vitest'
import { formatBaliTime } from './format.ts'

test.each([
  ['10:00', '10:00 (Bali time)'],
  ['4.30 am', '4.30 am (Bali time)'],
  ['07:30 WITA', '07:30 WITA'],
  ['after breakfast', 'after breakfast'],
  ['', ''],
])("formatBaliTime formats '%s' as '%s'", (time, text) => {
  expect(formatBaliTime(time)).toBe(text)
})
