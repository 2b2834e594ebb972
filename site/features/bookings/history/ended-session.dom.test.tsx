import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { onPanelRequest, type PanelRequest } from '../../../lib/panels.ts'
import { saveRecord } from '../../../lib/session-record.ts'
import { inDialog, text } from '../../../testing/page.ts'
import { clickButton, enterText, settle } from '../../../testing/react.ts'
import { makeSession } from '../../../testing/session.ts'
import { $session } from '../../account/session/store.ts'
import { answerWith, booking, history, open, sent, setUpBookingsPanel } from './testing/bookings-panel.tsx'

const over = () => Response.json({ error: { code: 'not_authenticated', message: 'Please sign in.' } }, { status: 401 })

let panelRequest: PanelRequest | undefined
onPanelRequest('auth', (request) => {
  panelRequest = request
})

/**
 * Returns a list that records, when the session ends, whether the page has something marked as unfinished, which
 * prevents leaving it.
 */
function recordKeptPanels(): boolean[] {
  const marks: boolean[] = []
  const stop = $session.listen(({ status }) => {
    if (status !== 'signed-out') return
    marks.push(document.querySelector('[data-unfinished]') !== null)
    stop()
  })
  return marks
}

async function signInAgain(): Promise<void> {
  await act(async () => {
    saveRecord(makeSession())
    panelRequest?.onSignedIn?.()
  })
  await settle()
}

setUpBookingsPanel()
beforeEach(() => {
  panelRequest = undefined
})

describe('BookingsPanel after the session has ended', () => {
  it('loads the bookings after the traveller has signed in again', async () => {
    answerWith(over)
    await open()
    expect($session.get()).toMatchObject({ status: 'signed-out', hasEnded: true })
    expect(text()).not.toContain('Loading')
    answerWith(history)
    await signInAgain()
    expect(text()).toContain('Ubud rice terraces')
  })

  it('continues a payment after the traveller has signed in again', async () => {
    await open()
    answerWith(over)
    const keptPanels = recordKeptPanels()
    await clickButton(/^Pay Now/)
    await settle()
    expect(keptPanels).toEqual([true])
    expect(text()).toContain('Please sign in to proceed with payment')
    sent.length = 0
    answerWith(history)
    await signInAgain()
    expect(sent).toContain(`GET /api/invoices/${booking.invoice_id}`)
  })

  it('cancels the booking with the entered reason after the traveller has signed in again', async () => {
    await open()
    await clickButton(/^Cancel booking/)
    const reason = inDialog().querySelector('textarea') ?? expect.unreachable()
    await enterText(reason, 'We stay at home.')
    answerWith(over)
    const keptPanels = recordKeptPanels()
    await clickButton(/^Cancel booking$/, inDialog())
    await settle()
    expect(keptPanels).toEqual([true])
    expect($session.get()).toMatchObject({ status: 'signed-out', hasEnded: true })
    expect(inDialog().querySelector('textarea')?.value).toBe('We stay at home.')
    expect(inDialog().textContent).toContain('Please sign in again, then cancel the booking.')
    sent.length = 0
    answerWith((method) => (method === 'POST' ? Response.json({ status: 'cancelled', refund: 0 }) : history()))
    await signInAgain()
    expect(sent).toContain(
      'POST /api/bookings/7/cancel {"reason":"We stay at home.","confirmed":{"paid":0,"refund":0}}',
    )
    expect(text()).toContain('Booking cancelled')
    expect(document.querySelector('dialog')).toBeNull()
  })
})
