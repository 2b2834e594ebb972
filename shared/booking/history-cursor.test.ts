import { describe, expect, it } from 'vitest'
import { formatHistoryCursor, historyCursorSchema, parseHistoryCursor } from './history-cursor.ts'

describe('the cursor of the booking history', () => {
  it('contains the date and id of the last booking of a page', () => {
    expect(parseHistoryCursor(formatHistoryCursor({ date: '2026-12-01', id: 7 }))).toEqual({
      date: '2026-12-01',
      id: 7,
    })
  })

  it.each([
    '',
    '7',
    '2026-12-01',
    '2026-02-31.7',
    '2026-12-01.0',
    '2026-12-01.x',
    '2026-12-01.9999999999',
    ' 2026-12-01.7',
  ])('cannot be %j', (text) => {
    expect(historyCursorSchema.safeParse(text).success).toBe(false)
  })
})
