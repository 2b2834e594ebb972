import { baliNow } from '@nusa/shared/dates'
import {
  makeAddOn,
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
import type { OfferState } from './offers.ts'

const now = baliNow(new Date('2026-11-21T04:00:00Z'))
const offer: OfferState = { status: 'ready', kind: 'tour', offer: makeTourOffer(makeTour({ add_on: [makeAddOn()] })) }
const [lunch, spa] = [makeItemAddOn(), makeItemAddOn({ id: 'spa', name: 'Spa' })]

it('what can’t be added any more is left out, the rest stays, at the price that was seen of it', () => {
  const item = makeCartItem({ addOns: [lunch, spa], pricing: makePersonPackage(), total: 1_300_000 })
  const gone = goneAddOns(item, offer, now)
  expect(gone?.names).toEqual(['Spa'])
  expect(gone && edited(item, gone.leaveOut, offer)).toMatchObject({ addOns: [lunch], total: 1_150_000 })
})

it('what can’t be added so often is left out, too', () => {
  expect(goneAddOns(makeCartItem({ addOns: [{ ...lunch, quantity: 11 }] }), offer, now)?.names).toEqual([lunch.name])
})

it('of a rental is found in the same way', () => {
  const item = makeRentalItem({ addOns: [{ id: 'driver', name: '', price: null }] })
  const gone = goneAddOns(item, { status: 'ready', kind: 'rental', offer: makeRentalOffer() }, now)
  expect(gone?.names).toEqual([])
  expect(gone?.leaveOut(item)).toEqual({ ...item, addOns: [] })
})

it.each([
  ['everything can be added', makeCartItem({ addOns: [lunch] }), offer],
  ['the tour itself is gone', makeCartItem({ addOns: [spa] }), { status: 'gone' }],
  ['nothing can be added', makeRoomItem(), offer],
] as const)('nothing is left out where %s', (_why, item, offered) => {
  expect(goneAddOns(item, offered, now)).toBeNull()
})
