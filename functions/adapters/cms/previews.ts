import { type Preview, previewSchema } from '@nusa/shared/preview'
import * as z from 'zod/mini'
import type { PreviewLanguage, PreviewRefusal, Previews } from '../../ports/previews.ts'

/** Timeout in milliseconds. The first preview waits until all content is loaded. */
const timeout = 35_000

const refusalSchema = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })
const statusSchema = z.literal([400, 401, 404, 503])

const noAnswer: Record<PreviewLanguage, string> = {
  en: 'The CMS does not answer. Please try again in a minute.',
  id: 'CMS tidak menjawab. Mohon coba lagi sebentar lagi.',
}

/**
 * Requests previews from the CMS.
 * @param cmsUrl URL of the CMS, without a trailing slash
 */
export function cmsPreviews(cmsUrl: string): Previews {
  async function ask(
    path: string,
    question: object,
    language: PreviewLanguage = 'en',
  ): Promise<Preview | PreviewRefusal> {
    const outOfReach: PreviewRefusal = { kind: 'refused', status: 503, message: noAnswer[language] }
    const answer = await fetch(`${cmsUrl}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(timeout),
    }).catch(() => null)
    const body: unknown = await answer?.json().catch(() => null)
    if (answer?.ok) {
      const preview = z.safeParse(previewSchema, body)
      return preview.success ? preview.data : outOfReach
    }
    const [refusal, status] = [z.safeParse(refusalSchema, body), z.safeParse(statusSchema, answer?.status)]
    if (!refusal.success || !status.success) return outOfReach
    return { kind: 'refused', status: status.data, message: refusal.data.errors[0].message }
  }
  return {
    cmsOrigin: new URL(cmsUrl).origin,
    render: (token, language, data) => ask('/preview', { token, data }, language),
    releasePage: (token, path) => ask('/publishing/page', { token, path }),
  }
}
