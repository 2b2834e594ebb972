'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { translated } from '../../i18n/translated.ts'
import { useWords } from '../../i18n/use-language.ts'
import type { HostAsking, HostState } from '../../publishing/deploy-hook.ts'
import { send, wordsOf } from './send.ts'
import { type PublishingWords, publishingWords } from './words/index.ts'
import './publishing.css'

/**
 * Panel for publishing by a host: requests a build and shows the host's last responses. The host does not report the
 * progress of a build.
 */
export function HostPanel() {
  const { config } = useConfig()
  const words = useWords(publishingWords)
  const address = formatAdminURL({ apiRoute: config.routes.api, path: '/publishing/host' })
  const [asked, setAsked] = useState<HostAsking[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    send(address, words).then(
      (state) => setAsked((state as HostState).asked),
      (error: unknown) => setRefused(wordsOf(error)),
    )
  }, [address, words])

  async function publish(): Promise<void> {
    setAsking(true)
    setRefused(null)
    try {
      setAsked(((await send(address, words, { method: 'POST' })) as HostState).asked)
    } catch (error) {
      setRefused(wordsOf(error))
    }
    setAsking(false)
  }

  const [last, ...earlier] = asked
  return (
    <section className="nusa-site" aria-labelledby="nusa-site">
      <h2 id="nusa-site">{words.site}</h2>
      <p>{words.hostPublishes}</p>
      <div className="nusa-site__act">
        <Button onClick={() => void publish()} disabled={isAsking} margin={false}>
          {words.publishNow}
        </Button>
        <p role="status">
          {isAsking ? words.askingHost : last?.answer.kind === 'accepted' ? askingWords(last, words) : ''}
        </p>
      </div>
      {refused && <p role="alert">{refused}</p>}
      {last?.answer.kind === 'failed' && (
        <div className="nusa-site__failed" role="alert">
          <p>{askingWords(last, words)}</p>
        </div>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{words.askedBefore}</summary>
          <ul>
            {earlier.map((asking) => (
              <li key={asking.at}>{askingWords(asking, words)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function askingWords({ at, by, answer }: HostAsking, words: PublishingWords): string {
  const asked = words.askedBy(by, new Date(at))
  if (answer.kind === 'failed') return `${asked}: ${translated(answer.message, words.language)}`
  return `${asked}: ${words.hostBuilds(answer.job)}`
}
