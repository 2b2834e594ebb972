import { expect, test } from 'vitest'
import { changesIn } from './changes-in.ts'

test('parses the stored changes of a row, and returns none if they are invalid', () => {
  const changes = [{ field: 'title', before: null, after: 'A' }, { field: 'body' }]
  expect(changesIn(changes)).toEqual(changes)
  expect(changesIn(null)).toEqual([])
  expect(changesIn([{ name: 'title' }])).toEqual([])
})
