import { makeHistoryBooking } from '@nusa/shared/testing'
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingList } from './BookingList.tsx'

const bookings = (...ids: number[]) =>
  ids.map((id) => makeHistoryBooking({ id, booking_number: `NUSA-${id}`, status: 'cancelled' }))
const nothing = () => {}
const start = {
  hasMore: true,
  nextPageStatus: 'idle',
  payingId: null,
  onPay: nothing,
  onChanged: nothing,
  onShowMore: nothing,
} as const

function shownList() {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (changes: Partial<ComponentProps<typeof BookingList>>) =>
    act(() => root.render(<BookingList {...start} bookings={bookings(1, 2)} {...changes} />))
  show({})
  const button = [...document.querySelectorAll('button')].at(-1)
  const press = () =>
    act(() => {
      button?.focus()
      button?.click()
    })
  return { show, press, button }
}

const focusedBooking = () => /NUSA-\d/.exec(document.activeElement?.textContent ?? '')?.[0]

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the focus after loading more bookings', () => {
  it('moves to the first new booking', () => {
    const { show, press } = shownList()
    press()
    show({ nextPageStatus: 'loading' })
    show({ bookings: bookings(1, 2, 3, 4), hasMore: false })
    expect(focusedBooking()).toBe('NUSA-3')
  })

  it('moves to the first new booking even if staff have rescheduled an earlier booking meanwhile', () => {
    const { show, press } = shownList()
    press()
    show({ nextPageStatus: 'loading' })
    show({ bookings: bookings(2, 3, 1) })
    expect(focusedBooking()).toBe('NUSA-3')
  })

  it('does not move after a failure, even if the list is reloaded later', () => {
    const { show, press, button } = shownList()
    press()
    show({ nextPageStatus: 'loading' })
    show({ nextPageStatus: 'failed' })
    show({ bookings: bookings(1, 2, 3) })
    expect(document.activeElement).toBe(button)
  })

  it('does not move if the traveller has focused another element', () => {
    const { show, press } = shownList()
    press()
    show({ nextPageStatus: 'loading' })
    const link = document.querySelector('a')
    link?.focus()
    show({ bookings: bookings(1, 2, 3) })
    expect(document.activeElement).toBe(link)
  })
})
