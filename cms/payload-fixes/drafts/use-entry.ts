import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import * as z from 'zod/mini'
import { useTexts } from '../../core/i18n/use-language.ts'
import { deletedEntryTexts, lostResponseTexts } from '../lost-responses/lost-response-texts.ts'
import { entryTexts } from './entry-texts.ts'

const entrySchema = z.record(z.string(), z.unknown())
export type Entry = z.infer<typeof entrySchema>

const responseSchema = z.object({
  doc: z.optional(entrySchema),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
})

/** `refusal` is the message if the entry could not be read or changed. */
export type EntryResult = { entry: Entry } | { refusal: string }

/** Reads and changes the entry of a form directly, for buttons next to the form. */
export function useEntry(): {
  readEntry: () => Promise<EntryResult>
  changeEntry: (values: object) => Promise<EntryResult>
} {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const { outcomeUnknown } = useTexts(entryTexts)
  const { noResponse } = useTexts(lostResponseTexts)
  const deletedMessage = useTexts(deletedEntryTexts)
  const address = formatAdminURL({ apiRoute: config.routes.api, path: `/${collectionSlug}/${id}?depth=0` })
  const headers = { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' }

  const send = (init: RequestInit): Promise<unknown> =>
    fetch(address, { credentials: 'same-origin', headers, ...init })
      .then((response) => (response.status === 404 ? { errors: [{ message: deletedMessage }] } : response.json()))
      .catch(() => null)

  return {
    async readEntry() {
      const response = await send({ method: 'GET' })
      const entry = entrySchema.safeParse(response)
      if (entry.success && 'id' in entry.data) return { entry: entry.data }
      return { refusal: responseSchema.safeParse(response).data?.errors?.[0]?.message ?? noResponse }
    },
    async changeEntry(values) {
      const response = responseSchema.safeParse(await send({ method: 'PATCH', body: JSON.stringify(values) }))
      if (!response.success) return { refusal: outcomeUnknown }
      const { doc, errors } = response.data
      return doc ? { entry: doc } : { refusal: errors?.[0]?.message ?? t('error:unknown') }
    },
  }
}
