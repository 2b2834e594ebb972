import { describe, expect, it } from 'vitest'
import { baliNow, baliTimeZone, formatClockTime } from '../dates/index.ts'
import { makeTour, makeTourChoice } from '../testing/index.ts'
import { findTourProblems } from './check-tour.ts'
import {
  changePickup,
  formatZonePickupTime,
  isPickupMissing,
  parseEveningPickupTime,
  pickupQuestions,
  toStoredPickup,
  withoutPickupAddress,
} from './pickup-details.ts'

const zone = { id: 1, name: 'Ubud', surcharge: 0, surcharge_per: 'person' as const, offset_minutes: 30 }

const now = baliNow(new Date('2026-11-01T04:00:00Z'))

describe('the pickup of a booking', () => {
  it('asks for the hotel only in a zone', () => {
    expect(pickupQuestions({ kind: 'zone', zoneId: 1 })).toHaveLength(1)
    expect(pickupQuestions({ kind: 'later' })).toEqual([])
    expect(pickupQuestions(undefined)).toEqual([])
  })

  it('stores the hotel as its place, not as an answer', () => {
    const answers = { pickup_address: 'Lembah Sayan', diet: 'None' }
    expect(toStoredPickup({ kind: 'zone', zone }, answers)).toEqual({
      kind: 'zone',
      zone: 'Ubud',
      place: 'Lembah Sayan',
    })
    expect(withoutPickupAddress(answers)).toEqual({ diet: 'None' })
  })

  it('is missing until the office knows the place', () => {
    const missing = [
      toStoredPickup({ kind: 'zone', zone }, undefined),
      toStoredPickup({ kind: 'later' }, undefined),
      toStoredPickup({ kind: 'meeting_point', place: 'Base camp' }, undefined),
      toStoredPickup({ kind: 'none' }, undefined),
    ].map(isPickupMissing)
    expect(missing).toEqual([true, true, false, false])
    expect(isPickupMissing({ kind: 'later', place: 'Entered by staff' })).toBe(false)
  })

  it('is at the start time minus the offset of the zone, perhaps on the day before', () => {
    const pickupTime = (startTime: string, offset_minutes: number) =>
      formatZonePickupTime({ startTime, timeZone: baliTimeZone }, { offset_minutes })
    expect(pickupTime('08:00', 90)).toBe('06:30')
    expect(pickupTime('01:30', 90)).toBe('00:00')
    expect(pickupTime('02:00', 150)).toBe('23:30 on the day before')
    expect(pickupTime('', 90)).toBe('')
  })

  it('on the day before is shown with its time zone outside of Bali', () => {
    const time = formatZonePickupTime({ startTime: '01:00', timeZone: 'Asia/Jakarta' }, { offset_minutes: 90 })
    expect(formatClockTime(time, 'Asia/Jakarta')).toBe('23:30 WIB on the day before')
  })

  it.each([
    ['23:45 on the day before', '00:15', '23:45'],
    ['23:30 WIB on the day before', '01:00', '23:30 WIB'],
    ['23:30', '00:30', '23:30'],
    ['22:30 WIB', '01:00', '22:30 WIB'],
    ['01:00', '01:00', null],
    ['08:30', '08:00', null],
    ['after breakfast', '08:00', null],
    ['', '', null],
  ])('entered as %j for a departure at %j is on the evening before at %j', (pickup_time, start_time, evening) => {
    expect(parseEveningPickupTime({ pickup_time, start_time, time_zone: baliTimeZone })).toBe(evening)
  })

  it('must be in a zone that is still offered', () => {
    const tour = { ...makeTour(), pickup: { mode: 'hotel' as const, meeting_point: '', zones: [zone] } }
    const reasons = (zoneId: number) =>
      findTourProblems(tour, makeTourChoice({ pickup: { kind: 'zone', zoneId } }), null, now).map(
        ({ reason }) => reason,
      )
    expect([reasons(1), reasons(2)]).toEqual([[], ['pickup_gone']])
  })
})

describe('a pickup that is changed after the booking', () => {
  const booking = {
    startTime: '09:00',
    timeZone: baliTimeZone,
    pickupTime: '08:00',
    party: { adults: 2, children: 0, infants: 1 },
    paidSurcharge: 0,
  }
  const canggu = { kind: 'zone', zone: { ...zone, name: 'Canggu', surcharge: 50_000 }, place: 'Villa Laut' } as const

  it('has the time of the zone, and a cash surcharge with tax minus the surcharge that was paid', () => {
    const pickup = { kind: 'zone', zone: 'Canggu', place: 'Villa Laut' }
    expect(changePickup(booking, canggu, 10)).toEqual({ pickup, pickupTime: '08:30', pickupCash: 110_000 })
    expect(changePickup({ ...booking, paidSurcharge: 80_000 }, canggu, 10).pickupCash).toBe(22_000)
    expect(changePickup({ ...booking, paidSurcharge: 150_000 }, canggu, 10).pickupCash).toBe(0)
  })

  it('loses its time at the meeting point, unless the tour has no start times', () => {
    const pickup = { kind: 'meeting_point', zone: '', place: 'Harbour' }
    const chosen = { kind: 'meeting_point', place: 'Harbour' } as const
    expect(changePickup(booking, chosen, 10)).toEqual({ pickup, pickupTime: '', pickupCash: 0 })
    expect(changePickup({ ...booking, startTime: '' }, chosen, 10).pickupTime).toBe('08:00')
    expect(changePickup({ ...booking, startTime: '' }, canggu, 10).pickupTime).toBe('08:00')
  })
})
