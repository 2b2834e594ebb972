import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Package } from '../catalog/index.ts'
import {
  lineArbitrary,
  localDateArbitrary,
  packageArbitrary,
  seasonArbitrary,
  seasonalPackageArbitrary,
  taxRateArbitrary,
  tourLineArbitrary,
} from '../testing/arbitraries/index.ts'
import { quote, quoteLine } from './quote.ts'
import { findSeason, packageOn } from './seasons.ts'

const seasonalLineArbitrary = tourLineArbitrary<Package>(seasonalPackageArbitrary)
const withoutSeasons = (pack: Package): Package => ({ ...pack, seasons: [] })

describe('the price on a date', () => {
  it('is the price without a date if the package has no seasons', () => {
    fc.assert(
      fc.property(tourLineArbitrary(packageArbitrary), localDateArbitrary, (line, date) => {
        expect(quoteLine({ ...line, date })).toEqual(quoteLine({ ...line, date: null }))
        expect(packageOn(line.package, date)).toBe(line.package)
      }),
    )
  })

  it('is the price of the package without seasons if the date is in no season', () => {
    fc.assert(
      fc.property(seasonalLineArbitrary, localDateArbitrary, (line, date) => {
        fc.pre(findSeason(line.package, date) === null)
        expect(quoteLine({ ...line, date })).toEqual(
          quoteLine({ ...line, date, package: withoutSeasons(line.package) }),
        )
      }),
    )
  })

  it('is unchanged by a season of 0 %', () => {
    fc.assert(
      fc.property(seasonalLineArbitrary, seasonArbitrary, localDateArbitrary, (line, season, date) => {
        const seasons = [{ ...season, percent: 0, publish_price: null }]
        expect(quoteLine({ ...line, date, package: { ...line.package, seasons } })).toEqual(
          quoteLine({ ...line, date, package: withoutSeasons(line.package) }),
        )
      }),
    )
  })

  it('is the price of the package returned by packageOn, whatever date that package is quoted for', () => {
    fc.assert(
      fc.property(seasonalLineArbitrary, localDateArbitrary, localDateArbitrary, (line, date, other) => {
        const resolved = packageOn(line.package, date)
        expect(quoteLine({ ...line, date: other, package: resolved })).toEqual(quoteLine({ ...line, date }))
      }),
    )
  })

  it('is independent of the other lines, of their order, and of how often it is computed', () => {
    fc.assert(
      fc.property(
        seasonalLineArbitrary,
        fc.array(lineArbitrary, { maxLength: 4 }),
        taxRateArbitrary,
        (line, others, rate) => {
          const alone = quote([line], rate).lines[0]
          expect(quote([line, ...others], rate).lines[0]).toEqual(alone)
          expect(quote([...others, structuredClone(line)], rate).lines.at(-1)).toEqual(alone)
        },
      ),
    )
  })

  it('depends only on the first season that contains the date', () => {
    fc.assert(
      fc.property(seasonalLineArbitrary, localDateArbitrary, (line, date) => {
        const season = findSeason(line.package, date)
        const seasons = season ? [season] : []
        expect(quoteLine({ ...line, date, package: { ...line.package, seasons } })).toEqual(
          quoteLine({ ...line, date }),
        )
      }),
    )
  })
})
