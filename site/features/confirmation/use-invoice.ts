import type { InvoiceView } from '@nusa/shared/booking'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { pollPause } from './polling.ts'
import { standingOf } from './standing.ts'

export type InvoiceState =
  | { status: 'loading' }
  | { status: 'not-found' }
  | { status: 'failed' }
  | { status: 'ready'; invoice: InvoiceView; isWaiting: boolean }

const loading: InvoiceState = { status: 'loading' }

/**
 * One invoice, only ever read. Where a payment is expected (`awaitsPayment`) it is looked at again a few times, less and
 * less often, until it can no longer be paid. `isWaiting` says that another look will follow by itself.
 */
export function useInvoice(id: string, userId: number | null, awaitsPayment: boolean) {
  const [read, setRead] = useState<{ userId: number | null; state: InvoiceState }>({ userId: null, state: loading })
  const [looks, setLooks] = useState(0)
  const isSignedIn = userId !== null
  // Whoever signs in again goes on with what they saw; nobody else sees it.
  const state = !isSignedIn || read.userId === userId ? read.state : loading

  const load = useCallback(async () => {
    const answer = await call('getInvoice', { params: { id } })
    if (answer.ok) return setRead({ userId, state: { status: 'ready', invoice: answer.value, isWaiting: false } })
    if (answer.code === 'not_authenticated') return
    const isMissing = answer.code === 'invoice_not_found' || answer.code === 'not_found'
    const failed: InvoiceState = { status: isMissing ? 'not-found' : 'failed' }
    setRead((before) =>
      before.userId === userId && before.state.status === 'ready' ? before : { userId, state: failed },
    )
  }, [id, userId])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  const isExpected = state.status === 'ready' && standingOf(state.invoice, new Date()) === 'payable'
  const pause = isSignedIn && isExpected && awaitsPayment ? pollPause(looks) : null

  useEffect(() => {
    if (pause === null) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void load()
      setLooks((count) => count + 1)
    }, pause)
    return () => clearTimeout(timer)
  }, [pause, load])

  const shown: InvoiceState = state.status === 'ready' ? { ...state, isWaiting: pause !== null } : state
  return { state: shown, reload: () => void load(), lookAgain: () => setLooks(0) }
}
