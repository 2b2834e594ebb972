/** Payload format 2.0, sent by an HTTP API or a function URL. */
export interface HttpApiEvent {
  rawPath: string
  rawQueryString?: string
  headers: Record<string, string | undefined>
  cookies?: string[]
  body?: string | null
  isBase64Encoded?: boolean
  /** `stage` is the first part of the path. The stage `$default` is not part of the path. */
  requestContext: { domainName: string; stage?: string; http: { method: string; sourceIp: string } }
}

/** Payload format 1.0, sent by a REST API. `path` does not contain the stage. */
export interface RestApiEvent extends LegacyEvent {
  requestContext: { domainName?: string; identity: { sourceIp: string } }
}

/** The query parameters are not decoded. */
export interface LoadBalancerEvent extends LegacyEvent {
  requestContext: { elb: object }
}

interface LegacyEvent {
  httpMethod: string
  path: string
  headers?: Record<string, string | undefined> | null
  /** A load balancer sends these headers only if multi-value headers are enabled. */
  multiValueHeaders?: Record<string, string[] | undefined> | null
  queryStringParameters?: Record<string, string | undefined> | null
  multiValueQueryStringParameters?: Record<string, string[] | undefined> | null
  body?: string | null
  isBase64Encoded?: boolean
}

export type LambdaEvent = HttpApiEvent | RestApiEvent | LoadBalancerEvent

interface CommonResponseFields {
  statusCode: number
  body: string
  isBase64Encoded: boolean
}

/** The format depends on the sender of the event. */
export type LambdaResponse = CommonResponseFields &
  (
    | { headers: Record<string, string>; cookies: string[] }
    | { multiValueHeaders: Record<string, string[]> }
    | { headers: Record<string, string> }
  )

const isHttpApiEvent = (event: LambdaEvent): event is HttpApiEvent => 'rawPath' in event
const isLoadBalancerEvent = (event: LambdaEvent): event is LoadBalancerEvent => 'elb' in event.requestContext

export function toRequest(event: LambdaEvent): Request {
  const { method, host, path, query, headers } = isHttpApiEvent(event) ? readHttpApi(event) : readLegacy(event)
  const bodyContent = event.body ? Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8') : null
  const search = query === '' ? '' : `?${query}`
  return new Request(`https://${host}${path}${search}`, { method, headers, body: bodyContent })
}

function readHttpApi({ rawPath, rawQueryString = '', headers, cookies, requestContext }: HttpApiEvent) {
  const { domainName, stage, http } = requestContext
  const stagePrefix = stage === undefined ? '' : `/${stage}`
  const hasStage = rawPath.startsWith(`${stagePrefix}/`)
  const allHeaders = toHeaders(Object.entries(headers).map(([name, value]) => [name, [value]]))
  if (cookies?.length) allHeaders.set('cookie', cookies.join('; '))
  return {
    method: http.method,
    host: domainName,
    path: hasStage ? rawPath.slice(stagePrefix.length) : rawPath,
    query: rawQueryString,
    headers: allHeaders,
  }
}

function readLegacy(event: RestApiEvent | LoadBalancerEvent) {
  const headers = toHeaders(listValues(event.headers, event.multiValueHeaders))
  const parameters = listValues(event.queryStringParameters, event.multiValueQueryStringParameters)
  const pairs = parameters.flatMap(([name, values]) => values.map((value = '') => [name, value] as [string, string]))
  const query = isLoadBalancerEvent(event)
    ? pairs.map((pair) => pair.join('=')).join('&')
    : new URLSearchParams(pairs).toString()
  const domainName = isLoadBalancerEvent(event) ? undefined : event.requestContext.domainName
  return {
    method: event.httpMethod,
    host: domainName ?? headers.get('host') ?? 'localhost',
    path: event.path,
    query,
    headers,
  }
}

type NamedValues = [name: string, values: (string | undefined)[]]

/** If `multiValues` exists, it contains all values. */
function listValues(
  singleValues: Record<string, string | undefined> | null | undefined,
  multiValues: Record<string, string[] | undefined> | null | undefined,
): NamedValues[] {
  if (multiValues) return Object.entries(multiValues).map(([name, values]) => [name, values ?? []])
  return Object.entries(singleValues ?? {}).map(([name, value]) => [name, [value]])
}

function toHeaders(entries: readonly NamedValues[]): Headers {
  const headers = new Headers()
  for (const [name, values] of entries) {
    const definedValues = values.filter((value) => value !== undefined)
    // Several cookies are joined by semicolons into a single header. Values of other headers are joined by commas.
    const separator = name.toLowerCase() === 'cookie' ? '; ' : ', '
    if (definedValues.length > 0) headers.set(name, definedValues.join(separator))
  }
  return headers
}

/**
 * Returns the caller's IP address. A load balancer appends the address to `x-forwarded-for`. The caller may have forged
 * earlier entries.
 */
export function readCallerIp(event: LambdaEvent): string | undefined {
  if (isHttpApiEvent(event)) return event.requestContext.http.sourceIp
  if (!isLoadBalancerEvent(event)) return event.requestContext.identity.sourceIp
  return readLegacy(event).headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
}

/**
 * Converts a response to the format that the sender of the event expects. Binary bodies such as PDFs are encoded as
 * Base64.
 */
export async function toLambdaResponse(response: Response, event: LambdaEvent): Promise<LambdaResponse> {
  const isBase64Encoded = !isText(response.headers.get('content-type') ?? '')
  const body = Buffer.from(await response.arrayBuffer()).toString(isBase64Encoded ? 'base64' : 'utf8')
  const commonFields = { statusCode: response.status, body, isBase64Encoded }
  const cookies = response.headers.getSetCookie()
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  if (isHttpApiEvent(event)) return { ...commonFields, headers, cookies }
  if (isLoadBalancerEvent(event) && !event.multiValueHeaders)
    return { ...commonFields, headers: { ...headers, ...createCookieHeaders(cookies) } }
  const headerLists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))
  return {
    ...commonFields,
    multiValueHeaders: cookies.length > 0 ? { ...headerLists, 'set-cookie': cookies } : headerLists,
  }
}

/**
 * If multi-value headers are disabled, a load balancer accepts one value per header name. Unlike browsers, load
 * balancers distinguish upper and lower case in names, so each cookie gets a name with a different case.
 */
function createCookieHeaders(cookies: readonly string[]): Record<string, string> {
  const names = ['set-cookie', 'Set-Cookie', 'SET-COOKIE']
  if (cookies.length > names.length) throw new Error(`A response sets ${cookies.length} cookies.`)
  return Object.fromEntries(cookies.map((cookie, index) => [names[index], cookie]))
}

function isText(contentType: string): boolean {
  return /^(text\/|application\/json\b)/i.test(contentType)
}
