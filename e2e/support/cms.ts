import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { enterOffice } from './office.ts'
import { test as base, expect } from './test.ts'

const paths = { tours: '/tour', articles: '/news', categories: '/categories', destinations: '/destination' } as const

const entrySchema = z.object({ id: z.int(), slug: z.string() })
const answerSchema = z.object({ doc: z.optional(entrySchema), errors: z.optional(z.unknown()) })

export interface Cms {
  /** Sends a request as an editor with the same cookie and origin as the CMS's own pages. */
  ask: (method: 'GET' | 'PATCH' | 'DELETE' | 'POST', path: string, data?: object) => Promise<unknown>
  /** Publishes an entry. After the test, even a failed one, it is deleted and removed from the storefront. */
  publish: (collection: keyof typeof paths, data: object) => Promise<z.infer<typeof entrySchema>>
  /** Registers a step to run after the test, even a failed one. */
  atEnd: (step: () => Promise<void>) => void
}

/** The maximum time (ms) for a build of the site on a busy machine. */
export const BUILD_TIME = 180_000

/** A test with access to the CMS as an editor. */
export const test = base.extend<{ cms: Cms }>({
  cms: async ({ request }, use, testInfo) => {
    testInfo.setTimeout(testInfo.timeout + 3 * BUILD_TIME)
    const office = await enterOffice('editor')
    // A server may close an idle connection at the moment of its reuse. Retried once, as browsers do.
    const send = (method: string, path: string, data?: object) =>
      office.fetch(`/api${path}`, { method, maxRetries: 1, ...(data && { data }) })
    const steps: (() => Promise<void>)[] = []
    const gone: Record<string, null> = {}
    await use({
      ask: async (method, path, data) => (await send(method, path, data)).json(),
      publish: async (collection, data) => {
        const answer = await send('POST', `/${collection}`, { ...data, _status: 'published' })
        const { doc, errors } = answerSchema.parse(await answer.json())
        expect(errors, collection).toBeUndefined()
        const entry = entrySchema.parse(doc)
        // The test may have deleted it already.
        steps.push(async () => void (await send('DELETE', `/${collection}/${entry.id}`)))
        gone[`${paths[collection]}/${entry.slug}`] = null
        return entry
      },
      atEnd: (step) => void steps.push(step),
    })
    for (const step of steps.reverse()) await step()
    await untilBuilt(request, gone)
    await office.dispose()
  },
})

/** Waits until the rebuilt storefront contains these texts at these paths; null waits until the path returns 404. */
export async function untilBuilt(request: APIRequestContext, wanted: Record<string, string | null>): Promise<void> {
  await expect(async () => {
    for (const [path, words] of Object.entries(wanted)) {
      const answer = await request.get(path, { maxRedirects: 0 })
      if (words === null) expect(answer.status(), path).toBe(404)
      else expect(await answer.text(), path).toContain(words)
    }
  }).toPass({ timeout: BUILD_TIME })
}
