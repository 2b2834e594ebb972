import { type Endpoint, NotFound, type SanitizedConfig } from 'payload'

/**
 * Replaces Payload's endpoint that deletes a preference. If `deleteOne` of the PostgreSQL adapter finds nothing, it
 * repeats the query without the join for the user, and answers 500 ("missing FROM-clause entry for table"). Needs the
 * built configuration, which includes the collection of preferences.
 *
 * Payload 3.90.1; tested by `preferences.integration.test.ts`. Remove it when `deleteOne` keeps its joins.
 */
export function withDeletablePreferences(config: SanitizedConfig): SanitizedConfig {
  config.collections = config.collections.map((collection) => {
    const { slug, endpoints } = collection
    return slug === preferencesSlug && endpoints
      ? { ...collection, endpoints: [deleteEndpoint, ...endpoints] }
      : collection
  })
  return config
}

const preferencesSlug = 'payload-preferences'

const deleteEndpoint: Endpoint = {
  method: 'delete',
  path: '/:key',
  async handler(req) {
    const { payload, routeParams, t, user } = req
    const { docs } = await payload.find({
      collection: preferencesSlug,
      where: {
        key: { equals: String(routeParams?.key) },
        'user.value': { equals: user?.id ?? null },
        'user.relationTo': { equals: user?.collection ?? null },
      },
      overrideAccess: true,
      pagination: false,
      depth: 0,
      req,
    })
    const [preference] = docs
    if (!preference) throw new NotFound(t)
    const ids = docs.map(({ id }) => id)
    await payload.db.deleteMany({ collection: preferencesSlug, where: { id: { in: ids } }, req })
    return Response.json({ ...preference, message: t('general:deletedSuccessfully') })
  },
}
