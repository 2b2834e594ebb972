import type { Endpoint, SanitizedConfig } from 'payload'
import { isCmsUser } from '../../access/permissions.ts'
import { errorResponse } from '../../core/http/responses.ts'

/**
 * Restricts Payload's own collections, such as preferences and locks, to CMS users. Payload opens them to signed-in
 * users of every collection. Needs the built configuration, which includes these collections.
 *
 * Payload 3.90.1; tested by `cms/access/stranger.integration.test.ts`. Remove it when the access of these collections
 * can be configured.
 */
export function restrictPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (collection.slug.startsWith('payload-') && collection.endpoints !== false) {
      // Payload shares one list of endpoints between collections, so its items must not be changed in place.
      collection.endpoints = collection.endpoints.map(onlyForCmsUsers)
    }
  }
  return config
}

function onlyForCmsUsers(endpoint: Endpoint): Endpoint {
  const handler: Endpoint['handler'] = (req) =>
    isCmsUser(req) ? endpoint.handler(req) : errorResponse('Only CMS users can do this.', 403)
  return { ...endpoint, handler }
}
