import { expect, test } from 'vitest'
import { shortenChange } from './shorten-change.ts'

const long = 'a'.repeat(500)

test('shortenChange returns texts of up to 300 characters unchanged', () => {
  const texts = ['a'.repeat(300), 'b'.repeat(300)] as const
  expect(shortenChange(...texts)).toEqual(texts)
})

test('shortenChange shows the first 300 characters of a new long text', () => {
  expect(shortenChange('', long)).toEqual(['', `${'a'.repeat(300)}…`])
})

test.each([
  ['is at the end', `${long}x`, `${long}y`, [`…${'a'.repeat(60)}x`, `…${'a'.repeat(60)}y`]],
  ['removes the end', `${long}x`, long, [`…${'a'.repeat(60)}x`, `…${'a'.repeat(60)}`]],
  ['is at the start', `x${long}`, `y${long}`, [`x${'a'.repeat(299)}…`, `y${'a'.repeat(299)}…`]],
])('shortenChange shows a change that %s of a long text', (_, before, after, shortened) => {
  expect(shortenChange(before, after)).toEqual(shortened)
})
