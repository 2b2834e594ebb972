import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import { makeDate } from '../testing/index.ts'
import { formatInstant, instantInBali, timeInBali, todayInBali } from './bali.ts'
import { formatDate, parseFormattedDate } from './format.ts'

const zones = ['America/Los_Angeles', 'UTC', 'Asia/Makassar', 'Pacific/Kiritimati', 'Europe/London']

afterEach(() => vi.unstubAllEnvs())

describe('todayInBali', () => {
  test.each([
    ['2026-11-21T15:59:59.999Z', '2026-11-21'],
    ['2026-11-21T16:00:00.000Z', '2026-11-22'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
    ['2026-03-29T01:30:00.000Z', '2026-03-29'],
  ])("at %s returns '%s'", (instant, expected) => {
    expect(todayInBali(new Date(instant))).toBe(expected)
  })

  it('returns the same date in every time zone of the traveller', () => {
    for (const zone of zones) {
      vi.stubEnv('TZ', zone)
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect(todayInBali(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22')
    }
  })

  it('matches the calendar of Asia/Makassar', () => {
    const makassar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar', dateStyle: 'short' })
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        expect(todayInBali(now)).toBe(makassar.format(now))
      }),
    )
  })

  it('rejects an invalid Date', () => {
    expect(() => todayInBali(new Date('soon'))).toThrow(RangeError)
  })
})

describe('formatDate and formatInstant', () => {
  it('format a date as "Jun 3, 2026" by default', () => {
    expect(formatDate(makeDate('2026-06-03'))).toBe('Jun 3, 2026')
  })

  it('format a date as "Jun 03, 2026" if the format is "MMM dd, yyyy"', () => {
    expect(formatDate(makeDate('2026-06-03'), 'MMM dd, yyyy')).toBe('Jun 03, 2026')
  })

  it('format a date as the same day in every system time zone', () => {
    fc.assert(
      fc.property(localDateArbitrary, fc.constantFrom(...zones), (date, zone) => {
        vi.stubEnv('TZ', zone)
        expect(formatDate(date)).toContain(` ${Number(date.slice(8))}, ${date.slice(0, 4)}`)
        expect(parseFormattedDate(formatDate(date))).toBe(date)
      }),
    )
  })

  it('format an instant in Bali time with the name of the zone', () => {
    expect(formatInstant(new Date('2026-11-21T16:05:00Z'))).toBe('Nov 22, 2026, 00:05 (Bali time, UTC+8)')
    expect(formatInstant(new Date('2026-11-22T15:59:59Z'))).toBe('Nov 22, 2026, 23:59 (Bali time, UTC+8)')
  })

  it('format an instant in another time zone with the name of that zone', () => {
    const instant = new Date('2026-11-21T16:05:00Z')
    expect(formatInstant(instant, 'Asia/Jakarta')).toBe('Nov 21, 2026, 23:05 (WIB, UTC+7)')
    expect(formatInstant(instant, 'Asia/Jayapura')).toBe('Nov 22, 2026, 01:05 (WIT, UTC+9)')
  })
})

describe('instantInBali', () => {
  it('returns the instant at which Bali has the given date and time', () => {
    expect(instantInBali(makeDate('2026-12-24'), '07:30').toISOString()).toBe('2026-12-23T23:30:00.000Z')
    fc.assert(
      fc.property(localDateArbitrary, fc.nat(23), fc.nat(59), (date, hours, minutes) => {
        const time = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
        const instant = instantInBali(date, time)
        expect([todayInBali(instant), timeInBali(instant)]).toEqual([date, time])
      }),
    )
  })
})
