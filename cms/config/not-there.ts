import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, SanitizedConfig } from 'payload'

/**
 * Payload has addresses of what a collection does not have: for versions where none are kept, and for verifying an e-mail where
 * none is verified, which fail in the database; that a picture's file is missing is to it a fault of its own; and of its list of
 * migrations, which has no addresses at all, it says so with the server's name. All of these answer that nothing is there.
 * Payload's own collections exist only once the configuration is built.
 */
export function withoutWhatIsNotThere(config: SanitizedConfig): SanitizedConfig {
  // The list of migrations is one object for all configurations: it must not be changed in place.
  config.collections = config.collections.map((collection) => {
    const { versions, auth, upload } = collection
    const own = collection.endpoints || []
    const endpoints = upload ? own.map((endpoint) => unlessMissing(endpoint, upload.staticDir)) : [...own]
    if (!versions && own.length > 0) endpoints.unshift(...ofVersions)
    if (auth && !auth.verify) endpoints.unshift(ofVerifying)
    return { ...collection, endpoints }
  })
  return config
}

/** The address of a collection's files, which looks first whether the file is there; any other as it is. */
function unlessMissing(endpoint: Endpoint, folder = ''): Endpoint {
  if (endpoint.path !== '/file/:filename') return endpoint
  const handler: Endpoint['handler'] = async (req) => {
    const file = path.join(folder, path.basename(String(req.routeParams?.filename)))
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    return isThere ? endpoint.handler(req) : notFound()
  }
  return { ...endpoint, handler }
}

const ofVersions: Endpoint[] = [
  { method: 'get', path: '/versions', handler: notFound },
  { method: 'get', path: '/versions/:id', handler: notFound },
  { method: 'post', path: '/versions/:id', handler: notFound },
]

const ofVerifying: Endpoint = { method: 'post', path: '/verify/:id', handler: notFound }

function notFound(): Response {
  return Response.json({ errors: [{ message: 'Nothing was found here.' }] }, { status: 404 })
}
