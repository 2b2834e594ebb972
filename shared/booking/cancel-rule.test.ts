import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { defaultCancellationTiers } from '../catalog/index.ts'
import { addDays, type LocalDate, timeInBali, todayInBali } from '../dates/index.ts'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import { makeDate } from '../testing/index.ts'
import {
  bookingStart,
  type CancellableBooking,
  cancellationStart,
  computeBookingRefund,
  findCancelProblem,
  nextPromisedStart,
} from './cancel-rule.ts'
import { fullRefundDeadline } from './cancellation-policy.ts'

afterEach(() => vi.unstubAllEnvs())

function booking(changes: Partial<CancellableBooking> = {}): CancellableBooking {
  return {
    kind: 'tour',
    status: 'confirmed',
    payment_status: 'paid',
    booking_date: makeDate('2026-12-24'),
    pickup_date: null,
    pickup_time: '',
    promised_start: null,
    cancellation_tiers: defaultCancellationTiers,
    ...changes,
  }
}

/** The deadline of the default policy. */
const cancellationDeadline = (one: CancellableBooking) =>
  fullRefundDeadline(one.cancellation_tiers, cancellationStart(one)) ?? new Date(Number.NaN)

describe('cancelling a booking', () => {
  test.each([
    ['is possible until 24 hours before the day starts if no pickup time is known', '', '2026-12-22T16:00:00.000Z'],
    ['is possible until 24 hours before the pickup time', '07:30', '2026-12-22T23:30:00.000Z'],
    ['is possible until 24 hours before a pickup time in free text', '7 pm', '2026-12-23T11:00:00.000Z'],
    [
      'is possible until 24 hours before the day starts if the pickup time is not a time of day',
      'after breakfast',
      '2026-12-22T16:00:00.000Z',
    ],
  ])('%s', (_what, pickup_time, until) => {
    expect(cancellationDeadline(booking({ pickup_time })).toISOString()).toBe(until)
  })

  test.each([
    ['the same evening', '22:30', '23:45', '2026-12-23T15:45:00.000Z'],
    ['the evening before', '23:30', '00:30', '2026-12-22T16:30:00.000Z'],
  ])(
    'is possible until 24 hours before the departure, even if the pickup is on %s',
    (_day, pickup_time, start_time, until) => {
      expect(cancellationDeadline(booking({ pickup_time, start_time })).toISOString()).toBe(until)
    },
  )

  it('does not depend on the pickup time of a hotel stay', () => {
    const stay = booking({ kind: 'room', pickup_time: '14:00' })
    expect(cancellationDeadline(stay).toISOString()).toBe('2026-12-22T16:00:00.000Z')
  })

  it('is possible one millisecond before the deadline, but not at the deadline', () => {
    const until = cancellationDeadline(booking()).getTime()
    expect(findCancelProblem(booking(), new Date(until - 1))).toBeNull()
    expect(findCancelProblem(booking(), new Date(until))).toBe('too_late')
  })

  it('is possible at any time if the booking is unpaid, but money is refunded only before the deadline', () => {
    const unpaid = booking({ payment_status: 'pending' })
    const until = cancellationDeadline(unpaid).getTime()
    expect(findCancelProblem(unpaid, new Date(until))).toBeNull()
    expect(computeBookingRefund(unpaid, new Date(until - 1), 1000)).toEqual({ percent: 100, amount: 1000 })
    expect(computeBookingRefund(unpaid, new Date(until), 1000)).toBeNull()
  })

  it('is possible for a pending booking', () => {
    expect(findCancelProblem(booking({ status: 'pending' }), new Date('2026-12-01T00:00:00Z'))).toBeNull()
  })

  test.each(['cancelled', 'completed'] as const)('is not possible for a %s booking', (status) => {
    expect(findCancelProblem(booking({ status }), new Date('2026-12-01T00:00:00Z'))).toBe(status)
    expect(findCancelProblem(booking({ status }), new Date('2027-12-01T00:00:00Z'))).toBe(status)
  })

  it('uses the time of Bali when the computer is in Los Angeles', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const hourBefore = new Date('2026-12-22T15:00:00Z')
    expect(hourBefore.getDate()).toBe(22)
    expect(findCancelProblem(booking(), hourBefore)).toBeNull()
    expect(findCancelProblem(booking(), new Date('2026-12-22T16:00:00Z'))).toBe('too_late')
  })

  it('is possible exactly when the booking starts more than 24 hours from now in Bali', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    const time = fc.record({ hours: fc.nat(23), minutes: fc.nat(59) })
    fc.assert(
      fc.property(localDateArbitrary, instant, time, (date, now, { hours, minutes }) => {
        const pickup = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
        const inADay = `${addDays(todayInBali(now), 1)} ${timeInBali(now)}`
        const isBefore = inADay < `${date} ${pickup}`
        expect(findCancelProblem(booking({ booking_date: date, pickup_time: pickup }), now)).toBe(
          isBefore ? null : 'too_late',
        )
      }),
    )
  })

  it('never has an earlier deadline after a pickup time is added', () => {
    fc.assert(
      fc.property(localDateArbitrary, fc.string(), (booking_date: LocalDate, pickup_time) => {
        const known = cancellationDeadline(booking({ booking_date, pickup_time }))
        expect(known.getTime()).toBeGreaterThanOrEqual(cancellationDeadline(booking({ booking_date })).getTime())
      }),
    )
  })
})

/** Returns a booking whose pickup staff have moved. */
function move(before: CancellableBooking, pickup_time: string): CancellableBooking {
  const changed = { ...before, pickup_time }
  return { ...changed, promised_start: nextPromisedStart(before, changed) }
}

test('a change of the pickup by staff never lowers the refund', () => {
  const time = fc.constantFrom('', '00:30', '06:00', '9 pm', '22:00 WIB', 'after breakfast', '23:45 on the day before')
  const start_time = fc.constantFrom('', '00:15', '08:00')
  const kind = fc.constantFrom('tour', 'transfer', 'rental', 'room')
  const tiers = fc.constantFrom(defaultCancellationTiers, [
    { hours_before: 72, refund_percent: 100 },
    { hours_before: 6, refund_percent: 30 },
  ])
  const hours = fc.integer({ min: -120, max: 48 })
  fc.assert(
    fc.property(
      kind,
      time,
      start_time,
      tiers,
      fc.array(time),
      hours,
      (kind, pickup_time, start_time, tiers, times, hours) => {
        const now = new Date(Date.parse('2026-12-24T00:00:00Z') + hours * 3_600_000)
        const refundOf = (one: CancellableBooking) => computeBookingRefund(one, now, 1000)?.amount ?? -1
        let before = booking({ kind, pickup_time, start_time, cancellation_tiers: tiers })
        for (const time of times) {
          const after = move(before, time)
          expect(refundOf(after)).toBeGreaterThanOrEqual(refundOf(before))
          before = after
        }
      },
    ),
  )
})

test('an earlier pickup does not change the cancellation deadline, and a later pickup extends the deadline', () => {
  const booked = booking({ kind: 'transfer', pickup_time: '14:00' })
  const earlier = move(booked, '06:00')
  expect(earlier.promised_start).toBe('2026-12-24T06:00:00.000Z')
  expect(cancellationDeadline(earlier)).toEqual(cancellationDeadline(booked))
  expect(bookingStart(earlier).toISOString()).toBe('2026-12-23T22:00:00.000Z')
  expect(cancellationDeadline(move(earlier, '15:00')).toISOString()).toBe('2026-12-23T07:00:00.000Z')
  expect(move(booked, '15:00').promised_start).toBeNull()
})

test.each([
  ['22:30', '23:45', '2026-12-24T14:30:00.000Z'],
  ['23:30', '00:30', '2026-12-23T15:30:00.000Z'],
  ['22:30 on the day before', '00:15', '2026-12-23T14:30:00.000Z'],
  ['09:00', '08:00', '2026-12-24T00:00:00.000Z'],
])('a booking with the pickup time %j and the departure time %j starts at %s', (pickup_time, start_time, start) => {
  expect(bookingStart(booking({ pickup_time, start_time })).toISOString()).toBe(start)
})
