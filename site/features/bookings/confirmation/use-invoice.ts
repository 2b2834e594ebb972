import { type CancellationResult, type InvoiceView, withCancelledBooking } from '@nusa/shared/booking'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { isBeingRefunded } from '../cancel/BookingStatusBadges.tsx'
import { displayStatusOf } from './display-status.ts'
import { usePoll } from './use-poll.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns null if the path has no invoice id, and 'invalid' if the id is malformed. */
export function invoiceIdOf(pathname: string): string | 'invalid' | null {
  const [, part = ''] = pathname.match(/^\/booking\/confirmation(?:\/([^/]*))?\/?$/) ?? []
  if (part === '') return null
  return uuid.test(part) ? part : 'invalid'
}

export type InvoiceState = { status: 'loading' } | { status: 'not-found' } | { status: 'failed' } | Ready

interface Ready {
  status: 'ready'
  invoice: InvoiceView
  isWaiting: boolean
  /** True if the invoice could not be reloaded and may be out of date. */
  isStale: boolean
}

const loading: InvoiceState = { status: 'loading' }

/**
 * Polls the invoice while a payment is expected (`awaitsPayment`), and after a cancellation until the refund is done.
 * `isWaiting` is true while another request follows.
 */
export function useInvoice(id: string, userId: number | null, awaitsPayment: boolean) {
  const [loaded, setLoaded] = useState<{ userId: number | null; state: InvoiceState }>({ userId: null, state: loading })
  const [awaitsRefund, setAwaitsRefund] = useState(false)
  const isSignedIn = userId !== null
  // After signing in again, the same user still sees the loaded invoice. Other users never see it.
  const state = !isSignedIn || loaded.userId === userId ? loaded.state : loading

  const lastRequest = useRef(0)
  const load = useCallback(async () => {
    lastRequest.current += 1
    const thisRequest = lastRequest.current
    const result = await call('getInvoice', { params: { id } })
    // A newer request is running, and this response may be outdated.
    if (thisRequest !== lastRequest.current) return
    if (result.ok) {
      const ready: Ready = { status: 'ready', invoice: result.value, isWaiting: false, isStale: false }
      return setLoaded({ userId, state: ready })
    }
    if (result.code === 'not_authenticated') return
    const isMissing = result.code === 'invoice_not_found' || result.code === 'not_found'
    const failed: InvoiceState = { status: isMissing ? 'not-found' : 'failed' }
    setLoaded(({ userId: ownerId, state: before }) => {
      const isShown = ownerId === userId && before.status === 'ready'
      return { userId, state: isShown ? { ...before, isStale: true } : failed }
    })
  }, [id, userId])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  const invoice = state.status === 'ready' ? state.invoice : null
  const isPaymentExpected = awaitsPayment && invoice !== null && displayStatusOf(invoice, new Date()) === 'payable'
  const isRefundExpected = awaitsRefund && (invoice?.bookings.some(isBeingRefunded) ?? false)
  const poll = usePoll(isSignedIn && (isPaymentExpected || isRefundExpected), load)

  /** Shows a cancellation before the invoice is reloaded. `cancelled` is null if the new status is unknown. */
  const onChanged = (cancelled: CancellationResult | null) => {
    if (cancelled) {
      setLoaded(({ userId: ownerId, state: before }) => {
        if (before.status !== 'ready') return { userId: ownerId, state: before }
        return { userId: ownerId, state: { ...before, invoice: withCancelledBooking(before.invoice, cancelled) } }
      })
      setAwaitsRefund(cancelled.refund > 0)
      poll.restart()
    }
    void load()
  }

  const shownState: InvoiceState = state.status === 'ready' ? { ...state, isWaiting: poll.isWaiting } : state
  return { state: shownState, reload: () => void load(), onChanged, checkAgain: poll.restart }
}
