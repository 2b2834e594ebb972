import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import * as z from 'zod/mini'
import { useWords } from '../i18n/use-language.ts'
import { entryWords } from './entry-words.ts'
import { lostWords } from './lost-answers/lost-words.ts'

const entrySchema = z.record(z.string(), z.unknown())
export type Entry = z.infer<typeof entrySchema>

const answerSchema = z.object({
  doc: z.optional(entrySchema),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
})

/** The stored entry, or a message why it could not be loaded. */
export type Told = { entry: Entry } | { refusal: string }

/** Returns functions that read and change the entry of a form directly, for buttons next to the form. */
export function useEntry(): { read: () => Promise<Told>; change: (values: object) => Promise<Told> } {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const { unknown } = useWords(entryWords)
  const { other: noAnswer } = useWords(lostWords)
  const address = formatAdminURL({ apiRoute: config.routes.api, path: `/${collectionSlug}/${id}?depth=0` })
  const headers = { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' }

  const ask = (init: RequestInit): Promise<unknown> =>
    fetch(address, { credentials: 'same-origin', headers, ...init })
      .then((answer) => answer.json())
      .catch(() => null)

  return {
    async read() {
      const answer = entrySchema.safeParse(await ask({ method: 'GET' }))
      return answer.success && 'id' in answer.data ? { entry: answer.data } : { refusal: noAnswer }
    },
    async change(values) {
      const answer = answerSchema.safeParse(await ask({ method: 'PATCH', body: JSON.stringify(values) }))
      if (!answer.success) return { refusal: unknown }
      const { doc, errors } = answer.data
      return doc ? { entry: doc } : { refusal: errors?.[0]?.message ?? t('error:unknown') }
    },
  }
}
