import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestHome } from '../deploy/release/testing/home.ts'
import { type Reading, startReader } from '../deploy/release/testing/reader.ts'
import { startPostgres } from '../dev/postgres/postgres.ts'
import { findFreePort } from '../dev/processes/ports.ts'
import { type Figure, formatSeconds, measureMs } from './figure.ts'

/**
 * Counts the failed requests to site, API and CMS while a second release of the last commit replaces the first release,
 * and while the second release is rolled back.
 */
export async function measureReleases(): Promise<Figure[]> {
  const publisherPort = await findFreePort()
  const server = await createTestHome({
    NUSA_ENV: 'production',
    ALLOW_EXAMPLE_CONTENT: 'true',
    PAYLOAD_SECRET: 'a secret only for this measurement',
    CATALOG_TOKEN: 'a token only for this measurement',
    SITE_URL: 'https://shop.example',
    CMS_URL: 'https://cms.shop.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'office@shop.example',
    XENDIT_SECRET_KEY: 'xnd_development_measurement',
    XENDIT_WEBHOOK_TOKEN: 'a webhook token',
    TRUSTED_PROXY_HEADER: 'none',
    PUBLISHER_URL: `http://127.0.0.1:${publisherPort}`,
    PUBLISHER_PORT: String(publisherPort),
    PUBLISHER_TOKEN: 'a token only for this measurement',
  })
  const postgres = await startPostgres({ dataDir: join(server.home.dir, 'postgres') })
  try {
    await server.set({ DATABASE_URL: postgres.url, DATA_DIR: join(server.home.dir, 'data') })
    const buildMs = await measureMs(() => server.release('build'))
    const firstActivationMs = await measureMs(() => server.release('activate'))
    await server.release('build')
    const updateReading = await readDuring(server, () => server.release('activate'))
    const rollbackReading = await readDuring(server, () => server.release('rollback'))
    return [
      { name: 'release: build', value: formatSeconds(buildMs) },
      { name: 'release: first activation', value: formatSeconds(firstActivationMs) },
      createFigure('update', updateReading),
      createFigure('rollback', rollbackReading),
    ]
  } finally {
    await server.stop()
    await postgres.stop()
    await rm(server.home.dir, { recursive: true, force: true })
  }
}

type Server = Awaited<ReturnType<typeof createTestHome>>

async function readDuring(server: Server, work: () => Promise<unknown>): Promise<Reading & { durationMs: number }> {
  const reader = startReader(server.home)
  const durationMs = await measureMs(work)
  return { ...(await reader.stop()), durationMs }
}

function createFigure(
  name: string,
  { requests, failures, slowestMs, durationMs }: Reading & { durationMs: number },
): Figure {
  const counts = `${failures.length} of ${requests} requests failed in ${formatSeconds(durationMs)}`
  const details = failures.length > 0 ? `: ${failures.slice(0, 3).join(', ')}` : ''
  return {
    name: `release: ${name}`,
    value: `${counts}, slowest ${formatSeconds(slowestMs)}${details}`,
    limit: '0 failed',
    isWithin: failures.length === 0,
  }
}
