import { useEffect, useRef, useState } from 'react'
import { isUnheard } from '../../lib/api.ts'
import { openPanel } from '../../lib/panels.ts'
import { readInTime } from '../../lib/retry.ts'
import { $session, hasChangedHands } from '../session/store.ts'
import { $profile, refreshAccount } from './store.ts'

type Answer = { ok: true } | { ok: false; code: string }
type Asked<Given> = () => Promise<Given>
type Seen<Given> = () => Given | null

/** Returns the id of the user whose account the page shows. */
function shownId(): number | null {
  const profile = $profile.get()
  return profile.status === 'ready' ? profile.profile.id : null
}

/** Returns whether the signed-in user is the one whose account the page shows. */
function isOneself(): boolean {
  const session = $session.get()
  return session.status === 'signed-in' && session.user.id === shownId()
}

/** Attributes that mark an element with a pending action, so that the page stays when the session ends. */
export interface Unfinished {
  'data-unfinished': '' | undefined
  'aria-busy': boolean
}

/**
 * Sends requests, one at a time. If the session has ended, the request is sent after the same user has signed in again;
 * it is never sent as another user. After a lost response, `onUnheard` refreshes the page. If `seen` then finds that
 * the request succeeded, its result replaces the response.
 */
export function useSending(onUnheard: () => Promise<void> = refreshAccount): {
  isBusy: boolean
  /** For elements with buttons only; a form has its own attributes. */
  unfinished: Unfinished
  send: <Given extends Answer>(ask: Asked<Given>, take: (answer: Given) => void, seen?: Seen<Given>) => Promise<void>
} {
  const [isBusy, setIsBusy] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  // A second press may come before the first one is rendered.
  const isSending = useRef(false)

  useEffect(() => {
    if (!isWaiting) return
    return $session.listen(({ status }) => {
      if (status === 'signed-in') setIsWaiting(false)
    })
  }, [isWaiting])

  const answered = async <Given extends Answer>(ask: Asked<Given>, seen?: Seen<Given>) => {
    const answer = await ask()
    if (!isUnheard(answer)) return answer
    const reading = onUnheard()
    if (!seen) return answer
    await readInTime(reading)
    return seen() ?? answer
  }

  const send = async <Given extends Answer>(
    ask: Asked<Given>,
    take: (answer: Given) => void,
    seen?: Seen<Given>,
  ): Promise<void> => {
    const id = shownId()
    if (isSending.current || (id !== null && hasChangedHands(id))) return
    isSending.current = true
    setIsBusy(true)
    const answer = await answered(ask, seen).finally(() => {
      isSending.current = false
      setIsBusy(false)
    })
    if (answer.ok || answer.code !== 'not_authenticated') return take(answer)
    setIsWaiting(true)
    openPanel('auth', { onDone: () => isOneself() && void send(ask, take, seen) })
  }

  return {
    isBusy,
    unfinished: { 'data-unfinished': isBusy || isWaiting ? '' : undefined, 'aria-busy': isBusy },
    send,
  }
}
