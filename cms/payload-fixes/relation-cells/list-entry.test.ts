import { expect, test } from 'vitest'
import { toListEntry } from './list-entry.ts'

const shown = (stored: Record<string, unknown> | null) => toListEntry(stored, 'name', 'Untitled - ID: 7')

test('uses the title field of the collection', () => {
  expect(shown({ id: 7, name: 'Ubud', title: 'No' })).toEqual({ name: 'Ubud' })
  expect(toListEntry({ id: 7 }, 'id', 'Untitled')).toEqual({ name: '7' })
})

test('shows a picture with its thumbnail', () => {
  const thumbnailURL = '/api/media/file/hill-320.webp'
  expect(shown({ id: 7, name: 'A hill', thumbnailURL })).toEqual({ name: 'A hill', picture: thumbnailURL })
})

test('shows an entry that is missing or has no title as untitled', () => {
  for (const stored of [null, { id: 7, name: ' ' }, { id: 7, name: null }])
    expect(shown(stored)).toEqual({ name: 'Untitled - ID: 7' })
})
