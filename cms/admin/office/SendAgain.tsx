'use client'

import { formatInstant } from '@nusa/shared/dates'
import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import type { Resent } from '../../office/resend-mail.ts'
import './office.css'

type Outcome = { resent: Resent } | { failure: string } | null

/** Says when a mail was sent, and sends it once more. */
export function SendAgain() {
  const { id, savedDocumentData: mail } = useDocumentInfo()
  const { config } = useConfig()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (typeof id !== 'number' || !mail) return null
  const address = formatAdminURL({ apiRoute: config.routes.api, path: `/outgoing-mails/${id}/send-again` })
  const press = async () => {
    setIsBusy(true)
    setOutcome(await ask(address))
    setIsBusy(false)
  }
  const isWaiting = mail.state === 'queued'
  return (
    <div className="field-type nusa-again">
      <p>{mail.sent_at ? `Sent on ${formatInstant(new Date(mail.sent_at))}.` : 'Not sent yet.'}</p>
      {isWaiting ? (
        <p>It goes out within some minutes.</p>
      ) : (
        <Button onClick={() => void press()} disabled={isBusy} margin={false} buttonStyle="secondary">
          Send again
        </Button>
      )}
      <p role="status">{outcome && <Told outcome={outcome} mail={id} adminRoute={config.routes.admin} />}</p>
    </div>
  )
}

function Told(props: { outcome: NonNullable<Outcome>; mail: number; adminRoute: string }) {
  const { outcome, mail, adminRoute } = props
  if ('failure' in outcome) return outcome.failure
  const { resent } = outcome
  const path = `/collections/outgoing-mails/${resent.mail}` as const
  return (
    <>
      {resent.isNew ? 'Queued' : 'It is queued already'}: it goes to {resent.to} within some minutes.{' '}
      {resent.mail !== mail && <a href={formatAdminURL({ adminRoute, path })}>Open it</a>}
    </>
  )
}

async function ask(address: string): Promise<Outcome> {
  try {
    const answer = await fetch(address, { method: 'POST', credentials: 'same-origin' })
    // Our own endpoint's words.
    if (answer.ok) return { resent: (await answer.json()) as Resent }
    return { failure: 'That did not work. Please open the mail anew and try again.' }
  } catch {
    return { failure: 'The CMS does not answer. Please check your connection.' }
  }
}
