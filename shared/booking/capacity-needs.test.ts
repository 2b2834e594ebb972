import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../cart/index.ts'
import { addDays, maxDaysAhead, rentalPickupTimes, transferPickupTimes } from '../dates/index.ts'
import { type Line, quoteLine } from '../pricing/index.ts'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import { makeDate } from '../testing/index.ts'
import { now, offeredRental, offeredRoom, offeredTransfer, reasonsOf } from '../testing/offered-choice.ts'
import { choiceNeeds } from './capacity-needs.ts'
import { findCurrentLine, type OfferedChoice } from './offered-choice.ts'
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
  const anyTime = fc.constantFrom(...transferPickupTimes, ...rentalPickupTimes)
  const count = fc.integer({ min: 1, max: 999 })
  /** Days near enough to be booked, arbitrary days, and the last days that can be represented. */
  const dateArbitrary = fc.oneof(
    fc.nat(maxDaysAhead).map((days) => addDays(now.today, days)),
    localDateArbitrary,
    fc.nat(60).map((days) => addDays(makeDate('9999-12-31'), -61 - days)),
  )
  const choiceArbitrary: fc.Arbitrary<OfferedChoice> = fc
    .record({ date: dateArbitrary, pickupTime: anyTime, quantity: count, nights: fc.integer({ min: 1, max: 60 }) })
    .chain(({ date, pickupTime, quantity, nights }) =>
      fc.constantFrom(
        offeredTransfer({ date, pickupTime, quantity }),
        offeredRental({ date, pickupTime, quantity }),
        offeredRoom({ date, endDate: addDays(date, nights), quantity }),
      ),
    )

  it('has a price, reserves as many units as it charges for, and is at most two years ahead', () => {
    fc.assert(
      fc.property(choiceArbitrary, (offeredChoice) => {
        if (reasonsOf(offeredChoice).length > 0) return
        const line = findCurrentLine(offeredChoice)
        expect(line && quoteLine(line).total).toBeGreaterThan(0)
        if (line) expect(countReserved(offeredChoice.item, line)).toBe(countCharged(line))
        expect(
          offeredChoice.item.date >= now.today && offeredChoice.item.date <= addDays(now.today, maxDaysAhead),
        ).toBe(true)
      }),
      { examples: [[offeredTransfer()], [offeredRental()], [offeredRoom()]] },
    )
  })
})
