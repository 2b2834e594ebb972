import { createHash, timingSafeEqual } from 'node:crypto'
import { contract, type Endpoint, type EndpointName, travellerHeader } from '@nusa/shared/api'
import { isFromOurSite } from '@nusa/shared/callers'
import type { Traveller } from '../ports/accounts.ts'
import type { Deps } from '../ports/deps.ts'
import { type Failure, fail, isFailure } from '../ports/failure.ts'
import type { Call, Handlers, Reply } from './call.ts'
import { createSessionCookies, readSessionCookie } from './cookies.ts'
import { limitAccountAttempts, limitIpAttempts, trustOwnerIp } from './limit-attempts.ts'
import { parseWith, readJson, readUpload } from './parse.ts'
import { recordRefusedWebhook } from './refused-webhook.ts'
import { respond, respondFailure, respondFile } from './respond.ts'

export interface HostInfo {
  /** The IP address of the caller, or of the last proxy before this host. */
  remoteAddress?: string | undefined
}

export interface IncomingRequest {
  request: Request
  params: Record<string, string>
  ip: string
  allowedOrigins: ReadonlySet<string>
}

export async function serveEndpoint<N extends EndpointName>(
  name: N,
  deps: Deps,
  handlers: Handlers,
  incomingRequest: IncomingRequest,
): Promise<{ response: Response; failure: Failure | null }> {
  const call = await prepareCall(name, deps, incomingRequest)
  if (isFailure(call)) return { response: respondFailure(call), failure: call }
  const result = await handlers[name](call)
  if (isFailure(result)) return { response: respondFailure(result), failure: result }
  if (result.authenticatedEmail !== undefined) {
    await trustOwnerIp(deps, name, { email: result.authenticatedEmail, ip: incomingRequest.ip })
  }
  return { response: addSessionCookies(toResponse(result), result.session, deps), failure: null }
}

function toResponse<N extends EndpointName>({ body, headers }: Reply<N>): Response {
  return body instanceof Uint8Array ? respondFile(body, headers) : respond(body, headers)
}

/** If `session` is null, deletes the cookies. If it is undefined, leaves them unchanged. */
function addSessionCookies(response: Response, session: Reply<EndpointName>['session'], { settings }: Deps): Response {
  if (session === undefined) return response
  for (const cookie of createSessionCookies(session, settings.siteUrl)) response.headers.append('set-cookie', cookie)
  return response
}

async function prepareCall<N extends EndpointName>(
  name: N,
  deps: Deps,
  { request, params, ip, allowedOrigins }: IncomingRequest,
): Promise<Call<N> | Failure> {
  const endpoint: Endpoint = contract[name]
  const sourceFailure = findSourceFailure(deps, endpoint, request, allowedOrigins)
  if (sourceFailure) {
    if (endpoint.auth === 'xendit') await recordRefusedWebhook(deps, request, ip)
    return sourceFailure
  }
  const ipFailure = endpoint.auth === 'xendit' ? null : await limitIpAttempts(deps, name, ip)
  if (ipFailure) return ipFailure

  const sessionToken = readSessionCookie(request, deps.settings.siteUrl)
  const traveller = endpoint.auth === 'traveller' ? await readTraveller(deps, sessionToken, request) : null
  if (isFailure(traveller)) return traveller

  const query = parseQuery(endpoint, request)
  if (isFailure(query)) return query
  const body = await parseBody(endpoint, request)
  if (isFailure(body)) return body
  const accountFailure = await limitAccountAttempts(deps, name, { body: body.value, traveller, ip })
  if (accountFailure) return accountFailure
  const file = endpoint.upload ? await readUpload(request, endpoint.upload) : null
  if (isFailure(file)) return file
  // The schemas of this endpoint have validated the body and the query, but TypeScript cannot infer their types.
  return { body: body.value, query: query.value, file, params, traveller, sessionToken } as Call<N>
}

/**
 * The traveller header contains the ID of the traveller whose account the browser tab shows. Returns a failure if a
 * different traveller has signed in since then, for example in another tab.
 */
async function readTraveller({ accounts }: Deps, token: string | null, request: Request): Promise<Traveller | Failure> {
  const session = token === null ? null : await accounts.readSession(token)
  if (!session) return fail('not_authenticated')
  const shownId = request.headers.get(travellerHeader)
  const isSameTraveller = shownId === null || shownId === String(session.traveller.id)
  return isSameTraveller ? session.traveller : fail('another_traveller')
}

function parseQuery(endpoint: Endpoint, request: Request): { value: unknown } | Failure {
  if (!endpoint.query) return { value: null }
  return parseWith(endpoint.query, Object.fromEntries(new URL(request.url).searchParams))
}

async function parseBody(endpoint: Endpoint, request: Request): Promise<{ value: unknown } | Failure> {
  if (!endpoint.body) return { value: null }
  const json = await readJson(request, endpoint.maxBodyBytes)
  return isFailure(json) ? json : parseWith(endpoint.body, json.value)
}

/** Returns a failure if a webhook lacks Xendit's token, or if another write does not come from a page of our site. */
function findSourceFailure(
  deps: Deps,
  endpoint: Endpoint,
  request: Request,
  allowedOrigins: ReadonlySet<string>,
): Failure | null {
  if (endpoint.auth === 'xendit') {
    const token = request.headers.get('x-callback-token') ?? ''
    return isSameSecret(token, deps.settings.webhookToken) ? null : fail('webhook_unauthorized')
  }
  if (endpoint.method === 'GET') return null
  if (!isFromOurSite(request, allowedOrigins)) return fail('forbidden_origin')
  return hasFormContentType(request) ? fail('unsupported_media_type') : null
}

/** A form on another site can send these types without a CORS preflight. */
function hasFormContentType(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(type)
}

/** Compares two secrets in constant time, independent of their length. */
export function isSameSecret(actual: string, expected: string): boolean {
  return timingSafeEqual(digest(actual), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
