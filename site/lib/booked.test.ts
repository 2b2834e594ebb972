import { type Line, quoteLine } from '@nusa/shared/pricing'
import { makeTourLine, makeWholePackage } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { bookedText, isHotelBooking } from './booked.ts'

const room: Line = { kind: 'room', nights: 2, rooms: 1, pricePerNight: 900_000 }
const priced = (line: Line) => ({ unit_price: quoteLine(line) })

const travelers = [
  { type: 'adult', count: 1 },
  { type: 'adult', count: 1 },
  { type: 'infant', count: 1 },
] as const

describe('what was booked', () => {
  it('is named by its travelers, and by its packages where they are what was sold', () => {
    const booked = { travelers: [...travelers], quantity: 3 }
    expect(bookedText({ ...booked, ...priced(makeTourLine()) })).toBe('2 Adults, 1 Infant')
    const whole = makeTourLine({ package: makeWholePackage() })
    expect(bookedText({ ...booked, ...priced(whole) })).toBe('2 Adults, 1 Infant · 3 packages')
  })

  it('is known to be nights in a hotel', () => {
    expect(isHotelBooking(priced(room))).toBe(true)
    expect(isHotelBooking(priced(makeTourLine()))).toBe(false)
  })
})
