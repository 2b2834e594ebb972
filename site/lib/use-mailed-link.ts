import type { TokenInvalidReason } from '@nusa/shared/account'
import { useCallback, useEffect, useState } from 'react'
import { call } from './api.ts'
import { invalidReason, type LinkEnd, noteLinkEnd, readLink } from './mailed-link.ts'

export type LinkState =
  | { name: 'working' }
  | { name: 'done' }
  | { name: 'invalid'; reason: TokenInvalidReason }
  /** Another attempt may succeed. */
  | { name: 'failed'; message: string }

interface MailedLink {
  state: LinkState
  token: string | null
  /** The return path in the link. */
  redirect: string | null
  again: () => void
}

/** Sends the token of a mailed link when its page opens; after a reload, the page shows the result. */
export function useMailedLink(name: 'verifyEmail' | 'confirmEmail' | 'confirmNewsletter'): MailedLink {
  const [{ token, redirect, end }] = useState(readLink)
  const [state, setState] = useState<LinkState>(end ? stateAt(end) : { name: 'working' })

  const open = useCallback(async () => {
    if (!token) return
    setState({ name: 'working' })
    const answer = await call(name, { body: { token } })
    const end = answer.ok ? 'done' : invalidReason(answer)
    if (end) noteLinkEnd(end)
    if (end) setState(stateAt(end))
    else if (!answer.ok) setState({ name: 'failed', message: answer.message })
  }, [name, token])

  useEffect(() => {
    void open()
  }, [open])

  return { state, token, redirect, again: () => void open() }
}

function stateAt(end: LinkEnd): LinkState {
  return end === 'done' ? { name: 'done' } : { name: 'invalid', reason: end }
}
