import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { withPicked } from './range.ts'

const [first, second, third] = [makeDate('2026-12-01'), makeDate('2026-12-02'), makeDate('2026-12-03')]

describe('a range of days', () => {
  it('is begun by one day and ended by the next', () => {
    expect(withPicked({ from: first, to: second }, second, 0)).toEqual({ from: second, to: null })
    expect(withPicked({ from: second, to: null }, third, 0)).toEqual({ from: second, to: third })
  })

  it('begins anew with a day before its first', () => {
    expect(withPicked({ from: second, to: null }, first, 0)).toEqual({ from: first, to: null })
  })

  it('begins anew with a day that it can’t end on', () => {
    const canEnd = (day: string) => day < third
    expect(withPicked({ from: first, to: null }, second, 0, canEnd)).toEqual({ from: first, to: second })
    expect(withPicked({ from: first, to: null }, third, 0, canEnd)).toEqual({ from: third, to: null })
  })

  it('is one day where it may be, and a night at least where it must be', () => {
    expect(withPicked({ from: first, to: null }, first, 0)).toEqual({ from: first, to: first })
    expect(withPicked({ from: first, to: null }, first, 1)).toEqual({ from: first, to: null })
  })
})
