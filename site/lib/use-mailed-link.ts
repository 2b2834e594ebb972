import type { TokenInvalidReason } from '@nusa/shared/account'
import { useCallback, useEffect, useState } from 'react'
import { call } from './api.ts'
import { forgetToken, invalidReason, readLink } from './mailed-link.ts'

export type LinkState =
  | { name: 'working' }
  | { name: 'done' }
  | { name: 'invalid'; reason: TokenInvalidReason }
  /** It may go well another time. */
  | { name: 'failed'; message: string }

interface MailedLink {
  state: LinkState
  token: string | null
  /** The path that the link says to come back to. */
  redirect: string | null
  again: () => void
}

/** Makes the call of a mailed link as soon as its page is there. */
export function useMailedLink(name: 'verifyEmail' | 'confirmEmail' | 'confirmNewsletter'): MailedLink {
  const [{ token, redirect }] = useState(readLink)
  const [state, setState] = useState<LinkState>({ name: 'working' })

  const open = useCallback(async () => {
    if (!token) return setState({ name: 'invalid', reason: 'unknown' })
    setState({ name: 'working' })
    const answer = await call(name, { body: { token } })
    const reason = answer.ok ? null : invalidReason(answer)
    if (answer.ok || reason) forgetToken()
    if (answer.ok) setState({ name: 'done' })
    else setState(reason ? { name: 'invalid', reason } : { name: 'failed', message: answer.message })
  }, [name, token])

  useEffect(() => {
    void open()
  }, [open])

  return { state, token, redirect, again: () => void open() }
}
