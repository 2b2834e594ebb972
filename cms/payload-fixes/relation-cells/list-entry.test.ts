import { expect, test } from 'vitest'
import { toListEntry } from './list-entry.ts'

const shown = (stored: Record<string, unknown> | null) => toListEntry(stored, 'name', 'Untitled - ID: 7')

test("toListEntry returns the value of the collection's title field as the name", () => {
  expect(shown({ id: 7, name: 'Ubud', title: 'No' })).toEqual({ name: 'Ubud' })
  expect(toListEntry({ id: 7 }, 'id', 'Untitled')).toEqual({ name: '7' })
})

test('toListEntry returns the thumbnail of a picture', () => {
  const thumbnailURL = '/api/media/file/hill-320.webp'
  expect(shown({ id: 7, name: 'A hill', thumbnailURL })).toEqual({ name: 'A hill', picture: thumbnailURL })
})

test('toListEntry returns the fallback name for an entry that is missing or has no title', () => {
  for (const stored of [null, { id: 7, name: ' ' }, { id: 7, name: null }])
    expect(shown(stored)).toEqual({ name: 'Untitled - ID: 7' })
})
