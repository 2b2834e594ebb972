import { makeDate, makeRentalOffer } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { calculateRentalPrice, countDaysInRange, createInitialRange } from './rental-choice.ts'

const [today, tomorrow, third] = [makeDate('2026-12-01'), makeDate('2026-12-02'), makeDate('2026-12-03')]

describe('a new rental', () => {
  it('lasts from today until tomorrow, or starts tomorrow if the last pickup time of today has passed', () => {
    expect(createInitialRange({ today, time: '12:00' }, null)).toEqual({ from: today, to: tomorrow })
    expect(createInitialRange({ today, time: '20:00' }, null)).toEqual({ from: tomorrow, to: third })
  })

  it('includes both its first and its last day, and lasts one day until a last day is chosen', () => {
    expect(countDaysInRange({ from: today, to: third })).toBe(3)
    expect(countDaysInRange({ from: today, to: today })).toBe(1)
    expect(countDaysInRange({ from: today, to: null })).toBe(1)
  })

  it('costs the price of its days plus each add-on once, with tax', () => {
    const offer = makeRentalOffer({ add_ons: [{ id: 'seat', name: 'Child seat', price: 75_000 }] })
    expect(calculateRentalPrice(offer, 2, ['seat'], 10)).toMatchObject({
      subtotal: 825_000,
      tax: 82_500,
      total: 907_500,
    })
    expect(calculateRentalPrice(offer, 2, ['gone'], 10)).toBeNull()
  })
})
