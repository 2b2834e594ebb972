import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { publishingStateSchema } from '@nusa/shared/publishing'
import { startChild } from '../dev/processes/child.ts'
import { findFreePort } from '../dev/processes/ports.ts'
import { createRunRecord } from '../dev/processes/run-record.ts'
import { commands } from '../dev/product/commands.ts'
import type { Product } from '../dev/product/product.ts'
import { createSite } from '../functions/hosts/static/site.ts'
import { createLargeCms } from './catalog/large-cms.ts'
import { multiplyTours } from './catalog/multiply-tours.ts'
import {
  prepareSettingsEdit,
  prepareTourEdit,
  prepareTourPictureEdit,
  setManualPublishing,
  withoutKeepAlive,
} from './cms.ts'
import { type Figure, type Measure, percentile } from './figure.ts'
import { type Reading, startReader } from './steady-reader.ts'

const editCount = 5
const largeTourCount = 10_000
const pollIntervalMs = 20

interface Content {
  name: string
  cmsUrl: string
  token: string
  editedPath: string
  edit: (text: string) => Promise<void> | void
  limitMs: number
}

/**
 * Measures the time from "Publish now" until the changed page is served, while a reader requests other pages.
 *
 * The last measurement creates 10,000 tours in the CMS. These tours are not deleted afterwards, and the product's
 * publisher publishes only on request from then on.
 */
export const measurePublish: Measure = async (product) => {
  const { CATALOG_TOKEN: token = '' } = product.environment()
  const { path: editedPath, edit } = await prepareTourEdit(product)
  const demoContent = {
    name: 'the demo content',
    cmsUrl: product.settings.cmsUrl,
    token,
    editedPath,
    edit,
    limitMs: 3_000,
  }
  const { path: anyPath, edit: editAll } = await prepareSettingsEdit(product)
  const allPages = { ...demoContent, name: 'all pages of the demo content', editedPath: anyPath, edit: editAll }
  const { cms, ...largeContent } = await createLargeCms(product, { hasDepartures: true })
  try {
    const name = '10,000 tours with 5 departures each'
    const tenThousandTours = { ...largeContent, name, cmsUrl: await cms.start(), token: cms.token, limitMs: 10_000 }
    const figures: Figure[] = []
    // `allPages` is the last of these, because the product's publisher recompresses all pages afterwards.
    for (const content of [demoContent, tenThousandTours, allPages])
      figures.push(...(await measureEdits(product, content)))
    const illustratedTours = { ...demoContent, ...(await createIllustratedTours(product)) }
    return [...figures, ...(await measureEdits(product, illustratedTours))]
  } finally {
    await cms.stop()
  }
}

/** The returned function `edit` gives one of the tours a new image. */
async function createIllustratedTours(
  product: Product,
): Promise<Pick<Content, 'name' | 'editedPath' | 'edit' | 'limitMs'>> {
  const { DATABASE_URL: databaseUrl } = product.environment()
  if (!databaseUrl) throw new Error('The product has no database.')
  // The product's publisher must not render the pages of the copied tours during the measurement.
  await setManualPublishing(product)
  await product.waitUntilPublished()
  await multiplyTours(databaseUrl, largeTourCount)
  const { path: editedPath, edit } = await prepareTourPictureEdit(product)
  return { name: 'a new picture, 10,000 tours in the database', editedPath, edit, limitMs: 10_000 }
}

async function measureEdits(product: Product, content: Content): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'nusa-bench-publish-'))
  const run = createRunRecord()
  const site = await serveSite(product, join(folder, 'dist'))
  try {
    const publisher = await startPublisher(product, folder, content, run)
    await publisher.publish()
    const otherUrls = ['/', '/tours', '/search', '/categories', '/page/booking-policy'].map((path) => site.url + path)
    const reader = startReader(otherUrls)
    const times: number[] = []
    for (let editNumber = 1; editNumber <= editCount; editNumber++) {
      const text = `Edited ${editNumber} times.`
      await content.edit(text)
      const startedAt = performance.now()
      const publishPromise = publisher.publish()
      while (!(await fetchPage(site.url + content.editedPath)).includes(text)) await wait(pollIntervalMs)
      times.push(performance.now() - startedAt)
      await publishPromise
    }
    return createFigures(content, times, await reader.stop())
  } finally {
    await run.stopAll()
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fetchPage(url: string): Promise<string> {
  return (await fetch(url, { headers: withoutKeepAlive })).text()
}

function createFigures(
  { name, limitMs }: Content,
  times: number[],
  { requestCount, failedCount, slowestMs }: Reading,
): Figure[] {
  const slowestPublish = Math.max(...times)
  return [
    {
      name: `publish of an edit of ${name}, until it is served`,
      value: `median ${(percentile(times, 0.5) / 1000).toFixed(1)} s, slowest ${(slowestPublish / 1000).toFixed(1)} s`,
      limit: `${limitMs / 1000} s`,
      isWithin: slowestPublish <= limitMs,
    },
    {
      name: 'pages requested during the publish, 50 per second',
      value: `${requestCount}, ${failedCount} failed, the slowest took ${slowestMs.toFixed(0)} ms`,
      limit: '0 failed',
      isWithin: failedCount === 0,
    },
  ]
}

async function serveSite(product: Product, distDir: string) {
  const { siteUrl, mediaDir } = product.settings
  const server = createAdaptorServer({ fetch: createSite({ distDir, mediaDir, siteUrl }) })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

async function startPublisher(
  product: Product,
  folder: string,
  { cmsUrl, token: catalogToken }: Content,
  run: ReturnType<typeof createRunRecord>,
) {
  const port = await findFreePort()
  const token = 'the token of the bench'
  const env = {
    ...product.environment(),
    CMS_URL: cmsUrl,
    CATALOG_TOKEN: catalogToken,
    DIST_DIR: join(folder, 'dist'),
    ASTRO_CACHE_DIR: join(folder, 'cache'),
    PUBLISHER_PORT: String(port),
    PUBLISHER_TOKEN: token,
  }
  const child = startChild(commands.publisher(env), folder, run)
  const url = `http://localhost:${port}/publishing`
  const headers = { authorization: `Bearer ${token}`, ...withoutKeepAlive }
  const isReachable = () =>
    fetch(url, { headers }).then(
      ({ ok }) => ok,
      () => false,
    )
  const isBusy = async () => {
    const { running, waiting } = publishingStateSchema.parse(await (await fetch(url, { headers })).json())
    return running !== null || waiting.length > 0
  }
  while (!(await isReachable())) {
    if (child.hasExited()) throw new Error(`The publisher did not start:\n${child.readLogEnd()}`)
    await wait(100)
  }
  return {
    async publish() {
      await fetch(url, { method: 'POST', headers, body: JSON.stringify({ by: ['Bench'] }) })
      // Poll, because the first publish takes longer than a request may take.
      while (await isBusy()) await wait(100)
    },
  }
}
