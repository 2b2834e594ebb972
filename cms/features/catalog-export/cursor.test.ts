import { expect, test } from 'vitest'
import { parseCursor, writeCursor } from './cursor.ts'

const exportState = { transactionId: 700, exportedAt: new Date('2026-11-21T06:00:00.000Z') }
const next = 750

test('parseCursor returns the transaction of the export, and an instant shortly before the export', () => {
  const instant = new Date('2026-11-21T05:59:30.000Z')
  expect(parseCursor(writeCursor('birth', exportState), 'birth', next)).toEqual({ transactionId: 700, instant })
})

test('parseCursor returns null for a cursor from another database', () => {
  expect(parseCursor(writeCursor('birth', exportState), 'another', next)).toBeNull()
})

test('parseCursor returns null for a transaction that the database has not reached, as after a restored backup', () => {
  expect(parseCursor(writeCursor('birth', exportState), 'birth', 700)).not.toBeNull()
  expect(parseCursor(writeCursor('birth', exportState), 'birth', 699)).toBeNull()
})

test('parseCursor returns null if the cursor is so old that its transaction cannot be compared', () => {
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
])('parseCursor returns null for the invalid cursor %j', (cursor) => {
  expect(parseCursor(cursor, 'birth', next)).toBeNull()
})
