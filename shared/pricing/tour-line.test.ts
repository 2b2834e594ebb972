import { describe, expect, it } from 'vitest'
import { makeAddOn, makePersonPackage, makeTour, makeTourChoice, makeWholePackage } from '../testing/index.ts'
import { tourLine } from './tour-line.ts'

const van = makePersonPackage()
const car = makeWholePackage()
const lunch = makeAddOn()
const tour = makeTour({ pricing: [van, car], add_on: [lunch] })

describe('tourLine', () => {
  it('uses the package and add-ons of the current tour', () => {
    const choice = makeTourChoice({
      packageId: car.id,
      children: 1,
      packageCount: 2,
      addOns: [{ id: 'lunch', quantity: 3 }],
    })
    expect(tourLine(tour, choice)).toEqual({
      ok: true,
      line: {
        kind: 'tour',
        package: car,
        date: '2026-12-01',
        party: { adults: 2, children: 1, infants: 0 },
        packageCount: 2,
        addOns: [{ addOn: lunch, quantity: 3 }],
      },
    })
  })

  it('sets the package count of a per-person package to 1', () => {
    const result = tourLine(tour, makeTourChoice({ packageId: van.id, packageCount: 9 }))
    expect(result).toMatchObject({ ok: true, line: { packageCount: 1 } })
  })

  it('fails if the package no longer exists or has no price', () => {
    expect(tourLine(tour, makeTourChoice({ packageId: 'gone' }))).toEqual({ ok: false, reason: 'package_gone' })
    const unpriced = makeTour({ pricing: [makeWholePackage({ price: null })] })
    const choice = makeTourChoice({ packageId: 'private-car' })
    expect(tourLine(unpriced, choice)).toEqual({ ok: false, reason: 'package_gone' })
  })

  it('fails if an add-on no longer exists', () => {
    const choice = makeTourChoice({ addOns: [{ id: 'spa', quantity: 1 }] })
    expect(tourLine(tour, choice)).toEqual({ ok: false, reason: 'add_on_gone', addOnId: 'spa' })
  })

  it('combines the quantities of an add-on that is listed twice', () => {
    const choice = makeTourChoice({
      addOns: [
        { id: 'lunch', quantity: 1 },
        { id: 'lunch', quantity: 2 },
      ],
    })
    expect(tourLine(tour, choice)).toMatchObject({ ok: true, line: { addOns: [{ addOn: lunch, quantity: 3 }] } })
  })

  it('omits an add-on with quantity 0', () => {
    const choice = { ...makeTourChoice(), addOns: [{ id: 'lunch', quantity: 0 }] }
    expect(tourLine(tour, choice)).toMatchObject({ ok: true, line: { addOns: [] } })
  })
})
