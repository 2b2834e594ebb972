import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../cart/index.ts'
import { addDays, mostDaysAhead, rentalTimes, transferTimes } from '../dates/index.ts'
import { type Line, quoteLine } from '../pricing/index.ts'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import { makeDate } from '../testing/index.ts'
import { now, reasonsOf, rental, room, transfer } from '../testing/wanted.ts'
import { choiceNeeds } from './needs.ts'
import { stockKey } from './sold-out.ts'
import { type Wanted, wantedLine } from './wanted.ts'

/** How many cars, days or nights of rooms a line is priced by. */
function countedBy(line: Line): number {
  return quoteLine(line).parts.reduce((sum, { count }) => sum + count, 0)
}

/** How many of them are held, each on a day of its own or with others of the day. */
function takenBy(choice: Choice, line: Line): number {
  const needs = choiceNeeds(choice, line)
  expect(new Set(needs.map(stockKey)).size).toBe(needs.length)
  return needs.reduce((sum, { count }) => sum + count, 0)
}

describe('every choice', () => {
  const anyTime = fc.constantFrom(...transferTimes, ...rentalTimes)
  const count = fc.integer({ min: 1, max: 999 })
  /** Days near enough to be booked, any others, and the last that can be written. */
  const dateArbitrary = fc.oneof(
    fc.nat(mostDaysAhead).map((days) => addDays(now.today, days)),
    localDateArbitrary,
    fc.nat(60).map((days) => addDays(makeDate('9999-12-31'), -61 - days)),
  )
  const wantedArbitrary: fc.Arbitrary<Wanted> = fc
    .record({ date: dateArbitrary, pickupTime: anyTime, quantity: count, nights: fc.integer({ min: 1, max: 60 }) })
    .chain(({ date, pickupTime, quantity, nights }) =>
      fc.constantFrom(
        transfer({ date, pickupTime, quantity }),
        rental({ date, pickupTime, quantity }),
        room({ date, endDate: addDays(date, nights), quantity }),
      ),
    )

  it('that can be booked has a price, takes what it pays for, lies ahead and within two years', () => {
    fc.assert(
      fc.property(wantedArbitrary, (wanted) => {
        if (reasonsOf(wanted).length > 0) return
        const line = wantedLine(wanted)
        expect(line && quoteLine(line).total).toBeGreaterThan(0)
        if (line) expect(takenBy(wanted.item, line)).toBe(countedBy(line))
        expect(wanted.item.date >= now.today && wanted.item.date <= addDays(now.today, mostDaysAhead)).toBe(true)
      }),
      { examples: [[transfer()], [rental()], [room()]] },
    )
  })
})
