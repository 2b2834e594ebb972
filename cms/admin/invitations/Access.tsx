'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import type { Invited } from '../../invitations/find-invited.ts'
import { type InvitationWords, invitationWords } from './words/index.ts'
import '../office/office.css'

interface Props {
  /** Of the account; null while it is being made. */
  id: number | null
  /** Null if its person has chosen a password. */
  invited: Invited | null
}

/** Says whether a person has chosen a password yet, and sends the invitation again if not. */
export function Access({ id, invited }: Props) {
  const words = useWords(invitationWords)
  if (id === null) return <p className="field-type">{words.willInvite}</p>
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

/** Returns what our own endpoint says of it. */
async function invite(address: string, words: InvitationWords): Promise<string> {
  try {
    const answer = await fetch(address, { method: 'POST', credentials: 'same-origin' })
    const { message, errors } = (await answer.json()) as { message?: string; errors?: { message?: string }[] }
    return message ?? errors?.[0]?.message ?? words.failed
  } catch {
    return words.failed
  }
}
