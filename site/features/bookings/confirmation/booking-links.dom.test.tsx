import { addDays, todayInBali } from '@nusa/shared/dates'
import { makeHistoryBooking } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveFile } from '../../../lib/save-file.ts'
import { BookingFiles, TripDetailsButton } from './BookingLinks.tsx'

vi.mock('../../../lib/save-file.ts', () => ({ saveFile: vi.fn() }))

const booking = makeHistoryBooking({ id: 7, payment_status: 'paid' })
const paths = { voucher: '/api/bookings/7/voucher', calendar: '/api/bookings/7/calendar' }
const files: Record<string, () => Response> = {
  [paths.voucher]: () =>
    new Response('%PDF-', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="voucher-7.pdf"' },
    }),
  [paths.calendar]: () =>
    new Response('BEGIN:VCALENDAR', {
      headers: { 'content-type': 'text/calendar', 'content-disposition': 'attachment; filename="7.ics"' },
    }),
}

let root: Root
let sent: string[] = []
let answer: (path: string) => Response | Promise<Response>
const open = vi.fn<(address: string | URL) => void>()
const link = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`) ?? expect.unreachable()
/** Clicks a link; returns whether the browser would follow it. */
const click = async (href: string, modifiers: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers })
  await act(async () => void link(href).dispatchEvent(event))
  return !event.defaultPrevented
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.mocked(saveFile).mockClear()
  vi.spyOn(location, 'assign').mockImplementation(open)
  open.mockClear()
  sent = []
  answer = (path) => files[path]?.() ?? expect.unreachable(path)
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return answer(path)
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<BookingFiles booking={booking} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('the files of a booking are not offered before the payment', async () => {
  await act(async () => root.render(<BookingFiles booking={{ ...booking, payment_status: 'pending' }} />))
  expect(document.querySelector('a')).toBeNull()
})

it('the trip details button asks for the pickup, for names until their due day, then for the flight, then for answers', async () => {
  const today = todayInBali(new Date())
  const group = {
    ...booking,
    booking_date: addDays(today, 9),
    details_link: '/trip-details#token',
    missing_details: { pickup: false, names: 3, travellers: 12, answers: 3, flight: false },
  }
  const label = async (days: number) => {
    const button = <TripDetailsButton booking={{ ...group, names_until: addDays(today, days) }} />
    await act(async () => root.render(button))
    return link(group.details_link).firstChild?.textContent
  }
  expect([await label(2), await label(-2)]).toEqual(['Add names', 'Answer questions'])
  group.missing_details.flight = true
  expect(await label(-2)).toBe('Add flight')
  group.missing_details.pickup = true
  expect(await label(-2)).toBe('Add pickup and flight')
  group.missing_details.flight = false
  expect([await label(2), await label(-2)]).toEqual(['Add pickup and names', 'Add pickup'])
})

describe('the files of a booking', () => {
  it('load in parallel, and each file loads only once for several clicks', async () => {
    const late = Promise.withResolvers<void>()
    answer = async (path) => {
      if (path === paths.voucher) await late.promise
      return files[path]?.() ?? expect.unreachable(path)
    }
    await click(paths.voucher)
    await click(paths.voucher)
    expect(link(paths.voucher).getAttribute('aria-busy')).toBe('true')
    expect(link(paths.voucher).textContent).toMatch(/^One moment…/)
    await click(paths.calendar)
    // A calendar entry is opened at its URL, so that a phone's calendar can import it.
    await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(paths.calendar))
    expect(sent).toEqual([paths.voucher, paths.calendar])
    await act(async () => late.resolve())
    await act(() => vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce()))
    expect(vi.mocked(saveFile).mock.calls[0]?.[0].name).toBe('voucher-7.pdf')
    expect(link(paths.voucher).getAttribute('aria-busy')).toBe('false')
  })

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'are opened by the browser, not by the page, on a click with %o',
    async (modifiers) => {
      expect(await click(paths.voucher, modifiers)).toBe(true)
      expect(sent).toEqual([])
      expect(await click(paths.voucher)).toBe(false)
    },
  )

  it('show an error on the page, and a retry moves the focus to the link', async () => {
    answer = () =>
      Response.json({ error: { code: 'no_voucher', message: 'This booking has no voucher.' } }, { status: 409 })
    await click(paths.voucher)
    const alert = () => document.querySelector('[role="alert"]')
    expect(alert()?.textContent).toContain('Failed to load the file.This booking has no voucher.')
    answer = (path) => files[path]?.() ?? expect.unreachable(path)
    await act(async () => alert()?.querySelector('button')?.click())
    expect(document.activeElement).toBe(link(paths.voucher))
    await act(() => vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce()))
    expect(alert()).toBeNull()
  })
})
