'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { useTexts } from '../../../core/i18n/use-language.ts'
import { type OfficeTexts, officeTexts } from '../texts/index.ts'
import type { ResentMail } from './resend-mail.ts'
import '../../../admin/office.css'

type Outcome = { resent: ResentMail } | { failure: string } | null

/** Shows when an email was sent, and a button that sends it again. */
export function ResendMail() {
  const { id, savedDocumentData: mail } = useDocumentInfo()
  const { config } = useConfig()
  const texts = useTexts(officeTexts)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (typeof id !== 'number' || !mail) return null
  const address = formatAdminURL({ apiRoute: config.routes.api, path: `/outgoing-mails/${id}/send-again` })
  const resend = async () => {
    setIsBusy(true)
    setOutcome(await requestResend(address, texts))
    setIsBusy(false)
  }
  const isWaiting = mail.state === 'queued'
  return (
    <div className="field-type nusa-record-action">
      <p>{mail.sent_at ? texts.sentOn(new Date(mail.sent_at)) : texts.notSent}</p>
      {isWaiting ? (
        <p>{texts.willBeSentSoon}</p>
      ) : (
        <Button onClick={() => void resend()} disabled={isBusy} margin={false} buttonStyle="secondary">
          {texts.sendAgain}
        </Button>
      )}
      <p role="status">
        {outcome && <OutcomeMessage outcome={outcome} mailId={id} adminRoute={config.routes.admin} />}
      </p>
    </div>
  )
}

function OutcomeMessage(props: { outcome: NonNullable<Outcome>; mailId: number; adminRoute: string }) {
  const { outcome, mailId, adminRoute } = props
  const texts = useTexts(officeTexts)
  if ('failure' in outcome) return outcome.failure
  const { resent } = outcome
  const formatResult = resent.isNew ? texts.queuedTo : texts.alreadyQueuedTo
  const path = `/collections/outgoing-mails/${resent.mail}` as const
  return (
    <>
      {formatResult(resent.to)}{' '}
      {resent.mail !== mailId && <a href={formatAdminURL({ adminRoute, path })}>{texts.openQueuedMail}</a>}
    </>
  )
}

async function requestResend(address: string, texts: OfficeTexts): Promise<Outcome> {
  try {
    const response = await fetch(address, { method: 'POST', credentials: 'same-origin' })
    if (response.ok) return { resent: (await response.json()) as ResentMail }
    return { failure: texts.sendingFailed }
  } catch {
    return { failure: texts.noResponse }
  }
}
