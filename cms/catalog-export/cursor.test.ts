import { expect, test } from 'vitest'
import { changedSince, writeCursor } from './cursor.ts'

const now = new Date('2026-11-21T06:00:00.000Z')

test('a cursor asks for what changed since, and a little before for changes that were committed late', () => {
  expect(changedSince(writeCursor('birth', now), 'birth')).toEqual(new Date('2026-11-21T05:59:30.000Z'))
})

test('a cursor of another database asks for everything', () => {
  expect(changedSince(writeCursor('birth', now), 'another')).toBeNull()
})

test.each([null, '', 'nonsense', '0.birth.1795240000000', '1.birth.', '1.birth.12x', '1.birth.1.2'])(
  'the cursor %j asks for everything',
  (cursor) => {
    expect(changedSince(cursor, 'birth')).toBeNull()
  },
)
