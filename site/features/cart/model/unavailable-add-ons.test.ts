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
import { applyChange } from './edit-item.ts'
import type { OfferState } from './offers.ts'
import { bookWithoutAddOnsText, findUnavailableAddOns, unavailableReasonText } from './unavailable-add-ons.ts'
import { createCartView } from './view-cart.ts'

const now = baliNow(new Date('2026-11-21T04:00:00Z'))
const offer: OfferState = { status: 'ready', kind: 'tour', offer: makeTourOffer(makeTour({ add_on: [makeAddOn()] })) }
const [lunch, spa] = [makeItemAddOn(), makeItemAddOn({ id: 'spa', name: 'Spa' })]

it('removeUnavailable removes add-ons that are no longer offered, and keeps the seen prices of the others', () => {
  const item = makeCartItem({ addOns: [lunch, spa], pricing: makePersonPackage(), total: 1_300_000 })
  const unavailable = findUnavailableAddOns(item, offer, now)
  expect(unavailable?.addOns).toEqual([{ id: 'spa', name: 'Spa', maxQuantity: 0 }])
  expect(unavailable && applyChange(item, unavailable.removeUnavailable, offer)).toMatchObject({
    addOns: [lunch],
    total: 1_150_000,
  })
})

it('removeUnavailable reduces an add-on to its maximum, and merges duplicates of the add-on', () => {
  const item = makeCartItem({ addOns: [{ ...lunch, quantity: 99 }, spa, { ...lunch, quantity: 2 }] })
  const unavailable = findUnavailableAddOns(item, offer, now)
  expect(unavailable?.addOns).toEqual([
    { id: 'lunch', name: lunch.name, maxQuantity: 10 },
    { id: 'spa', name: 'Spa', maxQuantity: 0 },
  ])
  expect(unavailable?.removeUnavailable(item)).toEqual({ ...item, addOns: [{ ...lunch, quantity: 10 }] })
})

it('unavailableReasonText and bookWithoutAddOnsText contain the name and the maximum of each add-on', () => {
  const swing = { id: 'swing', name: 'Swing', maxQuantity: 12 }
  const unavailable = { id: 'spa', name: 'Spa', maxQuantity: 0 }
  expect(unavailableReasonText([unavailable, swing])).toBe(
    "'Spa' is no longer offered. 'Swing' can be added up to 12 times.",
  )
  expect(bookWithoutAddOnsText([unavailable, swing])).toBe('Book it without Spa, and with Swing × 12')
  expect(bookWithoutAddOnsText([swing])).toBe('Book it with Swing × 12')
  expect(bookWithoutAddOnsText([unavailable, { ...unavailable, name: 'Guide' }])).toBe('Book it without Spa and Guide')
  const nameless = { ...unavailable, name: '' }
  expect(unavailableReasonText([nameless, nameless])).toBe('An add-on is no longer offered.')
  expect(bookWithoutAddOnsText([nameless])).toBe('Book it without the unavailable add-ons')
})

it('the error message of an item with an unavailable add-on contains the name of the add-on', () => {
  const item = makeCartItem({ addOns: [spa], pricing: makePersonPackage() })
  const [view] = createCartView(
    makeCart([item]),
    { [item.productId]: offer },
    10,
    new Date('2026-11-21T04:00:00Z'),
  ).items
  expect(view).toMatchObject({ problems: [{ reason: 'add_on_gone', message: "'Spa' is no longer offered." }] })
})

it('the error message of an item whose add-on exceeds its maximum contains that maximum', () => {
  const item = makeCartItem({ addOns: [{ ...lunch, quantity: 99 }], pricing: makePersonPackage() })
  const [view] = createCartView(
    makeCart([item]),
    { [item.productId]: offer },
    10,
    new Date('2026-11-21T04:00:00Z'),
  ).items
  const message = `'${lunch.name}' can be added up to 10 times.`
  expect(view).toMatchObject({ problems: [{ reason: 'too_many_of_add_on', message }] })
})

it('removeUnavailable removes an unavailable add-on of a rental', () => {
  const item = makeRentalItem({ addOns: [{ id: 'driver', name: '', price: null }] })
  const unavailable = findUnavailableAddOns(item, { status: 'ready', kind: 'rental', offer: makeRentalOffer() }, now)
  expect(unavailable?.addOns).toEqual([{ id: 'driver', name: '', maxQuantity: 0 }])
  expect(unavailable?.removeUnavailable(item)).toEqual({ ...item, addOns: [] })
})

it.each([
  ['all add-ons can be added', makeCartItem({ addOns: [lunch] }), offer],
  ['the tour is no longer offered', makeCartItem({ addOns: [spa] }), { status: 'gone' }],
  ['the item is a room, which has no add-ons', makeRoomItem(), offer],
] as const)('findUnavailableAddOns returns null if %s', (_why, item, offered) => {
  expect(findUnavailableAddOns(item, offered, now)).toBeNull()
})
