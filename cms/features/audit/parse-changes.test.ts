import { expect, test } from 'vitest'
import { parseChanges } from './parse-changes.ts'

test('parses the stored changes of a row, and returns none if they are invalid', () => {
  const changes = [{ field: 'title', before: null, after: 'A' }, { field: 'body' }]
  expect(parseChanges(changes)).toEqual(changes)
  expect(parseChanges(null)).toEqual([])
  expect(parseChanges([{ name: 'title' }])).toEqual([])
})
