import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, SanitizedConfig } from 'payload'
import { errorResponse } from '../../core/http/responses.ts'

/**
 * Answers 404 for versions, verifications and files that do not exist. Payload has these endpoints in all collections
 * and globals, where they fail in the database, or reveal the name of the server. Needs the built configuration,
 * which includes Payload's own collections.
 *
 * Payload 3.90.1; tested by `cms/config/cms.integration.test.ts`. Remove it when collections and globals without
 * versions, verification or files have no endpoints for them.
 */
export function withNotFoundResponses(config: SanitizedConfig): SanitizedConfig {
  // All configurations share the collection of migrations, so it must not be changed in place.
  config.collections = config.collections.map((collection) => {
    const { versions, auth, upload } = collection
    const configuredEndpoints = collection.endpoints || []
    // If pictures are stored in a bucket, the storage plugin answers 404 for a missing file.
    const hasFolder = upload && !upload.disableLocalStorage
    const endpoints = hasFolder
      ? configuredEndpoints.map((endpoint) => withFileCheck(endpoint, upload.staticDir))
      : [...configuredEndpoints]
    if (!versions && configuredEndpoints.length > 0) endpoints.unshift(...versionEndpoints)
    if (auth && !auth.verify) endpoints.unshift(verifyEndpoint)
    return { ...collection, endpoints }
  })
  config.globals = config.globals.map((global) =>
    global.versions ? global : { ...global, endpoints: [...versionEndpoints, ...(global.endpoints || [])] },
  )
  return config
}

function withFileCheck(endpoint: Endpoint, folder = ''): Endpoint {
  if (endpoint.path !== '/file/:filename') return endpoint
  const handler: Endpoint['handler'] = async (req) => {
    const file = path.join(folder, path.basename(String(req.routeParams?.filename)))
    const exists = await access(file).then(
      () => true,
      () => false,
    )
    return exists ? endpoint.handler(req) : notFoundResponse()
  }
  return { ...endpoint, handler }
}

const versionEndpoints: Endpoint[] = [
  { method: 'get', path: '/versions', handler: notFoundResponse },
  { method: 'get', path: '/versions/:id', handler: notFoundResponse },
  { method: 'post', path: '/versions/:id', handler: notFoundResponse },
]

const verifyEndpoint: Endpoint = { method: 'post', path: '/verify/:id', handler: notFoundResponse }

function notFoundResponse(): Response {
  return errorResponse('Nothing was found here.', 404)
}
