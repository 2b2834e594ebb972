import type { Endpoint, SanitizedConfig } from 'payload'
import { hasRole } from '../access/who.ts'

/**
 * Payload opens its own collections (preferences, who edits what) to whoever is signed in, of any collection. They are for
 * colleagues. Those collections exist only once the configuration is built.
 */
export function withOwnForColleagues(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (collection.slug.startsWith('payload-') && collection.endpoints !== false) {
      // Payload has one list of addresses for all collections: what is in it must not be changed in place.
      collection.endpoints = collection.endpoints.map(forColleagues)
    }
  }
  return config
}

function forColleagues(endpoint: Endpoint): Endpoint {
  const handler: Endpoint['handler'] = (req) =>
    hasRole(req, 'admin', 'editor', 'staff')
      ? endpoint.handler(req)
      : Response.json({ errors: [{ message: 'Only CMS users can do this.' }] }, { status: 403 })
  return { ...endpoint, handler }
}
