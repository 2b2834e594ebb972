import { rentalPickupTimes } from '@nusa/shared/dates'
import { makeDate } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { firstPossibleTime, hasTimePassed, hasTimeToday, pickupDayError } from './selectable-days.ts'

const today = makeDate('2026-12-01')
const tomorrow = makeDate('2026-12-02')
const at = (time: string) => ({ today, time })

describe('a pickup time', () => {
  it('has passed as soon as the clock in Bali shows the pickup time, but only if the chosen day is today', () => {
    expect(hasTimePassed('09:00', today, at('08:59'))).toBe(false)
    expect(hasTimePassed('09:00', today, at('09:00'))).toBe(true)
    expect(hasTimePassed('09:00', tomorrow, at('12:00'))).toBe(false)
    expect(hasTimePassed('09:00', null, at('12:00'))).toBe(false)
  })

  it('defaults to the usual time, or to the next time that is still possible', () => {
    expect(firstPossibleTime('09:00', rentalPickupTimes, today, at('07:30'))).toBe('09:00')
    expect(firstPossibleTime('09:00', rentalPickupTimes, today, at('14:10'))).toBe('15:00')
    expect(firstPossibleTime('09:00', rentalPickupTimes, tomorrow, at('14:10'))).toBe('09:00')
    expect(firstPossibleTime('09:00', rentalPickupTimes, today, at('20:00'))).toBe('09:00')
  })

  it('is available today until the last pickup time has passed', () => {
    expect(hasTimeToday(rentalPickupTimes, at('19:59'))).toBe(true)
    expect(hasTimeToday(rentalPickupTimes, at('20:00'))).toBe(false)
  })

  it('is not available on past days, nor today after the last pickup time', () => {
    expect(pickupDayError(today, rentalPickupTimes, at('19:59'))).toBeNull()
    expect(pickupDayError(today, rentalPickupTimes, at('20:00'))).toBe('no times left today')
    expect(pickupDayError(tomorrow, rentalPickupTimes, at('20:00'))).toBeNull()
    expect(pickupDayError(makeDate('2026-11-30'), rentalPickupTimes, at('09:00'))).toBe('this day has passed')
  })
})
