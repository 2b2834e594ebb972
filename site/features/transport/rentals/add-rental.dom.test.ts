import { addDays, todayInBali } from '@nusa/shared/dates'
import { makeRentalOffer } from '@nusa/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onPanelRequest } from '../../../lib/panels.ts'
import { addAndGoToCart } from './add-rental.ts'

const leave = vi.fn<(address: string | URL) => void>()
const openCart = vi.fn()
onPanelRequest('cart', openCart)

const add = (days: number) =>
  addAndGoToCart(
    makeRentalOffer(),
    {
      date: addDays(todayInBali(new Date()), 40),
      pickupTime: '09:00',
      deliveryLocation: 'Lembah Sayan, Ubud',
      days,
      addOnIds: [],
    },
    10,
    null,
  )

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(leave)
  leave.mockClear()
  openCart.mockClear()
})
afterEach(() => vi.restoreAllMocks())

it('addAndGoToCart opens the cart page', () => {
  add(1)
  expect(leave).toHaveBeenCalledExactlyOnceWith('/cart')
  expect(openCart).not.toHaveBeenCalled()
})

it('addAndGoToCart opens the cart panel if the browser cannot store the cart', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  add(2)
  expect(openCart).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
})
