import { makeAddOn, makeTour, makeTourOffer } from '@nusa/shared/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { $cart } from '../../cart/model/stored-cart.ts'
import { addTourToCart } from './add-tour-to-cart.ts'
import type { BookingForm } from './use-booking-form.ts'

const offer = makeTourOffer(makeTour({ add_on: [makeAddOn()] }))
const nothing = () => {}
const form: BookingForm = {
  now: null,
  refreshNow: nothing,
  date: null,
  setDate: nothing,
  departures: [],
  departure: null,
  chooseDeparture: nothing,
  isResident: false,
  setIsResident: nothing,
  sort: 'price_low_high',
  lowestHiddenPrice: null,
  setSort: nothing,
  packages: offer.pricing,
  selectedPackage: offer.pricing[0] ?? null,
  hasMadeChoice: false,
  choosePackage: nothing,
  travellers: { adults: 2, children: 0, infants: 0, packageCount: 1 },
  chosenPackageCount: 1,
  setTravellers: nothing,
  addOns: {},
  setAddOnQuantity: nothing,
  price: null,
  changedFromSearchNote: null,
  pickup: undefined,
  setPickup: () => undefined,
  adoptNativeControls: nothing,
}

afterEach(() => document.body.replaceChildren())

describe('addTourToCart', () => {
  it.each([
    ['no package is selected', { selectedPackage: null }, 'Please select a package'],
    ['a chosen add-on is no longer offered', { addOns: { gone: 1 } }, 'An add-on is no longer offered'],
  ])('shows an error and does not add the tour if %s', (_what, chosen, words) => {
    addTourToCart(offer, { ...form, ...chosen }, null, null, null)
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(words)
    expect($cart.get().items).toEqual([])
  })
})
