import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { signPreviewLink } from '../cms/features/preview/preview-link.ts'
import type { Product } from '../dev/product/product.ts'
import { typingPauseMs } from '../functions/preview/shell-script.ts'
import { multiplyTours } from './catalog/multiply-tours.ts'
import { signInEditor, withoutKeepAlive } from './cms.ts'
import { type Figure, type Measure, measureMs, percentile } from './figure.ts'

const changeCount = 10
const largeTourCount = 10_000
const maxDurationMs = 1_000
/** The time between two changes of the simulated editor. */
const typingIntervalMs = 500
/** The worker thread must start and read all content before the first preview. */
const firstPreviewTimeoutMs = 180_000

const toursSchema = z.object({ docs: z.array(z.looseObject({ id: z.int() })) })

/**
 * Measures the time from a keystroke in a tour's form to the HTML of its preview, with the demo content. The time
 * includes the typing pause, but not the rendering in the browser.
 */
export const measurePreview: Measure = async (product) => measureChanges(product, 'the demo content')

/** Measures previews with 10,000 tours in the CMS. The tours are not deleted afterwards. */
export const measureLargePreview: Measure = async (product) => {
  const { DATABASE_URL: databaseUrl } = product.environment()
  if (!databaseUrl) throw new Error('The product has no database.')
  await multiplyTours(databaseUrl, largeTourCount)
  return measureChanges(product, `${largeTourCount.toLocaleString('en')} tours`)
}

async function measureChanges(product: Product, contentName: string): Promise<Figure[]> {
  // A publish at the same time would use processor time.
  await product.waitUntilPublished()
  const requestPreview = await createPreviewRequest(product)
  await waitForFirstPreview(() => requestPreview('The first.'))
  const times: number[] = []
  for (let change = 1; change <= changeCount; change++) {
    const text = `Previewed ${change} times.`
    times.push(typingPauseMs + (await measureMs(() => requestPreview(text))))
    await wait(typingIntervalMs)
  }
  const slowest = Math.max(...times)
  return [
    {
      name: `preview of a change with ${contentName}`,
      value: `median ${percentile(times, 0.5).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
      limit: `${maxDurationMs} ms`,
      isWithin: slowest <= maxDurationMs,
    },
  ]
}

/** Returns a function that sends the same request as the browser of an editor. */
async function createPreviewRequest(product: Product): Promise<(excerpt: string) => Promise<void>> {
  const { cmsUrl, siteUrl } = product.settings
  const { headers } = await signInEditor(product)
  const toursUrl = `${cmsUrl}/api/tours?limit=1&depth=0&sort=id&where[_status][equals]=published`
  const [tour] = z.parse(toursSchema, await (await fetch(toursUrl, { headers })).json()).docs
  if (!tour) throw new Error('The CMS has no published tour.')
  const token = await signPreviewLink({ collection: 'tours', id: tour.id }, deriveLinkSecret(product), new Date())
  return async (excerpt) => {
    const body = new FormData()
    body.set('data', JSON.stringify({ ...tour, excerpt }))
    const response = await fetch(`${siteUrl}/api/preview/${token}/page`, {
      method: 'POST',
      headers: withoutKeepAlive,
      body,
    })
    const html = await response.text()
    if (!response.ok || !html.includes(excerpt)) {
      throw new Error(`The preview does not contain the page: ${response.status} ${html.slice(0, 2000)}`)
    }
  }
}

/** Derives the key of preview links from PAYLOAD_SECRET in the same way as Payload. */
function deriveLinkSecret(product: Product): string {
  const { PAYLOAD_SECRET: secret } = product.environment()
  if (!secret) throw new Error('The product has no secret.')
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}

async function waitForFirstPreview(requestPreview: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + firstPreviewTimeoutMs
  for (;;) {
    try {
      return await requestPreview()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await wait(1000)
    }
  }
}
