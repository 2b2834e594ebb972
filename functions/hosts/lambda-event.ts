/** The used parts of an API Gateway or function URL event (payload format 2.0). */
export interface LambdaEvent {
  rawPath: string
  rawQueryString?: string
  headers: Record<string, string | undefined>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
  requestContext: { domainName: string; http: { method: string; sourceIp: string } }
}

export interface LambdaResponse {
  statusCode: number
  headers: Record<string, string>
  cookies: string[]
  body: string
  isBase64Encoded: boolean
}

/** Converts the event to a web Request. */
export function toRequest(event: LambdaEvent): Request {
  const { rawPath, rawQueryString, headers, cookies, body, isBase64Encoded, requestContext } = event
  const url = `https://${requestContext.domainName}${rawPath}${rawQueryString ? `?${rawQueryString}` : ''}`
  const definedHeaders = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined)
  const all = new Headers(definedHeaders)
  if (cookies?.length) all.set('cookie', cookies.join('; '))
  const content = body === undefined ? null : Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  return new Request(url, { method: requestContext.http.method, headers: all, body: content })
}

/** Converts a Response to Lambda's format: cookies are a separate list, and binary bodies such as PDFs are Base64. */
export async function toLambdaResponse(response: Response): Promise<LambdaResponse> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  const isBase64Encoded = !isText(response.headers.get('content-type') ?? '')
  const body = Buffer.from(await response.arrayBuffer()).toString(isBase64Encoded ? 'base64' : 'utf8')
  return { statusCode: response.status, headers, cookies: response.headers.getSetCookie(), body, isBase64Encoded }
}

function isText(contentType: string): boolean {
  return /^(text\/|application\/json\b)/i.test(contentType)
}
