import {
  type Contract,
  contract,
  type Endpoint,
  type EndpointName,
  type FailureCode,
  failureResponseSchema,
  travellerHeader,
} from '@nusa/shared/api'
import type * as z from 'zod/mini'
import { withRetries } from './retry.ts'
import { readRecord, type SessionRecord } from './session-record.ts'

const texts = {
  offline: 'We couldn’t reach the server. Please check your connection and try again.',
  timedOut: 'Request timed out. Please check your connection and try again.',
  invalidResponse: 'We couldn’t read the server’s response. Please try again.',
  tooManyAttempts: (seconds: number) => `Too many attempts. Please try again in ${formatDuration(seconds)}.`,
} as const

/** Rounds up: 'a minute', '12 minutes', '2 hours'. */
function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes > 1 ? `${minutes} minutes` : 'a minute'
}

type Body<Name extends EndpointName> = Contract[Name] extends { body: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : undefined
type Query<Name extends EndpointName> = Contract[Name] extends { query: infer Schema extends z.ZodMiniType }
  ? z.input<Schema>
  : undefined
type Upload<Name extends EndpointName> = Contract[Name] extends { upload: object } ? Blob : undefined
type Params<Name extends EndpointName> = Contract[Name]['path'] extends `${string}{${infer Param}}${string}`
  ? Record<Param, string>
  : undefined

type DefinedParts<Parts> = { [Key in keyof Parts as Parts[Key] extends undefined ? never : Key]: Parts[Key] }

type CallOptions<Name extends EndpointName> = DefinedParts<{
  body: Body<Name>
  query: Query<Name>
  /** The uploaded file is sent unchanged, with its own content type. */
  file: Upload<Name>
  params: Params<Name>
}>

/** Empty for an endpoint without options. */
type CallArgs<Name extends EndpointName> = Record<never, never> extends CallOptions<Name> ? [] : [CallOptions<Name>]

type ResponseValue<Name extends EndpointName> = Contract[Name] extends { responseType: string }
  ? globalThis.File
  : z.output<Contract[Name]['response']>

type TransportFailureCode = 'offline' | 'timed_out' | 'bad_answer'

export interface CallFailure {
  ok: false
  code: FailureCode | TransportFailureCode
  message: string
  /** Error messages by field path, for an invalid request or a response that breaks the contract. */
  fields?: Record<string, string>
  /** The format depends on `code`. */
  details?: unknown
  /** In seconds. */
  retryAfter?: number
}

export type CallResult<Name extends EndpointName> = { ok: true; value: ResponseValue<Name> } | CallFailure

/** `slowTimeoutMs` is for uploads, and for calls that book, pay or cancel: the server waits for the payment provider. */
const timeoutMs = 15_000
const slowTimeoutMs = 30_000
const slowCalls: ReadonlySet<EndpointName> = new Set([
  'placeBooking',
  'createXenditInvoice',
  'cancelBooking',
  'putAvatar',
  'putIdentityDocument',
])
/** A button starts these reads. They are not retried, because the traveller can press the button again. */
const userStartedReads: ReadonlySet<EndpointName> = new Set(['downloadData', 'getVoucher', 'getCalendarEntry'])

/** Receives the session that was stored when the call was sent, and whether another traveller has signed in since. */
type Listener = (record: SessionRecord | null, isOtherUser: boolean) => void
const unauthenticatedListeners = new Set<Listener>()

/**
 * Calls `listener` when the visitor is not signed in, or is signed in as another traveller than the page shows. Returns
 * a function that removes the listener.
 */
export function onUnauthenticated(listener: Listener): () => void {
  unauthenticatedListeners.add(listener)
  return () => unauthenticatedListeners.delete(listener)
}

/**
 * Calls the API. Returns expected failures. Retries reads for up to ten seconds, except reads started with a button.
 *
 * The server refuses calls about a traveller if another traveller has signed in, for example in another tab.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  ...[options]: CallArgs<Name>
): Promise<CallResult<Name>> {
  const endpoint: Endpoint = contract[name]
  const record = readRecord()
  const travellerId = endpoint.auth === 'traveller' ? record?.user.id : undefined
  const send = () => sendRequest(name, endpoint, { ...options, travellerId })
  const isRetried = endpoint.method === 'GET' && !userStartedReads.has(name)
  const result = isRetried
    ? await withRetries(send, (result) =>
        !result.ok && isRetryable(result) ? { retryAfter: result.retryAfter } : false,
      )
    : await send()
  if (!result.ok) reportUnauthenticated(result, record)
  return result
}

function reportUnauthenticated({ code }: CallFailure, record: SessionRecord | null): void {
  const isOtherUser = code === 'another_traveller'
  if (!isOtherUser && code !== 'not_authenticated') return
  for (const listener of unauthenticatedListeners) listener(record, isOtherUser)
}

function isRetryable(failure: CallFailure): boolean {
  return ['offline', 'timed_out', 'unavailable', 'internal', 'rate_limited'].includes(failure.code)
}

/**
 * Returns whether the server may have carried out the request although it failed: the response was lost or late, or the
 * server lost the connection to the database. The page has to reload its data.
 */
export function mayHaveSucceeded(result: { ok: true } | { ok: false; code: string }): boolean {
  return !result.ok && ['offline', 'timed_out', 'bad_answer', 'unavailable'].includes(result.code)
}

interface RequestParts {
  body?: unknown
  query?: Record<string, unknown>
  file?: Blob
  params?: Record<string, string>
  /** The traveller that the page shows. */
  travellerId?: number
}

async function sendRequest<Name extends EndpointName>(
  name: Name,
  endpoint: Endpoint,
  request: RequestParts,
): Promise<CallResult<Name>> {
  const { query, params } = request
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
  const url = query ? `${path}?${new URLSearchParams(toQueryStrings(query))}` : path
  let response: Response
  let responseBody: unknown
  try {
    response = await fetch(url, {
      ...toRequestInit(endpoint.method, request),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(slowCalls.has(name) ? slowTimeoutMs : timeoutMs),
    })
    const { responseType } = endpoint
    responseBody =
      response.ok && responseType ? await readFileResponse(response, responseType) : parseJson(await response.text())
  } catch (error) {
    const hasTimedOut = error instanceof DOMException && error.name === 'TimeoutError'
    return hasTimedOut
      ? { ok: false, code: 'timed_out', message: texts.timedOut }
      : { ok: false, code: 'offline', message: texts.offline }
  }
  if (!response.ok) return toCallFailure(response, responseBody)
  const parsed =
    responseBody instanceof File
      ? ({ success: true, data: responseBody } as const)
      : endpoint.response.safeParse(responseBody)
  if (!parsed.success) {
    const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
    return { ok: false, code: 'bad_answer', message: texts.invalidResponse, fields }
  }
  // TypeScript cannot infer the schema from a generic name.
  return { ok: true, value: parsed.data as Extract<CallResult<Name>, { ok: true }>['value'] }
}

function toRequestInit(method: string, { body, file, travellerId }: RequestParts): RequestInit {
  const headers: Record<string, string> = {}
  if (travellerId !== undefined) headers[travellerHeader] = String(travellerId)
  if (method === 'GET') return { method, headers }
  headers['content-type'] = file?.type ?? 'application/json'
  return { method, headers, body: file ?? JSON.stringify(body ?? {}) }
}

function toQueryStrings(query: Record<string, unknown>): Record<string, string> {
  const definedParams = Object.entries(query).filter(([, value]) => value !== undefined)
  return Object.fromEntries(definedParams.map(([name, value]) => [name, String(value)]))
}

function toCallFailure(response: Response, responseBody: unknown): CallFailure {
  const parsed = failureResponseSchema.safeParse(responseBody)
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  if (!parsed.success) {
    // A response that is not in the format of the API comes from a proxy in front of the API.
    const code = response.status >= 502 && response.status <= 504 ? 'unavailable' : 'bad_answer'
    return { ok: false, code, message: texts.invalidResponse, retryAfter }
  }
  const { error } = parsed.data
  const message = error.code === 'rate_limited' && retryAfter ? texts.tooManyAttempts(retryAfter) : error.message
  return { ok: false, ...error, message, retryAfter }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The name of the file may be empty. Returns null if the response has another content type. */
async function readFileResponse(response: Response, responseType: string): Promise<File | null> {
  const disposition = response.headers.get('content-disposition') ?? ''
  const [, name = ''] = /filename="([^"]*)"/.exec(disposition) ?? []
  const type = response.headers.get('content-type') ?? ''
  // A network with a sign-in page (captive portal) responds with HTML.
  return type.startsWith(responseType) ? new File([await response.arrayBuffer()], name, { type }) : null
}
