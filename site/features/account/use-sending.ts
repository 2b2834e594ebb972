import { useState } from 'react'
import type { CallFailure } from '../../lib/api.ts'
import { openPanel } from '../../lib/panels.ts'
import { $session } from '../session/store.ts'
import { $profile } from './store.ts'

type Answer = { ok: true } | CallFailure

/** Whether the one who is signed in is the one whose account the page shows. */
function isOneself(): boolean {
  const [session, profile] = [$session.get(), $profile.get()]
  return session.status === 'signed-in' && profile.status === 'ready' && session.user.id === profile.profile.id
}

/**
 * Sends what a form holds. Where the session has ended meanwhile it is sent once the same traveler has signed in again; until
 * then it stands as it was typed.
 */
export function useSending(): {
  isBusy: boolean
  send: <Given extends Answer>(ask: () => Promise<Given>, take: (answer: Given) => void) => Promise<void>
} {
  const [isBusy, setIsBusy] = useState(false)

  const send = async <Given extends Answer>(ask: () => Promise<Given>, take: (answer: Given) => void) => {
    setIsBusy(true)
    const answer = await ask()
    setIsBusy(false)
    if (answer.ok || answer.code !== 'not_authenticated') return take(answer)
    openPanel('auth', { onDone: () => isOneself() && void send(ask, take) })
  }

  return { isBusy, send }
}
