import type { TokenInvalidReason } from '@nusa/shared/account'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { forgetToken, invalidReason } from '../../lib/mailed-link.ts'

interface ResetLink {
  /** Whose password it sets; empty while that is not known. */
  email: string
  /** Why it is no good. */
  reason: TokenInvalidReason | null
}

/** What there is to know of a link to a new password before it is used. Where that can't be asked, using it tells. */
export function useResetLink(token: string | null): ResetLink {
  const [link, setLink] = useState<ResetLink>({ email: '', reason: token ? null : 'unknown' })
  useEffect(() => {
    if (!token) return
    void call('readResetLink', { body: { token } }).then((answer) => {
      if (answer.ok) return setLink({ email: answer.value.email, reason: null })
      const reason = invalidReason(answer)
      if (reason) forgetToken()
      setLink({ email: '', reason })
    })
  }, [token])
  return link
}
