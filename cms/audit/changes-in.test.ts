import { expect, test } from 'vitest'
import { changesIn } from './changes-in.ts'

test('the changes of a row are read with what they keep, and those that can’t be read are none', () => {
  const changes = [{ field: 'title', before: null, after: 'A' }, { field: 'body' }]
  expect(changesIn(changes)).toEqual(changes)
  expect(changesIn(null)).toEqual([])
  expect(changesIn([{ name: 'title' }])).toEqual([])
})
