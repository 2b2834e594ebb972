/** Property tests only. The factories are also used outside of tests. */
import fc from 'fast-check'
import type {
  AddOn,
  Package,
  PackageTier,
  PersonPackage,
  PersonTier,
  Season,
  WholePackage,
} from '../../catalog/index.ts'
import { type LocalDate, parseLocalDate } from '../../dates/index.ts'
import type { Line, Party, RentalLine, RoomLine, TourLine, TransferLine } from '../../pricing/index.ts'
import { makeAddOn, makePersonPackage, makeSeason, makeWholePackage } from '../index.ts'

/** Prices, including small and unrounded ones. */
export const rupiahArbitrary = fc.oneof(fc.nat(2_000), fc.nat(100_000_000))

const pad = (part: number) => String(part).padStart(2, '0')

/** Dates of months and years of all lengths. */
export const localDateArbitrary: fc.Arbitrary<LocalDate> = fc
  .record({
    year: fc.integer({ min: 2000, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, day }) => parseLocalDate(`${year}-${pad(month)}-${pad(day)}`))
  .filter((date) => date !== null)

const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const marketArbitrary = fc.constantFrom('all' as const, 'indonesia' as const)
const minimumArbitrary = fc.integer({ min: 1, max: 30 })

export const partyArbitrary: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: 40 }),
  children: fc.nat(20),
  infants: fc.nat(10),
})

/** As editors may enter tiers: in any order, with gaps, not always starting at 1, each minimum once. */
export const personTiersArbitrary: fc.Arbitrary<PersonTier[]> = fc.uniqueArray(
  fc.record({
    min_people: minimumArbitrary,
    max_people: fc.integer({ min: 1, max: 999 }),
    adult_price: rupiahArbitrary,
    child_price: nullable(rupiahArbitrary),
    infant_price: nullable(rupiahArbitrary),
  }),
  { selector: (tier) => tier.min_people, maxLength: 6 },
)

export const packageTiersArbitrary: fc.Arbitrary<PackageTier[]> = fc.uniqueArray(
  fc.record({ min_package: minimumArbitrary, max_package: fc.integer({ min: 1, max: 999 }), price: rupiahArbitrary }),
  { selector: (tier) => tier.min_package, maxLength: 6 },
)

const monthDayArbitrary = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, day]) => `${pad(month)}-${pad(day)}`)

const seasonDaysArbitrary = fc.oneof(
  fc.record({ from: monthDayArbitrary, to: monthDayArbitrary }),
  fc.tuple(localDateArbitrary, localDateArbitrary).map((days) => {
    const [from = '', to = ''] = days.toSorted()
    return { from, to }
  }),
)

/** The prices may be for a tier that the package does not have. */
export const seasonArbitrary: fc.Arbitrary<Season> = fc
  .record({
    days: seasonDaysArbitrary,
    percent: nullable(fc.integer({ min: -9_000, max: 50_000 }).map((hundredths) => hundredths / 100)),
    publish_price: nullable(rupiahArbitrary),
    prices: fc.array(
      fc.record({
        minimum: minimumArbitrary,
        price: nullable(rupiahArbitrary),
        child_price: nullable(rupiahArbitrary),
        infant_price: nullable(rupiahArbitrary),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ days, ...fields }) => makeSeason({ ...days, ...fields }))

export const personPackageArbitrary: fc.Arbitrary<PersonPackage> = fc
  .record({
    market: marketArbitrary,
    publish_price: nullable(rupiahArbitrary),
    price: rupiahArbitrary,
    adult_price: nullable(rupiahArbitrary),
    child_price: nullable(rupiahArbitrary),
    infant_price: nullable(rupiahArbitrary),
    tiers: personTiersArbitrary,
  })
  .map((fields) => makePersonPackage(fields))

export const wholePackageArbitrary: fc.Arbitrary<WholePackage> = fc
  .record({
    market: marketArbitrary,
    publish_price: nullable(rupiahArbitrary),
    price: rupiahArbitrary,
    guests_per_package: nullable(fc.integer({ min: 1, max: 20 })),
    tiers: packageTiersArbitrary,
  })
  .map((fields) => makeWholePackage(fields))

export const packageArbitrary = fc.oneof(personPackageArbitrary, wholePackageArbitrary)

export const seasonalPackageArbitrary: fc.Arbitrary<Package> = fc
  .tuple(packageArbitrary, fc.array(seasonArbitrary, { maxLength: 4 }))
  .map(([pack, seasons]) => ({ ...pack, seasons }))

export const addOnArbitrary: fc.Arbitrary<AddOn> = fc
  .record({
    type: fc.constantFrom('per_person' as const, 'per_package' as const),
    tiers: fc.uniqueArray(
      fc.record({
        min_quantity: minimumArbitrary,
        max_quantity: fc.integer({ min: 1, max: 99 }),
        price: rupiahArbitrary,
      }),
      { selector: (tier) => tier.min_quantity, minLength: 1, maxLength: 4 },
    ),
  })
  .map((fields) => makeAddOn(fields))

const chosenAddOnsArbitrary = fc.array(
  fc.record({ addOn: addOnArbitrary, quantity: fc.integer({ min: 1, max: 40 }) }),
  { maxLength: 3 },
)

export function tourLineArbitrary<P extends TourLine['package']>(
  packages: fc.Arbitrary<P>,
): fc.Arbitrary<TourLine & { package: P }> {
  return fc.record({
    kind: fc.constant('tour' as const),
    package: packages,
    date: nullable(localDateArbitrary),
    party: partyArbitrary,
    packageCount: fc.integer({ min: 1, max: 40 }),
    addOns: chosenAddOnsArbitrary,
  })
}

const countArbitrary = fc.integer({ min: 1, max: 60 })

const transferLineArbitrary: fc.Arbitrary<TransferLine> = fc.record({
  kind: fc.constant('transfer' as const),
  basePrice: rupiahArbitrary,
  cars: countArbitrary,
})

export const rentalLineArbitrary: fc.Arbitrary<RentalLine> = fc.record({
  kind: fc.constant('rental' as const),
  pricePerDay: rupiahArbitrary,
  days: countArbitrary,
  addOns: fc.array(fc.record({ id: fc.string(), name: fc.string(), price: rupiahArbitrary }), { maxLength: 3 }),
})

const roomLineArbitrary: fc.Arbitrary<RoomLine> = fc.record({
  kind: fc.constant('room' as const),
  pricePerNight: rupiahArbitrary,
  nights: countArbitrary,
  rooms: countArbitrary,
})

export const lineArbitrary: fc.Arbitrary<Line> = fc.oneof(
  tourLineArbitrary(seasonalPackageArbitrary),
  transferLineArbitrary,
  rentalLineArbitrary,
  roomLineArbitrary,
)

/** As editors may enter tax rates: 0 to 100 percent with up to three decimal digits. */
export const taxRateArbitrary = fc.nat(100_000).map((thousandths) => thousandths / 1000)
