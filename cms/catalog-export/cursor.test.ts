import { expect, test } from 'vitest'
import { changedSince, writeCursor } from './cursor.ts'

const end = { transaction: 700, now: new Date('2026-11-21T06:00:00.000Z') }
const next = 750

test('a cursor asks for what was written by its transaction and later ones, or stamped since and a little before', () => {
  const instant = new Date('2026-11-21T05:59:30.000Z')
  expect(changedSince(writeCursor('birth', end), 'birth', next)).toEqual({ transaction: 700, instant })
})

test('a cursor of another database asks for everything', () => {
  expect(changedSince(writeCursor('birth', end), 'another', next)).toBeNull()
})

test('a cursor from beyond the next transaction, as after a backup was restored, asks for everything', () => {
  expect(changedSince(writeCursor('birth', end), 'birth', 700)).not.toBeNull()
  expect(changedSince(writeCursor('birth', end), 'birth', 699)).toBeNull()
})

test('a cursor from so long ago that its transaction can’t be compared asks for everything', () => {
  expect(changedSince(writeCursor('birth', end), 'birth', 700 + 2 ** 30)).not.toBeNull()
  expect(changedSince(writeCursor('birth', end), 'birth', 701 + 2 ** 30)).toBeNull()
})

test.each([
  null,
  '',
  'nonsense',
  '1.birth.1795240000000',
  '1.birth.700.1795240000000',
  '2.birth.700',
  '2.birth.700.',
  '2.birth.700.12x',
  '2.birth..12',
  '2.birth.700.1.2',
])('the cursor %j asks for everything', (cursor) => {
  expect(changedSince(cursor, 'birth', next)).toBeNull()
})
