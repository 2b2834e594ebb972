import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import type { PublisherAccess } from '../../core/env.ts'
import { errorResponse, jsonResponse, readBody } from '../../core/http/responses.ts'
import { languageOf, type Translations } from '../../core/i18n/language.ts'
import { createFormLabels } from '../publishing/form-labels.ts'
import { createPublisherClient } from '../publishing/publisher-client.ts'
import { buildPreviewEntry } from './preview-entry.ts'
import { readPreviewLink } from './preview-link.ts'

const en = {
  invalidRequest: 'Send the token of a preview link and, optionally, the values of the form.',
  linkExpired: 'This link has expired. Open the entry in the CMS to get a new one.',
  entryDeleted: 'This entry has been deleted.',
  unreachable: 'The preview is not available at the moment. Please try again in a minute.',
}

const id: typeof en = {
  invalidRequest: 'Kirim token tautan pratinjau dan, bila perlu, isi formulirnya.',
  linkExpired: 'Tautan ini sudah kedaluwarsa. Buka entrinya di CMS untuk mendapatkan tautan baru.',
  entryDeleted: 'Entri ini sudah dihapus.',
  unreachable: 'Pratinjau tidak dapat dibuat saat ini. Mohon coba lagi sebentar lagi.',
}

/** Shown to editors and to anyone who opens a shared link. */
export const refusalTexts: Translations<typeof en> = { en, id }

const bodySchema = z.object({
  token: z.string().check(z.maxLength(2000)),
  data: z.optional(z.record(z.string(), z.unknown())),
})

const statusCodes = { invalidRequest: 400, linkExpired: 401, entryDeleted: 404, unreachable: 503 } as const

/**
 * `POST /api/preview` with `{"token": "…", "data": {…}}` renders the page of an entry as it would look when published.
 * `token` is the token of a signed link. `data` contains the unsaved values of the form; without `data`, the saved
 * draft is rendered.
 */
export function previewEndpoint(publisher: PublisherAccess): Endpoint {
  const { preview } = createPublisherClient(publisher)
  return {
    path: '/preview',
    method: 'post',
    async handler(req) {
      const refuse = (reason: keyof typeof statusCodes) =>
        errorResponse(refusalTexts[languageOf(req.i18n)][reason], statusCodes[reason])
      const body = z.safeParse(bodySchema, await readBody(req))
      if (!body.success) return refuse('invalidRequest')
      const subject = await readPreviewLink(body.data.token, req.payload.secret, new Date())
      if (!subject) return refuse('linkExpired')
      const entry = await buildPreviewEntry(subject, body.data.data, req)
      if (!entry) return refuse('entryDeleted')
      const result = await preview(entry)
      if (!result) return refuse('unreachable')
      return jsonResponse(createFormLabels(req.payload.config, req.i18n.language).labelPreview(result))
    },
  }
}
