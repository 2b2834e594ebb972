/** The parts of an API Gateway or function URL event (payload format 2.0) that matter. */
export interface LambdaEvent {
  rawPath: string
  rawQueryString?: string
  headers: Record<string, string | undefined>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
  requestContext: { domainName: string; http: { method: string; sourceIp: string } }
}

export interface LambdaAnswer {
  statusCode: number
  headers: Record<string, string>
  cookies: string[]
  body: string
  isBase64Encoded: boolean
}

/** The event as the web Request that it was. */
export function requestOf(event: LambdaEvent): Request {
  const { rawPath, rawQueryString, headers, cookies, body, isBase64Encoded, requestContext } = event
  const url = `https://${requestContext.domainName}${rawPath}${rawQueryString ? `?${rawQueryString}` : ''}`
  const given = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined)
  const all = new Headers(given)
  if (cookies?.length) all.set('cookie', cookies.join('; '))
  const content = body === undefined ? null : Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  return new Request(url, { method: requestContext.http.method, headers: all, body: content })
}

/** The Response as Lambda wants it: cookies on their own, and as text only what is text, for a PDF would not survive that. */
export async function answerOf(response: Response): Promise<LambdaAnswer> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  const isBase64Encoded = !isText(response.headers.get('content-type') ?? '')
  const body = Buffer.from(await response.arrayBuffer()).toString(isBase64Encoded ? 'base64' : 'utf8')
  return { statusCode: response.status, headers, cookies: response.headers.getSetCookie(), body, isBase64Encoded }
}

function isText(contentType: string): boolean {
  return /^(text\/|application\/json\b)/i.test(contentType)
}
