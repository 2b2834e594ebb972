import { describe, expect, expectTypeOf, it, test } from 'vitest'
import {
  makeAddOn,
  makeAddOnTier,
  makeDate,
  makePassenger,
  makePassengers,
  makeTour,
  makeTourChoice,
  makeWholePackage,
} from '../testing/index.ts'
import { findTourProblems } from './check-tour.ts'
import type { NotBookableReason } from './create-booking.ts'
import type { ScheduleProblem } from './departures.ts'

const now = { today: makeDate('2026-11-21'), time: '12:00' }
const lunch = makeAddOn({ tiers: [makeAddOnTier({ max_quantity: 4 })] })
const tour = makeTour({ pricing: [makeWholePackage({ id: 'car' })], add_on: [lunch] })
const choose = (overrides: Parameters<typeof makeTourChoice>[0] = {}) =>
  makeTourChoice({ packageId: 'car', ...overrides })

/** Checks a choice for which all passengers are named. */
function findProblems(checked: Parameters<typeof makeTour>[0], overrides: Parameters<typeof makeTourChoice>[0]) {
  const choice = choose(overrides)
  return findTourProblems(makeTour({ ...tour, ...checked }), choice, makePassengers(choice), now)
}

describe('findTourProblems', () => {
  it('accepts a tour that has no problems', () => {
    expect(findProblems({}, { adults: 2, children: 1, infants: 1, addOns: [{ id: 'lunch', quantity: 4 }] })).toEqual([])
  })

  it('rejects a tour that is no longer offered', () => {
    const [problem] = findTourProblems(null, choose(), null, now)
    expect(problem?.reason).toBe('tour_gone')
  })

  test.each([
    [
      'a date in the past',
      { date: '2026-11-20' },
      {},
      'date_past',
      'In Bali, Nov 20, 2026 has passed. Please choose another date. The first available date is Nov 22, 2026.',
    ],
    [
      'a date within the cut-off',
      { date: '2026-11-22' },
      { cut_off_days: 2 },
      'date_cut_off',
      'This tour must be booked at least 2 days ahead (Bali time). Please choose another date. The first available date is Nov 23, 2026.',
    ],
    [
      'a date within a cut-off of one day',
      { date: '2026-11-21' },
      {},
      'date_cut_off',
      'This tour must be booked at least 1 day ahead (Bali time). Please choose another date. The first available date is Nov 22, 2026.',
    ],
    [
      'a date before the first day of the tour',
      { date: '2026-11-30' },
      { starting_date: '2026-12-01' },
      'date_before_start',
      'This tour doesn’t run yet on Nov 30, 2026. Please choose another date. The first available date is Dec 1, 2026.',
    ],
    [
      'a date after the last day of the tour',
      { date: '2026-12-02' },
      { end_date: '2026-12-01' },
      'date_after_end',
      'This tour no longer runs on Dec 2, 2026. Please choose another date. The first available date is Nov 22, 2026.',
    ],
    [
      'a blocked date',
      { date: '2026-12-25' },
      { block_dates: ['2026-12-25'] },
      'date_blocked',
      'This tour doesn’t run on Dec 25, 2026. Please choose another date. The first available date is Nov 22, 2026.',
    ],
    [
      'a tour that has ended',
      { date: '2026-11-25' },
      { end_date: '2026-11-20' },
      'date_after_end',
      'This tour no longer runs on Nov 25, 2026. It can no longer be booked. Please remove it from your cart.',
    ],
  ])('rejects %s with advice', (_when, choice, dates, reason, message) => {
    expect(findProblems(dates, choice)).toEqual([{ reason, message }])
  })

  it('accepts up to max_guests adults and children, not counting infants', () => {
    expect(findProblems({ max_guests: 4 }, { adults: 3, children: 1, infants: 3 })).toEqual([])
    expect(findProblems({ max_guests: 4 }, { adults: 3, children: 2 })).toEqual([
      {
        reason: 'too_many_guests',
        message: 'This tour is for up to 4 guests, not counting infants. Please change the number of travelers.',
      },
    ])
  })

  it('accepts any number of guests if max_guests is 0', () => {
    expect(findProblems({ max_guests: 0 }, { adults: 60 })).toEqual([])
  })

  it('rejects a package or an add-on that no longer exists', () => {
    expect(findProblems({}, { packageId: 'bus' })[0]?.reason).toBe('package_gone')
    expect(findProblems({ pricing: [] }, {})[0]?.reason).toBe('package_gone')
    expect(findProblems({}, { addOns: [{ id: 'spa', quantity: 1 }] })[0]?.reason).toBe('add_on_gone')
  })

  it('rejects more of an add-on than allowed, even if the add-on is listed twice', () => {
    const message =
      "'Lunch by the rice fields' can be added up to 4 times. Please remove the tour from your cart and add it again."
    expect(findProblems({}, { addOns: [{ id: 'lunch', quantity: 5 }] })).toEqual([
      { reason: 'too_many_of_add_on', message },
    ])
    const twice = [
      { id: 'lunch', quantity: 3 },
      { id: 'lunch', quantity: 2 },
    ]
    expect(findProblems({}, { addOns: twice })).toEqual([{ reason: 'too_many_of_add_on', message }])
  })

  it('returns all problems, not only the first', () => {
    const reasons = findProblems({ max_guests: 1 }, { packageId: 'bus', date: '2026-11-01' }).map(
      ({ reason }) => reason,
    )
    expect(reasons).toEqual(['package_gone', 'date_past', 'too_many_guests'])
  })
})

describe('the passengers of a tour', () => {
  const choice = choose({ adults: 2, children: 1 })
  const check = (passengers: Parameters<typeof findTourProblems>[2]) => findTourProblems(tour, choice, passengers, now)

  it('must be as many as the travellers', () => {
    expect(check(makePassengers(choice))).toEqual([])
    expect(check(makePassengers(choice).slice(1))).toEqual([
      { reason: 'passengers_mismatch', message: 'Please name every traveler: 2 adults, 1 child and 0 infants.' },
    ])
  })

  it('must have the same types as the travellers', () => {
    const adults = [makePassenger(), makePassenger(), makePassenger()]
    expect(check(adults)[0]?.reason).toBe('passengers_mismatch')
  })

  it('are not required before the traveller has entered them', () => {
    expect(check(null)).toEqual([])
  })
})

it('the API has a reason for every date problem of a tour', () => {
  expectTypeOf<ScheduleProblem>().toExtend<NotBookableReason>()
})

describe('the number of packages of a tour', () => {
  const boat = makeWholePackage({ id: 'boat', guests_per_package: 6 })
  const findProblems = (party: Partial<Parameters<typeof makeTourChoice>[0]>) =>
    findTourProblems(
      makeTour({ pricing: [boat] }),
      makeTourChoice({ packageId: 'boat', date: '2026-11-28', ...party }),
      null,
      now,
    )

  it('is rejected if it is too low for all travellers, with a message that contains the required number', () => {
    expect(findProblems({ adults: 12, packageCount: 1 })).toEqual([
      {
        reason: 'too_few_packages',
        message:
          'Each package is for up to 6 guests, including infants. 12 guests need 2 packages: please book more packages or change the number of travelers.',
      },
    ])
    expect(findProblems({ adults: 6, infants: 1, packageCount: 1 }).map(({ reason }) => reason)).toEqual([
      'too_few_packages',
    ])
  })

  it('is accepted if it is the required number or higher', () => {
    expect(findProblems({ adults: 6, packageCount: 1 })).toEqual([])
    expect(findProblems({ adults: 4, children: 2, infants: 1, packageCount: 2 })).toEqual([])
    expect(findProblems({ adults: 2, packageCount: 3 })).toEqual([])
  })
})
