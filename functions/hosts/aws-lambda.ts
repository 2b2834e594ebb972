import { lazyApp } from './lazy-app.ts'

/** The parts of an API Gateway or function URL event (payload format 2.0) that matter. */
interface LambdaEvent {
  rawPath: string
  rawQueryString?: string
  headers: Record<string, string | undefined>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
  requestContext: { domainName: string; http: { method: string; sourceIp: string } }
}

interface LambdaAnswer {
  statusCode: number
  headers: Record<string, string>
  cookies: string[]
  body: string
}

const serve = lazyApp()

/** AWS Lambda's handler, behind API Gateway (HTTP API) or a function URL. */
export async function handler(event: LambdaEvent): Promise<LambdaAnswer> {
  const response = await serve(toRequest(event), { remoteAddress: event.requestContext.http.sourceIp })
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
  return { statusCode: response.status, headers, cookies: response.headers.getSetCookie(), body: await response.text() }
}

function toRequest({ rawPath, rawQueryString, headers, cookies, body, isBase64Encoded, requestContext }: LambdaEvent) {
  const url = `https://${requestContext.domainName}${rawPath}${rawQueryString ? `?${rawQueryString}` : ''}`
  const given = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined)
  const all = new Headers(given)
  if (cookies?.length) all.set('cookie', cookies.join('; '))
  const content = body === undefined ? null : Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  return new Request(url, { method: requestContext.http.method, headers: all, body: content })
}
