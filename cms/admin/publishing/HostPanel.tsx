'use client'

import { formatInstant } from '@nusa/shared/dates'
import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import type { HostAsking, HostState } from '../../publishing/deploy-hook.ts'
import { send, wordsOf } from './send.ts'
import '../admin.css'

/** Publishing where a host builds the site: asking it to, and what it said. How the build goes it doesn't tell. */
export function HostPanel() {
  const { config } = useConfig()
  const address = formatAdminURL({ apiRoute: config.routes.api, path: '/publishing/host' })
  const [asked, setAsked] = useState<HostAsking[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    send(address).then(
      (state) => setAsked((state as HostState).asked),
      (error: unknown) => setRefused(wordsOf(error)),
    )
  }, [address])

  async function publish(): Promise<void> {
    setAsking(true)
    setRefused(null)
    try {
      setAsked(((await send(address, { method: 'POST' })) as HostState).asked)
    } catch (error) {
      setRefused(wordsOf(error))
    }
    setAsking(false)
  }

  const [last, ...earlier] = asked
  return (
    <section className="nusa-site" aria-labelledby="nusa-site">
      <h2 id="nusa-site">The site</h2>
      <p>
        A host builds and publishes the site. It is asked for that here; how the build goes stands on the host’s own
        pages.
      </p>
      <div className="nusa-site__act">
        <Button onClick={() => void publish()} disabled={isAsking} margin={false}>
          Publish now
        </Button>
        <p role="status">{isAsking ? 'Asking the host' : last?.answer.kind === 'accepted' ? askingWords(last) : ''}</p>
      </div>
      {refused && <p role="alert">{refused}</p>}
      {last?.answer.kind === 'failed' && (
        <div className="nusa-site__failed" role="alert">
          <p>{askingWords(last)}</p>
        </div>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>Asked before</summary>
          <ul>
            {earlier.map((asking) => (
              <li key={asking.at}>{askingWords(asking)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function askingWords({ at, by, answer }: HostAsking): string {
  const asked = `Asked by ${by}, ${formatInstant(new Date(at))}`
  if (answer.kind === 'failed') return `${asked}: ${answer.message}`
  return `${asked}: the host builds the site${answer.job === null ? '' : ` (build ${answer.job})`}`
}
