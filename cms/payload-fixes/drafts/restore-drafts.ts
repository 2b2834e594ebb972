import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

/**
 * When an editor restores an earlier draft, the published version stays. In Payload, the button would unpublish the
 * entry. No hook can prevent that, because Payload reads the query parameter `draft` before the first hook. `config` must
 * be the result of `buildConfig`, which adds the endpoints of Payload.
 *
 * Payload 3.90.1; tested by `restoring.integration.test.ts`. Remove it when the admin restores a draft as a draft.
 */
export function withDraftRestores(config: SanitizedConfig): SanitizedConfig {
  config.collections = config.collections.map((collection) => {
    const { versions, endpoints } = collection
    if (!versions?.drafts || !endpoints) return collection
    return { ...collection, endpoints: endpoints.map((endpoint) => restoreDraftAsDraft(endpoint, collection)) }
  })
  return config
}

/** Wraps only the endpoint that restores a version. */
function restoreDraftAsDraft(endpoint: Endpoint, { slug }: SanitizedCollectionConfig): Endpoint {
  if (endpoint.method !== 'post' || endpoint.path !== '/versions/:id') return endpoint
  const handler: Endpoint['handler'] = async (req) => {
    const where = { id: { equals: String(req.routeParams?.id) } }
    const select = { version: { _status: true } } as const
    const { docs } = await req.payload.db.findVersions({
      collection: slug,
      where,
      select,
      limit: 1,
      pagination: false,
      req,
    })
    const [row] = docs
    if (row && isDraft(row.version)) req.query = { ...req.query, draft: 'true' }
    return endpoint.handler(req)
  }
  return { ...endpoint, handler }
}

function isDraft(version: object): boolean {
  return '_status' in version && version._status === 'draft'
}
