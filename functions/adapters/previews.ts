import { type Preview, previewSchema } from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import type { PreviewLanguage, PreviewRefusal, Previews } from '../ports/previews.ts'

/** The timeout is long, because the first preview waits until all content is loaded. */
const timeoutMs = 35_000

const refusalSchema = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })
const statusSchema = z.literal([400, 401, 404, 503])

const unreachableMessages: Record<PreviewLanguage, string> = {
  en: 'The CMS does not answer. Please try again in a minute.',
  id: 'CMS tidak menjawab. Mohon coba lagi sebentar lagi.',
}

/** @param cmsUrl URL of the CMS, without a trailing slash */
export function cmsPreviews(cmsUrl: string): Previews {
  async function post(
    path: string,
    payload: object,
    language: PreviewLanguage = 'en',
  ): Promise<Preview | PreviewRefusal> {
    const unreachableRefusal: PreviewRefusal = { kind: 'refused', status: 503, message: unreachableMessages[language] }
    const response = await fetch(`${cmsUrl}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null)
    const body: unknown = await response?.json().catch(() => null)
    if (response?.ok) {
      const preview = z.safeParse(previewSchema, body)
      return preview.success ? preview.data : unreachableRefusal
    }
    const refusal = z.safeParse(refusalSchema, body)
    const status = z.safeParse(statusSchema, response?.status)
    if (!refusal.success || !status.success) return unreachableRefusal
    return { kind: 'refused', status: status.data, message: refusal.data.errors[0].message }
  }
  return {
    cmsOrigin: new URL(cmsUrl).origin,
    render: (token, language, data) => post('/preview', { token, data }, language),
    readReleasePage: (token, path) => post('/publishing/page', { token, path }),
  }
}
