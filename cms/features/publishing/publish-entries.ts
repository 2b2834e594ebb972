import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'
import * as z from 'zod/mini'
import { jsonResponse, readBody } from '../../core/http/responses.ts'
import { labelInLanguage } from '../../core/i18n/label-in-language.ts'
import { parseListQuery } from '../../core/lists/list-query.ts'
import { type EntryOutcome, maxEntriesPerRequest } from './entry-outcome.ts'
import { refuse, restrictToEditors } from './responses.ts'

type Id = number | string

const idsSchema = z.object({
  ids: z.array(z.union([z.int(), z.string()])).check(z.minLength(1), z.maxLength(maxEntriesPerRequest)),
})

/**
 * Endpoints with which editors and administrators publish entries of a collection with drafts:
 * - `GET /api/publish-entries/tours?where=…&search=…` returns the ids of listed entries with unpublished changes;
 * - `POST /api/publish-entries/tours` with `{"ids": [1, 2]}` publishes each entry with the checks of its form.
 */
export const publishEntriesEndpoints: Endpoint[] = [
  createEndpoint('get', async (req, config) => {
    const { slug: collection } = config
    const { where } = parseListQuery(req.query, config)
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      draft: true,
      where: { and: [...(where ? [where] : []), { _status: { not_equals: 'published' } }] },
      select: {},
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    return jsonResponse({ ids: docs.map(({ id }) => id) })
  }),
  createEndpoint('post', async (req, config) => {
    const body = z.safeParse(idsSchema, await readBody(req))
    if (!body.success) return refuse('invalidIds')
    const outcomes: EntryOutcome[] = []
    for (const id of new Set(body.data.ids)) outcomes.push(await publishEntry(req, config, id))
    return jsonResponse({ outcomes })
  }),
]

function createEndpoint(
  method: 'get' | 'post',
  handle: (req: PayloadRequest, config: SanitizedCollectionConfig) => Promise<Response>,
): Endpoint {
  return {
    method,
    path: '/publish-entries/:collection',
    handler: restrictToEditors((req) => {
      const config = req.payload.config.collections.find(({ slug }) => slug === req.routeParams?.collection)
      return config?.versions?.drafts ? handle(req, config) : refuse('noDrafts')
    }),
  }
}

/**
 * Each entry is published in a separate transaction, so that a fault in one entry does not prevent the publishing of
 * another entry.
 */
async function publishEntry(req: PayloadRequest, config: SanitizedCollectionConfig, id: Id): Promise<EntryOutcome> {
  const collection = config.slug as CollectionSlug
  const entryOptions = { collection, id, depth: 0, overrideAccess: false, req } as const
  const entry = await req.payload.findByID({ ...entryOptions, draft: true, disableErrors: true })
  const title = String(Object(entry)[config.admin.useAsTitle ?? 'id'] ?? id)
  const createOutcome = (kind: EntryOutcome['kind'], faults: EntryOutcome['faults'] = []) => ({
    id,
    title,
    kind,
    faults,
  })
  if (!entry) return createOutcome('refused', [{ field: '', message: req.t('error:notFound') }])
  if ('_status' in entry && entry._status === 'published') return createOutcome('unchanged')
  try {
    const data = { _status: 'published' } as RequiredDataFromCollectionSlug<typeof collection>
    await req.payload.update({ ...entryOptions, data, overrideLock: false })
    return createOutcome('published')
  } catch (error) {
    return createOutcome('refused', toFaults(error, req))
  }
}

function toFaults(error: unknown, req: PayloadRequest): EntryOutcome['faults'] {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ label, path, message }) => ({
      field: (labelInLanguage(label, req.i18n.language) ?? path).replaceAll(' > ', ' › '),
      message,
    }))
  }
  if (error instanceof APIError && error.isPublic) return [{ field: '', message: error.message }]
  req.payload.logger.error({ err: error, msg: 'An entry could not be published' })
  return [{ field: '', message: req.t('error:unknown') }]
}
