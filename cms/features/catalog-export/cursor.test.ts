import { expect, test } from 'vitest'
import { parseCursor, writeCursor } from './cursor.ts'

const exportState = { transaction: 700, now: new Date('2026-11-21T06:00:00.000Z') }
const next = 750

test('returns changes by the transaction of the cursor and later ones, or with a timestamp shortly before it or later', () => {
  const instant = new Date('2026-11-21T05:59:30.000Z')
  expect(parseCursor(writeCursor('birth', exportState), 'birth', next)).toEqual({ transaction: 700, instant })
})

test('requests a full export for a cursor from another database', () => {
  expect(parseCursor(writeCursor('birth', exportState), 'another', next)).toBeNull()
})

test('requests a full export for a cursor after the next transaction, as when a backup was restored', () => {
  expect(parseCursor(writeCursor('birth', exportState), 'birth', 700)).not.toBeNull()
  expect(parseCursor(writeCursor('birth', exportState), 'birth', 699)).toBeNull()
})

test('returns everything for a cursor so old that its transaction cannot be compared', () => {
  expect(parseCursor(writeCursor('birth', exportState), 'birth', 700 + 2 ** 30)).not.toBeNull()
  expect(parseCursor(writeCursor('birth', exportState), 'birth', 701 + 2 ** 30)).toBeNull()
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
])('returns everything for the cursor %j', (cursor) => {
  expect(parseCursor(cursor, 'birth', next)).toBeNull()
})
