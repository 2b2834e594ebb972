import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

/**
 * The same configuration, in which an earlier draft comes back as a draft, beside the published entry. The admin's button asks
 * for it in the entry's own place, which would take the entry off the site. No hook can change that: Payload has read how it
 * is asked before the first one. Its own addresses exist only once the configuration is built.
 */
export function withDraftsRestoredAsDrafts(config: SanitizedConfig): SanitizedConfig {
  config.collections = config.collections.map((collection) => {
    const { versions, endpoints } = collection
    if (!versions?.drafts || !endpoints) return collection
    return { ...collection, endpoints: endpoints.map((endpoint) => asDraftWhereItIsOne(endpoint, collection)) }
  })
  return config
}

/** The address that restores a version, which looks first whether the version is a draft; any other as it is. */
function asDraftWhereItIsOne(endpoint: Endpoint, { slug }: SanitizedCollectionConfig): Endpoint {
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
