import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../cart/index.ts'
import { addDays, mostDaysAhead, rentalTimes, transferTimes } from '../dates/index.ts'
import { type Line, quoteLine } from '../pricing/index.ts'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import { makeDate } from '../testing/index.ts'
import { now, reasonsOf, rental, room, transfer } from '../testing/offered-choice.ts'
import { choiceNeeds } from './needs.ts'
import { type OfferedChoice, wantedLine } from './offered-choice.ts'
import { stockKey } from './sold-out.ts'

/** Returns how many cars, days or nights a line charges for. */
function countCharged(line: Line): number {
  return quoteLine(line).parts.reduce((sum, { count }) => sum + count, 0)
}

/** Returns how many of them a choice reserves, with one need per resource and day. */
function countReserved(choice: Choice, line: Line): number {
  const needs = choiceNeeds(choice, line)
  expect(new Set(needs.map(stockKey)).size).toBe(needs.length)
  return needs.reduce((sum, { count }) => sum + count, 0)
}

describe('a bookable choice', () => {
  const anyTime = fc.constantFrom(...transferTimes, ...rentalTimes)
  const count = fc.integer({ min: 1, max: 999 })
  /** Days near enough to be booked, arbitrary days, and the last days that can be represented. */
  const dateArbitrary = fc.oneof(
    fc.nat(mostDaysAhead).map((days) => addDays(now.today, days)),
    localDateArbitrary,
    fc.nat(60).map((days) => addDays(makeDate('9999-12-31'), -61 - days)),
  )
  const wantedArbitrary: fc.Arbitrary<OfferedChoice> = fc
    .record({ date: dateArbitrary, pickupTime: anyTime, quantity: count, nights: fc.integer({ min: 1, max: 60 }) })
    .chain(({ date, pickupTime, quantity, nights }) =>
      fc.constantFrom(
        transfer({ date, pickupTime, quantity }),
        rental({ date, pickupTime, quantity }),
        room({ date, endDate: addDays(date, nights), quantity }),
      ),
    )

  it('has a price, reserves what it charges for, and is at most two years ahead', () => {
    fc.assert(
      fc.property(wantedArbitrary, (wanted) => {
        if (reasonsOf(wanted).length > 0) return
        const line = wantedLine(wanted)
        expect(line && quoteLine(line).total).toBeGreaterThan(0)
        if (line) expect(countReserved(wanted.item, line)).toBe(countCharged(line))
        expect(wanted.item.date >= now.today && wanted.item.date <= addDays(now.today, mostDaysAhead)).toBe(true)
      }),
      { examples: [[transfer()], [rental()], [room()]] },
    )
  })
})
