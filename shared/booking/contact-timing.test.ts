import { describe, expect, it } from 'vitest'
import { instantInBali } from '../dates/index.ts'
import { makeDate } from '../testing/index.ts'
import { contactTiming, isUpcoming, orderArrival } from './contact-timing.ts'

const date = makeDate('2026-12-03')
const tour = { kind: 'tour', status: 'confirmed', booking_date: date, pickup_date: null, pickup_time: '' } as const
const car = { ...tour, kind: 'rental', pickup_time: '11:00' } as const
const stay = { ...tour, kind: 'room' } as const
const at = (day: string, time: string) => instantInBali(makeDate(day), time)
const early = at('2026-11-20', '12:00')

describe('contactTiming', () => {
  it.each([
    ['a car paid 48 hours before its pickup', car, at('2026-12-01', '11:00'), 'in_advance'],
    ['a car paid less than 48 hours before its pickup', car, at('2026-12-01', '11:01'), 'shortly'],
    ['a car paid an hour before its pickup', car, at('2026-12-03', '10:00'), 'shortly'],
    ['a car paid at its pickup time', car, at('2026-12-03', '11:00'), null],
    ['a tour without a time, paid two days before', tour, at('2026-12-01', '00:00'), 'before_tour'],
    ['a tour without a time, paid the day before', tour, at('2026-12-02', '00:00'), 'shortly'],
    ['a stay paid on the day of arrival', stay, at('2026-12-03', '23:00'), 'shortly'],
    ['a stay paid after the day of arrival', stay, at('2026-12-04', '00:00'), null],
    ['a cancelled tour', { ...tour, status: 'cancelled' }, early, null],
    ['a completed tour', { ...tour, status: 'completed' }, early, null],
  ] as const)('returns $3 for %s', (_what, booking, now, timing) => {
    expect(contactTiming([booking], now, now)).toBe(timing)
    expect(contactTiming([booking], null, now)).toBe(timing)
  })

  it('no longer promises contact in advance when less than 24 hours are left', () => {
    expect(contactTiming([car], early, at('2026-12-02', '11:00'))).toBe('in_advance')
    expect(contactTiming([car], early, at('2026-12-02', '11:01'))).toBeNull()
  })

  it("returns 'before_tour' only if the team has not contacted the traveller about the tour yet", () => {
    const later = { ...stay, booking_date: makeDate('2026-12-20') }
    expect(contactTiming([tour, later], early, at('2026-12-01', '12:00'))).toBe('before_tour')
    expect(contactTiming([tour, later], early, at('2026-12-02', '12:00'))).toBe('in_advance')
  })

  it("returns 'both' for an order that needs contact shortly and in advance", () => {
    const later = { ...tour, booking_date: makeDate('2026-12-20') }
    const now = at('2026-12-03', '09:00')
    expect(contactTiming([car, later], now, now)).toBe('both')
    expect(contactTiming([car, stay], now, now)).toBe('shortly')
    expect(contactTiming([{ ...car, status: 'cancelled' }, later], now, now)).toBe('before_tour')
    expect(contactTiming([], now, now)).toBeNull()
  })
})

describe('orderArrival', () => {
  it('considers only tours that lie ahead', () => {
    const walk = { ...tour, pickup_kind: null }
    const pickedUp = { ...tour, pickup_kind: 'zone', booking_date: makeDate('2026-12-20') } as const
    expect(orderArrival([walk, pickedUp, { ...stay, pickup_kind: null }], early)).toBe('both')
    expect(orderArrival([{ ...walk, status: 'cancelled' }, pickedUp], early)).toBe('pickup')
    expect(orderArrival([walk, pickedUp], at('2026-12-04', '00:00'))).toBe('pickup')
  })
})

describe('isUpcoming', () => {
  it('ignores the time that staff entered for a stay', () => {
    expect(isUpcoming({ ...stay, pickup_time: '08:00' }, at('2026-12-03', '09:00'))).toBe(true)
    expect(isUpcoming({ ...tour, pickup_time: '08:00' }, at('2026-12-03', '09:00'))).toBe(false)
  })
})
