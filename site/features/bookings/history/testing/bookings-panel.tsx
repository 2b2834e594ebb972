import { addDays, todayInBali } from '@nusa/shared/dates'
import { makeHistoryBooking } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { saveRecord } from '../../../../lib/session-record.ts'
import { settle } from '../../../../testing/react.ts'
import { makeSession } from '../../../../testing/session.ts'
import { followSession } from '../../../account/session/store.ts'
import { BookingsPanel } from '../BookingsPanel.tsx'

export const inDays = (days: number) => addDays(todayInBali(new Date()), days)
export const booking = makeHistoryBooking({
  id: 7,
  booking_date: inDays(40),
  end_date: inDays(40),
  invoice_expires_at: new Date(Date.now() + 86_400_000).toISOString(),
})
export const history = () => Response.json({ bookings: [booking], next: null })

let root: Root
/** The requests as text: method, path without the query, and body. */
export const sent: string[] = []
let answer: (method: string, path: string) => Response
/** Sets the server’s response to the following requests. */
export const answerWith = (next: typeof answer) => {
  answer = next
}

export async function open(): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<BookingsPanel />))
  await settle()
}

/** Prepares a signed-in traveller with one booking, and a fake server, for each test. */
export function setUpBookingsPanel(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    sent.length = 0
    answer = () => history()
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      sent.push(`${method} ${path.replace(/\?.*/, '')}${body ? ` ${body}` : ''}`)
      return answer(method, path)
    })
    saveRecord(makeSession())
    followSession()
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
    saveRecord(null)
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
