import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { addDays, type LocalDate, timeInBali, todayInBali } from '../dates/index.ts'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import { makeDate } from '../testing/index.ts'
import { type CancellableBooking, cancelProblem, cancelUntil } from './cancel-rule.ts'

afterEach(() => vi.unstubAllEnvs())

function booking(changes: Partial<CancellableBooking> = {}): CancellableBooking {
  return { kind: 'tour', status: 'confirmed', booking_date: makeDate('2026-12-24'), pickup_time: '', ...changes }
}

describe('a booking can be cancelled', () => {
  test.each([
    ['until the day before begins in Bali, where no hour is known', '', '2026-12-22T16:00:00.000Z'],
    ['until the day before at its pickup time', '07:30', '2026-12-22T23:30:00.000Z'],
    ['by the time that people wrote', '7 pm', '2026-12-23T11:00:00.000Z'],
    ['by the day alone, where its pickup time is no time of day', 'after breakfast', '2026-12-22T16:00:00.000Z'],
  ])('%s', (_what, pickup_time, until) => {
    expect(cancelUntil(booking({ pickup_time })).toISOString()).toBe(until)
  })

  it('until the day before it begins, where it is a stay, whatever time staff have written', () => {
    const stay = booking({ kind: 'room', pickup_time: '14:00' })
    expect(cancelUntil(stay).toISOString()).toBe('2026-12-22T16:00:00.000Z')
  })

  it('until a millisecond before its limit, and at it no more', () => {
    const until = cancelUntil(booking()).getTime()
    expect(cancelProblem(booking(), new Date(until - 1))).toBeNull()
    expect(cancelProblem(booking(), new Date(until))).toBe('too_late')
  })

  it('while staff have it on hold', () => {
    expect(cancelProblem(booking({ status: 'pending' }), new Date('2026-12-01T00:00:00Z'))).toBeNull()
  })

  test.each(['cancelled', 'completed'] as const)('never when it is %s', (status) => {
    expect(cancelProblem(booking({ status }), new Date('2026-12-01T00:00:00Z'))).toBe(status)
    expect(cancelProblem(booking({ status }), new Date('2027-12-01T00:00:00Z'))).toBe(status)
  })

  it('in Los Angeles an hour before midnight of Bali, while it is two days before there', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const hourBefore = new Date('2026-12-22T15:00:00Z')
    expect(hourBefore.getDate()).toBe(22)
    expect(cancelProblem(booking(), hourBefore)).toBeNull()
    expect(cancelProblem(booking(), new Date('2026-12-22T16:00:00Z'))).toBe('too_late')
  })

  it('exactly as long as more than a day lies before its begin, by the clock of Bali', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    const time = fc.record({ hours: fc.nat(23), minutes: fc.nat(59) })
    fc.assert(
      fc.property(localDateArbitrary, instant, time, (date, now, { hours, minutes }) => {
        const pickup = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
        const inADay = `${addDays(todayInBali(now), 1)} ${timeInBali(now)}`
        const isBefore = inADay < `${date} ${pickup}`
        expect(cancelProblem(booking({ booking_date: date, pickup_time: pickup }), now)).toBe(
          isBefore ? null : 'too_late',
        )
      }),
    )
  })

  it('never for shorter because a pickup time became known', () => {
    fc.assert(
      fc.property(localDateArbitrary, fc.string(), (booking_date: LocalDate, pickup_time) => {
        const known = cancelUntil(booking({ booking_date, pickup_time }))
        expect(known.getTime()).toBeGreaterThanOrEqual(cancelUntil(booking({ booking_date })).getTime())
      }),
    )
  })
})
