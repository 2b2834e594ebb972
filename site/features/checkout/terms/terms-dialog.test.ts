import { describe, expect, it } from 'vitest'
import { isScrolledToEnd } from './Terms.tsx'

describe('the terms', () => {
  it.each([
    ['count as read when 5 px are left', 595, true],
    ['do not count as read when 6 px are left', 594, false],
    ['count as read at the end', 600, true],
  ])('%s', (_, scrollTop, isRead) => {
    expect(isScrolledToEnd({ scrollTop, clientHeight: 400, scrollHeight: 1_000 })).toBe(isRead)
  })

  it('count as read immediately if they fit without scrolling', () => {
    expect(isScrolledToEnd({ scrollTop: 0, clientHeight: 400, scrollHeight: 400 })).toBe(true)
  })
})
