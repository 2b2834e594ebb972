import { rentalTimes } from '@nusa/shared/dates'
import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { firstTime, hasTimeToday, isTimeOver, whyNoPickup } from './pickup.ts'

const today = makeDate('2026-12-01')
const tomorrow = makeDate('2026-12-02')
const at = (time: string) => ({ today, time })

describe('a pickup time', () => {
  it('is over when the clock in Bali shows it, on that day only', () => {
    expect(isTimeOver('09:00', today, at('08:59'))).toBe(false)
    expect(isTimeOver('09:00', today, at('09:00'))).toBe(true)
    expect(isTimeOver('09:00', tomorrow, at('12:00'))).toBe(false)
    expect(isTimeOver('09:00', null, at('12:00'))).toBe(false)
  })

  it('defaults to the usual time, or to the next one that is still possible', () => {
    expect(firstTime('09:00', rentalTimes, today, at('07:30'))).toBe('09:00')
    expect(firstTime('09:00', rentalTimes, today, at('14:10'))).toBe('15:00')
    expect(firstTime('09:00', rentalTimes, tomorrow, at('14:10'))).toBe('09:00')
    expect(firstTime('09:00', rentalTimes, today, at('20:00'))).toBe('09:00')
  })

  it('is available today until the last one has passed', () => {
    expect(hasTimeToday(rentalTimes, at('19:59'))).toBe(true)
    expect(hasTimeToday(rentalTimes, at('20:00'))).toBe(false)
  })

  it('is not available on past days, nor today after the last one', () => {
    expect(whyNoPickup(today, rentalTimes, at('19:59'))).toBeNull()
    expect(whyNoPickup(today, rentalTimes, at('20:00'))).toBe('no times left today')
    expect(whyNoPickup(tomorrow, rentalTimes, at('20:00'))).toBeNull()
    expect(whyNoPickup(makeDate('2026-11-30'), rentalTimes, at('09:00'))).toBe('this day has passed')
  })
})
