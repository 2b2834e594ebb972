import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePlaceBooking } from './use-place-booking.ts'

const offline = { ok: false, code: 'offline', message: 'Please check your connection.' } as const
const bookInOneTab = vi.hoisted(() => vi.fn())

vi.mock('../attempt/book-in-one-tab.ts', () => ({ bookInOneTab, findUnansweredRequest: () => null }))
vi.mock('./blocking-reason.ts', () => ({ findBlockingReason: () => null, areAllItemsBlocked: () => false }))
vi.mock('../form/booking-content.ts', () => ({
  toBookingContent: () => ({ items: [] }),
  findBookingErrors: () => ({}),
  currentBookingErrors: () => ({}),
}))
vi.mock('../terms/accepted-terms.ts', () => ({
  currentTermsVersion: () => '',
  areTermsAccepted: () => true,
  showTerms: () => {},
}))
vi.mock('./changed-total.ts', () => ({ findChangedTotal: () => null }))

const quote = { lines: [], subtotal: 0, before: 0, discount: 0, tax: 0, taxRate: 10, total: 0 }
const inputs = {
  view: { items: [], blockedItems: [], quote, isLoading: false, isComplete: true },
  session: { status: 'signed-in', user: { id: 1 } },
  profile: { status: 'ready', profile: {} },
  customerName: 'Ayu',
  openProfileDialog: () => {},
} as unknown as Parameters<typeof usePlaceBooking>[0]

function Checkout() {
  const { submit, failure } = usePlaceBooking(inputs)
  return (
    <button type="button" onClick={submit}>
      {failure}
    </button>
  )
}

let root: Root
const button = () => document.querySelector<HTMLButtonElement>('#page button') ?? expect.unreachable()
const press = () => act(async () => button().click())

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  page.id = 'page'
  root = createRoot(document.body.appendChild(page))
  await act(async () => root.render(<Checkout />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('usePlaceBooking returns the reason for a failed booking until the next attempt', async () => {
  bookInOneTab.mockResolvedValueOnce(offline)
  await press()
  await vi.waitFor(() => expect(button().textContent).toBe(offline.message))
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Booking Failed')
  bookInOneTab.mockReturnValueOnce(new Promise(() => undefined))
  await press()
  expect(button().textContent).toBe('')
})
