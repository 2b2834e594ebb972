import type { SanitizedConfig } from 'payload'

/**
 * Payload has addresses for the versions of every collection, also of its own, and those of a collection that keeps none
 * fail in the database. They answer that nothing is there. Its own collections exist only once the configuration is built.
 */
export function withoutVersionsWhereNone(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.versions && collection.endpoints !== false) collection.endpoints.unshift(...nothing)
  }
  return config
}

const nothing = [
  { method: 'get' as const, path: '/versions' },
  { method: 'get' as const, path: '/versions/:id' },
  { method: 'post' as const, path: '/versions/:id' },
].map((address) => ({ ...address, handler: notFound }))

function notFound(): Response {
  return Response.json({ errors: [{ message: 'Nothing was found here.' }] }, { status: 404 })
}
