import { type CancellationResult, type InvoiceView, withCancelledBooking } from '@nusa/shared/booking'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { isBeingRefunded } from '../cancel/BookingStatusBadges.tsx'
import { displayStatusOf } from './display-status.ts'
import { usePoll } from './use-poll.ts'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Matches '/booking/confirmation' and '/booking/confirmation/<id>', with or without a final slash. */
const confirmationPathPattern = /^\/booking\/confirmation(?:\/([^/]*))?\/?$/

/** Returns null if the path has no invoice id, and 'invalid' if the id is malformed. */
export function parseInvoiceId(pathname: string): string | 'invalid' | null {
  const [, invoiceId = ''] = pathname.match(confirmationPathPattern) ?? []
  if (invoiceId === '') return null
  return uuidPattern.test(invoiceId) ? invoiceId : 'invalid'
}

export type InvoiceState = { status: 'loading' } | { status: 'not-found' } | { status: 'failed' } | ReadyState

interface ReadyState {
  status: 'ready'
  invoice: InvoiceView
  /** True while the invoice is reloaded regularly, because a payment or a refund is expected. */
  isPolling: boolean
  /** True if the invoice could not be reloaded and may be out of date. */
  isStale: boolean
}

const loadingState: InvoiceState = { status: 'loading' }

/**
 * Loads the invoice. Polls it while a payment is expected (`isAwaitingPayment`), and after a cancellation until the
 * refund is done.
 */
export function useInvoice(id: string, userId: number | null, isAwaitingPayment: boolean) {
  const [loadedInvoice, setLoadedInvoice] = useState<{ userId: number | null; state: InvoiceState }>({
    userId: null,
    state: loadingState,
  })
  const [isAwaitingRefund, setIsAwaitingRefund] = useState(false)
  const isSignedIn = userId !== null
  // After signing in again, the same user still sees the loaded invoice. Other users never see it.
  const state = !isSignedIn || loadedInvoice.userId === userId ? loadedInvoice.state : loadingState

  const lastRequestNumber = useRef(0)
  const load = useCallback(async () => {
    lastRequestNumber.current += 1
    const requestNumber = lastRequestNumber.current
    const result = await call('getInvoice', { params: { id } })
    // A newer request is running, and this response may be outdated.
    if (requestNumber !== lastRequestNumber.current) return
    if (result.ok) {
      const readyState: ReadyState = { status: 'ready', invoice: result.value, isPolling: false, isStale: false }
      return setLoadedInvoice({ userId, state: readyState })
    }
    if (result.code === 'not_authenticated') return
    const isMissing = result.code === 'invoice_not_found' || result.code === 'not_found'
    const failureState: InvoiceState = { status: isMissing ? 'not-found' : 'failed' }
    setLoadedInvoice(({ userId: ownerId, state: previousState }) => {
      const isInvoiceShown = ownerId === userId && previousState.status === 'ready'
      return { userId, state: isInvoiceShown ? { ...previousState, isStale: true } : failureState }
    })
  }, [id, userId])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  const invoice = state.status === 'ready' ? state.invoice : null
  const isPaymentExpected = isAwaitingPayment && invoice !== null && displayStatusOf(invoice, new Date()) === 'payable'
  const isRefundExpected = isAwaitingRefund && (invoice?.bookings.some(isBeingRefunded) ?? false)
  const poll = usePoll(isSignedIn && (isPaymentExpected || isRefundExpected), load)

  /** Shows a cancellation before the invoice is reloaded. `cancellation` is null if the new status is unknown. */
  const onChanged = (cancellation: CancellationResult | null) => {
    if (cancellation) {
      setLoadedInvoice(({ userId: ownerId, state: previousState }) => {
        if (previousState.status !== 'ready') return { userId: ownerId, state: previousState }
        return {
          userId: ownerId,
          state: { ...previousState, invoice: withCancelledBooking(previousState.invoice, cancellation) },
        }
      })
      setIsAwaitingRefund(cancellation.refund > 0)
      poll.restart()
    }
    void load()
  }

  const shownState: InvoiceState = state.status === 'ready' ? { ...state, isPolling: poll.isPolling } : state
  return { state: shownState, reload: () => void load(), onChanged, checkAgain: poll.restart }
}
