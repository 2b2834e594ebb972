import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

/**
 * Returns the configuration with endpoints that restore a draft as a draft and leave the published version unchanged.
 * The admin's button would restore a draft as the entry itself and thereby unpublish the entry. No hook can change
 * that, because Payload reads the parameters before the first hook. The endpoints exist only in the built
 * configuration.
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

/**
 * Returns the endpoint that restores a version, with a check whether that version is a draft; other endpoints
 * unchanged.
 */
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
    const [found] = docs
    if (found && isDraft(found.version)) req.query = { ...req.query, draft: 'true' }
    return endpoint.handler(req)
  }
  return { ...endpoint, handler }
}

function isDraft(version: object): boolean {
  return '_status' in version && version._status === 'draft'
}
