import type { InvoiceView } from '@nusa/shared/booking'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { type Cancelled, withCancelled } from '../../lib/cancelled.ts'
import { pollPause } from './polling.ts'
import { standingOf } from './standing.ts'

export type InvoiceState = { status: 'loading' } | { status: 'not-found' } | { status: 'failed' } | Ready

interface Ready {
  status: 'ready'
  invoice: InvoiceView
  isWaiting: boolean
  /** It could not be read anew: it may stand otherwise by now. */
  isDoubtful: boolean
}

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

  const latest = useRef(0)
  const load = useCallback(async () => {
    latest.current += 1
    const turn = latest.current
    const answer = await call('getInvoice', { params: { id } })
    // Asked again meanwhile: what was asked before may tell of what has changed since.
    if (turn !== latest.current) return
    if (answer.ok) {
      const ready: Ready = { status: 'ready', invoice: answer.value, isWaiting: false, isDoubtful: false }
      return setRead({ userId, state: ready })
    }
    if (answer.code === 'not_authenticated') return
    const isMissing = answer.code === 'invoice_not_found' || answer.code === 'not_found'
    const failed: InvoiceState = { status: isMissing ? 'not-found' : 'failed' }
    setRead(({ userId: whose, state: before }) => {
      const isShown = whose === userId && before.status === 'ready'
      return { userId, state: isShown ? { ...before, isDoubtful: true } : failed }
    })
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

  /** A booking stands otherwise now; null where nobody knows how. What the answer says is shown before all is read anew. */
  const onChanged = (cancelled: Cancelled | null) => {
    if (cancelled) {
      setRead(({ userId: whose, state: before }) => {
        if (before.status !== 'ready') return { userId: whose, state: before }
        return { userId: whose, state: { ...before, invoice: withCancelled(before.invoice, cancelled) } }
      })
    }
    void load()
  }

  const shown: InvoiceState = state.status === 'ready' ? { ...state, isWaiting: pause !== null } : state
  return { state: shown, reload: () => void load(), onChanged, lookAgain: () => setLooks(0) }
}
