'use client'

import { Button, useAuth, useConfig, useFormFields } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import type { Invited } from '../../invitations/find-invited.ts'
import { inviteMark } from '../../invitations/invite-mark.ts'
import { type InvitationWords, invitationWords } from './words/index.ts'
import '../office/office.css'

interface Props {
  /** The id of the account; null while it is being created. */
  id: number | null
  /** Null if the user has chosen a password. */
  invited: Invited | null
}

/** Shows whether a user has chosen a password yet, and can send the invitation again if not. */
export function Access({ id, invited }: Props) {
  const words = useWords(invitationWords)
  const { user } = useAuth()
  // The first user who registers chooses the password at once.
  if (id === null) return user && <InviteInstead words={words} />
  return (
    <div className="field-type nusa-again">
      <p>
        <strong>{words.access}:</strong> {invited ? words.invited : words.active}
      </p>
      {invited && (
        <>
          <p>{words.notChosen(invited.until === null ? null : new Date(invited.until), new Date())}</p>
          <SendInvitation id={id} words={words} />
        </>
      )}
    </div>
  )
}

/**
 * Fills the required password of Payload's form for a new account with a random one, which the server discards, and
 * hides its fields (office.css), so that an administrator neither sees nor invents a password.
 */
function InviteInstead({ words }: { words: InvitationWords }) {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const password = useFormFields(([fields]) => fields.password?.value)
  const [random] = useState(() => `Aa1-${crypto.randomUUID()}`)
  useEffect(() => {
    if (password === random) return
    for (const path of ['password', 'confirm-password']) dispatch({ type: 'UPDATE', path, value: random, valid: true })
    dispatch({ type: 'UPDATE', path: inviteMark, value: true, valid: true })
  }, [dispatch, password, random])
  return <p className="field-type nusa-invites">{words.willInvite}</p>
}

function SendInvitation({ id, words }: { id: number; words: InvitationWords }) {
  const { config } = useConfig()
  const [outcome, setOutcome] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    setOutcome(await invite(formatAdminURL({ apiRoute: config.routes.api, path: `/users/${id}/invite` }), words))
    setIsBusy(false)
  }
  return (
    <>
      <Button onClick={() => void send()} disabled={isBusy} margin={false} buttonStyle="secondary">
        {words.sendAgain}
      </Button>
      <p role="status">{outcome}</p>
    </>
  )
}

/** Sends the invitation again and returns the message of our endpoint. */
async function invite(address: string, words: InvitationWords): Promise<string> {
  try {
    const answer = await fetch(address, { method: 'POST', credentials: 'same-origin' })
    const { message, errors } = (await answer.json()) as { message?: string; errors?: { message?: string }[] }
    return message ?? errors?.[0]?.message ?? words.failed
  } catch {
    return words.failed
  }
}
