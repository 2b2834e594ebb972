import { useEffect, useRef, useState } from 'react'
import { mayHaveSucceeded } from '../../../lib/api.ts'
import { openPanel } from '../../../lib/panels.ts'
import { waitForReload } from '../../../lib/retry.ts'
import { $session, isOtherUserSignedIn } from '../session/store.ts'
import { $profile, refreshAccount } from './store.ts'

type RequestResult = { ok: true } | { ok: false; code: string }
type SendRequest<Result> = () => Promise<Result>
type FindResult<Result> = () => Result | null

function getShownUserId(): number | null {
  const profile = $profile.get()
  return profile.status === 'ready' ? profile.profile.id : null
}

function isShownUserSignedIn(): boolean {
  const session = $session.get()
  return session.status === 'signed-in' && session.user.id === getShownUserId()
}

/** While these attributes are set, the page stays open if the session ends. */
export interface PendingAttributes {
  'data-unfinished': '' | undefined
  'aria-busy': boolean
}

/**
 * Returns a function that sends requests. It ignores a request while another is running. If the session has ended, it
 * sends the request again after the same user has signed in, and never as another user.
 *
 * If a response is lost, `onLostResponse` reloads the data of the page. `findResult` then reads the result from that
 * data, or returns null if the data does not show it.
 */
export function useAccountRequest(onLostResponse: () => Promise<void> = refreshAccount): {
  isBusy: boolean
  /** For an element that has only buttons. Forms set these attributes themselves. */
  pendingAttributes: PendingAttributes
  send: <Result extends RequestResult>(
    request: SendRequest<Result>,
    onResult: (result: Result) => void,
    findResult?: FindResult<Result>,
  ) => Promise<void>
} {
  const [isBusy, setIsBusy] = useState(false)
  const [isWaitingForSignIn, setIsWaitingForSignIn] = useState(false)
  // The button may be clicked again before `isBusy` is rendered.
  const isSending = useRef(false)

  useEffect(() => {
    if (!isWaitingForSignIn) return
    return $session.listen(({ status }) => {
      if (status === 'signed-in') setIsWaitingForSignIn(false)
    })
  }, [isWaitingForSignIn])

  const sendOnce = async <Result extends RequestResult>(
    request: SendRequest<Result>,
    findResult?: FindResult<Result>,
  ) => {
    const result = await request()
    if (!mayHaveSucceeded(result)) return result
    const reload = onLostResponse()
    if (!findResult) return result
    await waitForReload(reload)
    return findResult() ?? result
  }

  const send = async <Result extends RequestResult>(
    request: SendRequest<Result>,
    onResult: (result: Result) => void,
    findResult?: FindResult<Result>,
  ): Promise<void> => {
    const userId = getShownUserId()
    if (isSending.current || (userId !== null && isOtherUserSignedIn(userId))) return
    isSending.current = true
    setIsBusy(true)
    const result = await sendOnce(request, findResult).finally(() => {
      isSending.current = false
      setIsBusy(false)
    })
    if (result.ok || result.code !== 'not_authenticated') return onResult(result)
    setIsWaitingForSignIn(true)
    openPanel('auth', { onSignedIn: () => isShownUserSignedIn() && void send(request, onResult, findResult) })
  }

  return {
    isBusy,
    pendingAttributes: { 'data-unfinished': isBusy || isWaitingForSignIn ? '' : undefined, 'aria-busy': isBusy },
    send,
  }
}

/**
 * Warns before a page with unsaved input is left, except after a sign-out, because personal data must leave the screen.
 */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      const session = $session.get()
      if (session.status !== 'signed-out' || session.hasEnded) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
