import { baliNow } from '@nusa/shared/dates'
import {
  makeAddOn,
  makeCart,
  makeCartItem,
  makeItemAddOn,
  makePersonPackage,
  makeRentalItem,
  makeRentalOffer,
  makeRoomItem,
  makeTour,
  makeTourOffer,
} from '@nusa/shared/testing'
import { expect, it } from 'vitest'
import { edited } from './edit.ts'
import { goneAddOns } from './gone-add-ons.ts'
import { goneText, leaveOutText } from './gone-add-ons-text.ts'
import type { OfferState } from './offers.ts'
import { viewCart } from './view.ts'

const now = baliNow(new Date('2026-11-21T04:00:00Z'))
const offer: OfferState = { status: 'ready', kind: 'tour', offer: makeTourOffer(makeTour({ add_on: [makeAddOn()] })) }
const [lunch, spa] = [makeItemAddOn(), makeItemAddOn({ id: 'spa', name: 'Spa' })]

it('what can’t be added any more is left out, the rest stays, at the price that was seen of it', () => {
  const item = makeCartItem({ addOns: [lunch, spa], pricing: makePersonPackage(), total: 1_300_000 })
  const gone = goneAddOns(item, offer, now)
  expect(gone?.addOns).toEqual([{ id: 'spa', name: 'Spa', most: 0 }])
  expect(gone && edited(item, gone.leaveOut, offer)).toMatchObject({ addOns: [lunch], total: 1_150_000 })
})

it('what can’t be added so often is taken as often as it can be, once though it was named twice', () => {
  const item = makeCartItem({ addOns: [{ ...lunch, quantity: 99 }, spa, { ...lunch, quantity: 2 }] })
  const gone = goneAddOns(item, offer, now)
  expect(gone?.addOns).toEqual([
    { id: 'lunch', name: lunch.name, most: 10 },
    { id: 'spa', name: 'Spa', most: 0 },
  ])
  expect(gone?.leaveOut(item)).toEqual({ ...item, addOns: [{ ...lunch, quantity: 10 }] })
})

it('each is told by name, with how the item can be booked all the same', () => {
  const swing = { id: 'swing', name: 'Swing', most: 12 }
  const gone = { id: 'spa', name: 'Spa', most: 0 }
  expect(goneText([gone, swing])).toBe("'Spa' is no longer offered. 'Swing' can be added up to 12 times.")
  expect(leaveOutText([gone, swing])).toBe('Book it without Spa, and with Swing × 12')
  expect(leaveOutText([swing])).toBe('Book it with Swing × 12')
  expect(leaveOutText([gone, { ...gone, name: 'Guide' }])).toBe('Book it without Spa and Guide')
  const nameless = { ...gone, name: '' }
  expect(goneText([nameless, nameless])).toBe('An add-on is no longer offered.')
  expect(leaveOutText([nameless])).toBe('Book it without the unavailable add-ons')
})

it('nobody is told to remove the item that can be booked without', () => {
  const item = makeCartItem({ addOns: [spa], pricing: makePersonPackage() })
  const [view] = viewCart(makeCart([item]), { [item.tourId]: offer }, 10, new Date('2026-11-21T04:00:00Z')).items
  expect(view).toMatchObject({ problems: [{ reason: 'add_on_gone', message: "'Spa' is no longer offered." }] })
})

it('of a rental is found in the same way', () => {
  const item = makeRentalItem({ addOns: [{ id: 'driver', name: '', price: null }] })
  const gone = goneAddOns(item, { status: 'ready', kind: 'rental', offer: makeRentalOffer() }, now)
  expect(gone?.addOns).toEqual([{ id: 'driver', name: '', most: 0 }])
  expect(gone?.leaveOut(item)).toEqual({ ...item, addOns: [] })
})

it.each([
  ['everything can be added', makeCartItem({ addOns: [lunch] }), offer],
  ['the tour itself is gone', makeCartItem({ addOns: [spa] }), { status: 'gone' }],
  ['nothing can be added', makeRoomItem(), offer],
] as const)('nothing is left out where %s', (_why, item, offered) => {
  expect(goneAddOns(item, offered, now)).toBeNull()
})
