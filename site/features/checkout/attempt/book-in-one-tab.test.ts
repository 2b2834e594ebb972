import { itemChoice } from '@nusa/shared/cart'
import { addDays } from '@nusa/shared/dates'
import { makeCartItem, makeRentalItem, makeRoomItem, makeTransferItem } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { findBookedItems } from './book-in-one-tab.ts'

const sentAt = Date.parse('2026-11-20T06:00:00Z')
const item = makeCartItem()
const booking = {
  invoice_id: 'first',
  invoice_created_at: '2026-11-20T06:00:01Z',
  status: 'confirmed',
  kind: 'tour',
  tour_id: item.productId,
  tour_title: item.productName,
  package_title: item.packageTitle,
  booking_date: item.date,
  end_date: item.date,
  quantity: 1,
  travelers: [{ type: 'adult', count: 2 }],
} as const
const later = { ...booking, invoice_id: 'later', invoice_created_at: '2026-11-21T06:00:00Z' } as const
const chosen = { itemId: item.id, choice: itemChoice(item) }

describe('findBookedItems', () => {
  it('returns the newest invoice that contains any of the items', () => {
    expect(findBookedItems([item], [booking, later], sentAt)).toEqual({ invoiceId: 'later', items: [chosen] })
  })

  it('returns only the booked items', () => {
    const other = makeCartItem({ id: 'other', productId: item.productId + 1 })
    expect(findBookedItems([other, item], [booking], sentAt)?.items).toEqual([chosen])
  })

  it.each([
    ['another tour', { tour_id: item.productId + 1 }],
    ['another package', { package_title: 'Private car' }],
    ['another day', { booking_date: addDays(item.date, 1) }],
    ['another party', { travelers: [{ type: 'adult', count: 3 }] }],
    ['a party with an additional child', { travelers: [...booking.travelers, { type: 'child', count: 1 }] }],
    ['more packages', { quantity: 2 }],
    ['a booking that was cancelled', { status: 'cancelled' }],
    ['a rental on the same day', { kind: 'rental' }],
    ['an invoice created more than an hour before the request', { invoice_created_at: '2026-11-20T04:59:59Z' }],
  ] as const)('does not match %s', (_what, other) => {
    expect(findBookedItems([item], [{ ...booking, ...other }], sentAt)).toBeNull()
  })

  it('matches a tour of several days, whose last day the cart item does not contain', () => {
    const trip = { ...booking, end_date: addDays(item.date, 2) }
    expect(findBookedItems([item], [trip], sentAt)?.items).toEqual([chosen])
  })

  it("matches an invoice created up to an hour before the request, as the browser's clock may be ahead", () => {
    const created = { ...booking, invoice_created_at: '2026-11-20T05:00:00Z' }
    expect(findBookedItems([item], [created], sentAt)).not.toBeNull()
  })

  it.each([
    [makeTransferItem(), makeTransferItem().date],
    [makeRentalItem(), addDays(makeRentalItem().date, 2)],
    [makeRoomItem(), makeRoomItem().endDate],
  ])('matches an item of the kind $kind by its name and end date', (other, end_date) => {
    const { kind, productName: tour_title, packageTitle: package_title, quantity, adults: count } = other
    const travelers = [{ type: 'adult', count }] as const
    const own = {
      ...booking,
      kind,
      tour_id: null,
      tour_title,
      package_title,
      quantity,
      travelers: [...travelers],
      end_date,
    }
    expect(findBookedItems([other], [own], sentAt)?.items).toMatchObject([{ itemId: other.id }])
    expect(findBookedItems([other], [{ ...own, tour_title: 'Another' }], sentAt)).toBeNull()
    expect(findBookedItems([other], [{ ...own, end_date: addDays(end_date, 1) }], sentAt)).toBeNull()
  })
})
