import { expect, test } from 'vitest'
import { parseChanges } from './parse-changes.ts'

test('parseChanges parses stored changes, and returns an empty list if they are invalid', () => {
  const changes = [{ field: 'title', before: null, after: 'A' }, { field: 'body' }]
  expect(parseChanges(changes)).toEqual(changes)
  expect(parseChanges(null)).toEqual([])
  expect(parseChanges([{ name: 'title' }])).toEqual([])
})
