'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import type { BuildRequest, HostState } from '../deploy-hook.ts'
import { errorMessage, send } from './send.ts'
import { type PublishingTexts, publishingTexts } from './texts/index.ts'
import './publishing.css'

/**
 * Requests builds from a hosting provider. The panel cannot show their progress, because the host does not report it.
 */
export function HostPanel() {
  const { config } = useConfig()
  const texts = useTexts(publishingTexts)
  const url = formatAdminURL({ apiRoute: config.routes.api, path: '/publishing/host' })
  const [requested, setRequested] = useState<BuildRequest[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isRequesting, setIsRequesting] = useState(false)

  useEffect(() => {
    send(url, texts).then(
      (state) => setRequested((state as HostState).requests),
      (error: unknown) => setFailure(errorMessage(error)),
    )
  }, [url, texts])

  async function publish(): Promise<void> {
    setIsRequesting(true)
    setFailure(null)
    try {
      setRequested(((await send(url, texts, { method: 'POST' })) as HostState).requests)
    } catch (error) {
      setFailure(errorMessage(error))
    }
    setIsRequesting(false)
  }

  const [latest, ...earlier] = requested
  return (
    <section className="nusa-site" aria-labelledby="nusa-site">
      <h2 id="nusa-site">{texts.site}</h2>
      <p>{texts.hostPublishes}</p>
      <div className="nusa-site__actions">
        <Button onClick={() => void publish()} disabled={isRequesting} margin={false}>
          {texts.publishNow}
        </Button>
        <p role="status">
          {isRequesting
            ? texts.requestingBuild
            : latest?.answer.kind === 'accepted'
              ? describeRequest(latest, texts)
              : ''}
        </p>
      </div>
      {failure && <p role="alert">{failure}</p>}
      {latest?.answer.kind === 'failed' && (
        <div className="nusa-site__failed" role="alert">
          <p>{describeRequest(latest, texts)}</p>
        </div>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{texts.earlierRequests}</summary>
          <ul>
            {earlier.map((request) => (
              <li key={request.at}>{describeRequest(request, texts)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function describeRequest({ at, by, answer }: BuildRequest, texts: PublishingTexts): string {
  const requested = texts.requestedBy(by, new Date(at))
  if (answer.kind === 'failed') return `${requested}: ${translateMessage(answer.message, texts.language)}`
  return `${requested}: ${texts.hostBuilds(answer.job)}`
}
