import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { openCmsApi } from './cms-users.ts'
import { test as base, expect } from './test.ts'

const storefrontPaths = {
  tours: '/tour',
  articles: '/news',
  categories: '/categories',
  destinations: '/destination',
} as const

const entrySchema = z.object({ id: z.int(), slug: z.string() })
const responseSchema = z.object({ doc: z.optional(entrySchema), errors: z.optional(z.unknown()) })

export interface Cms {
  /** Sends a request as an editor. */
  request: (method: 'GET' | 'PATCH' | 'DELETE' | 'POST', path: string, data?: object) => Promise<unknown>
  /** After the test, the entry is deleted and removed from the storefront, even if the test fails. */
  publish: (collection: keyof typeof storefrontPaths, data: object) => Promise<z.infer<typeof entrySchema>>
  /** The step runs after the test, even if the test fails. */
  onTeardown: (step: () => Promise<void>) => void
}

/** A build of the site on a busy machine takes at most this long. */
export const BUILD_TIMEOUT_MS = 180_000

export const test = base.extend<{ cms: Cms }>({
  cms: async ({ context, request }, use, testInfo) => {
    testInfo.setTimeout(testInfo.timeout + 3 * BUILD_TIMEOUT_MS)
    const api = await openCmsApi('editor')
    // Retry once, as browsers do, because a server may close an idle connection when it is used again.
    const send = (method: string, path: string, data?: object) =>
      api.fetch(`/api${path}`, { method, maxRetries: 1, ...(data && { data }) })
    const teardownSteps: (() => Promise<void>)[] = []
    const removedPages: Record<string, null> = {}
    await use({
      request: async (method, path, data) => (await send(method, path, data)).json(),
      publish: async (collection, data) => {
        const response = await send('POST', `/${collection}`, { ...data, _status: 'published' })
        const { doc, errors } = responseSchema.parse(await response.json())
        expect(errors, `the CMS accepts the entry in ${collection}`).toBeUndefined()
        const entry = entrySchema.parse(doc)
        // The response is ignored, because the test may already have deleted the entry.
        teardownSteps.push(async () => void (await send('DELETE', `/${collection}/${entry.id}`)))
        removedPages[`${storefrontPaths[collection]}/${entry.slug}`] = null
        return entry
      },
      onTeardown: (step) => void teardownSteps.push(step),
    })
    // Close open forms, because they would request the entries that the steps delete.
    for (const page of context.pages()) await page.close()
    for (const step of teardownSteps.reverse()) await step()
    await waitUntilBuilt(request, removedPages)
    await api.dispose()
  },
})

/** Waits until each path of the storefront returns a page with the expected text, or 404 if the text is null. */
export async function waitUntilBuilt(
  request: APIRequestContext,
  expectedTexts: Record<string, string | null>,
): Promise<void> {
  await expect(async () => {
    for (const [path, text] of Object.entries(expectedTexts)) {
      const response = await request.get(path, { maxRedirects: 0 })
      if (text === null) expect(response.status(), `${path} is deleted`).toBe(404)
      else expect(await response.text(), `${path} contains the text`).toContain(text)
    }
  }).toPass({ timeout: BUILD_TIMEOUT_MS })
}

/** Before the form is ready, input would be lost and axe would read colours that are changing. */
export const waitUntilFormReady = (page: Page) =>
  expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
