import { describe, expect, it } from 'vitest'
import { historyCursor, historyCursorSchema, placeIn } from './history-cursor.ts'

describe('the end of a page of the history', () => {
  it('names the day and the booking that stood there', () => {
    expect(placeIn(historyCursor({ booking_date: '2026-12-01', id: 7 }))).toEqual({ date: '2026-12-01', id: 7 })
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
  ])('is not %j', (text) => {
    expect(historyCursorSchema.safeParse(text).success).toBe(false)
  })
})
