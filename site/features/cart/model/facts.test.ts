import {
  makeCartItem,
  makeRentalItem,
  makeRoomItem,
  makeTour,
  makeTourOffer,
  makeTransferItem,
  makeTransferOffer,
  makeWholePackage,
} from '@nusa/shared/testing'
import { expect, it, test } from 'vitest'
import { factsOf, factValues, timeZoneOf } from './facts.ts'
import type { ItemWithOffer } from './item-view.ts'

const whole = makeTourOffer(makeTour({ pricing: [makeWholePackage({ id: 'car' })] }))
const item = makeCartItem({ packageId: 'car', packageCount: 2, children: 1 })

test.each([
  ['a tour per person', { kind: 'tour', item: makeCartItem(), offer: makeTourOffer() }, 'Dec 1, 2026 · 2 Adults'],
  ['a tour per package', { kind: 'tour', item, offer: whole }, 'Dec 1, 2026 · 2 Adults, 1 Child · 2 packages'],
  [
    'a transfer',
    { kind: 'transfer', item: makeTransferItem(), offer: null },
    'Dec 1, 2026 · 14:30 (Bali time) · 2 Adults · 1 car',
  ],
  [
    'a transfer on Java whose offer is not loaded',
    { kind: 'transfer', item: makeTransferItem({ seenTimeZone: 'Asia/Jakarta' }), offer: null },
    'Dec 1, 2026 · 14:30 WIB · 2 Adults · 1 car',
  ],
  [
    'a transfer on Java',
    { kind: 'transfer', item: makeTransferItem(), offer: makeTransferOffer({ time_zone: 'Asia/Jakarta' }) },
    'Dec 1, 2026 · 14:30 WIB · 2 Adults · 1 car',
  ],
  [
    'a room',
    { kind: 'room', item: makeRoomItem({ quantity: 2 }), offer: null },
    'Dec 1, 2026 · Dec 3, 2026 (2 nights) · 2 Adults · 2 rooms',
  ],
] as [string, ItemWithOffer, string][])('factValues returns the facts of %s', (_what, view, text) => {
  expect(factValues(view).join(' · ')).toBe(text)
})

it('factsOf returns From, To, Time and Location of a rental', () => {
  expect(factsOf({ kind: 'rental', item: makeRentalItem(), offer: null })).toEqual([
    { name: 'From', value: 'Dec 1, 2026' },
    { name: 'To', value: 'Dec 3, 2026' },
    { name: 'Time', value: '09:00 (Bali time)' },
    { name: 'Location', value: 'Lembah Sayan, Ubud' },
  ])
})

it('factsOf returns the pickup location of a rental without delivery', () => {
  const rental = makeRentalItem({ deliveryLocation: '' })
  expect(factsOf({ kind: 'rental', item: rental, offer: null }).at(-1)?.value).toBe('Ngurah Rai Airport')
})

it('factValues returns the number of packages even if the package is no longer offered', () => {
  const unknownOffer = makeCartItem({ packageId: 'car', packageCount: 2, pricing: makeWholePackage({ id: 'car' }) })
  expect(factValues({ kind: 'tour', item: unknownOffer, offer: null })).toEqual([
    'Dec 1, 2026',
    '2 Adults',
    '2 packages',
  ])
})

it('timeZoneOf returns the time zone of a tour, even without start times', () => {
  const offer = { ...makeTourOffer(), time_zone: 'Asia/Jakarta' } as const
  expect(timeZoneOf({ kind: 'tour', item: makeCartItem(), offer })).toBe('Asia/Jakarta')
})
