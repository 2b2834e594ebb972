import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import type { PublisherAccess } from '../config/env.ts'
import { errorResponse, jsonResponse, readBody } from '../http/responses.ts'
import { languageOf } from '../i18n/language.ts'
import { askPublisher } from '../publishing/ask-publisher.ts'
import { formWords } from '../publishing/form-words.ts'
import { entryOf } from './entry-of.ts'
import { readLink } from './link.ts'
import { refusalWords } from './refusal-words.ts'

const bodySchema = z.object({
  token: z.string().check(z.maxLength(2000)),
  data: z.optional(z.record(z.string(), z.unknown())),
})

const statuses = { wrong: 400, ended: 401, gone: 404, unreachable: 503 } as const

/**
 * `POST /api/preview` with `{"token": "…", "data": {…}}`: renders the page of the entry that a signed link refers to,
 * as it would look when published. Uses the saved draft or, if `data` is given, the unsaved values of the form. Answers
 * with a `Preview` whose messages are in the requested language.
 */
export function previewEndpoint(publisher: PublisherAccess): Endpoint {
  const { preview } = askPublisher(publisher)
  return {
    path: '/preview',
    method: 'post',
    async handler(req) {
      const refuse = (why: keyof typeof statuses) =>
        errorResponse(refusalWords[languageOf(req.i18n)][why], statuses[why])
      const body = z.safeParse(bodySchema, await readBody(req))
      if (!body.success) return refuse('wrong')
      const subject = await readLink(body.data.token, req.payload.secret, new Date())
      if (!subject) return refuse('ended')
      const entry = await entryOf(subject, body.data.data, req)
      if (!entry) return refuse('gone')
      const made = await preview(entry)
      if (!made) return refuse('unreachable')
      return jsonResponse(formWords(req.payload.config, req.i18n.language).preview(made))
    },
  }
}
