'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useTexts } from '../../../core/i18n/use-language.ts'
import type { BuildRequest, HostState } from '../deploy-hook.ts'
import { getErrorMessage, requestJson } from './send.ts'
import { type PublishingTexts, publishingTexts } from './texts/index.ts'
import './publishing.css'

/**
 * Requests builds from a hosting provider. The panel cannot show their progress, because the host does not report it.
 */
export function HostPanel() {
  const { config } = useConfig()
  const texts = useTexts(publishingTexts)
  const url = formatAdminURL({ apiRoute: config.routes.api, path: '/publishing/host' })
  const [requests, setRequests] = useState<BuildRequest[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isRequesting, setIsRequesting] = useState(false)

  useEffect(() => {
    requestJson(url, texts).then(
      (state) => setRequests((state as HostState).requests),
      (error: unknown) => setFailure(getErrorMessage(error)),
    )
  }, [url, texts])

  async function publish(): Promise<void> {
    setIsRequesting(true)
    setFailure(null)
    try {
      setRequests(((await requestJson(url, texts, { method: 'POST' })) as HostState).requests)
    } catch (error) {
      setFailure(getErrorMessage(error))
    }
    setIsRequesting(false)
  }

  const [latestRequest, ...earlierRequests] = requests
  const acceptedText = latestRequest?.answer.kind === 'accepted' ? describeRequest(latestRequest, texts) : ''
  return (
    <section className="nusa-site" aria-labelledby="nusa-site">
      <h2 id="nusa-site">{texts.site}</h2>
      <p>{texts.hostPublishes}</p>
      <div className="nusa-site__actions">
        <Button onClick={() => void publish()} disabled={isRequesting} margin={false}>
          {texts.publishNow}
        </Button>
        <p role="status">{isRequesting ? texts.requestingBuild : acceptedText}</p>
      </div>
      {failure && <p role="alert">{failure}</p>}
      {latestRequest?.answer.kind === 'failed' && (
        <div className="nusa-site__failed" role="alert">
          <p>{describeRequest(latestRequest, texts)}</p>
        </div>
      )}
      {earlierRequests.length > 0 && (
        <details>
          <summary>{texts.earlierRequests}</summary>
          <ul>
            {earlierRequests.map((request) => (
              <li key={request.at}>{describeRequest(request, texts)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function describeRequest({ at, by, answer }: BuildRequest, texts: PublishingTexts): string {
  const requestText = texts.requestedBy(by, new Date(at))
  if (answer.kind === 'failed') return `${requestText}: ${translateMessage(answer.message, texts.language)}`
  return `${requestText}: ${texts.hostBuilds(answer.job)}`
}
