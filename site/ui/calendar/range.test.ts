import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { pickDay } from './range.ts'

const [first, second, third] = [makeDate('2026-12-01'), makeDate('2026-12-02'), makeDate('2026-12-03')]

describe('pickDay', () => {
  it('starts a range with the first picked day and ends the range with the next picked day', () => {
    expect(pickDay({ from: first, to: second }, second, 0)).toEqual({ from: second, to: null })
    expect(pickDay({ from: second, to: null }, third, 0)).toEqual({ from: second, to: third })
  })

  it('starts a new range if the picked day is before the first day', () => {
    expect(pickDay({ from: second, to: null }, first, 0)).toEqual({ from: first, to: null })
  })

  it('starts a new range if the range cannot end on the picked day', () => {
    const canEnd = (day: string) => day < third
    expect(pickDay({ from: first, to: null }, second, 0, canEnd)).toEqual({ from: first, to: second })
    expect(pickDay({ from: first, to: null }, third, 0, canEnd)).toEqual({ from: third, to: null })
  })

  it('allows a range of one day, unless at least one night is required', () => {
    expect(pickDay({ from: first, to: null }, first, 0)).toEqual({ from: first, to: first })
    expect(pickDay({ from: first, to: null }, first, 1)).toEqual({ from: first, to: null })
  })
})
