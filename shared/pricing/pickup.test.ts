import { describe, expect, it, test } from 'vitest'
import type { TourPickup } from '../catalog/index.ts'
import { makePersonPackage, makeTour } from '../testing/index.ts'
import { resolvePickup } from './pickup.ts'
import { quote } from './quote.ts'
import { tourLine } from './tour-line.ts'

const ubud = { id: 1, name: 'Ubud', surcharge: 0, surcharge_per: 'person' as const, offset_minutes: 30 }
const canggu = { ...ubud, id: 2, name: 'Canggu', surcharge: 50_000 }
const nusaDua = { ...ubud, id: 3, name: 'Nusa Dua', surcharge: 150_000, surcharge_per: 'booking' as const }
const offered: TourPickup = { mode: 'both', meeting_point: 'Base camp', zones: [ubud, canggu, nusaDua] }
const inZone = (zoneId: number) => ({ kind: 'zone' as const, zoneId })

describe('resolvePickup', () => {
  test.each([
    ['no pickup for a tour without pickup', { ...offered, mode: 'none' as const }, inZone(1), { kind: 'none' }],
    [
      'the meeting point if the tour offers nothing else',
      { ...offered, mode: 'meeting_point' as const },
      undefined,
      { kind: 'meeting_point', place: 'Base camp' },
    ],
    ['a pickup to be chosen later for an older cart without a choice', offered, undefined, { kind: 'later' }],
    ['the chosen zone with its surcharge', offered, inZone(2), { kind: 'zone', zone: canggu }],
    ['null for a zone that was removed', offered, inZone(9), null],
    [
      'null for a meeting point that was removed',
      { ...offered, mode: 'hotel' as const },
      { kind: 'meeting_point' as const },
      null,
    ],
  ])('returns %s', (_what, pickup, choice, expected) => {
    expect(resolvePickup(pickup, choice)).toEqual(expected)
  })

  it.each(['none', 'meeting_point', 'hotel', 'both'] as const)(
    "returns the meeting point for a package without transfer if the pickup mode of the tour is '%s'",
    (mode) => {
      const pack = { pickup: 'meeting_point' as const }
      expect(resolvePickup({ ...offered, mode }, inZone(2), pack)).toEqual({
        kind: 'meeting_point',
        place: 'Base camp',
      })
    },
  )
})

it('the price of a package without transfer contains no zone surcharge', () => {
  const pack = makePersonPackage({ adult_price: 500_000, pickup: 'meeting_point' })
  const tour = { ...makeTour({ pricing: [pack] }), pickup: offered }
  const party = { adults: 2, children: 0, infants: 0 }
  const choice = { packageId: pack.id, date: null, ...party, packageCount: 1, addOns: [], pickup: inZone(3) }
  expect(tourLine(tour, choice)).toMatchObject({ ok: true, line: expect.not.objectContaining({ pickupZone: nusaDua }) })
})

describe('the surcharge of a zone', () => {
  const tour = {
    ...makeTour({ pricing: [makePersonPackage({ adult_price: 500_000, child_price: 300_000 })] }),
    pickup: offered,
  }
  const priceOf = (zoneId: number) => {
    const choice = {
      packageId: 'shared-van',
      date: null,
      adults: 2,
      children: 1,
      infants: 1,
      packageCount: 1,
      addOns: [],
    }
    const result = tourLine(tour, { ...choice, pickup: inZone(zoneId) })
    if (!result.ok) throw new Error(result.reason)
    return quote([result.line], 0)
  }

  it('is a row of the price, charged per adult and child or once per booking', () => {
    expect(priceOf(2).total - priceOf(1).total).toBe(150_000)
    expect(priceOf(3).total - priceOf(1).total).toBe(150_000)
    expect(priceOf(2).lines[0]?.addOns).toEqual([
      { id: 'pickup', name: 'Pickup: Canggu', unitPrice: 50_000, quantity: 3, times: 1, total: 150_000 },
    ])
  })

  it('adds no row if the pickup is free', () => {
    expect(priceOf(1).lines[0]?.addOns).toEqual([])
  })
})
