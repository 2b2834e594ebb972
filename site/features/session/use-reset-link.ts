import type { TokenInvalidReason } from '@nusa/shared/account'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { invalidReason, type LinkEnd, noteLinkEnd } from '../../lib/mailed-link.ts'

interface ResetLink {
  /** Whose password it sets; empty while that is not known. */
  email: string
  /** Why it is no good. */
  reason: TokenInvalidReason | null
}

/** What there is to know of a link to a new password before it is used. Where that can't be asked, using it tells. */
export function useResetLink(token: string | null, end: LinkEnd | null): ResetLink {
  const [link, setLink] = useState<ResetLink>({ email: '', reason: end === 'done' ? null : end })
  useEffect(() => {
    if (!token) return
    void call('readResetLink', { body: { token } }).then((answer) => {
      if (answer.ok) return setLink({ email: answer.value.email, reason: null })
      const reason = invalidReason(answer)
      if (reason) noteLinkEnd(reason)
      setLink({ email: '', reason })
    })
  }, [token])
  return link
}
