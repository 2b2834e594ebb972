import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '../dates/index.ts'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import {
  makeCartItem,
  makeDate,
  makePersonPackage,
  makeRentalItem,
  makeRoomItem,
  makeTransferItem,
  makeWholePackage,
} from '../testing/index.ts'
import { tourChoiceSchema } from './choice.ts'
import {
  itemQuantity,
  rentalEndDate,
  roomNights,
  withDate,
  withDays,
  withParty,
  withPartyAndPackages,
  withQuantity,
  withStay,
} from './edit.ts'
import { cartItemSchema } from './item.ts'

const items = [makeCartItem(), makeTransferItem(), makeRentalItem(), makeRoomItem()]

describe('editing an item', () => {
  test.each([
    ['packages', makeCartItem()],
    ['cars', makeTransferItem()],
    ['days', makeRentalItem()],
    ['rooms', makeRoomItem()],
  ])('changes the number of %s', (_what, item) => {
    expect(itemQuantity(withQuantity(item, 4))).toBe(4)
  })

  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [5, 5],
    [1_000_000, 999],
    [Number.POSITIVE_INFINITY, 999],
  ])('stores a quantity of %d packages as %i', (count, expected) => {
    expect(withQuantity(makeCartItem(), count)).toMatchObject({ packageCount: expected })
  })

  it('does not change the number of days or nights when the date changes', () => {
    const day = makeDate('2026-12-30')
    const rental = withDate(makeRentalItem({ quantity: 3 }), day)
    expect(rental.kind === 'rental' && rentalEndDate(rental)).toBe('2027-01-01')
    expect(withDate(makeRoomItem(), day)).toMatchObject({ date: day, endDate: '2027-01-01' })
    expect(withDate(makeTransferItem(), day)).toEqual(makeTransferItem({ date: day }))
  })

  it('counts the first and last day of a rental, and the nights of a stay', () => {
    const [first, third] = [makeDate('2026-12-01'), makeDate('2026-12-03')]
    expect(withDays(makeRentalItem(), first, third)).toMatchObject({ quantity: 3, duration: '3 day(s)' })
    expect(withStay(makeRoomItem(), first, third)).toMatchObject({ endDate: third, duration: '2 nights' })
    expect(withQuantity(makeRentalItem(), 1)).toMatchObject({ duration: '1 day(s)' })
  })

  it('changes the numbers of travellers, except for a rental', () => {
    const party = { adults: 3, children: 2, infants: 1 }
    expect(withParty(makeTransferItem(), party)).toMatchObject(party)
    expect(withParty(makeRoomItem(), { ...party, adults: 0 })).toMatchObject({ adults: 1 })
    expect(withParty(makeRentalItem(), party)).toEqual(makeRentalItem())
  })

  it('replaces 0 adults by 1, and invalid numbers of children and infants by 0', () => {
    const party = { adults: 0, children: -1, infants: Number.NaN }
    expect(withParty(makeCartItem(), party)).toMatchObject({ adults: 1, children: 0, infants: 0 })
  })

  it('limits each traveller type to 99', () => {
    const party = { adults: 100, children: Number.POSITIVE_INFINITY, infants: 99 }
    expect(withParty(makeCartItem(), party)).toMatchObject({ adults: 99, children: 99, infants: 99 })
    expect(tourChoiceSchema.safeParse({ ...makeCartItem(), infants: 99 }).success).toBe(true)
    expect(tourChoiceSchema.safeParse({ ...makeCartItem(), infants: 100 }).success).toBe(false)
  })

  it('always results in an item that can be stored and read', () => {
    const count = fc.oneof(fc.double(), fc.integer())
    const party = fc.record({ adults: count, children: count, infants: count })
    fc.assert(
      fc.property(fc.constantFrom(...items), localDateArbitrary, count, party, (item, date, quantity, travellers) => {
        const edited = withParty(withQuantity(withDate(item, date), quantity), travellers)
        expect(cartItemSchema.safeParse(edited).success).toBe(true)
        if (edited.kind === 'room') expect(edited.endDate).toBe(addDays(date, roomNights(makeRoomItem())))
      }),
    )
  })
})

describe('withPartyAndPackages', () => {
  const boat = makeWholePackage({ guests_per_package: 6 })
  const itemWith = (adults: number, packageCount: number) => ({ ...makeCartItem({ adults, packageCount }) })
  const packagesFor = (item: ReturnType<typeof itemWith>, adults: number, pack = boat) =>
    withPartyAndPackages(item, { adults, children: 0, infants: 0 }, pack).packageCount

  it('raises the number of packages to what a larger party needs', () => {
    expect(packagesFor(itemWith(2, 1), 13)).toBe(3)
  })

  it('lowers the number of packages only if the previous party needed all packages', () => {
    expect(packagesFor(itemWith(13, 3), 6)).toBe(1)
    expect(packagesFor(itemWith(2, 4), 6)).toBe(4)
  })

  it('does not change the number of packages if the package has no size, is priced per person or is unknown', () => {
    expect(packagesFor(itemWith(2, 2), 30, makeWholePackage())).toBe(2)
    for (const pack of [makePersonPackage(), null]) {
      expect(withPartyAndPackages(itemWith(2, 1), { adults: 30, children: 0, infants: 0 }, pack)).toMatchObject({
        adults: 30,
        packageCount: 1,
      })
    }
  })
})
