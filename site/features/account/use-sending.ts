import { useEffect, useRef, useState } from 'react'
import { isUnheard } from '../../lib/api.ts'
import { openPanel } from '../../lib/panels.ts'
import { readInTime } from '../../lib/retry.ts'
import { $session, hasChangedHands } from '../session/store.ts'
import { $profile, refreshAccount } from './store.ts'

type Answer = { ok: true } | { ok: false; code: string }
type Asked<Given> = () => Promise<Given>
type Seen<Given> = () => Given | null

/** The id of the traveler whose account the page shows. */
function shownId(): number | null {
  const profile = $profile.get()
  return profile.status === 'ready' ? profile.profile.id : null
}

/** Whether the one who is signed in is the one whose account the page shows. */
function isOneself(): boolean {
  const session = $session.get()
  return session.status === 'signed-in' && session.user.id === shownId()
}

/** What marks the place of something that is not done yet, so that it is not left when the session ends. */
export interface Unfinished {
  'data-unfinished': '' | undefined
  'aria-busy': boolean
}

/**
 * Sends what a form holds, once however often it is pressed. Where the session has ended meanwhile it is sent once the same
 * traveler has signed in again; until then it stands as it was typed. What one has typed is never sent as another. Where no
 * answer was heard it may be done all the same: `onUnheard` sees to what the page shows then, and where `seen` can soon tell from
 * that that it was done, what it gives counts as the answer.
 */
export function useSending(onUnheard: () => Promise<void> = refreshAccount): {
  isBusy: boolean
  /** For the place of what is pressed and not typed; a form has its own. */
  unfinished: Unfinished
  send: <Given extends Answer>(ask: Asked<Given>, take: (answer: Given) => void, seen?: Seen<Given>) => Promise<void>
} {
  const [isBusy, setIsBusy] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  // A second press may come before the first one is drawn.
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
