import { parseStoredCart } from '@nusa/shared/cart'
import { type LocalDate, todayInBali } from '@nusa/shared/dates'
import { makePersonPackage, makeTour, makeTourOffer, makeTransferOffer } from '@nusa/shared/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lastBookingPath, rememberBooking } from '../../../lib/last-booking.ts'
import { find, text } from '../../../testing/page.ts'
import { $availability } from '../../availability/store.ts'
import { checkoutTexts } from '../texts.ts'
import {
  acceptTerms,
  answers,
  click,
  complete,
  describedBy,
  field,
  fillTravellers,
  invoiceId,
  json,
  leave,
  open,
  returnToPage,
  sent,
  settle,
  setUpCheckoutPage,
  submit,
  summary,
  tour,
  transfer,
  waitUntil,
  waitUntilSent,
} from './testing/checkout-page.tsx'

/** Waits until the page has handled the last response. */
const waitUntilHandled = () => waitUntil(() => expect(complete().textContent).toBe('Complete Booking'))

setUpCheckoutPage()

describe('an empty cart at the checkout', () => {
  it('redirects to the home page with a message, even if this tab has booked before', async () => {
    rememberBooking(invoiceId)
    await open()
    expect(leave).toHaveBeenCalledExactlyOnceWith('/')
    expect(sessionStorage.getItem('toasts')).toContain('Your cart is empty')
  })

  it('redirects to the last booking if the traveller returns from its confirmation page with Back', async () => {
    rememberBooking(invoiceId)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(
        { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) },
        {
          type: 'back_forward',
        },
      ),
    ])
    await open()
    expect(leave).toHaveBeenCalledExactlyOnceWith(lastBookingPath)
  })
})

it('the checkout shows the deadline of free cancellation as soon as the offer of an item is loaded', async () => {
  const offer = Promise.withResolvers<Response>()
  answers['/data/tours/1.json'] = () => offer.promise
  await open(tour)
  expect(summary()).not.toContain('cancel')
  offer.resolve(Response.json(makeTourOffer(makeTour())))
  await settle()
  expect(summary()).toMatch(/Free cancellation before \w+ \d+, \d+, 00:00 \(Bali time, UTC\+8\)\./)
})

describe('an item that cannot be booked at the checkout', () => {
  const past = { ...transfer, date: todayInBali(new Date('2026-09-01T04:00:00Z')) satisfies LocalDate }

  it('is excluded from the booking', async () => {
    await open(tour, past)
    expect(summary()).toContain('An item in your cart can’t be booked and isn’t included here.')
    expect(summary()).toContain('TotalRp1.100.000')
    expect(complete().getAttribute('aria-disabled')).toBe('false')
  })

  it('disables the booking if the cart has no other item', async () => {
    await open(past)
    expect(complete().getAttribute('aria-disabled')).toBe('true')
    expect(describedBy(complete())).toContain('Nothing in your cart can be booked right now.')
    await submit()
    expect(sent).toEqual([])
  })

  it('is sent again if the response was lost, because the lost booking may have taken the last spots', async () => {
    await open(tour)
    await fillTravellers()
    await acceptTerms()
    answers['/api/bookings'] = () => Promise.reject(new TypeError('Failed to fetch'))
    await submit()
    await waitUntilHandled()
    expect(describedBy(complete())).not.toBe('')
    answers['/api/bookings'] = json({ invoiceId })
    await act(async () => $availability.setKey('tour-1', { places: 0, days: {} }))
    answers['/api/availability'] = json({ places: 0, days: {} })
    await settle(60_000)
    await returnToPage()
    expect(summary()).toContain('Sold out')
    await submit()
    await waitUntilSent([{ items: [{ itemId: 'tour' }] }, { items: [{ itemId: 'tour' }] }])
    await waitUntil(() => expect(leave).toHaveBeenCalled())
    expect(leave).toHaveBeenCalledExactlyOnceWith(`/booking/confirmation/${invoiceId}`)
  })
})

it('the checkout focuses an item after its price was loaded again', async () => {
  answers['/data/transfers/1.json'] = () => new Response(null, { status: 503 })
  await open(transfer)
  await settle(30_000)
  expect(summary()).toContain('We couldn’t load today’s price.')
  answers['/data/transfers/1.json'] = json(makeTransferOffer())
  await click(/^Try again$/)
  expect(summary()).not.toContain('We couldn’t load today’s price.')
  expect(document.activeElement).toBe(document.querySelector('aside li'))
})

it('the checkout removes booked items from the cart, and redirects to the booking after Back', async () => {
  await open(tour)
  await fillTravellers()
  await acceptTerms()
  await submit()
  await waitUntil(() => expect(leave).toHaveBeenCalledWith(`/booking/confirmation/${invoiceId}`))
  expect(parseStoredCart(localStorage.getItem('cart')).cart.items).toEqual([])
  leave.mockClear()
  await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(leave).toHaveBeenCalledExactlyOnceWith(lastBookingPath)
})

it('a pasted list fills only the lead name if the other names follow later, and unused names are shown', async () => {
  answers['/data/tours/1.json'] = json(
    makeTourOffer(makeTour({ id: 1, asks_names: true, pricing: [makePersonPackage()] })),
  )
  await open({ ...tour, adults: 12 })
  await act(async () => find('[type="checkbox"]').click())
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => 'Made Wirawan\nBudi' },
  })
  await act(async () => field('Adult 1: full name').dispatchEvent(paste))
  expect(field('Adult 1: full name').value).toBe('Made Wirawan')
  expect(text()).toContain(checkoutTexts.namesNotFilledIn('Budi'))
  await act(async () => find('[type="checkbox"]').click())
  expect(field('Adult 2: full name').value).toBe('')
})
