import { rentalTimes } from '@nusa/shared/dates'
import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { firstTime, hasTimeToday, isTimeOver, whyNoPickup } from './pickup.ts'

const today = makeDate('2026-12-01')
const tomorrow = makeDate('2026-12-02')
const at = (time: string) => ({ today, time })

describe('a pickup time', () => {
  it('is over once Bali’s clock shows it, on that day alone', () => {
    expect(isTimeOver('09:00', today, at('08:59'))).toBe(false)
    expect(isTimeOver('09:00', today, at('09:00'))).toBe(true)
    expect(isTimeOver('09:00', tomorrow, at('12:00'))).toBe(false)
    expect(isTimeOver('09:00', null, at('12:00'))).toBe(false)
  })

  it('starts as the usual one, or as the first after it that can still be met', () => {
    expect(firstTime('09:00', rentalTimes, today, at('07:30'))).toBe('09:00')
    expect(firstTime('09:00', rentalTimes, today, at('14:10'))).toBe('15:00')
    expect(firstTime('09:00', rentalTimes, tomorrow, at('14:10'))).toBe('09:00')
    expect(firstTime('09:00', rentalTimes, today, at('20:00'))).toBe('09:00')
  })

  it('is left today until the last one has passed', () => {
    expect(hasTimeToday(rentalTimes, at('19:59'))).toBe(true)
    expect(hasTimeToday(rentalTimes, at('20:00'))).toBe(false)
  })

  it('is to be had on no day that has passed, and not today once all are over', () => {
    expect(whyNoPickup(today, rentalTimes, at('19:59'))).toBeNull()
    expect(whyNoPickup(today, rentalTimes, at('20:00'))).toBe('no times left today')
    expect(whyNoPickup(tomorrow, rentalTimes, at('20:00'))).toBeNull()
    expect(whyNoPickup(makeDate('2026-11-30'), rentalTimes, at('09:00'))).toBe('this day has passed')
  })
})
