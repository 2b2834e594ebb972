'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { useWords } from '../../i18n/use-language.ts'
import type { Resent } from '../../office/resend-mail.ts'
import { type OfficeWords, officeWords } from '../../office/words/index.ts'
import './office.css'

type Outcome = { resent: Resent } | { failure: string } | null

/** Shows when a mail was sent, and sends it again. */
export function SendAgain() {
  const { id, savedDocumentData: mail } = useDocumentInfo()
  const { config } = useConfig()
  const words = useWords(officeWords)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (typeof id !== 'number' || !mail) return null
  const address = formatAdminURL({ apiRoute: config.routes.api, path: `/outgoing-mails/${id}/send-again` })
  const press = async () => {
    setIsBusy(true)
    setOutcome(await ask(address, words))
    setIsBusy(false)
  }
  const isWaiting = mail.state === 'queued'
  return (
    <div className="field-type nusa-again">
      <p>{mail.sent_at ? words.sentOn(new Date(mail.sent_at)) : words.notSent}</p>
      {isWaiting ? (
        <p>{words.goesSoon}</p>
      ) : (
        <Button onClick={() => void press()} disabled={isBusy} margin={false} buttonStyle="secondary">
          {words.sendAgain}
        </Button>
      )}
      <p role="status">{outcome && <Told outcome={outcome} mail={id} adminRoute={config.routes.admin} />}</p>
    </div>
  )
}

function Told(props: { outcome: NonNullable<Outcome>; mail: number; adminRoute: string }) {
  const { outcome, mail, adminRoute } = props
  const words = useWords(officeWords)
  if ('failure' in outcome) return outcome.failure
  const { resent } = outcome
  const say = resent.isNew ? words.queued : words.queuedAlready
  const path = `/collections/outgoing-mails/${resent.mail}` as const
  return (
    <>
      {say(resent.to)} {resent.mail !== mail && <a href={formatAdminURL({ adminRoute, path })}>{words.openIt}</a>}
    </>
  )
}

async function ask(address: string, words: OfficeWords): Promise<Outcome> {
  try {
    const answer = await fetch(address, { method: 'POST', credentials: 'same-origin' })
    // The response comes from our own endpoint.
    if (answer.ok) return { resent: (await answer.json()) as Resent }
    return { failure: words.sendFailed }
  } catch {
    return { failure: words.noAnswer }
  }
}
