import { randomUUID } from 'node:crypto'
import { contract, type Endpoint, type EndpointName } from '@nusa/shared/api'
import { callerAddress, siteOrigins } from '@nusa/shared/callers'
import { isDatabaseOutage } from '@nusa/shared/environment'
import { securityHeaders } from '@nusa/shared/headers'
import {
  acceptRequestId,
  currentRequestId,
  describeError,
  measureWork,
  requestIdHeader,
  traceFields,
  withTrace,
} from '@nusa/shared/log'
import { type Context, Hono } from 'hono'
import { createHandlers } from './handlers.ts'
import { createOpenApiDocument } from './http/openapi.ts'
import { redirectFailedDownload, respond, respondFailure } from './http/respond.ts'
import { type HostInfo, isSameSecret, serveEndpoint } from './http/route.ts'
import type { Deps } from './ports/deps.ts'
import { type Failure, fail } from './ports/failure.ts'
import { createPreviewRoutes, createReleaseRoutes } from './preview/routes.ts'
import { sweep } from './services/payments/sweep.ts'

interface AppEnv {
  Bindings: HostInfo
  Variables: { endpoint: EndpointName; failure: string }
}

export type App = Hono<AppEnv>

const endpointNames = Object.keys(contract).filter((name): name is EndpointName => name in contract)

/** Creates the Hono app of all API endpoints. Hosts call `app.fetch(request, { remoteAddress })`. */
export function createApp(deps: Deps): App {
  const app: App = new Hono<AppEnv>()
  const handlers = createHandlers(deps)
  const allowedOrigins = siteOrigins(deps.settings.siteUrl, deps.settings.isProduction)
  const defaultHeaders = Object.entries(securityHeaders(deps.settings.siteUrl, 'data'))

  app.use((c, next) =>
    withTrace({ requestId: readRequestId(deps, c.req.raw.headers) }, () =>
      measureWork('request', { method: c.req.method, ...traceFields() }, next),
    ),
  )
  app.use(async (c, next) => {
    const startTime = performance.now()
    await next()
    for (const [name, value] of defaultHeaders) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    c.res.headers.set(requestIdHeader, currentRequestId() ?? '')
    deps.log({
      level: c.res.status >= 500 ? 'error' : 'info',
      event: 'request',
      method: c.req.method,
      endpoint: c.get('endpoint') ?? null,
      status: c.res.status,
      failure: c.get('failure') ?? null,
      ms: Math.round(performance.now() - startTime),
    })
  })

  const { originSecret, cronSecret } = deps.settings
  if (originSecret !== null) {
    app.use(async (c, next) => {
      if (isSameSecret(c.req.header('x-origin-secret') ?? '', originSecret)) return next()
      const failure = fail('forbidden_origin')
      return recordAndRedirect(c, failure) ?? respondFailure(failure)
    })
  }

  for (const name of endpointNames) {
    const { method, path } = contract[name]
    // The contract writes a path parameter as `{id}`, and Hono writes it as `:id`.
    const honoPath = path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.on(method, honoPath, async (c) => {
      c.set('endpoint', name)
      const { remoteAddress } = c.env ?? {}
      const ip = callerAddress({ headers: c.req.raw.headers, remoteAddress }, deps.settings.trustedProxyHeader)
      const { response, failure } = await serveEndpoint(name, deps, handlers, {
        request: c.req.raw,
        params: c.req.param(),
        ip,
        allowedOrigins,
      })
      const redirect = failure ? recordAndRedirect(c, failure) : null
      return redirect ?? response
    })
  }

  if (deps.previews) {
    app.route('/api/preview', createPreviewRoutes(deps, deps.previews))
    app.route('/api/release', createReleaseRoutes(deps, deps.previews))
  }
  if (cronSecret !== null) {
    app.get('/api/sweep', (c) => {
      const isAllowed = isSameSecret(c.req.header('authorization') ?? '', `Bearer ${cronSecret}`)
      return isAllowed ? respondWithSweep(deps) : respondFailure(fail('sweep_unauthorized'))
    })
  }
  app.get('/api/openapi.json', () =>
    respond(createOpenApiDocument(deps.settings.siteUrl), { 'cache-control': 'public, max-age=3600' }),
  )
  app.all('*', (c) => respondToUnknownRoute(c))
  app.onError((error, c) => {
    const failure = isDatabaseOutage(error) ? fail('unavailable', { retryAfter: 2 }) : fail('internal')
    deps.log({ level: 'error', event: 'fault', ...describeError(error) })
    return recordAndRedirect(c, failure) ?? respondFailure(failure)
  })
  return app
}

function readRequestId({ settings }: Deps, headers: Headers): string {
  const { proxyRequestIdHeader: trustedHeader } = settings
  const requestId = trustedHeader === null ? null : acceptRequestId(headers.get(trustedHeader))
  return requestId ?? randomUUID()
}

/**
 * Runs the scheduled sweep, which a timer requests on hosts without a long-running process. If a step failed, the
 * status is 500, so that the timer reports the failure.
 */
async function respondWithSweep(deps: Deps): Promise<Response> {
  const counts = await sweep(deps)
  return Response.json(counts, { status: counts.failed > 0 ? 500 : 200, headers: { 'cache-control': 'no-store' } })
}

/** Records the failure for the log. Returns a redirect if a browser followed a download link, and null otherwise. */
function recordAndRedirect(c: Context<AppEnv>, failure: Failure): Response | null {
  c.set('failure', failure.failure)
  // The endpoint is undefined if the failure occurred before routing. The type of `c.get` does not include undefined.
  const endpoint: Endpoint | undefined = contract[c.get('endpoint')]
  return endpoint ? redirectFailedDownload(endpoint, c.req.raw, failure) : null
}

function respondToUnknownRoute(c: Context<AppEnv>): Response {
  const allowedMethods = endpointNames
    .filter((name) => matchesPath(contract[name].path, c.req.path))
    .map((name) => contract[name].method)
  const failure = fail(allowedMethods.length > 0 ? 'method_not_allowed' : 'not_found')
  c.set('failure', failure.failure)
  const response = respondFailure(failure)
  if (allowedMethods.length > 0) response.headers.set('allow', allowedMethods.join(', '))
  return response
}

function matchesPath(contractPath: string, path: string): boolean {
  const expression = contractPath.replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${expression}$`).test(path)
}
